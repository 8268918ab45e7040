// The map of a game as tables of numbers: who is next to whom, which line joins what, which cities surround a region.
import type { GameMap } from './map.ts';
import type { Game } from './types.ts';

type MapTables = Pick<
  Game,
  | 'cityIds'
  | 'cityNames'
  | 'colourIds'
  | 'cityNumbers'
  | 'colourOf'
  | 'rankInColour'
  | 'startRank'
  | 'near'
  | 'nearLow'
  | 'nearHigh'
  | 'distances'
  | 'lineIds'
  | 'lineNumbers'
  | 'lineEnds'
  | 'linesOf'
  | 'regionIds'
  | 'regionNames'
  | 'regionShorts'
  | 'regionNumbers'
  | 'citiesOf'
  | 'regionsOf'
>;

/** The diseases of the map come first, then those that challenges add. */
export function tablesOf(map: GameMap, addedColours: readonly string[]): MapTables {
  const cityIds = map.cities.map((city) => city.id);
  const cityNumbers = new Map(cityIds.map((id, city) => [id, city]));
  const near = map.cities.map((city) =>
    Int32Array.from(
      map.connections
        .filter((pair) => pair.includes(city.id))
        .map(([one, other]) => cityNumbers.get(one === city.id ? other : one)!)
        .sort((a, b) => a - b),
    ),
  );
  const bitsOf = (cities: Int32Array, from: number): number =>
    cities.reduce((bits, city) => (city >= from && city < from + 32 ? bits | (1 << (city - from)) : bits), 0);
  return {
    cityIds,
    cityNames: map.cities.map((city) => city.name.en),
    colourIds: [...map.colours, ...addedColours],
    cityNumbers,
    colourOf: Int32Array.from(map.cities, (city) => map.colours.indexOf(city.colour)),
    rankInColour: Int32Array.from(
      map.cities,
      (city, index) => map.cities.slice(0, index).filter((other) => other.colour === city.colour).length,
    ),
    startRank: Int32Array.from(map.cities, (city) => city.rank),
    near,
    nearLow: Int32Array.from(near, (cities) => bitsOf(cities, 0)),
    nearHigh: Int32Array.from(near, (cities) => bitsOf(cities, 32)),
    distances: distancesBetween(near),
    ...lineTables(map, cityNumbers),
    ...regionTables(map, cityNumbers),
  };
}

const numbersWhere = <T>(items: readonly T[], holds: (item: T) => boolean): Int32Array =>
  Int32Array.from([...items.keys()].filter((index) => holds(items[index]!)));

/** A line is found by its two ends in either order. */
function lineTables(
  map: GameMap,
  cityNumbers: ReadonlyMap<string, number>,
): Pick<Game, 'lineIds' | 'lineNumbers' | 'lineEnds' | 'linesOf'> {
  const both = map.connections.flatMap(([one, other], line) => [
    [`${one}-${other}`, line] as const,
    [`${other}-${one}`, line] as const,
  ]);
  return {
    lineIds: map.connections.map((ends) => ends.join('-')),
    lineNumbers: new Map(both),
    lineEnds: Int32Array.from(map.connections.flat(), (id) => cityNumbers.get(id)!),
    linesOf: map.cities.map(({ id }) => numbersWhere(map.connections, (ends) => ends.includes(id))),
  };
}

/** A region is found by the cities of its name in any order, and by its short form. */
function regionTables(
  { cities, regions = [] }: GameMap,
  cityNumbers: ReadonlyMap<string, number>,
): Pick<Game, 'regionIds' | 'regionNames' | 'regionShorts' | 'regionNumbers' | 'citiesOf' | 'regionsOf'> {
  return {
    regionIds: regions.map((region) => region.id),
    regionNames: regions.map(({ name }) => name.map((id) => cities[cityNumbers.get(id)!]!.name.en).join('–')),
    regionShorts: regions.map((region) => region.short),
    regionNumbers: new Map(
      regions.flatMap(({ name, short }, region) =>
        [short, ...ordersOf(name).map((order) => order.join('-'))].map(
          (spelling) => [spelling, region] as const,
        ),
      ),
    ),
    citiesOf: regions.map((region) => Int32Array.from(region.cities, (id) => cityNumbers.get(id)!)),
    regionsOf: cities.map(({ id }) => numbersWhere(regions, (region) => region.cities.includes(id))),
  };
}

/** Every order of a few items. */
function ordersOf(items: readonly string[]): string[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    ordersOf(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  );
}

function distancesBetween(near: readonly Int32Array[]): Uint8Array {
  const cities = near.length;
  const distances = new Uint8Array(cities * cities);
  for (let from = 0; from < cities; from++) {
    const reached = [from];
    for (const city of reached) {
      for (const next of near[city]!) {
        if (next === from || distances[from * cities + next] !== 0) continue;
        distances[from * cities + next] = distances[from * cities + city]! + 1;
        reached.push(next);
      }
    }
  }
  return distances;
}
