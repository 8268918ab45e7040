// Requests as the protocol has them, for tables that are there: mostly what somebody could mean, sometimes another's seat,
// a foreign table, an old board, a key that fits elsewhere, strange words.
import type { RequestType } from '@cordon/protocol';
import type { Chance } from '../../chaos/chance.ts';
import type { KnownTable, Scene } from '../scene.ts';
import { drawnName, hostileNumber, hostileText } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How well the sender means it. */
export type Manner = 'sensible' | 'hostile';

export interface Author {
  readonly chance: Chance;
  readonly scene: Scene;
  readonly manner: Manner;
  /** Tables that the sender has opened. */
  readonly opened: ReadonlySet<string>;
}

const NOWHERE: KnownTable = {
  table: 'zzzzzzzzzz',
  whose: 'own',
  keys: [],
  position: 0,
  number: 0,
  players: 2,
  legal: new Map(),
  proposals: [],
};

interface Words {
  readonly table: string;
  readonly seat: () => unknown;
  readonly position: () => unknown;
  readonly number: (right: number) => unknown;
  readonly key: () => unknown;
  readonly commands: () => unknown;
  readonly text: () => unknown;
  readonly proposal: () => unknown;
  readonly yesNo: () => unknown;
}

function wordsFor({ chance, scene, manner, opened }: Author): Words {
  const wild = (): boolean => manner === 'hostile' && chance.oneIn(4);
  const { tables } = scene;
  const near = chance.oneIn(4) ? tables : tables.filter(({ table }) => opened.has(table));
  const at = near.length === 0 ? NOWHERE : chance.pick(near);
  const others = tables.flatMap(({ keys }) => keys);
  const number = (right: number): unknown => {
    if (wild()) return hostileNumber(chance);
    return manner === 'hostile' && chance.oneIn(3) ? right + chance.below(5) - 2 : right;
  };
  const seat = 1 + chance.below(at.players);
  const command = (): unknown => {
    if (wild()) return hostileText(chance);
    const list = at.legal.get(chance.oneIn(4) ? 1 + chance.below(at.players) : seat) ?? [];
    return list.length === 0 ? chance.pick(['end', 'drive chicago', 'treat blue']) : chance.pick(list);
  };
  return {
    table: wild() ? chance.pick([drawnName(chance, 10), hostileText(chance), NOWHERE.table]) : at.table,
    seat: () => (wild() ? hostileNumber(chance) : seat),
    position: () => number(at.position),
    number,
    key: () => {
      if (wild() || at.keys.length === 0)
        return others.length === 0 || chance.oneIn(2) ? drawnName(chance, 26) : chance.pick(others);
      return chance.pick(at.keys);
    },
    commands: () => Array.from({ length: chance.oneIn(5) ? 1 + chance.below(6) : 1 }, command),
    text: () => (manner === 'hostile' ? hostileText(chance) : 'hello there'),
    proposal: () => (at.proposals.length === 0 ? number(at.number) : chance.pick(at.proposals)),
    yesNo: () => (wild() ? hostileText(chance) : chance.pick(['yes', 'no'])),
  };
}

/** As many long texts as a request may hold, none of which is a command. */
const costlyWords = (chance: Chance): string[] =>
  Array.from({ length: 64 }, () => `drvie ${drawnName(chance, 150)}`);

const CONFIGS: readonly Fields[] = [
  {},
  { players: 2 },
  { players: 4, epidemics: 6, options: { hands: 'private' } },
  { game: 'iberia', players: 3 },
  { game: 'iberia', players: 2, challenges: ['influx-of-patients', 'historical-diseases'] },
  { roles: ['medic', 'scientist'], players: 2 },
  { boxes: ['brink', 'lab'], epidemics: 7 },
  { boxes: ['brink', 'lab'], players: 2, challenges: ['virulent-strain', 'mutation'] },
  { boxes: ['brink', 'lab'], players: 3, challenges: ['worldwide-panic'], options: { hands: 'private' } },
  { boxes: ['brink'], players: 3, challenges: ['bio-terrorist'] },
  { boxes: ['lab'], players: 4, challenges: ['team'] },
  {
    boxes: ['brink', 'lab'],
    players: 4,
    challenges: ['bio-terrorist', 'lab'],
    options: { hands: 'private' },
  },
];

