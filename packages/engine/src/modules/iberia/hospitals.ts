// Hospitals: one of each colour, only in cities of that colour; one that is built again moves. IB-HOS-1 to IB-HOS-11
import { first, pack, seatOf } from '../../kernel/command.ts';
import { defineField, cellsOf } from '../../kernel/field.ts';
import { allRun, commonPoint } from '../../kernel/points.ts';
import { oneCard } from '../../kernel/price.ts';
import { CITIES, plusOne } from '../../kernel/ranges.ts';
import {
  NO_CITY,
  type City,
  type Colour,
  type Module,
  type Offers,
  type Refusal,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { holds } from '../../ops/cards.ts';
import { payCards } from '../../rules/pay.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { IberiaFact } from './facts.ts';

/** Colour to the number of its hospital's city plus one; 0 while it is in the supply. */
const hospitals = defineField('hospitals', (shape) => shape.colours, 'public', plusOne(CITIES));

/** The city where the hospital of a colour stands, or NO_CITY. */
export function hospitalCity(s: State, colour: Colour): City {
  return s.cells[cellsOf(s, hospitals) + colour]! - 1;
}

export function hasHospital(s: State, city: City): boolean {
  return hospitalCity(s, s.game.colourOf[city]!) === city;
}

/** Something was built in this city, by a player or an event; `from` is NO_CITY if it came from the supply. */
export const built = commonPoint.all<[city: City, from: City]>('built');

/** Puts the hospital of a city's colour there, from the supply or from where it stands. */
export function putHospital(s: State, city: City, by: string): void {
  const colour = s.game.colourOf[city]!;
  const from = hospitalCity(s, colour);
  s.cells[cellsOf(s, hospitals) + colour] = city + 1;
  s.sink?.({
    fact: 'hospitalBuilt',
    colour: s.game.colourIds[colour]!,
    city: s.game.cityIds[city]!,
    ...(from === NO_CITY ? {} : { from: s.game.cityIds[from]! }),
    by,
  } satisfies IberiaFact);
  allRun(s, built, city, from);
}

/** Why this hospital cannot come to this city, whoever builds it. */
export function hospitalRefusal(s: State, colour: Colour, city: City): Refusal | undefined {
  const { cityNames, colourIds, colourOf } = s.game;
  if (colourOf[city] !== colour) {
    const own = colourIds[colourOf[city]!]!;
    const message = `${cityNames[city]!} is ${own}: only the ${own} hospital can stand there, not the ${colourIds[colour]!} one.`;
    return { reason: 'wrong-colour', message };
  }
  if (!hasHospital(s, city)) return undefined;
  return { reason: 'hospital-there', message: `${cityNames[city]!} already has its hospital.` };
}

export const hospital = defineAction({
  name: 'hospital',
  phrase: 'hospital {colour}',
  operands: { colour: 'colour' },
  price: (s, command) => oneCard(s.pawns[seatOf(command)]!),
  effect(s, command) {
    const city = s.pawns[seatOf(command)]!;
    payCards(s, command, 'hospital');
    putHospital(s, city, 'hospital');
  },
  refusal(s, command) {
    const city = s.pawns[seatOf(command)]!;
    const wrong = hospitalRefusal(s, first(command), city);
    if (wrong !== undefined || holds(s, seatOf(command), city)) return wrong;
    const message = `A hospital here takes the card of ${s.game.cityNames[city]!}.`;
    return { reason: 'card-not-held', message };
  },
});

/** Ruling A-7 (IB-HOS-8): where the hospital stands it is not built again. */
export function offerHospitals(s: State, seat: Seat, out: Offers): void {
  const city = s.pawns[seat]!;
  if (holds(s, seat, city) && !hasHospital(s, city)) out.add(pack(hospital, seat, s.game.colourOf[city]));
}

export const hospitalRules: Module = {
  id: 'hospitals',
  fields: [hospitals],
  sound: (s) =>
    s.game.colourIds.every((_, colour) => {
      const city = hospitalCity(s, colour);
      return city === NO_CITY || s.game.colourOf[city] === colour;
    }),
  commands: [hospital],
  show: (s) => ({
    hospitals: Object.fromEntries(
      s.game.colourIds
        .map((id, colour) => [id, s.game.cityIds[hospitalCity(s, colour)]] as const)
        .filter(([, city]) => city !== undefined),
    ),
  }),
};
