import { describe, expect, it } from 'vitest';
import { formatWords, guides, legal, parseCommand } from '../../../src/index.ts';
import { peninsula } from '../../../src/modules/iberia/map.ts';
import { iberia } from '../../scenario/iberia.ts';

const regions = peninsula.regions!;

const choices = (cities: readonly string[]): string[][] =>
  cities
    .reduce<string[][]>((found, city) => found.concat(found.map((chosen) => [...chosen, city])), [[]])
    .slice(1);

const letters = (cities: readonly string[]): number => cities.join('').replaceAll('-', '').length;

/** Every way to name a region by cities that no other region has all of, best first. */
function namesOf(region: (typeof regions)[number]): string[][] {
  const others = regions.filter((other) => other !== region);
  return choices(region.cities.toSorted())
    .filter((chosen) => !others.some(({ cities }) => chosen.every((city) => cities.includes(city))))
    .sort((a, b) => a.length - b.length || letters(a) - letters(b) || (a.join('-') < b.join('-') ? -1 : 1));
}

describe('the names of regions', () => {
  it.each(regions.map((region) => [region.id, region] as const))('%s is the shortest', (id, region) => {
    expect(region.name).toEqual(namesOf(region)[0]);
    expect(id).toBe(region.name.join('-'));
  });

  it('have at most three cities, and no spelling belongs to two regions', () => {
    const { game } = iberia({ roles: ['agronomist', 'sailor'] });
    const orders = [0, 1, 2, 6];
    const spellings = regions.reduce((sum, { name }) => sum + 1 + Math.max(orders[name.length]!, 1), 0);
    expect(Math.max(...regions.map(({ name }) => name.length))).toBe(3);
    expect(game.regionNumbers.size).toBe(spellings);
    expect(game.regionNames).toContain('Cáceres–Madrid');
  });

  it('stand in the guide with their cities and the short form', () => {
    const guide = guides().find(({ id }) => id === 'iberia')!;
    expect(guide.regions.find(({ short }) => short === 'r18')).toEqual({
      id: 'caceres-madrid',
      short: 'r18',
      name: ['caceres', 'madrid'],
      cities: ['salamanca', 'madrid', 'toledo', 'caceres'],
    });
  });

  it('are read in any order, with capitals, accents and spaces, and in the short form', () => {
    const { state, game } = iberia({ roles: ['agronomist', 'sailor'], at: { agronomist: 'madrid' } });
    for (const text of ['caceres-madrid', 'Madrid Cáceres', 'madrid, caceres', 'r18', 'R18']) {
      const parsed = parseCommand(state, `purify ${text}`);
      expect(parsed, text).toMatchObject({ ok: true, value: { region: 'caceres-madrid' } });
    }
    const written = formatWords(game, { kind: 'purify-one', seat: 1, region: 'r18' });
    expect(written).toBe('purify caceres-madrid');
  });

  it('are what every legal command writes', () => {
    const { state, game } = iberia({
      roles: ['agronomist', 'nurse'],
      hands: { agronomist: ['purify-water', 'science-triumph', 'toledo'] },
      at: { agronomist: 'madrid' },
    });
    const ids = new Set(game.regionIds);
    const named = legal(state).flatMap((command) => ('region' in command ? [command.region] : []));
    expect(named.length).toBeGreaterThan(40);
    for (const region of named) expect(ids).toContain(region);
  });
});
