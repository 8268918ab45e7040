// Requests as the protocol allows them, for tests that need any of them. Written beside the schema, not from it.
import fc, { type Arbitrary } from 'fast-check';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const CAPITALS = LETTERS.map((letter) => letter.toUpperCase());
const DIGITS = Array.from('0123456789');
const LINK_SIGNS = [...LETTERS, ...CAPITALS, ...DIGITS, '_', '-'];

const text = (signs: readonly string[], minLength: number, maxLength: number): Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength });

const table = text(LINK_SIGNS, 4, 40);
const key = text(LINK_SIGNS, 8, 100);
const seat = fc.integer({ min: 1, max: 9 });
const seatOrNone = fc.integer({ min: 0, max: 9 });
const position = fc.integer({ min: 0, max: 1_000_000 });
const word = fc
  .tuple(fc.constantFrom(...LETTERS, ...DIGITS), text([...LETTERS, ...DIGITS, '+', '-'], 0, 99))
  .map(([first, rest]) => first + rest);
const words = fc.array(word, { maxLength: 60 });
const yesNo = fc.constantFrom('yes', 'no');
/** Letters, signs and pictures of many scripts, none of which hides or turns others. */
const seen = [...LETTERS, ...DIGITS, ' ', '-', ',', '<', '&', '"', "'", '\\', 'é', 'ß', 'ж', '病', 'א', '😀'];
const said = (longest: number): Arbitrary<string> =>
  text(seen, 1, Math.floor(longest / 2)).filter((one) => one.trim() !== '');
const command = text(seen, 1, 100);
const commands = fc.array(command, { minLength: 1, maxLength: 40 });

const config = fc.record(
  {
    game: word,
    boxes: words,
    players: fc.integer({ min: 1, max: 9 }),
    epidemics: fc.integer({ min: 0, max: 20 }),
    roles: fc.oneof(fc.constant('random'), words),
    pool: words,
    events: words,
    challenges: words,
    options: fc.dictionary(word, word, { maxKeys: 60 }),
  },
  { requiredKeys: [] },
);

const aids = fc.record({ infectionPanel: yesNo, hints: yesNo }, { requiredKeys: [] });
const openness = { watchers: fc.constantFrom('allowed', 'none'), listed: yesNo, aids };

const day = fc
  .tuple(text(DIGITS, 4, 4), text(DIGITS, 2, 2), text(DIGITS, 2, 2))
  .map((parts) => parts.join('-'));
const from = fc.integer({ min: 0, max: 10_000 });

type Fields = Readonly<Record<string, Arbitrary<unknown>>>;

/** What each kind of request must have and what it may have besides. */
export const FIELDS: Readonly<Record<string, { readonly must: Fields; readonly may?: Fields }>> = {
  hello: { must: { protocol: fc.integer({ min: 1, max: 1_000_000 }) } },
  games: { must: {} },
  create: { must: { config }, may: openness },
  import: { must: { text: fc.string({ minLength: 1 }) }, may: openness },
  fork: { must: { table, move: position }, may: { seat: seatOrNone, ...openness } },
  daily: { must: {}, may: { day, from } },
  'daily-table': { must: {}, may: { day, listed: yesNo, aids } },
  deal: { must: { table }, may: { from, bots: fc.constant('play') } },
  tables: { must: {} },
  listed: { must: {} },
  open: { must: { table }, may: { key, after: position } },
  close: { must: { table } },
  link: { must: { table, which: fc.constantFrom('invite', 'watch') } },
  sit: { must: { table, seat } },
  leave: { must: { table, seat } },
  'hand-over': { must: { table, seat } },
  bot: { must: { table, seat }, may: { bot: word } },
  start: { must: { table } },
  play: {
    must: { table, seat, position, commands },
    may: { mark: text([...LETTERS, ...DIGITS, '!', '~', '"'], 1, 64) },
  },
  undo: { must: { table, seat, position }, may: { to: position } },
  say: { must: { table, text: said(500) }, may: { seat, to: fc.constant('side') } },
  propose: { must: { table, seat, position, commands }, may: { note: said(200) } },
  answer: { must: { table, seat, proposal: position, answer: yesNo } },
  withdraw: { must: { table, seat, proposal: position } },
  adopt: {
    must: { table, seat, proposal: position, position },
    may: { steps: fc.integer({ min: 1, max: 40 }) },
  },
  vote: { must: { table, seat, abandon: yesNo } },
  look: { must: { table, move: position }, may: { seat: seatOrNone } },
  export: { must: { table } },
  hook: { must: { table, seat: seatOrNone, url: fc.string({ minLength: 1, maxLength: 2000 }) } },
  hooks: { must: { table } },
  unhook: { must: { table, hook: key } },
  'test-hook': { must: { table, hook: key } },
};

export const TYPES = Object.keys(FIELDS);

export const id = fc.integer({ min: 1, max: 2_147_483_647 });

export type AnyRequest = Readonly<Record<string, unknown>> & { readonly type: string; readonly id: number };

export function requestOf(type: string): Arbitrary<AnyRequest> {
  const { must, may = {} } = FIELDS[type]!;
  const head = fc.record({ type: fc.constant(type), id });
  const body = fc.record({ ...must, ...may }, { requiredKeys: Object.keys(must) });
  return fc.tuple(head, body).map(([known, more]) => ({ ...more, ...known }));
}

export const anyRequest: Arbitrary<AnyRequest> = fc.constantFrom(...TYPES).chain(requestOf);
