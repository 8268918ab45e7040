// A table at which two sides of two play against each other with private hands: the base game with other seats.
import { formatSeed, formatWords, legal, seedFromText, waitsFor, type Game } from '@cordon/engine';
import type { EntryMessage, SeatBoard, TableInfo } from '@cordon/protocol';
import type { Entry } from '../../src/entries/entries.ts';
import { dealOut } from '../../src/tables/boards.ts';
import { follow, type Told } from '../../src/tables/follow.ts';
import { rightsOf, type Rights } from '../../src/tables/rights.ts';
import type { Table } from '../../src/tables/table.ts';
import { updateText } from '../../src/tables/updates.ts';

const PAIRS = [0b0011, 0b0011, 0b1100, 0b1100];

/** The same game for four, played by two sides of neighbours. */
export function sided(game: Game): Game {
  return {
    ...game,
    sides: Int32Array.of(0, 0, 1, 1),
    sees: Int32Array.from(PAIRS),
    seenBy: Int32Array.from(PAIRS),
    seesAll: false,
  };
}

export const CONFIG = {
  players: 4,
  roles: ['medic', 'scientist', 'researcher', 'dispatcher'],
  options: { hands: 'private' },
} as const;

export interface Someone {
  readonly id: string;
  readonly name: string;
}
const someone = (name: string): Someone => ({ id: name.toLowerCase(), name });
export const [ANN, BOB, CARL, DORA, EVE] = ['Ann', 'Bob', 'Carl', 'Dora', 'Eve'].map(someone) as [
  Someone,
  Someone,
  Someone,
  Someone,
  Someone,
];

export const sits = (seat: number, person: Someone): Entry => ({
  entry: 'sat',
  seat,
  person,
  hash: `key ${String(seat)} ${person.id}`,
});

export interface Story {
  readonly table: Table;
  readonly told: readonly Told[];
}

/** A table with its whole log. */
export function tell(story: Story, ...entries: readonly Entry[]): Story {
  let { table } = story;
  const told = [...story.told];
  for (const entry of entries) {
    const next = follow(table, table.id, entry, 0);
    table = next.table;
    told.push(next.told);
  }
  return { table, told };
}

export function gathering(game: Game, host: Someone = ANN): Story {
  const created: Entry = {
    entry: 'created',
    host,
    config: game.config,
    deal: { seed: formatSeed(seedFromText('two sides')) },
    moves: [],
    watchers: 'allowed',
    listed: 'no',
    invite: 'invite',
    watch: 'watch',
  };
  const { table, told } = follow(undefined, 'table', created, 0);
  const { state } = dealOut(game, table.deal);
  return { table: { ...table, game, state }, told: [told] };
}

/** Ann and Bob against Carl and Dora; the game is on. */
export function playing(game: Game, host?: Someone): Story {
  const seats = [ANN, BOB, CARL, DORA].map((person, index) => sits(index + 1, person));
  return tell(gathering(game, host), ...seats, { entry: 'started' });
}

export const rights = ({ table }: Story, guest: Someone | undefined, ...hashes: string[]): Rights =>
  rightsOf(table, { guest, hashes });

export const watching = (story: Story): Rights => rights(story, undefined, 'watch');

/** Everything that somebody with these rights is sent who comes to the table now. */
export function heardBy(
  { table, told }: Story,
  as: Rights,
): {
  readonly text: string;
  readonly entries: readonly EntryMessage[];
  readonly info: TableInfo;
  readonly boards: readonly SeatBoard[];
} {
  const text = updateText(table, as, told, { info: 'yes', boards: 'yes', more: 'no' }, 0);
  return {
    text,
    ...(JSON.parse(text) as { entries: EntryMessage[]; info: TableInfo; boards: SeatBoard[] }),
  };
}

/** The first command of the seat that the game waits for, or the first of a kind. */
export function nextMove({ table: { state, game } }: Story, kind?: string): Entry & { entry: 'played' } {
  const seat = waitsFor(state);
  const all = legal(state, seat);
  const command = all.find((one) => one.kind === kind) ?? all[0]!;
  return { entry: 'played', seat, command: formatWords(game, command) };
}
