// Tables for the attackers to play at: begun properly, with the keys of all seats known to all of them.
import { TestClient } from '../../test/support/client.ts';
import type { Chance } from '../chaos/chance.ts';
import { chooseConfig } from '../chaos/configs.ts';
import type { Scene } from './scene.ts';

/** A game that has begun, all of whose seats one of the attackers holds. */
export async function setUpTable(
  address: { readonly socket: string },
  cookie: string,
  scene: Scene,
  chance: Chance,
): Promise<void> {
  const client = await TestClient.connect(address.socket, { cookie });
  await client.done('hello', { protocol: 1 });
  const players = 2 + chance.below(3);
  const made = await client.ask('create', { config: chooseConfig(chance, players) });
  if (made.type === 'done') {
    const { table, invite, watch } = made;
    const keys: string[] = [];
    for (let seat = 1; seat <= players; seat++) keys.push((await client.done('sit', { table, seat })).key);
    await client.done('start', { table });
    scene.add(table, 'staged', [invite, watch, ...keys]);
  }
  await client.close();
}