function configOf({ chance, manner }: Author): unknown {
  const config = chance.pick(CONFIGS);
  if (manner === 'sensible') return config;
  const field = chance.pick([
    'game',
    'boxes',
    'players',
    'epidemics',
    'roles',
    'pool',
    'events',
    'challenges',
    'options',
  ]);
  const value = chance.pick([
    () => hostileText(chance),
    () => hostileNumber(chance),
    () => [hostileText(chance)],
    () => ['medic', 'medic', 'constructor'],
    () => ['mutation', 'worldwide-panic'],
    () => ({ [hostileText(chance)]: hostileText(chance) }),
    () => ({ hands: 'constructor' }),
  ])();
  return { ...config, [field]: value };
}

/** A saved game, or what somebody takes for one. */
function savedText(chance: Chance): string {
  const head = 'cordon 1\ngame base\nplayers 2\nepidemics 4\nroles random\n';
  const seed = `seed-hash ${'0'.repeat(64)}\nseed ${'1'.repeat(32)}\nresult running\nmoves\n`;
  return chance.pick([
    head,
    head + seed,
    `${head}boxes brink lab\nchallenges mutation worldwide-panic\n${seed}`,
    `${head}option __proto__ x\n${seed}1: end\n`,
    `cordon 2\n${head}`,
    `cordon ${'9'.repeat(300)}`,
    `${head}${seed}1: drive${' '.repeat(490)}x`,
    `${head}${'#\n'.repeat(6000)}`,
    head.replaceAll('\n', '\r\n'),
    `${head}${hostileText(chance)} ${hostileText(chance)}\n${seed}`,
    hostileText(chance),
  ]);
}

const openness = (chance: Chance): Fields =>
  chance.oneIn(3)
    ? {
        watchers: chance.pick(['allowed', 'none']),
        listed: chance.pick(['yes', 'no', 'no']),
        ...(chance.oneIn(2) ? { aids: { hints: chance.pick(['yes', 'no']) } } : {}),
      }
    : {};

const DAYS = ['2026-01-01', '2026-11-16', '1999-12-31', '9999-12-31', '2026-02-31'];

