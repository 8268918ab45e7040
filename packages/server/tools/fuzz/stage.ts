// Tables for the attackers to play at: begun properly, with the keys of all seats known to all of them.
import { guestCookie, TestClient } from '../../test/support/client.ts';
import type { Address } from '../../test/support/process.ts';
import { makeChance, type Chance } from '../chaos/chance.ts';
import { chooseConfig } from '../chaos/configs.ts';
import { sumOf, type Counts } from './counts.ts';
import type { Scene } from './scene.ts';

const FIRST_TABLES = 4;
/** After so many messages there is another table. */
const TABLE_EVERY = 1000;

export interface StageParts {
  readonly address: Address;
  readonly scene: Scene;
  readonly seed: number;
  readonly counts: Counts;
  /** Once it is aborted there are tables enough. */
  readonly enough: AbortSignal;
}

export async function keepStage({ address, scene, seed, counts, enough }: StageParts): Promise<void> {
  const chance = makeChance(seed);
  const cookie = await guestCookie(address.http, 'Eve');
  for (let tables = 0; !enough.aborted;) {
    if (tables < FIRST_TABLES + sumOf(counts.kinds) / TABLE_EVERY) {
      await setUpTable(address, cookie, scene, chance);
      tables++;
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A game that has begun, all of whose seats one of the attackers holds. */
async function setUpTable(address: Address, cookie: string, scene: Scene, chance: Chance): Promise<void> {
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
