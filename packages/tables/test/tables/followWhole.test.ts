// A log read as a whole makes the same table as the log followed entry by entry.
import { compile, formatCommand, formatSeed, formatWords, legal, start, undoLimit } from '@cordon/engine';
import { hashState } from '@cordon/engine/inner';
import { expect, test } from 'vitest';
import type { Entry } from '../../src/entries/entries.ts';
import type { StoredEntry } from '../../src/store/store.ts';
import { startGame } from '../../src/tables/acts/seats.ts';
import { boardAt } from '../../src/tables/boards.ts';
import { carryOut } from '../../src/tables/carryOut.ts';
import { follow } from '../../src/tables/follow.ts';
import { MoveList } from '../../src/tables/moveList.ts';
import { rightsOf } from '../../src/tables/rights.ts';
import { followAll, followWhole } from '../../src/tables/wholeLog.ts';
import type { Table } from '../../src/tables/table.ts';

const HOST = { id: '0000000000000000', name: 'Ada' };
const HOST_VISITOR = { guest: HOST, hashes: [] };

/** The same numbers for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function createdEntry(seed: number, imported: number): Entry {
  const game = compile({ game: seed % 2 === 0 ? 'base' : 'iberia', players: 2 + (seed % 3) });
  if (!game.ok) throw new Error(game.error.message);
  const random = chance(seed);
  const words = Int32Array.from([seed, 2, 3, 4]);
  const deal = { seed: formatSeed(words) };
  let moves = MoveList.empty;
  for (let count = 0; count < imported; count++) {
    const state = count === 0 ? start(game.value, words).state : boardAt(game.value, deal, moves);
    const options = legal(state);
    const command = options[random(options.length)]!;
    moves = moves.with({ seat: command.seat, words: formatWords(game.value, command), reveals: 0 });
  }
  return {
    entry: 'created',
    host: HOST,
    config: game.value.config,
    deal,
    moves: Array.from(moves, (move) => `${String(move.seat)}: ${move.words}`),
    watchers: 'allowed',
    listed: 'no',
    invite: 'x',
  };
}

/** Something that may happen next at a table that plays. */
function nextEntry(table: Table, random: (below: number) => number): Entry {
  const options = legal(table.state);
  const command = options[random(options.length)]!;
  const { seat } = command;
  const [newest] = table.proposals;
  switch (random(12)) {
    case 0:
      return { entry: 'proposed', seat, commands: [formatWords(table.game, command), 'end'] };
    case 1:
      return newest === undefined
        ? { entry: 'said', person: HOST, text: 'Hm.' }
        : { entry: 'answered', seat, proposal: newest.proposal, answer: 'yes' };
    case 2:
      return { entry: 'voted', seat, abandon: random(2) === 0 ? 'yes' : 'no' };
    case 3:
    case 4:
    case 5: {
      const { state } = table;
      const moves = [...table.moves];
      const whose = moves.at(-1)?.seat ?? 1;
      const reveals = [...moves.map((move) => move.reveals), state.reveals];
      const limit = undoLimit(
        moves.map((move) => move.seat),
        reveals,
        whose,
      );
      if (limit < moves.length)
        return { entry: 'undone', seat: whose, to: limit + random(moves.length - limit) };
    }
  }
  const plain = { entry: 'played', seat, command: formatWords(table.game, command) } as const;
  return newest !== undefined && random(3) === 0 ? { ...plain, proposal: newest.proposal } : plain;
}

function makeLog(seed: number, imported: number): StoredEntry[] {
  const random = chance(seed + 1000);
  const log: StoredEntry[] = [];
  let table: Table | undefined;
  const add = (entry: Entry): void => {
    const { table: after, told } = follow(table, 'table', entry, 0);
    table = after;
    log.push({ number: told.number, at: 0, body: JSON.stringify(told.entry) });
  };
  add(createdEntry(seed, imported));
  const seats = table!.seats.length;
  for (let seat = 1; seat <= seats; seat++) add({ entry: 'sat', seat, person: HOST, hash: 'y' });
  // Tables of older versions don't repeat the moves they were made with.
  const entries: readonly Entry[] =
    seed % 8 === 3 ? [{ entry: 'started' }] : startGame(table!, rightsOf(table!, HOST_VISITOR)).entries;
  for (const entry of entries) add(entry);
  while (table!.status === 'playing' && log.length < 200) add(nextEntry(table!, random));
  return log;
}

