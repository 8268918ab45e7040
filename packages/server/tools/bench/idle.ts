// What a table weighs while nobody plays.
import { pause } from './hall.ts';
import { SEATS } from './seats.ts';
import type { ServerProcess } from './serverProcess.ts';

export interface Idle {
  /** Of one socket that has said hello and follows nothing: resident memory, and what the collector cannot take. */
  readonly bytesPerSocket: Weight;
  /** Of a table with four sockets that follow it, just opened. */
  readonly bytesPerTableInUse: Weight;
  /** The same after the server has let go of the boards. */
  readonly bytesPerIdleTable: Weight;
}

export interface Weight {
  readonly resident: number;
  readonly live: number;
}

export type Memory = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'external'>;

export function weigh(before: Memory, after: Memory, count: number): Weight {
  const live = after.heapUsed + after.external - before.heapUsed - before.external;
  return { resident: Math.round((after.rss - before.rss) / count), live: Math.round(live / count) };
}

/** Waits until the server has let go of all boards. */
export async function untilForgotten(server: ServerProcess): Promise<void> {
  while ((await server.metrics())('cordon_tables_loaded') > 0) await pause(1000);
}

export function idleOf(
  tables: number,
  moments: {
    readonly empty: Memory;
    readonly greeted: Memory;
    readonly opened: Memory;
    readonly idle: Memory;
  },
): Idle {
  const { empty, greeted, opened, idle } = moments;
  return {
    bytesPerSocket: weigh(empty, greeted, tables * SEATS),
    bytesPerTableInUse: weigh(empty, opened, tables),
    bytesPerIdleTable: weigh(empty, idle, tables),
  };
}
