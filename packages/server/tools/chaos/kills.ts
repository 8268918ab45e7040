// Kills servers at moments of all kinds and starts them again.
import { setTimeout as pause } from 'node:timers/promises';
import { countUp, sumOf } from './counts.ts';
import type { Court } from './court.ts';
import { waitsForBot } from './party.ts';
import type { Place } from './place.ts';
import type { StormOptions } from './storm.ts';
import type { World } from './world.ts';

const MOMENTS = ['just-started', 'clients-returning', 'request-under-way', 'under-load'] as const;

export async function killAndStart(
  world: World,
  court: Court,
  place: Place,
  { kills, minutes, say, afterKill }: StormOptions,
): Promise<void> {
  const { chance, counts, fleet, faults } = world;
  const end = performance.now() + minutes * 60_000;
  const left = (): number => kills - sumOf(counts.kills);
  for (let round = 1; left() > 0 && faults.none && performance.now() < end; round++) {
    const moment = chance.pick(MOMENTS);
    await until(moment, world);
    const victims = chooseVictims(world).slice(0, left());
    for (const _ of victims) countUp(counts.kills, moment);
    const began = performance.now();
    await Promise.all(victims.map((victim) => fleet.kill(victim)));
    afterKill?.(place);
    for (const victim of victims) await restart(world, victim, left);
    counts.down.push(performance.now() - began);
    const entries = await court.audit();
    moveSome(world, court);
    if (left() <= kills / 2) await takeBackup(world, court, place);
    if (round % 10 === 0)
      say(
        `${String(sumOf(counts.kills))} kills, ${String(sumOf(counts.acknowledged))} requests acknowledged, ` +
          `${String(sumOf(counts.unanswered))} unanswered, ${String(entries)} entries at the tables in use`,
      );
  }
  // After the last kill the games go on for a while as if nothing had been.
  await happens(world, () => sumOf(counts.acknowledged), 100, 10 * LONGEST);
}

/** Once, from under the running server, at a moment at which bots are about to move. */
async function takeBackup({ faults }: World, court: Court, { backup }: Place): Promise<void> {
  if (backup === undefined || backup.isTaken()) return;
  const end = performance.now() + LONGEST;
  while (!court.inUse.some(waitsForBot) && performance.now() < end && faults.none) await pause(2);
  await backup.take();
}

/** Mostly one process, now and then all of them at once. */
function chooseVictims({ chance, fleet }: World): number[] {
  const all = Array.from({ length: fleet.count }, (_, place) => place);
  return chance.oneIn(8) ? all : [chance.pick(all)];
}

/** Counted in what happens rather than in time, so that a slow machine is killed at the same moments as a fast one. */
async function until(moment: (typeof MOMENTS)[number], world: World): Promise<void> {
  const { chance, counts } = world;
  switch (moment) {
    case 'just-started':
      return pause(chance.below(40));
    case 'clients-returning':
      return happens(world, () => counts.resumed.length, 1 + chance.below(24));
    case 'under-load':
      return happens(world, () => sumOf(counts.acknowledged), 40 + chance.below(400));
    case 'request-under-way': {
      await happens(world, () => sumOf(counts.acknowledged), chance.below(60));
      const { promise, resolve } = Promise.withResolvers<void>();
      world.onSend = resolve;
      await Promise.race([promise, world.faults.stopped, pause(LONGEST)]);
      world.onSend = () => {};
      // From the very moment of sending to about when it is on disk and told to everybody.
      const milliseconds = chance.below(12);
      if (milliseconds > 0) await pause(milliseconds);
    }
  }
}

/** How long a moment is waited for at most, in milliseconds. */
const LONGEST = 3000;

/** Waits until something has happened so many times more. */
async function happens(
  { faults }: World,
  count: () => number,
  times: number,
  longest = LONGEST,
): Promise<void> {
  const end = performance.now() + longest;
  const enough = count() + times;
  while (count() < enough && performance.now() < end && faults.none) await pause(2);
}

/** How long a start takes at most, for kills that are to fall into it. */
const START = 1200;

/** Starts a process, which may be killed again before it serves. */
async function restart(
  { chance, counts, fleet, faults }: World,
  place: number,
  left: () => number,
): Promise<void> {
  while (faults.none && left() > 0 && chance.oneIn(6)) {
    const started = fleet.start(place);
    await Promise.race([started, pause(chance.below(START))]);
    countUp(counts.kills, fleet.isServing(place) ? 'just-started' : 'starting');
    await fleet.kill(place);
    await started;
  }
  await fleet.start(place);
}

/** Where there are several processes some clients change over, so that none is left without any. */
function moveSome({ chance, fleet }: World, court: Court): void {
  if (fleet.count === 1) return;
  for (const player of court.parties.flatMap(({ players }) => players))
    if (chance.oneIn(3)) player.shallMove = 'yes';
  court.stir();
}
