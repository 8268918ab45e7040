// A whole run: servers and clients, kills at random moments, and the judgement in between and at the end.
import { makeChance } from './chance.ts';
import { makeCounts, type Counts } from './counts.ts';
import { Court } from './court.ts';
import { Faults } from './faults.ts';
import { Fleet } from './fleet.ts';
import { goBack } from './goBack.ts';
import { killAndStart } from './kills.ts';
import { begin, makeGuest } from './party.ts';
import { openPlace, type Place } from './place.ts';
import { comeToRest, readEverythingAnew } from './rest.ts';
import type { Identity } from './player.ts';
import { lookInVain } from './strangers.ts';
import type { World } from './world.ts';

export interface StormOptions {
  readonly store: 'sqlite' | 'postgres';
  readonly kills: number;
  readonly seed: number;
  /** How many tables are played at once. */
  readonly tables: number;
  readonly minutes: number;
  readonly say: (text: string) => void;
  /** Called while no server runs after each kill; only a test of this program has something to do there. */
  readonly afterKill?: (place: Place) => void;
}

export interface Outcome {
  readonly counts: Counts;
  readonly unanswered: { readonly written: number; readonly unwritten: number };
  readonly tables: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** So many people can sit at a table. */
const MOST_PEOPLE = 4;
/** So many tables more at which bots play by themselves, and so many people who look where they have no business. */
const OF_BOTS = 2;
const STRANGERS = 2;

export async function storm(options: StormOptions): Promise<Outcome> {
  const place = await openPlace(options.store);
  const began = performance.now();
  const chance = makeChance(options.seed);
  const counts = makeCounts();
  const faults = new Faults();
  const fleet = new Fleet(place.environment, { count: place.processes, chance, faults });
  const world: World = { chance, counts, faults, fleet, phase: 'storm', beginning: 0, onSend: () => {} };
  const court = new Court(place, counts, faults);
  try {
    // The first start compiles the program and keeps it for the others, if it may end in peace.
    await fleet.start(0);
    await fleet.stop(0);
    await Promise.all(everyPlace(fleet).map((one) => fleet.start(one)));
    const slots = Array.from({ length: options.tables + OF_BOTS }, (_, slot) =>
      faults.watch(keepPlaying(world, court, slot, slot < options.tables ? 'people' : 'bots')),
    );
    const withBots = (): string[] =>
      court.inUse
        .filter(({ plan }) => plan.seats.some((seat) => seat !== 'person'))
        .map(({ table }) => table);
    const strangers = Array.from({ length: STRANGERS }, (_, number) =>
      faults.watch(lookInVain(world, withBots, `Stranger ${String(number)}`)),
    );
    await faults.watch(killAndStart(world, court, place, options));
    await faults.watch(comeToRest(world, court));
    await faults.watch(readEverythingAnew(world, court));
    world.phase = 'end';
    court.stir();
    await Promise.all([...slots, ...strangers]);
    for (const one of everyPlace(fleet)) await fleet.stop(one);
    if (faults.none) await faults.watch(court.conclude());
    if (faults.none) await faults.watch(goBack(world, court, place));
  } finally {
    await Promise.all(everyPlace(fleet).map((one) => fleet.kill(one)));
    if (!faults.none) options.say(`look at ${place.where}`);
    await place.close(faults.none || options.afterKill !== undefined ? 'nothing' : 'faults');
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    counts,
    unanswered: court.unanswered(),
    tables: court.parties.length,
    seconds,
    faults: faults.found,
  };
}

const everyPlace = (fleet: Fleet): number[] => Array.from({ length: fleet.count }, (_, place) => place);

/** One table after the other, with the same people. */
async function keepPlaying(world: World, court: Court, slot: number, who: 'people' | 'bots'): Promise<void> {
  const people: Identity[] = [];
  for (let seat = 1; seat <= MOST_PEOPLE; seat++) {
    const guest = await makeGuest(world, `Guest ${String(slot)}-${String(seat)}`);
    if (guest === undefined) return;
    people.push(guest);
  }
  for (let round = 1; world.phase === 'storm' && world.faults.none; round++) {
    world.beginning++;
    const party = await begin(world, people, `m${String(slot)}-${String(round)}`, who);
    if (party !== undefined) court.open(party);
    world.beginning--;
    await party?.over;
  }
}
