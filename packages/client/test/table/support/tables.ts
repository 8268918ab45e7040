// Tables of tests: people with a store each at a table of a real server.
import { waitsFor } from '@cordon/engine';
import { onTestFinished } from 'vitest';
import { savedGame } from '../../../../server/test/support/gathering.ts';
import type { Channel } from '../../../src/channel/channel.ts';
import { RefusedError } from '../../../src/channel/channel.ts';
import type { SocketParts } from '../../../src/channel/socketChannel.ts';
import {
  openTable,
  type TablePlace,
  type TableState,
  type TableStore,
} from '../../../src/table/tableStore.ts';
import { enter } from '../../channel/support/pages.ts';

export function open(channel: Channel, place: TablePlace): TableStore {
  const store = openTable(channel, place);
  onTestFinished(() => store.close());
  return store;
}

/** Waits until something is true of a table. */
export async function until(store: TableStore, isTrue: (state: TableState) => boolean): Promise<void> {
  if (isTrue(store.getState())) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isTrue(state)) return;
      stop();
      resolve();
    });
  });
}

/** What has to be done. */
export async function sure<Value>(outcome: Promise<Value | RefusedError>): Promise<Value> {
  const value = await outcome;
  if (value instanceof RefusedError) throw value;
  return value;
}

/** What has to be refused. */
export async function code(outcome: Promise<unknown>): Promise<string> {
  const value = await outcome;
  if (!(value instanceof RefusedError)) throw new Error('It was not refused.');
  return value.code;
}

/** Always the same deal. */
const annBegins = savedGame({ players: 2 }, [], (state) => waitsFor(state) === 1);

export interface Pair {
  readonly table: string;
  readonly annsKey: string;
  readonly ann: TableStore;
  readonly bob: TableStore;
  readonly channels: readonly [Channel, Channel];
}

/** Ann and Bob at a new table, each with a way of their own to the server; the game is started. */
export async function startPair(http: string, annsWay: SocketParts, bobsWay: SocketParts): Promise<Pair> {
  const channels = [
    await enter({ http, name: 'Ann' }, annsWay),
    await enter({ http, name: 'Bob' }, bobsWay),
  ] as const;
  const { table, invite } = await channels[0].ask({ type: 'import', text: annBegins });
  const ann = open(channels[0], { table });
  const bob = open(channels[1], { table, key: invite });
  const { key: annsKey = '' } = await sure(ann.sit(1));
  await sure(bob.sit(2));
  await sure(ann.start());
  await Promise.all([ann, bob].map((one) => until(one, ({ model }) => model.boards.length > 0)));
  return { table, annsKey, ann, bob, channels };
}

/** The command that this seat plays next: never one that needs the other's consent. */
function nextOf(store: TableStore, seat: number): string | undefined {
  const { boards } = store.getState().model;
  const board = boards.find((one) => one.seat === seat);
  if (board === undefined || board.view.waitsFor !== seat) return undefined;
  return board.legal.find((command) => command.startsWith('drive')) ?? board.legal[0];
}

/** Plays for whoever is waited for until the log is so long or the game is over. */
export async function playUntil({ ann, bob }: Pair, number: number): Promise<void> {
  const isOver = (): boolean => ann.getState().model.info?.status !== 'playing';
  while (ann.getState().model.number < number && !isOver()) {
    const { position } = ann.getState().model;
    await until(bob, ({ model }) => model.position >= position);
    const [player, seat] = nextOf(ann, 1) === undefined ? ([bob, 2] as const) : ([ann, 1] as const);
    await sure(player.play(seat, [nextOf(player, seat)!]));
    const reached = player.getState().model.number;
    await until(ann, ({ model }) => model.number >= reached);
  }
}

/** Whether the entries of a table are numbered from one on without a gap, and no mark is there twice. */
export function isWhole(store: TableStore): boolean {
  const { entries, number } = store.getState().model;
  const marks = entries.flatMap((entry) => (entry.entry === 'played' ? (entry.mark ?? []) : []));
  return (
    entries.length === number &&
    entries.every((entry, index) => entry.number === index + 1) &&
    new Set(marks).size === marks.length
  );
}
