// Every export against everything a caller could hand over: nothing is thrown but a MisuseError, nothing takes long, and what is
// said stays short. An export without arguments here fails the test, so a new one has to say how it is called.
import { describe, expect, it } from 'vitest';
import * as engine from '../src/index.ts';
import { gameFor, Table } from './kernel/support.ts';

const { game, state, seed, commands } = new Table({ players: 2 }, 'hostile').does('drive', 'drive');
const record = { config: game.config, seed, commands, rules: engine.RULES_VERSION };
const saved = { ...record, comments: { 0: ['why'] }, result: 'running' };
const text = engine.formatSave(saved);
if (!text.ok) throw new Error(text.error.message);

/** For each export arguments it is content with, made anew for each call. */
const CALLS: Readonly<Record<string, () => unknown[]>> = {
  apply: () => [engine.clone(state), engine.legal(state)[0]],
  audienceOf: () => [state, engine.legal(state)[0]],
  clone: () => [state],
  compile: () => [{ players: 2, roles: ['medic', 'scientist'], options: { hands: 'open' } }],
  factsFor: () => [engine.start(game, seed).facts, 1],
  formatCommand: () => [game, commands[0]],
  formatConfig: () => [game.config],
  formatSave: () => [structuredClone(saved)],
  formatSeed: () => [seed],
  formatWords: () => [game, commands[0]],
  gamesThereAre: () => [],
  guides: () => [],
  hashState: () => [state],
  legal: () => [state, 1],
  otherRules: () => [1],
  parseCommand: () => [state, '1: drive chicago'],
  parseConfig: () => ['players 2\noption hands open'],
  parseSave: () => [text.value],
  parseSeed: () => [engine.formatSeed(seed)],
  priced: () => [state, 1],
  replay: () => [structuredClone(record), 1],
  replayWhileLegal: () => [structuredClone(record), 1],
  resample: () => [engine.sight(state, 1), seed],
  restore: () => [game, structuredClone(engine.snapshot(state))],
  salvageSave: () => [text.value],
  sameState: () => [state, state],
  seedFromText: () => ['tonight'],
  seedHash: () => [seed],
  seedOfSeries: () => [seed, 1],
  sight: () => [state, 1],
  snapshot: () => [state],
  start: () => [game, seed],
  undo: () => [structuredClone(record), commands[1]!.seat, 1],
  speakerOf: () => [game, 1],
  undoLimit: () => [[1, 1], [0, 0, 0], 1, game],
  view: () => [state, 1],
  waitsFor: () => [state],
  whyNoUndo: () => [[1, 1], 0, 1, 1, game],
  whyNot: () => [state, 1, 'cure'],
};

/** Exports that are not called. */
const VALUES = new Set(['CARDS_PER_TURN', 'ENDINGS', 'HAND_LIMIT', 'MisuseError', 'RULES_VERSION']);

function cyclic(): unknown {
  const loop: Record<string, unknown> = {};
  loop['config'] = loop;
  loop['kind'] = loop;
  return loop;
}

