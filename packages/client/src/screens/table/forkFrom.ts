// A new table that begins at a move of another one, where one sits down at once.
import { RefusedError } from '../../channel/channel.ts';
import { localChannel } from '../../local/localChannel.ts';
import { botsAgainst } from '../../table/sides.ts';
import type { TableStore } from '../../table/tableStore.ts';
import { settleIn } from '../../tables/begin.ts';
import { keepKeys } from '../../tables/keys.ts';

/**
 * In this browser all seats are one's own, besides those of bots that one plays against; on a server others are invited to the new table.
 */
export async function forkFrom(
  table: TableStore,
  move: number,
  place: 'local' | 'online',
  goTo: (path: string) => void,
): Promise<void> {
  const { info } = table.getState().model;
  const made = await table.fork({ move });
  if (made instanceof RefusedError) return;
  if (place === 'local') {
    await settleIn(await localChannel(), made.table, botsAgainst(info));
    goTo(`/local/${made.table}`);
    return;
  }
  keepKeys(made.table, { invite: made.invite, watch: made.watch });
  goTo(`/t/${made.table}`);
}
