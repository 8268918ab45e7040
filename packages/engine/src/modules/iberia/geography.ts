// What can be read off the map once and for all, by number of city, line and region.
import { peninsula, PORTS, SOLID_LINES } from './map.ts';
import type { City, Refusal, State } from '../../kernel/types.ts';

const { cities, colours, connections, regions = [] } = peninsula;
const CITY_COUNT = cities.length;
const numberOf = new Map(cities.map(({ id }, city) => [id, city]));
const near = cities.map(({ id }) =>
  connections
    .filter((ends) => ends.includes(id))
    .map(([one, other]) => numberOf.get(one === id ? other : one)!),
);

const ports = Uint8Array.from(cities, ({ id }) => (PORTS.some((port) => port === id) ? 1 : 0));

/** The ports by number of city. */
export const PORT_CITIES: Int32Array = Int32Array.from(PORTS, (id) => numberOf.get(id)!).sort();

export const PORT_IDS: readonly string[] = Array.from(PORT_CITIES, (city) => cities[city]!.id);

export function isPort(city: City): boolean {
  return ports[city] === 1;
}

/** The ports as two words of bits. */
export const PORT_WORDS: readonly number[] = [0, 1].map((word) =>
  PORT_CITIES.reduce((bits, city) => (city >> 5 === word ? bits | (1 << (city & 31)) : bits), 0),
);

/** Colour to the ports of that colour. */
export const PORTS_OF_COLOUR: readonly Int32Array[] = colours.map((colour) =>
  PORT_CITIES.filter((city) => cities[city]!.colour === colour),
);

/** Solid lines come first. */
export function isDotted(line: number): boolean {
  return line >= SOLID_LINES;
}

/** City to the solid lines that leave it. */
export const SOLID_LINES_OF: readonly Int32Array[] = cities.map(({ id }) =>
  Int32Array.from(
    [...connections.keys()].filter((line) => !isDotted(line) && connections[line]!.includes(id)),
  ),
);

/** Solid lines between two ports, which the coastal railway follows. */
export const COASTAL_LINES: Int32Array = Int32Array.from(
  [...connections.keys()].filter(
    (line) => !isDotted(line) && connections[line]!.every((id) => isPort(numberOf.get(id)!)),
  ),
);

const regionColours = Int32Array.from(regions, (region) =>
  region.cities.reduce((bits, id) => bits | (1 << colours.indexOf(cities[numberOf.get(id)!]!.colour)), 0),
);

/** The colours of the cities on the border of a region, as bits. */
export function coloursAround(region: number): number {
  return regionColours[region]!;
}

export const ALL_COLOURS = (1 << colours.length) - 1;

/** Set of colours, as bits, to the city cards of those colours, as two words of bits. */
const colourCards = Int32Array.from(
  Array.from({ length: ALL_COLOURS + 1 }, (_, set) =>
    [0, 1].map((word) =>
      cities.reduce((bits, { colour }, city) => {
        const wanted = city >> 5 === word && (set & (1 << colours.indexOf(colour))) !== 0;
        return wanted ? bits | (1 << (city & 31)) : bits;
      }, 0),
    ),
  ).flat(),
);

/** The city cards of a set of colours, as one of two words of bits. */
export function cardsOfColours(set: number, word: number): number {
  return colourCards[2 * (set & ALL_COLOURS) + word]!;
}

const regionWords = Int32Array.from(
  regions.flatMap((region) =>
    [0, 1].map((word) =>
      region.cities.reduce((bits, id) => {
        const city = numberOf.get(id)!;
        return city >> 5 === word ? bits | (1 << (city & 31)) : bits;
      }, 0),
    ),
  ),
);

/** The cities on the border of a region, as one of two words of bits. */
export function regionWord(region: number, word: number): number {
  return regionWords[2 * region + word]!;
}

/** Whether a city lies on the border of a region. */
export function borders(city: City, region: number): boolean {
  return (regionWord(region, city >> 5) & (1 << (city & 31))) !== 0;
}

/** City to the other cities on the border of its regions, in order. */
export const REGION_NEIGHBOURS: readonly Int32Array[] = cities.map(({ id }) => {
  const around = regions.filter((region) => region.cities.includes(id)).flatMap((region) => region.cities);
  return Int32Array.from(new Set(around.filter((other) => other !== id)), (other) =>
    numberOf.get(other)!,
  ).sort();
});

const distances = Int32Array.from(cities.flatMap((_, city) => distancesFrom(city)));

function distancesFrom(start: City): number[] {
  const steps = cities.map(() => -1);
  steps[start] = 0;
  const queue = [start];
  for (const city of queue) {
    for (const other of near[city]!) {
      if (steps[other]! >= 0) continue;
      steps[other] = steps[city]! + 1;
      queue.push(other);
    }
  }
  return steps;
}

/** How many lines apart two cities are; rails make no difference. */
export function distance(one: City, other: City): number {
  return distances[one * CITY_COUNT + other]!;
}

/** Why nothing can be done in a region from this city. */
export function elsewhere(s: State, region: number, city: City): Refusal {
  const message = `The region ${s.game.regionNames[region]!} does not touch ${s.game.cityNames[city]!}.`;
  return { reason: 'region-elsewhere', message };
}