function throwing(): object {
  const fail = (): never => {
    throw new Error('a getter throws');
  };
  const names = [
    'game',
    'players',
    'kind',
    'seat',
    'config',
    'commands',
    'table',
    'fields',
    'comments',
    'audience',
  ];
  return Object.defineProperties(
    {},
    Object.fromEntries(names.map((name) => [name, { get: fail, enumerable: true }])),
  );
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const sparse = (length: number): unknown[] => Object.assign([], { length });

const MAKERS: readonly (readonly [string, () => unknown])[] = [
  ['nothing', () => undefined],
  ['null', () => null],
  ['NaN', () => Number.NaN],
  ['infinity', () => Infinity],
  ['a part of a number', () => 1.5],
  ['a negative number', () => -1],
  ['a huge number', () => 2 ** 60],
  ['an empty text', () => ''],
  ['ten megabytes of text', () => 'x'.repeat(10_000_000)],
  ['ten megabytes of lines', () => 'players 2\n'.repeat(1_000_000)],
  ['half a letter', () => '\ud800'],
  ['a prototype', () => '__proto__'],
  ['another prototype', () => 'constructor'],
  ['a symbol', () => Symbol('hostile')],
  ['a big number', () => 10n],
  ['a function', () => () => 1],
  ['true', () => true],
  ['an empty list', () => []],
  ['a list of nothing', () => [undefined, null]],
  ['a list without end', () => sparse(2 ** 32 - 1)],
  ['many names', () => Array.from({ length: 5_000 }, () => 'paris')],
  ['an empty object', () => ({})],
  ['an object without prototype', () => Object.create(null) as unknown],
  [
    'a key named after the prototype',
    () => JSON.parse('{"__proto__":{"players":2},"kind":"drive"}') as unknown,
  ],
  [
    'many keys',
    () => Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${String(index)}`, 1])),
  ],
  ['getters that throw', throwing],
  ['a cyclic object', cyclic],
  ['a deep object', () => nested(5_000)],
  ['a revoked proxy', revoked],
  ['a proxy of words', () => new Proxy(new Int32Array(4), {})],
  ['a date', () => new Date(0)],
  ['a map', () => new Map([['players', 2]])],
  ['three words', () => new Int32Array(3)],
  ['a copy of a state', () => ({ ...state })],
  ['a state without its own cells', () => Object.create(state) as unknown],
];

/** Each made once: nothing may change them, and some take long to make. */
const HOSTILE = MAKERS.map(([what, make]) => [what, make()] as const);

const LONGEST_MESSAGE = 700;

/** What is wrong with how an export takes these arguments, if anything is. */
function wrongness(name: string, given: readonly unknown[]): string | undefined {
  const act = (engine as unknown as Record<string, (...all: readonly unknown[]) => unknown>)[name]!;
  try {
    const result = act(...given);
    const error = (result as { error?: { message?: unknown } } | undefined)?.error;
    if (error === undefined) return undefined;
    const { message } = error;
    return typeof message === 'string' && message.length <= LONGEST_MESSAGE && message.endsWith('.')
      ? undefined
      : `says ${String(message).slice(0, 80)}`;
  } catch (error) {
    if (!(error instanceof engine.MisuseError)) return `throws ${String(error).slice(0, 120)}`;
    return error.message.length <= LONGEST_MESSAGE ? undefined : 'throws a long message';
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  value !== game &&
  !ArrayBuffer.isView(value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Every plain value inside an argument, by the keys that lead to it; of long lists only the first. */
function pathsIn(value: unknown, depth = 3): (readonly string[])[] {
  if (!isPlain(value) || depth === 0) return [];
  return Object.keys(value)
    .slice(0, 12)
    .flatMap((key) => [[key], ...pathsIn(value[key], depth - 1).map((path) => [key, ...path])]);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (!isPlain(value)) return value;
  const inner = replaced(value[key], rest, by);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

it('every export says here how it is called', () => {
  const listed = [...Object.keys(CALLS), ...VALUES].sort();
  expect(Object.keys(engine).sort()).toEqual(listed);
  for (const [name, given] of Object.entries(CALLS))
    expect([name, wrongness(name, given())]).toEqual([name, undefined]);
  expect(gameFor({ players: 2 })).toBe(game);
});

describe.each(Object.keys(CALLS))('%s', (name) => {
  it('takes anything in place of an argument', () => {
    const found: string[] = [];
    for (let at = 0; at < CALLS[name]!().length; at++) {
      for (const [what, value] of HOSTILE) {
        const wrong = wrongness(name, CALLS[name]!().with(at, value));
        if (wrong !== undefined) found.push(`argument ${String(at + 1)} is ${what}: ${wrong}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('takes anything in place of a value inside an argument', () => {
    const found: string[] = [];
    CALLS[name]!().forEach((argument, at) => {
      for (const path of pathsIn(argument)) {
        for (const [what, value] of HOSTILE) {
          const wrong = wrongness(name, CALLS[name]!().with(at, replaced(argument, path, value)));
          if (wrong !== undefined)
            found.push(`${path.join('.')} of argument ${String(at + 1)} is ${what}: ${wrong}`);
        }
      }
    });
    expect(found).toEqual([]);
  });
});
