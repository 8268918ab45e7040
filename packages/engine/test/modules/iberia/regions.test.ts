import { describe, expect, it } from 'vitest';
import { peninsula } from '../../../src/modules/iberia/map.ts';
import { iberia } from '../../scenario/iberia.ts';
import { drivesFrom, regionsAt, ringsAround } from './board.ts';

const NORTH_OF_BARCELONA = ['andorra-la-vella', 'barcelona', 'girona', 'huesca', 'zaragoza'];
const SEA_BEFORE_BARCELONA = ['barcelona', 'palma-de-mallorca', 'tarragona', 'valencia'];

const regions = peninsula.regions!;
const cityIds = peninsula.cities.map((city) => city.id);
const near = new Map(cityIds.map((id) => [id, drivesFrom(id)]));
const touching = new Map(cityIds.map((id) => [id, regionsAt(id)]));

/** The cities on the border of a region, as the game has them. */
const borderOf = (region: string): string[] =>
  cityIds.filter((id) => touching.get(id)!.includes(region)).sort();

const lineOf = (one: string, other: string): string => [one, other].sort().join(' ');

/** Line to how many regions it borders, walking around each. */
function linesAround(): Map<string, number> {
  const sides = new Map<string, number>();
  for (const { cities } of regions) {
    cities.forEach((city, index) => {
      const line = lineOf(city, cities[(index + 1) % cities.length]!);
      sides.set(line, (sides.get(line) ?? 0) + 1);
    });
  }
  return sides;
}

/** Lines with a region on one side and nothing on the other. */
const coast = [...linesAround()].filter(([, sides]) => sides === 1).map(([line]) => line);

