// Entries taking effect, one kind after the other.
import { formatCommand, formatSeed, legal, seedFromText, start, waitsFor } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import type { Entry, EntryOf } from '../../src/entries/entries.ts';
import { startGame } from '../../src/tables/acts/seats.ts';
import { carryOut } from '../../src/tables/carryOut.ts';
import { follow, type Told } from '../../src/tables/follow.ts';
import { gameFor } from '../../src/tables/games.ts';
import { Refusal } from '../../src/tables/refusal.ts';
import { rightsOf } from '../../src/tables/rights.ts';
import { tellsSeed, type Table } from '../../src/tables/table.ts';
import { followAll } from '../../src/tables/wholeLog.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const game = gameFor({ roles: ['medic', 'scientist'] });

function seedOfFirst(): string {
  for (let number = 0; ; number++) {
    const seed = seedFromText(`seed ${String(number)}`);
    if (waitsFor(start(game, seed).state) === 1) return formatSeed(seed);
  }
}

const created: EntryOf<'created'> = {
  entry: 'created',
  host: ann,
  config: game.config,
  deal: { seed: seedOfFirst() },
  moves: [],
  watchers: 'allowed',
  listed: 'no',
  invite: 'invite',
  watch: 'watch',
};
const seated: readonly Entry[] = [
  created,
  { entry: 'sat', seat: 1, person: ann, hash: 'one' },
  { entry: 'sat', seat: 2, person: bob, hash: 'two' },
];
const begun: readonly Entry[] = [...seated, { entry: 'started' }];
const plays = (command: string, seat = 1): Entry => ({ entry: 'played', seat, command });

function run(entries: readonly Entry[]): { table: Table; told: Told[] } {
  const told: Told[] = [];
  const stored = entries.map((entry, index) => ({
    number: index + 1,
    at: index,
    body: JSON.stringify(entry),
  }));
  return { table: followAll(undefined, 'table', stored, (one) => told.push(one))!, told };
}

describe('a table', () => {
  test('begins with its creation and nothing else', () => {
    const { table } = run([created]);
    expect(table).toMatchObject({
      id: 'table',
      number: 1,
      position: 0,
      status: 'gathering',
      host: ann,
      seats: [{ kind: 'open' }, { kind: 'open' }],
      moves: { length: 0 },
    });
    expect(() => run([{ entry: 'started' }])).toThrow('table table does not begin with its creation');
  });

  test('allows the aids that its log names, and all of them where an old log names none', () => {
    expect(run([created]).table.aids).toEqual({ infectionPanel: 'yes', hints: 'yes' });
    const aids = { infectionPanel: 'no', hints: 'yes' } as const;
    expect(run([{ ...created, aids }]).table.aids).toEqual(aids);
  });

  test('is its entries in order', () => {
    const stored = seated.map((entry, index) => ({
      number: index * 2 + 1,
      at: 0,
      body: JSON.stringify(entry),
    }));
    expect(followAll(undefined, 'table', stored)).toMatchObject({
      number: 1,
      stopped: { number: 3, message: expect.stringContaining('entry 3 is out of order') as string },
    });
    expect(followAll(undefined, 'table', [])).toBeUndefined();
  });

  test('that came from elsewhere has its moves from the beginning', () => {
    const moves = ['1: drive chicago', '1: drive atlanta'];
    const { table } = run([{ ...created, moves }]);
    expect([...table.moves].map(({ seat, words }) => `${String(seat)}: ${words}`)).toEqual(moves);
    expect(table.position).toBe(0);
  });

  test('never changes: the one before is still what it was', () => {
    const { table } = run(begun);
    const cells = table.state.cells.slice();
    const next = follow(table, 'table', plays('drive chicago'), 0).table;
    expect(table.state.cells).toEqual(cells);
    expect(next.state.cells).not.toEqual(cells);
    expect([...table.moves]).toEqual([]);
  });
});

