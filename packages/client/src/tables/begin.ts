// From what was chosen to a table where one sits.
import type { Asking, Channel } from '../channel/channel.ts';
import { keepKeys } from './keys.ts';

/** What a table is made of, as it is asked for. */
export type TableConfig = Asking<'create'>['config'];

/** Who sits on a seat when a game begins at once. */
export type Sitter = { readonly kind: 'me' } | { readonly kind: 'bot'; readonly bot: string };

/** A game that begins at once: every seat is mine or a bot's. Gives back the name of the table. */
export async function begin(
  channel: Channel,
  config: TableConfig,
  sitters: readonly Sitter[],
  aids: Asking<'create'>['aids'] = {},
): Promise<string> {
  const { table } = await channel.ask<'create'>({ type: 'create', config, aids });
  await seatAndStart(channel, table, sitters);
  return table;
}

/** The same with the deal of a day. */
export async function beginDay(channel: Channel, day: string, sitters: readonly Sitter[]): Promise<string> {
  const { table } = await channel.ask<'daily-table'>({ type: 'daily-table', day });
  await seatAndStart(channel, table, sitters);
  return table;
}

async function seatAndStart(channel: Channel, table: string, sitters: readonly Sitter[]): Promise<void> {
  await channel.ask<'open'>({ type: 'open', table });
  for (const [index, sitter] of sitters.entries()) {
    const seat = index + 1;
    if (sitter.kind === 'me') await channel.ask<'sit'>({ type: 'sit', table, seat });
    else await channel.ask<'bot'>({ type: 'bot', table, seat, bot: sitter.bot });
  }
  await channel.ask<'start'>({ type: 'start', table });
  await channel.ask<'close'>({ type: 'close', table });
}

export interface Gathered {
  readonly table: string;
  readonly invite: string;
}

/** A table where others are still to come. */
export async function gather(
  channel: Channel,
  config: TableConfig,
  { watchers, listed, aids }: Pick<Asking<'create'>, 'watchers' | 'listed' | 'aids'>,
): Promise<Gathered> {
  const asking = { type: 'create', config, watchers, listed, aids } as const;
  const { table, invite, watch } = await channel.ask<'create'>(asking);
  keepKeys(table, { invite, watch });
  return { table, invite };
}

/** The same with the deal of a day, at which nobody watches. */
export async function gatherDay(channel: Channel, day: string): Promise<Gathered> {
  const { table, invite } = await channel.ask<'daily-table'>({ type: 'daily-table', day });
  keepKeys(table, { invite, watch: undefined });
  return { table, invite };
}

/** Seats that bots take, by their numbers. */
export type BotSeats = ReadonlyMap<number, string>;

/** Takes every open seat of a table, or puts a bot there, and begins: what was saved, forked or imported goes on. */
export async function settleIn(channel: Channel, table: string, bots: BotSeats = new Map()): Promise<void> {
  const { seats } = await channel.ask<'open'>({ type: 'open', table });
  const open = await openSeats(channel, table, seats.length);
  for (const seat of open) {
    const bot = bots.get(seat);
    await channel.ask<'sit' | 'bot'>(
      bot === undefined ? { type: 'sit', table, seat } : { type: 'bot', table, seat, bot },
    );
  }
  await channel.ask<'start'>({ type: 'start', table });
  await channel.ask<'close'>({ type: 'close', table });
}

async function openSeats(channel: Channel, table: string, held: number): Promise<number[]> {
  const { tables } = await channel.ask<'tables'>({ type: 'tables' });
  const players = tables.find((one) => one.table === table)?.about.players ?? 0;
  return Array.from({ length: players }, (_, index) => index + 1).slice(held);
}
