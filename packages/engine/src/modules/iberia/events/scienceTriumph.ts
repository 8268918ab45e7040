// Science Triumph: from each city on the border of one region up to one cube is removed. IB-EVC-12
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../kernel/frame.ts';
import { MOMENTS, NO_CITY, type City, type EventCard, type State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { removeCubes } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, SEAT } from './enough.ts';

const REGION = FIELDS + 1;
const DONE = FIELDS + 2;

function hasCube(s: State, city: City): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (cubesOn(s, city, colour) > 0) return true;
  return false;
}

const regionHasCube = (s: State, region: number): boolean =>
  s.game.citiesOf[region]!.some((city) => hasCube(s, city));

/** The cities of the region are asked about one after the other. */
export const command = defineEvent({
  name: 'science-triumph',
  phrase: 'science-triumph {region}',
  operands: { region: 'region' },
  effect: (s, packed) => push(s, triumph, seatOf(packed), first(packed)),
  refusal: (s, packed) =>
    regionHasCube(s, first(packed))
      ? undefined
      : { reason: 'no-cube', message: `There is no cube around ${s.game.regionIds[first(packed)]!}.` },
});

const nextCity = (s: State, at: number): City =>
  s.game.citiesOf[s.stack[at + REGION]!]![s.stack[at + DONE]!] ?? NO_CITY;

function goOn(s: State): void {
  s.stack[s.top + DONE] = s.stack[s.top + DONE]! + 1;
}

export const heal = defineCommand({
  name: 'heal',
  phrase: 'heal {colour} in {city}',
  operands: { colour: 'colour', city: 'city' },
  play(s, packed) {
    goOn(s);
    removeCubes(s, second(packed), first(packed), 1, 'science-triumph');
  },
});

/** No cube is removed from this city. */
export const leave = defineCommand({
  name: 'leave',
  phrase: 'leave {city}',
  operands: { city: 'city' },
  play: goOn,
});

const triumph = defineFrame({
  name: 'triumph',
  fields: ['seat', 'region', 'done'],
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

export const scienceTriumph: EventCard = {
  kind: 'event',
  id: 'science-triumph',
  frames: [triumph],
  command,
  commands: [command, heal, leave],
  moments: MOMENTS.pause,
  playable: (s) => s.supply.some((count) => count < s.game.cubesPerColour),
  offer(s, seat, out) {
    for (let region = 0; region < s.game.shape.regions; region++) {
      if (regionHasCube(s, region)) out.add(pack(command, seat, region));
    }
  },
};
