// Science Triumph: from each city on the border of one region up to one cube is removed. IB-EVC-12
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { between } from '../../../kernel/ranges.ts';
import {
  MOMENTS,
  NO_CITY,
  type City,
  type EventCard,
  type Refusal,
  type State,
} from '../../../kernel/types.ts';
import { anyOnBoard, cubesOn } from '../../../ops/cubes.ts';
import { noCube } from '../../../rules/refusals.ts';
import { removeCubes } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { regionWord } from '../geography.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';

const REGION = FIELDS + 1;
const DONE = FIELDS + 2;

function hasCube(s: State, city: City): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (cubesOn(s, city, colour) > 0) return true;
  return false;
}

/** The cities with cubes, as one of two words of bits. */
function citiesWithCubes(s: State, word: number): number {
  let bits = 0;
  const end = Math.min(s.game.shape.cities, 32 * (word + 1));
  for (let city = 32 * word; city < end; city++) if (hasCube(s, city)) bits |= 1 << (city & 31);
  return bits;
}

const regionHasCube = (region: number, low: number, high: number): boolean =>
  ((regionWord(region, 0) & low) | (regionWord(region, 1) & high)) !== 0;

/** The cities of the region are asked about one after the other. */
const command = defineEvent({
  name: 'science-triumph',
  phrase: 'science-triumph {region}',
  operands: { region: 'region' },
  effect: (s, packed) => push(s, triumph, seatOf(packed), first(packed)),
  refusal: (s, packed) =>
    regionHasCube(first(packed), citiesWithCubes(s, 0), citiesWithCubes(s, 1))
      ? undefined
      : {
          reason: 'no-cube',
          message: `There is no cube around the region ${s.game.regionNames[first(packed)]!}.`,
        },
});

const nextCity = (s: State, at: number): City =>
  s.game.citiesOf[s.stack[at + REGION]!]![s.stack[at + DONE]!] ?? NO_CITY;

/** Why the question is not about this city. */
function otherCity(s: State, city: City): Refusal | undefined {
  if (topFrame(s) !== triumph || nextCity(s, s.top) === city) return undefined;
  return { reason: 'other-city', message: `Now it is about ${s.game.cityNames[nextCity(s, s.top)]!}.` };
}

function goOn(s: State): void {
  s.stack[s.top + DONE] = s.stack[s.top + DONE]! + 1;
}

const heal = defineCommand({
  name: 'heal',
  phrase: 'heal {colour} in {city}',
  operands: { colour: 'colour', city: 'city' },
  play(s, packed) {
    goOn(s);
    removeCubes(s, second(packed), first(packed), 1, 'science-triumph');
  },
  refusal(s, packed) {
    if (topFrame(s) !== triumph) return undefined;
    return otherCity(s, second(packed)) ?? noCube(s, second(packed), first(packed));
  },
});

/** No cube is removed from this city. */
const leave = defineCommand({
  name: 'leave',
  phrase: 'leave {city}',
  operands: { city: 'city' },
  play: goOn,
  refusal: (s, packed) => otherCity(s, first(packed)),
});

const triumph = defineFrame({
  name: 'triumph',
  fields: ['seat', 'region', 'done'],
  ranges: { done: between(0, 9) },
  on: ['played-event'],
  step(s, at) {
    const city = nextCity(s, at);
    if (city === NO_CITY) pop(s);
    else if (hasCube(s, city)) return false;
    else goOn(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const [seat, city] = [s.stack[at + SEAT]!, nextCity(s, at)];
    for (let colour = 0; colour < s.game.shape.colours; colour++) {
      if (cubesOn(s, city, colour) > 0) out.add(pack(heal, seat, colour, city));
    }
    out.add(pack(leave, seat, city));
  },
});

export const scienceTriumph = {
  kind: 'event',
  id: 'science-triumph',
  frames: [triumph],
  command,
  commands: [command, heal, leave],
  moments: MOMENTS.pause,
  playable: anyOnBoard,
  offer(s, seat, out) {
    const [low, high] = [citiesWithCubes(s, 0), citiesWithCubes(s, 1)];
    for (let region = 0; region < s.game.shape.regions; region++) {
      if (regionHasCube(region, low, high)) out.add(pack(command, seat, region));
    }
  },
} as const satisfies EventCard;