const MAKERS: Readonly<Record<RequestType, (words: Words, author: Author) => Fields>> = {
  hello: ({ number }) => ({ protocol: number(1) }),
  games: () => ({}),
  create: (_, author) => ({ config: configOf(author), ...openness(author.chance) }),
  import: (_, { chance }) => ({ text: savedText(chance), ...openness(chance) }),
  fork: ({ table, number, seat }, { chance }) => ({
    table,
    move: number(chance.below(6)),
    ...(chance.oneIn(2) ? { seat: seat() } : {}),
  }),
  daily: ({ number, text }, { chance }) => ({
    ...(chance.oneIn(3) ? { day: chance.pick([chance.pick(DAYS), text()]) } : {}),
    ...(chance.oneIn(3) ? { from: number(chance.below(60)) } : {}),
  }),
  'daily-table': ({ text }, { chance }) => ({
    ...(chance.oneIn(3) ? { day: chance.pick([chance.pick(DAYS), text()]) } : {}),
    ...(chance.oneIn(3) ? { listed: chance.pick(['yes', 'no']) } : {}),
  }),
  deal: ({ table, number }, { chance }) => ({
    table,
    ...(chance.oneIn(3) ? { from: number(chance.below(60)) } : {}),
    ...(chance.oneIn(3) ? { bots: 'play' } : {}),
  }),
  tables: () => ({}),
  listed: () => ({}),
  open: ({ table, key, number }, { chance }) => ({
    table,
    ...(chance.oneIn(4) ? {} : { key: key() }),
    ...(chance.oneIn(3) ? { after: number(0) } : {}),
  }),
  close: ({ table }) => ({ table }),
  link: ({ table }, { chance }) => ({ table, which: chance.pick(['invite', 'watch']) }),
  unlist: ({ table }) => ({ table }),
  sit: ({ table, seat }) => ({ table, seat: seat() }),
  leave: ({ table, seat }) => ({ table, seat: seat() }),
  'hand-over': ({ table, seat }) => ({ table, seat: seat() }),
  bot: ({ table, seat }, { chance }) => ({
    table,
    seat: seat(),
    ...(chance.oneIn(3) ? {} : { bot: chance.pick(['random', 'greedy', 'constructor', 'nobody']) }),
  }),
  start: ({ table }) => ({ table }),
  play: ({ table, seat, position, commands }, { chance }) => ({
    table,
    seat: seat(),
    position: position(),
    commands: commands(),
    ...(chance.oneIn(4) ? { mark: chance.pick(['m', '~!', hostileText(chance)]) } : {}),
  }),
  undo: ({ table, seat, position, number }, { chance }) => ({
    table,
    seat: seat(),
    position: position(),
    ...(chance.oneIn(2) ? { to: number(chance.below(5)) } : {}),
  }),
  hint: ({ table, seat, position }) => ({ table, seat: seat(), position: position() }),
  chance: ({ table, seat }) => ({ table, seat: seat() }),
  explain: ({ table, seat, number }, { chance }) => ({
    table,
    seat: seat(),
    move: number(chance.below(6) + 1),
  }),
  analysis: ({ table, number }, { chance }) => ({
    table,
    ...(chance.oneIn(2) ? { side: number(chance.below(4)) } : {}),
  }),
  cancel: ({ number }, { chance }) => ({ request: number(chance.below(60) + 1) }),
  why: ({ table, seat, commands }, { chance }) => ({
    table,
    seat: seat(),
    ...(chance.oneIn(2)
      ? { kinds: [chance.pick(['drive', 'cure', 'constructor', hostileText(chance)])] }
      : {}),
    ...(chance.oneIn(2) ? { commands: chance.oneIn(4) ? costlyWords(chance) : commands() } : {}),
  }),
  say: ({ table, seat, text }, { chance }) => ({
    table,
    text: text(),
    ...(chance.oneIn(3) ? { to: 'side' } : {}),
    ...(chance.oneIn(3) ? { seat: seat() } : {}),
  }),
  propose: ({ table, seat, position, commands, text }, { chance }) => ({
    table,
    seat: seat(),
    position: position(),
    commands: commands(),
    ...(chance.oneIn(3) ? { note: text() } : {}),
  }),
  foresee: ({ table, seat, position, commands }) => ({
    table,
    seat: seat(),
    position: position(),
    commands: commands(),
  }),
  answer: ({ table, seat, proposal, yesNo }) => ({
    table,
    seat: seat(),
    proposal: proposal(),
    answer: yesNo(),
  }),
  withdraw: ({ table, seat, proposal }) => ({ table, seat: seat(), proposal: proposal() }),
  adopt: ({ table, seat, proposal, position, number }, { chance }) => ({
    table,
    seat: seat(),
    proposal: proposal(),
    position: position(),
    ...(chance.oneIn(2) ? { steps: number(1) } : {}),
  }),
  vote: ({ table, seat, yesNo }) => ({ table, seat: seat(), abandon: yesNo() }),
  look: ({ table, seat, number }, { chance }) => ({
    table,
    move: number(chance.below(4)),
    ...(chance.oneIn(3) ? { seat: seat() } : {}),
  }),
  export: ({ table }) => ({ table }),
  hook: ({ table, number, text }) => ({ table, seat: number(0), url: text() }),
  hooks: ({ table }) => ({ table }),
  unhook: ({ table, key }) => ({ table, hook: key() }),
  'test-hook': ({ table, key }) => ({ table, hook: key() }),
};

/** How often each kind is chosen; those that make or list much are rarer. */
const KINDS: readonly RequestType[] = [
  ...times(8, ['play']),
  ...times(6, ['open', 'sit']),
  ...times(3, ['undo', 'start', 'say', 'propose', 'foresee', 'adopt']),
  ...times(2, [
    'hello',
    'games',
    'create',
    'import',
    'close',
    'link',
    'unlist',
    'leave',
    'hand-over',
    'bot',
    'answer',
  ]),
  ...times(2, ['withdraw', 'vote', 'look', 'why', 'export', 'hook', 'hooks', 'unhook', 'test-hook']),
  ...times(1, ['fork', 'tables', 'listed']),
];

function times(count: number, kinds: readonly RequestType[]): RequestType[] {
  return Array.from({ length: count }, () => kinds).flat();
}

export function makeRequest(author: Author, id: number): Fields {
  const type = author.chance.pick(KINDS);
  return { type, id, ...MAKERS[type](wordsFor(author), author) };
}
