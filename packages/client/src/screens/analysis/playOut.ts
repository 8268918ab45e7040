// A table in this browser that stands where a game turned, with the better line beside the board.
import { RefusedError } from '../../channel/channel.ts';
import { localChannel } from '../../local/localChannel.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { settleIn } from '../../tables/begin.ts';
import { keepLine } from '../../tables/lines.ts';
import { tableAddress, type TablePlace } from '../../tables/paths.ts';
import { beginningOf } from './beginningOf.ts';

export async function playOut(
  table: TableStore,
  place: TablePlace,
  { from, better }: { readonly from: number; readonly better: readonly string[] },
  goTo: (path: string) => void,
): Promise<void> {
  const made = place === 'local' ? await forked(table, from) : await carriedOver(table, from);
  if (made === undefined) return;
  await settleIn(await localChannel(), made);
  keepLine(made, better);
  goTo(tableAddress('local', made));
}

async function forked(table: TableStore, move: number): Promise<string | undefined> {
  const made = await table.fork({ move });
  return made instanceof RefusedError ? undefined : made.table;
}

/** On a server others would have to come: a game from there is tried here. */
async function carriedOver(table: TableStore, moves: number): Promise<string | undefined> {
  const text = await table.exportText();
  if (text instanceof RefusedError) return undefined;
  const channel = await localChannel();
  const made = await channel.ask<'import'>({ type: 'import', text: beginningOf(text, moves) });
  return made.table;
}
