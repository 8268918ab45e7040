// Clients that never were there before: what they are told of a table from its beginning is, byte for byte, what the
// others were told piece by piece over all their connections.
import type { Judge } from './judge.ts';
import { Line } from './line.ts';
import type { Party } from './party.ts';
import { Player } from './player.ts';
import type { World } from './world.ts';

/** Reads a table anew for each of its clients. */
export async function readAnew(world: World, party: Party, judge: Judge): Promise<void> {
  for (const player of party.players) {
    const reader = new Player(player.parts, world.faults);
    const address = await world.fleet.address();
    if (address === undefined) return;
    const line = await Line.connect(address.socket, player.cookie, (news) => reader.hear(news));
    void line?.gone.then(() => reader.stir());
    const reply = await line?.ask({ type: 'open', table: player.table, key: player.key });
    if (line === undefined || reply === undefined || reply === 'lost' || reply.type === 'refused') {
      world.faults.tell(`${player.name} cannot be read anew: ${JSON.stringify(reply)}`);
      return;
    }
    while (reader.here === 'no' && line.isOpen) await reader.news();
    line.close();
    compare(world, judge, player, reader);
  }
}

function compare({ faults, counts }: World, judge: Judge, player: Player, reader: Player): void {
  counts.entriesReadAnew += reader.entries.length;
  for (const [index, entry] of player.entries.entries()) {
    const now = reader.entries[index];
    if (now === undefined) {
      faults.tell(`${player.name} was told ${entry}; somebody who comes now is told nothing`);
      return;
    }
    if (now !== entry) judge.recall(player, index + 1, now);
  }
  if (reader.entries.length !== player.entries.length)
    faults.tell(`${player.name} missed ${reader.entries[player.entries.length] ?? ''}`);
  if (JSON.stringify(reader.board) !== JSON.stringify(player.board))
    faults.tell(`${player.name} sees another board than somebody who comes now`);
}