describe('seats', () => {
  test('are taken, shared, left, handed over and given to bots', () => {
    const history: readonly Entry[] = [
      ...seated,
      { entry: 'shared', seat: 2, guest: 'phone' },
      { entry: 'left', seat: 1, how: 'left' },
      { entry: 'left', seat: 2, how: 'handed-over', hash: 'three' },
      { entry: 'bot', seat: 1, bot: 'greedy' },
    ];
    const seats = (count: number) => run(history.slice(0, count)).table.seats;
    expect(seats(4)).toEqual([
      { kind: 'person', person: ann, guests: ['ann'], hash: 'one' },
      { kind: 'person', person: bob, guests: ['bob', 'phone'], hash: 'two' },
    ]);
    expect(seats(5)[0]).toEqual({ kind: 'open' });
    expect(seats(6)[1]).toEqual({ kind: 'open', hash: 'three' });
    expect(seats(7)[0]).toEqual({ kind: 'bot', bot: 'greedy' });
    // Who was here once is remembered once.
    expect(run([...history, ...seated.slice(1)]).table.members).toEqual(['ann', 'bob', 'phone']);
  });

  test('links are renewed one by one', () => {
    const { table } = run([created, { entry: 'linked', which: 'watch', hash: 'new' }]);
    expect(table).toMatchObject({ invite: 'invite', watch: 'new' });
  });
});

describe('the game', () => {
  test('starts with the facts of the setup', () => {
    const { table, told } = run(begun);
    expect(table).toMatchObject({ status: 'playing', position: 4 });
    expect(told.at(-1)!.facts.filter(({ fact }) => fact === 'roleDealt')).toHaveLength(2);
  });

  test('moves its position with commands and with taking back, and with nothing else', () => {
    const entries: readonly Entry[] = [
      ...begun,
      plays('drive chicago'),
      { entry: 'said', person: ann, text: 'Hm.' },
      plays('Drive  ATLANTA'),
      { entry: 'voted', seat: 1, abandon: 'yes' },
      { entry: 'undone', seat: 1, to: 1 },
    ];
    const positions = entries.map((_, index) => run(entries.slice(0, index + 1)).table.position);
    expect(positions).toEqual([0, 0, 0, 4, 5, 5, 7, 7, 9]);
    const { table, told } = run(entries);
    expect([...table.moves].map(({ words }) => words)).toEqual(['drive chicago']);
    // What stands in the log is told as the engine writes it.
    expect(told[6]!.entry).toEqual(plays('drive atlanta'));
    expect(told.map(({ move }) => move)).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 1]);
  });

  test('refuses what the engine refuses', () => {
    const { table } = run(begun);
    expect(() => follow(table, 'table', plays('drive tokyo'), 0)).toThrow(Refusal);
    expect(() => follow(table, 'table', plays('drive chicago', 2), 0)).toThrow('The game waits for player 1');
  });

  test('votes are kept by seat, and whoever gets up takes the vote along', () => {
    const voted: readonly Entry[] = [
      ...begun,
      { entry: 'voted', seat: 2, abandon: 'yes' },
      { entry: 'voted', seat: 1, abandon: 'yes' },
      { entry: 'voted', seat: 2, abandon: 'yes' },
    ];
    expect(run(voted).table.abandon).toEqual([1, 2]);
    expect(run([...voted, { entry: 'voted', seat: 1, abandon: 'no' }]).table.abandon).toEqual([2]);
    expect(run([...voted, { entry: 'left', seat: 2, how: 'left' }]).table.abandon).toEqual([1]);
    expect(run([...voted, { entry: 'shared', seat: 2, guest: 'phone' }]).table.abandon).toEqual([1, 2]);
    expect(run([...voted, { entry: 'abandoned' }]).table.status).toBe('abandoned');
  });

  test('a game that was begun elsewhere is told from its first card on, whatever it revealed', () => {
    const revealing = ['1: drive chicago', '1: end'];
    const [next] = legal(run([{ ...created, moves: revealing }]).table.state);
    const moves = [...revealing, formatCommand(game, next!)];
    const gathered = run([{ ...created, moves }, ...seated.slice(1)]).table;
    const { entries } = startGame(gathered, rightsOf(gathered, { guest: ann, hashes: [] }));
    const { table, told } = carryOut(gathered, entries, 9);
    expect(table).toMatchObject({ status: 'playing', moves: { length: moves.length } });
    expect(table.state.cells).toEqual(gathered.state.cells);
    expect(told.map(({ entry, move }) => [entry.entry, move])).toEqual([
      ['started', 0],
      ['played', 1],
      ['played', 2],
      ['played', 3],
    ]);
    for (const { facts } of told) expect(facts).not.toEqual([]);
    const live = run([...begun, ...moves.map((line) => plays(line.slice(3), Number(line[0])))]);
    expect(told.map(({ facts }) => facts)).toEqual(
      live.told.slice(begun.length - 1).map(({ facts }) => facts),
    );
  });

  test('taking back further than what is at hand plays the game again', () => {
    const walk = ['drive chicago', 'drive atlanta', 'drive chicago'].map((command) => plays(command));
    const far = run([
      { ...created, moves: ['1: drive miami', '1: drive atlanta'] },
      ...begun.slice(1),
      walk[0]!,
    ]);
    expect(far.table.trail).toHaveLength(1);
    const back = follow(far.table, 'table', { entry: 'undone', seat: 1, to: 1 }, 0).table;
    const alone = run([{ ...created, moves: ['1: drive miami'] }, ...begun.slice(1)]).table;
    expect(back.state.cells).toEqual(alone.state.cells);
    const near = run([...begun, ...walk]).table;
    expect(near.trail).toHaveLength(3);
    const home = follow(near, 'table', { entry: 'undone', seat: 1, to: 0 }, 0).table;
    expect(home.state.cells).toEqual(run(begun).table.state.cells);
  });
});