/** Everything but the boards before this one, which are only kept for speed. */
function comparable(table: Table | undefined) {
  const { state, game, ...rest } = { ...table!, trail: [] };
  return {
    ...rest,
    game: game.config,
    board: hashState(state),
    left: legal(state).map((one) => formatCommand(game, one)),
  };
}

test('a whole log makes the table that its entries make one after the other', () => {
  let undone = 0;
  for (let seed = 0; seed < 40; seed++) {
    const log = makeLog(seed, seed % 4 === 3 ? 6 : 0);
    undone += log.filter(({ body }) => body.includes('"undone"')).length;
    for (const length of [log.length, Math.floor(log.length / 2), Math.floor(log.length / 3)]) {
      const some = log.slice(0, length);
      expect(comparable(followWhole('table', some))).toEqual(comparable(followAll(undefined, 'table', some)));
    }
  }
  expect(undone).toBeGreaterThan(100);
});

test('taking back goes on after a table was loaded', () => {
  for (let seed = 0; seed < 10; seed++) {
    const log = makeLog(seed, 0);
    const [loaded, followed] = [followWhole('table', log)!, followAll(undefined, 'table', log)!];
    const entry: Entry = { entry: 'undone', seat: 1, to: Math.max(0, loaded.moves.length - 2) };
    expect(comparable(follow(loaded, 'table', entry, 0).table)).toEqual(
      comparable(follow(followed, 'table', entry, 0).table),
    );
  }
});

test('no log is no table, and one whose creation cannot be read is refused', () => {
  expect(followWhole('table', [])).toBeUndefined();
  const entry = { number: 1, at: 0, body: '{"entry":"created","config":{"game":"chess"}}' };
  for (const read of [() => followWhole('table', [entry]), () => followAll(undefined, 'table', [entry])])
    expect(read).toThrow('cannot be read beyond entry 0');
});

/** What no version writes, or an older one wrote. */
const DAMAGES: readonly {
  readonly to: (log: readonly StoredEntry[], at: number) => StoredEntry[];
  readonly code: string;
  readonly reason?: string;
}[] = [
  // A gap.
  { to: (log, at) => log.toSpliced(at, 1), code: 'unreadable', reason: 'damaged-entry' },
  {
    to: (log, at) => log.with(at, { ...log[at]!, body: '{"entry":' }),
    code: 'unreadable',
    reason: 'damaged-entry',
  },
  {
    to: (log, at) =>
      log.with(at, { ...log[at]!, body: '{"entry":"played","seat":1,"command":"drive nowhere"}' }),
    code: 'bad-command',
  },
];

test('a log is followed up to the first entry that cannot take effect, and the table says why', () => {
  for (let seed = 0; seed < 12; seed++) {
    const log = makeLog(seed, seed % 4 === 3 ? 6 : 0);
    const at = 1 + (seed % (log.length - 2));
    for (const { to, code, reason } of DAMAGES) {
      const damaged = to(log, at).slice(0, at + 1);
      for (const table of [followWhole('table', damaged)!, followAll(undefined, 'table', damaged)!]) {
        const { stopped, ...rest } = table;
        expect(stopped?.message).toContain(`cannot be read beyond entry ${String(stopped!.number - 1)}`);
        expect(stopped?.why).toMatchObject({
          code,
          ...(reason === undefined ? {} : { reason, params: { entry: stopped!.number } }),
        });
        expect(stopped?.message).toContain(stopped!.why!.message);
        expect(comparable(rest)).toEqual(comparable(followWhole('table', log.slice(0, at))));
        expect(() => carryOut(table, [{ entry: 'said', person: HOST, text: 'Hm.' }], 0)).toThrow(
          stopped!.message,
        );
      }
    }
  }
});

test('a creation whose moves are illegal now is a table up to the last legal one', () => {
  const [first, ...rest] = makeLog(3, 6);
  const entry = JSON.parse(first!.body) as { moves: string[] };
  const body = JSON.stringify({ ...entry, moves: entry.moves.with(4, '1: drive nowhere') });
  const table = followWhole('table', [{ ...first!, body }, ...rest])!;
  expect([table.number, table.moves.length, table.stopped?.number]).toEqual([1, 4, 1]);
});
