// The table of the guided game: the one that was begun here and still runs, or a new one with the same cards.
import type { Channel } from '../channel/channel.ts';
import { localChannel } from '../local/localChannel.ts';
import { settleIn } from '../tables/begin.ts';
import { DEAL } from './deal.ts';
import { NOTHING_READ } from './follow.ts';
import { forget, keep, kept } from './memory.ts';

export interface Opened {
  readonly channel: Channel;
  readonly table: string;
}

let opening: Promise<Opened> | undefined;

/** The same table until it is left. */
export function tutorialTable(): Promise<Opened> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The game goes on without a guide; whoever comes back begins a new one. */
export function leaveTutorial(): void {
  opening = undefined;
  forget();
}

async function open(): Promise<Opened> {
  const channel = await localChannel();
  const known = kept()?.table;
  if (known !== undefined && (await isRunning(channel, known))) return { channel, table: known };
  return { channel, table: await deal(channel) };
}

async function isRunning(channel: Channel, table: string): Promise<boolean> {
  const { tables } = await channel.ask<'tables'>({ type: 'tables' });
  return tables.some((one) => one.table === table && one.status === 'playing' && one.stopped === undefined);
}

async function deal(channel: Channel): Promise<string> {
  const { table } = await channel.ask<'import'>({ type: 'import', text: DEAL });
  await settleIn(channel, table);
  keep({ table, ...NOTHING_READ });
  return table;
}
