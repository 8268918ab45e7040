// Random boards on which chains are long and challenges meet, for the engine and for the plain account alike.
import type { Game } from '../../../../src/index.ts';
import { SOLID_LINES } from '../../../../src/modules/iberia/map.ts';
import type { Position } from '../../../scenario/scenario.ts';
import type { Chance, House } from './account.ts';

type Counts = Record<string, number>;

interface Setting {
  readonly position: Omit<Position, 'game'>;
  readonly house: House;
  /** The city whose card comes, and whether an epidemic brings it. */
  readonly centre: number;
  readonly epidemic: boolean;
}

const DISEASES = ['malaria', 'typhus', 'cholera', 'yellow-fever'];
const CUBES = 24;

const one = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!;

/** Cities around a first one, full or nearly so, as far as the cubes go. */
function crowd(game: Game, chance: Chance, centre: number): Map<number, number> {
  const counts = new Map([[centre, chance(4) === 0 ? chance(4) : 3]]);
  let left = CUBES - 3 - chance(14);
  for (let tries = 0; tries < 40 && left > 0; tries++) {
    const city = one(chance, [...game.near[one(chance, [...counts.keys()])]!]);
    if (counts.has(city)) continue;
    const count = Math.min(left, chance(2) === 0 ? 1 + chance(3) : 3);
    counts.set(city, count);
    left -= count;
  }
  return counts;
}

function hospitalsNear(game: Game, chance: Chance, cities: readonly number[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [colour, id] of game.colourIds.entries()) {
    const own = cities.filter((city) => game.colourOf[city] === colour);
    if (own.length > 0 && chance(3) > 0) found[id] = one(chance, own);
  }
  return found;
}

function tokensNear(game: Game, chance: Chance, cities: readonly number[]): Counts {
  const found: Counts = {};
  for (let some = chance(6) - 2; some > 0; some--) {
    const region = one(chance, [...game.regionsOf[one(chance, cities)]!]);
    found[game.regionIds[region]!] = 1 + chance(2);
  }
  return found;
}

function networks(game: Game, rails: readonly string[]): number[][] {
  const ends = rails
    .map((id) => game.lineNumbers.get(id)!)
    .map((line) => game.lineEnds.slice(2 * line, 2 * line + 2));
  return [...game.cityIds.keys()].map((city) => {
    const reached = new Set([city]);
    for (const from of reached)
      for (const pair of ends) if (pair.includes(from)) for (const to of pair) reached.add(to);
    reached.delete(city);
    return [...reached];
  });
}

export function randomSetting(game: Game, chance: Chance): Setting {
  const centre = chance(game.cityIds.length);
  const colour = game.colourIds[game.colourOf[centre]!]!;
  const counts = crowd(game, chance, centre);
  const cities = [...counts.keys()];
  const around = [...new Set(cities.flatMap((city) => [city, ...game.near[city]!]))];
  const influx = chance(4) > 0;
  const diseases = DISEASES.filter(() => chance(2) === 0);
  const narrow = diseases.length > 0 && chance(4) === 0;
  const hospitals = hospitalsNear(game, chance, around);
  const rails = [...new Set(Array.from({ length: chance(8) }, () => game.lineIds[chance(SOLID_LINES)]!))];
  const tokens = tokensNear(game, chance, around);
  const nurse = chance(4) === 0 ? one(chance, [...game.regionsOf[one(chance, around)]!]) : undefined;
  const epidemic = chance(3) === 0;
  const card = game.cityIds[centre]!;
  const challenges = [
    ...(influx ? ['influx-of-patients'] : []),
    ...(diseases.length > 0 ? ['historical-diseases'] : []),
  ];
  const wide = diseases.length > 0 && chance(2) === 0;
  const cubesOnly = chance(2) === 0;
  const readings = {
    ...(narrow ? { 'yellow-fever': 'infections' } : {}),
    ...(wide ? { malaria: 'outbreaks' } : {}),
    ...(cubesOnly ? { 'epidemic-tokens': 'cubes' } : {}),
  };
  const position = {
    roles: ['sailor', nurse === undefined ? 'politician' : 'nurse'],
    challenges,
    options: { ...readings, ...(diseases.length > 0 ? { diseases: diseases.join('+') } : {}) },
    cubes: Object.fromEntries([...counts].map(([city, count]) => [game.cityIds[city]!, { [colour]: count }])),
    hospitals: Object.fromEntries(Object.entries(hospitals).map(([id, city]) => [id, game.cityIds[city]!])),
    rails,
    tokens,
    ...(nurse === undefined ? {} : { prevention: game.regionIds[nurse]! }),
    outbreaks: chance(3),
    ...(epidemic ? { drawNext: ['epidemic', 'soria'], infectLast: [card] } : { infectNext: [card] }),
  };
  const house = {
    influx,
    diseases,
    narrow,
    wide,
    cubesOnly,
    hospitals: game.colourIds.map((id) => hospitals[id]),
    byTrain: networks(game, rails),
    prevention: nurse,
    game,
  };
  return { position, house, centre, epidemic };
}