describe('regions', () => {
  it('IB-EX-18 IB-REG-2 IB-REG-3 IB-REG-5 two regions of Barcelona have exactly the border that the rulebook says', () => {
    expect(borderOf('girona')).toEqual(NORTH_OF_BARCELONA);
    expect(borderOf('palma-de-mallorca')).toEqual(SEA_BEFORE_BARCELONA);
    iberia({ roles: ['agronomist', 'sailor'], at: { agronomist: 'barcelona' } })
      .does('purify r08', 'purify r16')
      .tokens('girona', 1)
      .tokens('palma-de-mallorca', 1);
    iberia({ roles: ['agronomist', 'sailor'], at: { agronomist: 'valencia' } })
      .refuses('purify r08', 'region-elsewhere')
      .does('purify r16');
    iberia({ roles: ['agronomist', 'sailor'], at: { agronomist: 'huesca' } })
      .refuses('purify r16', 'region-elsewhere')
      .does('purify r08');
  });

  it('IB-REG-1 IB-EX-18 around every region each city is joined to the next by a line, solid or dotted', () => {
    for (const { id, cities } of regions) {
      expect(cities.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(cities).size, id).toBe(cities.length);
      cities.forEach((city, index) => {
        expect(near.get(city), `${id} at ${city}`).toContain(cities[(index + 1) % cities.length]);
      });
    }
    expect(new Set(regions.map(({ cities }) => [...cities].sort().join(' '))).size).toBe(regions.length);
  });

  it('IB-REG-5 a city touches each region with it on the border and no other, for tokens and for the Nurse alike', () => {
    for (const { id } of regions) {
      expect(borderOf(id)).toEqual(regions.find((region) => region.id === id)!.cities.toSorted());
    }
    for (const city of cityIds) {
      const table = iberia({
        roles: ['nurse', 'sailor'],
        hands: { nurse: ['travel-day-and-night'] },
        at: { nurse: city === 'madrid' ? 'toledo' : 'madrid' },
      }).does(`travel-day-and-night nurse to ${city}`);
      const choices = table.legal('nurse').flatMap((text) => /^1: prevent (\S+)$/u.exec(text)?.[1] ?? []);
      const only = choices.length === 0 ? [String(table.view().shows['prevention'])] : choices;
      expect([city, ...only.sort()]).toEqual([city, ...touching.get(city)!]);
    }
  });

  it('IB-REG-5 IB-REG-4 there is a region between each two lines of a city, but none towards the coast', () => {
    for (const city of cityIds) {
      const outside = coast.some((line) => line.split(' ').includes(city)) ? 1 : 0;
      expect([city, touching.get(city)!.length]).toEqual([city, near.get(city)!.length - outside]);
    }
  });

  it('IB-REG-4 what lies outside of the coast and the mountains is no region', () => {
    const steps = new Map<string, string[]>();
    for (const line of coast) {
      const [one, other] = line.split(' ') as [string, string];
      steps.set(one, [...(steps.get(one) ?? []), other]);
      steps.set(other, [...(steps.get(other) ?? []), one]);
    }
    const walk = ['lisboa'];
    for (let at = 'lisboa', from = ''; at !== 'lisboa' || walk.length === 1;) {
      const next = steps.get(at)!.find((city) => city !== from)!;
      expect(steps.get(at), at).toHaveLength(2);
      [from, at] = [at, next];
      walk.push(at);
    }
    expect(walk).toHaveLength(coast.length + 1);
    for (const { id } of regions) expect(borderOf(id)).not.toEqual([...new Set(walk)].sort());
    const open = [
      ['cadiz', 'huelva'],
      ['palma-de-mallorca', 'alicante'],
      ['cartagena', 'palma-de-mallorca'],
      ['gibraltar', 'almeria'],
      ['girona', 'palma-de-mallorca'],
      ['san-sebastian-donostia', 'huesca'],
    ] as const;
    for (const [one, other] of open) {
      expect(touching.get(one)!.filter((region) => touching.get(other)!.includes(region))).toEqual([]);
    }
  });

  it('IB-REG-6 Zaragoza touches six regions', () => {
    expect(regionsAt('zaragoza')).toHaveLength(6);
  });

  it('IB-REG-7 Barcelona touches the region to its north and the sea before it', () => {
    expect(regionsAt('barcelona')).toEqual(expect.arrayContaining(['girona', 'palma-de-mallorca']));
  });

  it('IB-REG-8 there are as many regions as lines less 47, and each line has one or two beside it', () => {
    const lines = [...near.values()].flat().length / 2;
    expect(ringsAround('madrid').flat()).toHaveLength(48);
    expect(new Set([...touching.values()].flat()).size).toBe(lines - 47);
    expect(linesAround().size).toBe(lines);
    for (const [line, sides] of linesAround()) expect([1, 2], line).toContain(sides);
  });

  it('IB-REG-9 wherever the Nurse goes there is a region for her token', () => {
    for (const [city, there] of touching) {
      expect(there.length, city).toBeGreaterThanOrEqual(1);
      const from = near.get(city)![0]!;
      const table = iberia({ roles: ['nurse', 'sailor'], at: { nurse: from } }).does(`drive ${city}`);
      if (there.length > 1) table.asks('prevention').does(`prevent ${there.at(-1)!}`);
      table.prevention(there.at(-1)!).asks('actions', { left: 3 });
    }
  });

  it('IB-REG-10 purification tokens and the prevention token lie in one region together', () => {
    iberia({
      roles: ['nurse', 'agronomist'],
      at: { nurse: 'barcelona', agronomist: 'valencia' },
      hands: { nurse: ['valencia'] },
      tokens: { 'palma-de-mallorca': 1 },
    })
      .does('drive tarragona', 'prevent r16')
      .prevention('palma-de-mallorca')
      .tokens('palma-de-mallorca', 1)
      .does('purify r16 with valencia')
      .tokens('palma-de-mallorca', 3)
      .prevention('palma-de-mallorca');
  });

  it('IB-DAT-13 a region lies north-east of Málaga towards Granada, and one north of Barcelona towards Girona', () => {
    const shared = (...cities: readonly string[]): string[] =>
      regions.map(({ id }) => id).filter((id) => cities.every((city) => touching.get(city)!.includes(id)));
    const [northEast] = shared('malaga', 'granada', 'jaen');
    iberia({
      roles: ['sailor', 'nurse'],
      at: { sailor: 'malaga' },
      researched: ['yellow'],
      hands: { sailor: ['valencia'] },
    })
      .does(`purify ${northEast!} with valencia`)
      .tokens(northEast!, 2);
    expect(shared('barcelona', 'girona', 'andorra-la-vella')).toEqual(['girona']);
  });
});
