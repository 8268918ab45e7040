// What a client may ask for, checked at the border: inside the server these types are true.
import { z } from 'zod';
import { LONGEST_USUAL_MESSAGE, type RefusalCode } from './words.ts';

const table = z.string().regex(/^[A-Za-z0-9_-]{4,40}$/u);
const key = z.string().regex(/^[A-Za-z0-9_-]{8,100}$/u);
const seat = z.int().min(1).max(9);
const seatOrNone = z.int().min(0).max(9);
const position = z.int().min(0).max(1_000_000);
const word = z.string().regex(/^[a-z0-9][a-z0-9+-]{0,99}$/u);
const words = z.array(word).max(60);

/** Text for people: no control characters, nothing that turns the writing direction of others, no broken halves. */
const NOT_FOR_PEOPLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const people = (longest: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => text.trim() !== '' && !NOT_FOR_PEOPLE.test(text), 'not a plain text for people');

/** What a player types: whatever can be seen. */
const command = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
const commands = z.array(command).min(1).max(40);

/** The words of a deck are whatever somebody typed: the game says which card is none, and why. */
const cards = z.array(z.string().max(100)).max(60);

const config = z.strictObject({
  game: word.optional(),
  boxes: words.optional(),
  players: z.int().min(1).max(9).optional(),
  epidemics: z.int().min(0).max(20).optional(),
  roles: z.union([z.literal('random'), words]).optional(),
  pool: words.optional(),
  events: words.optional(),
  challenges: words.optional(),
  options: z.record(word, word).optional(),
  decks: z.record(word, cards).optional(),
});

const yesNo = z.enum(['yes', 'no']);
/** Which aids the page may give; what is left out is allowed. */
const aids = z.strictObject({ infectionPanel: yesNo.optional(), hints: yesNo.optional() });
/** Who else may look, whether the table stands in the public list, and which aids it does without. */
const openness = {
  watchers: z.enum(['allowed', 'none']).optional(),
  listed: yesNo.optional(),
  aids: aids.optional(),
};

/** A date of UTC. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/u);
/** How many results of a list come before the first that is wanted. */
const from = z.int().min(0).max(10_000);

/** Which history of the server somebody knows: a word that `hello` and `open` told. */
const epoch = z.string().regex(/^[\x21-\x7e]{1,100}$/u);

/** Those who win together, counted from 1. */
const side = z.int().min(1).max(9);

/** A number by which the answer is found again. */
const id = z.int().min(1).max(2_147_483_647);

const request = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), id, ...shape });

const requestSchema = z.discriminatedUnion('type', [
  request('hello', { protocol: z.int().min(1).max(1_000_000) }),
  request('games', {}),
  request('create', { config, ...openness }),
  request('import', { text: z.string().min(1).max(200_000), ...openness }),
  request('fork', { table, move: position, seat: seatOrNone.optional(), ...openness }),
  request('daily', { day: day.optional(), from: from.optional() }),
  request('daily-table', { day: day.optional(), listed: openness.listed, aids: openness.aids }),
  request('deal', { table, from: from.optional(), bots: z.literal('play').optional() }),
  request('tables', {}),
  request('listed', {}),
  request('open', { table, key: key.optional(), after: position.optional(), epoch: epoch.optional() }),
  request('close', { table }),
  request('link', { table, which: z.enum(['invite', 'watch']) }),
  request('unlist', { table }),
  request('sit', { table, seat }),
  request('leave', { table, seat }),
  request('hand-over', { table, seat }),
  request('bot', { table, seat, bot: word.optional() }),
  request('start', { table }),
  request('play', {
    table,
    seat,
    position,
    commands,
    mark: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/u)
      .optional(),
  }),
  request('undo', { table, seat, position, to: position.optional() }),
  request('say', { table, text: people(500), to: z.literal('side').optional(), seat: seat.optional() }),
  request('propose', { table, seat, position, commands, note: people(200).optional() }),
  request('foresee', { table, seat, position, commands: z.array(command).max(40) }),
  request('answer', { table, seat, proposal: position, answer: yesNo }),
  request('withdraw', { table, seat, proposal: position }),
  request('adopt', {
    table,
    seat,
    proposal: position,
    position,
    steps: z.int().min(1).max(40).optional(),
  }),
  request('vote', { table, seat, abandon: yesNo }),
  request('look', { table, move: position, seat: seatOrNone.optional() }),
  request('why', {
    table,
    seat,
    kinds: z.array(word).max(64).optional(),
    commands: z.array(command).max(64).optional(),
  }),
  request('hint', { table, seat, position }),
  request('chance', { table, seat: seatOrNone }),
  request('explain', { table, seat: seatOrNone, move: z.int().min(1).max(1_000_000) }),
  request('analysis', { table, side: side.optional() }),
  request('cancel', { request: id }),
  request('export', { table }),
  request('hook', { table, seat: seatOrNone, url: z.string().min(1).max(2000) }),
  request('hooks', { table }),
  request('unhook', { table, hook: key }),
  request('test-hook', { table, hook: key }),
]);

