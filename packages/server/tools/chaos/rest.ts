// After the last kill: nobody acts any more, and everybody must come to know the same.
import { setTimeout as pause } from 'node:timers/promises';
import type { Court } from './court.ts';
import { readAnew } from './readers.ts';
import type { World } from './world.ts';

/** How long that may take, in milliseconds. Bots still finish their turns. */
const LONGEST = 300_000;
/** How often all logs are found unchanged before whoever has not heard all of them is told of. */
const STILL = 100;

export async function comeToRest(world: World, court: Court): Promise<void> {
  const { faults } = world;
  world.phase = 'calm';
  court.stir();
  const end = performance.now() + LONGEST;
  let before = -1;
  let still = 0;
  while (faults.none) {
    const entries = await court.audit();
    still = entries === before ? still + 1 : 0;
    before = entries;
    const behind = court.behind();
    if (world.beginning === 0 && court.isAtRest && still > 0 && behind.length === 0) return;
    if (still > STILL) for (const one of behind) faults.tell(`${one}, and nothing more comes`);
    if (performance.now() > end) faults.tell('the tables do not come to rest, though nobody acts any more');
    await pause(200);
  }
}

export async function readEverythingAnew(world: World, court: Court): Promise<void> {
  for (const party of court.parties) {
    if (!world.faults.none) return;
    await readAnew(world, party, court.judgeOf(party));
  }
}
