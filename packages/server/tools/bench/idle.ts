// What a table weighs while nobody plays.
import { pause } from './hall.ts';
import { SEATS } from './seats.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Bytes that the collector cannot take, and resident memory of the whole server in bytes. */
export interface Idle {
  /** Of one socket that has said hello and follows nothing. */
  readonly perSocket: number;
  /** Of a table with four sockets that follow it, just opened. */
  readonly perTableInUse: number;
  /** The same after the server has let go of the boards. */
  readonly perIdleTable: number;
  readonly residentAtStart: number;
  readonly residentWhenIdle: number;
}

export interface Moments {
  /** Just started. */
  readonly fresh: NodeJS.MemoryUsage;
  /** All tables made, nobody connected. */
  readonly made: NodeJS.MemoryUsage;
  /** Everybody connected, nothing opened. */
  readonly greeted: NodeJS.MemoryUsage;
  /** Everything opened. */
  readonly opened: NodeJS.MemoryUsage;
  /** All boards forgotten. */
  readonly idle: NodeJS.MemoryUsage;
}

const live = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

/** Waits until the server has let go of all boards. */
export async function untilForgotten(server: ServerProcess): Promise<void> {
  while ((await server.metrics())('cordon_tables_loaded') > 0) await pause(1000);
}

export function idleOf(tables: number, { fresh, made, greeted, opened, idle }: Moments): Idle {
  const grown = (after: NodeJS.MemoryUsage, count: number): number =>
    Math.round((live(after) - live(made)) / count);
  return {
    perSocket: grown(greeted, tables * SEATS),
    perTableInUse: grown(opened, tables),
    perIdleTable: grown(idle, tables),
    residentAtStart: fresh.rss,
    residentWhenIdle: idle.rss,
  };
}
