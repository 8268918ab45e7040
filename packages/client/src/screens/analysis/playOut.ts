// A table in this browser that stands where a game turned, with the better line beside the board.
import { RefusedError } from '../../channel/channel.ts';
import { localChannel } from '../../local/localChannel.ts';
import { USUAL_PARTNER } from '../../games/games.ts';
import { seatsOfSide, sidesThereAre } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { settleIn } from '../../tables/begin.ts';
import { keepLine } from '../../tables/lines.ts';
import { tableAddress, type TablePlace } from '../../tables/paths.ts';
import { beginningOf } from './beginningOf.ts';

/** Whose line it is plays it; bots play the other sides, those that sat there or the usual one. */
function opponents(table: TableStore, side: number | undefined): ReadonlyMap<number, string> {
  const { info } = table.getState().model;
  const others = sidesThereAre(info).filter((one) => side !== undefined && one !== side);
  const seats = others.flatMap((one) => seatsOfSide(info, one));
  return new Map(seats.map((seat) => [seat, info?.seats[seat - 1]?.bot ?? USUAL_PARTNER]));
}

/** Gives back why it cannot be done, where it cannot. */
export async function playOut(
  table: TableStore,
  place: TablePlace,
  { from, better }: { readonly from: number; readonly better: readonly string[] },
  { side, goTo }: { readonly side: number | undefined; readonly goTo: (path: string) => void },
): Promise<RefusedError | undefined> {
  try {
    const made = place === 'local' ? await table.fork({ move: from }) : await carriedOver(table, from);
    if (made instanceof RefusedError) return made;
    await settleIn(await localChannel(), made.table, opponents(table, side));
    keepLine(made.table, better);
    goTo(tableAddress('local', made.table));
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

/** On a server others would have to come: a game from there is tried here. */
async function carriedOver(
  table: TableStore,
  moves: number,
): Promise<{ readonly table: string } | RefusedError> {
  const text = await table.exportText();
  if (text instanceof RefusedError) return text;
  const channel = await localChannel();
  return channel.ask<'import'>({ type: 'import', text: beginningOf(text, moves) });
}