describe('a command that was the only one', () => {
  /** Plays the last of all commands, which wastes no time; whether each was forced, as it was told and as it was. */
  function playedWith(hands: string): { readonly told: boolean[]; readonly was: boolean[] } {
    const config = gameFor({ players: 2, options: { hands } }).config;
    let { table } = run([{ ...created, config }, ...seated.slice(1), { entry: 'started' }]);
    const [told, was]: [boolean[], boolean[]] = [[], []];
    for (let number = 0; number < 120 && table.status === 'playing'; number++) {
      const seat = waitsFor(table.state);
      const commands = legal(table.state, seat);
      const command = formatCommand(table.game, commands.at(-1)!).replace(/^\d+: /u, '');
      const next = follow(table, table.id, plays(command, seat), number);
      told.push(next.told.forced === 'yes');
      was.push(commands.length === 1);
      ({ table } = next);
    }
    return { told, was };
  }

  test('is told as such', () => {
    const { told, was } = playedWith('open');
    expect(told).toEqual(was);
    expect(new Set(told)).toEqual(new Set([true, false]));
  });

  test('is not told where it would tell what somebody holds', () => {
    const { told, was } = playedWith('private');
    expect(was).toContain(true);
    expect(told).not.toContain(true);
  });
});

describe('what is kept to compare games of a deal', () => {
  test('a table knows when its game began and ended, and what was taken back or hinted at', () => {
    const entries: Entry[] = [
      ...begun,
      plays('drive chicago'),
      { entry: 'undone', seat: 1, to: 0 },
      { entry: 'hinted', seat: 2 },
      { entry: 'abandoned' },
      { entry: 'said', person: ann, text: 'oh' },
    ];
    expect(run(seated).table).toMatchObject({ began: 0, ended: 0, undone: 0, hinted: 0, players: [] });
    expect(run(entries).table).toMatchObject({ began: 3, ended: 7, undone: 1, hinted: 1 });
  });

  test('who held a seat while the game was on has seen its cards, and whoever made the table', () => {
    const eve = { id: 'eve', name: 'Eve' };
    const early: Entry[] = [
      created,
      { entry: 'sat', seat: 1, person: eve, hash: 'one' },
      { entry: 'left', seat: 1, how: 'left' },
      { entry: 'bot', seat: 1, bot: 'random' },
      { entry: 'sat', seat: 2, person: bob, hash: 'two' },
      { entry: 'started' },
    ];
    expect(run(early).table.players).toEqual(['ann', 'bob']);
    const later: Entry[] = [
      ...early,
      { entry: 'left', seat: 2, how: 'left' },
      { entry: 'sat', seat: 2, person: eve, hash: 'three' },
    ];
    expect(run(later).table.players).toEqual(['ann', 'bob', 'eve']);
  });

  test('only a game from the first card on is a game of the deal', () => {
    expect(run([created]).table.dealKey).toMatch(/^[0-9a-f]{32}$/u);
    expect(run([{ ...created, moves: ['1: drive chicago'] }]).table.dealKey).toBeUndefined();
  });

  test('a sealed seed is told when its time has come and the game is over', () => {
    const sealed = [{ ...created, sealed: 100 }, ...begun.slice(1)];
    const over = [...sealed, { entry: 'abandoned' } as const];
    expect([50, 100].map((now) => tellsSeed(run(over).table, now))).toEqual([false, true]);
    expect(tellsSeed(run(sealed).table, 200)).toBe(false);
    expect(tellsSeed(run([...begun, { entry: 'abandoned' }]).table, 0)).toBe(true);
  });
});
