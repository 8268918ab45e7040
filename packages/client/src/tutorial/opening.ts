// The table of a guided game: the one that was begun here and still runs, or a new one with the same cards.
import type { Channel } from '../channel/channel.ts';
import type { GuidedId } from '../games/guided.ts';
import { localChannel } from '../local/localChannel.ts';
import { settleIn } from '../tables/begin.ts';
import { NOTHING_READ } from './follow.ts';
import { loadGuidedGame } from './load.ts';
import { forget, keep, kept } from './memory.ts';

export interface Opened {
  readonly channel: Channel;
  readonly table: string;
}

const opening = new Map<GuidedId, Promise<Opened>>();

/** The same table until it is left. */
export function tutorialTable(id: GuidedId): Promise<Opened> {
  const known = opening.get(id);
  if (known !== undefined) return known;
  const opened = open(id).catch((error: unknown) => {
    opening.delete(id);
    throw error;
  });
  opening.set(id, opened);
  return opened;
}

/** The game goes on without a guide; whoever comes back begins a new one. */
export function leaveTutorial(id: GuidedId): void {
  opening.delete(id);
  forget(id);
}

async function open(id: GuidedId): Promise<Opened> {
  const channel = await localChannel();
  const known = kept(id)?.table;
  if (known !== undefined && (await isRunning(channel, known))) return { channel, table: known };
  return { channel, table: await deal(channel, id) };
}

async function isRunning(channel: Channel, table: string): Promise<boolean> {
  const { tables } = await channel.ask<'tables'>({ type: 'tables' });
  return tables.some((one) => one.table === table && one.status === 'playing' && one.stopped === undefined);
}

async function deal(channel: Channel, id: GuidedId): Promise<string> {
  const { deal: text } = await loadGuidedGame(id);
  const { table } = await channel.ask<'import'>({ type: 'import', text });
  await settleIn(channel, table);
  keep(id, { table, ...NOTHING_READ });
  return table;
}