export type Request = z.infer<typeof requestSchema>;
export type RequestType = Request['type'];

/** Every kind of request there is. */
export const REQUEST_TYPES: readonly RequestType[] = requestSchema.options.map(
  ({ shape }) => shape.type.value,
);
export type RequestOf<Type extends RequestType> = Extract<Request, { type: Type }>;

export type Parsed =
  | { readonly ok: true; readonly request: Request }
  | {
      readonly ok: false;
      /** The number of the request where it could be read, so that the refusal finds its way. */
      readonly id: number | undefined;
      readonly code: Extract<RefusalCode, 'bad-message' | 'too-large'>;
      readonly message: string;
    };

/** How deep a message may be nested; none of ours goes deeper than four. */
const DEEPEST = 6;
/** How many members a list or an object of a message may have; none of ours has more than sixty. */
const WIDEST = 100;

/** Reads one message of so many bytes. Never throws, and soon comes to an end whatever it is given. */
export function parseRequest(text: string, bytes: number = text.length): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, id: undefined, code: 'bad-message', message: 'A message is one JSON object.' };
  }
  if (bytes > LONGEST_USUAL_MESSAGE && !isImport(value))
    return { ok: false, id: idOf(value), code: 'too-large', message: 'The message is too large.' };
  if (!isSmall(value, DEEPEST)) {
    const message = 'The message is nested too deep, or a part of it has too many members.';
    return { ok: false, id: idOf(value), code: 'bad-message', message };
  }
  const result = requestSchema.safeParse(value);
  return result.success
    ? { ok: true, request: result.data }
    : { ok: false, id: idOf(value), code: 'bad-message', message: firstTrouble(result.error) };
}

function isImport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'import';
}

/** Checked before anything else, because a schema names all that is wrong, one by one. */
function isSmall(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const members = Object.values(value);
  return levels > 0 && members.length <= WIDEST && members.every((inner) => isSmall(inner, levels - 1));
}

const numbered = z.object({ id });

function idOf(value: unknown): number | undefined {
  const found = numbered.safeParse(value);
  return found.success ? found.data.id : undefined;
}

/** Names the field and what is wrong with it, and repeats nothing of what was sent. */
function firstTrouble(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'The message is not understood.';
  const where = issue.path.length === 0 ? 'The message' : placeOf(issue.path);
  if (issue.code === 'invalid_union' && issue.path[0] === 'type') return 'There is no such type of message.';
  if (issue.code === 'unrecognized_keys') return `${where} has fields that do not belong there.`;
  if (issue.code === 'invalid_type')
    return `${where} is missing or of the wrong type (expected ${issue.expected}).`;
  if (issue.code === 'too_big') return `${where} is too long or too large.`;
  if (issue.code === 'too_small') return `${where} is too short or too small.`;
  return `${where} is not what the protocol says.`;
}

/** The names of options and decks are the sender's own words: they end the path, but for the number of a card. */
function placeOf(path: readonly PropertyKey[]): string {
  const own = path.findIndex((part) => part === 'options' || part === 'decks');
  const name = (own < 0 ? path : path.slice(0, own + 1)).map(String).join('.');
  const card = path[own + 2];
  return path[own] === 'decks' && typeof card === 'number'
    ? `Card ${String(card + 1)} of “${name}”`
    : `“${name}”`;
}
