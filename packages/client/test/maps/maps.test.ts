// The map of a game, whether or not somebody has drawn one.
import { describe, expect, it } from 'vitest';
import { factsOf, GAMES } from '../../src/games/games.ts';
import { circleMap } from '../../src/maps/circle.ts';
import { loadMap } from '../../src/maps/maps.ts';
import { distance } from '../../tools/maps/geometry.ts';
import { readPath } from './readPath.ts';

describe('the map of a game', () => {
  it.each(GAMES.map(({ id }) => id))('is there for %s and shows its cities', async (game) => {
    const map = await loadMap(game);
    expect(Object.keys(map.cities)).toEqual(factsOf(game).cities.map(({ id }) => id));
    expect(map.land).not.toBe('');
  });

  it('is not there for a game nobody knows', async () => {
    await expect(loadMap('chess')).rejects.toThrow('chess');
  });
});

describe('a map on a circle', () => {
  const facts = factsOf('iberia');
  const map = circleMap(facts);

  it('shows each city at a place of its own', () => {
    const places = facts.cities.map(({ id }) => map.cities[id]!.at);
    for (const [index, place] of places.entries())
      for (const other of places.slice(0, index)) expect(distance(place, other)).toBeGreaterThan(44);
  });

  it('shows each line and each region', () => {
    expect(map.lines.map(({ id }) => id)).toEqual(facts.lines.map(({ id }) => id));
    expect(Object.keys(map.regions)).toEqual(facts.regions.map(({ id }) => id));
    expect(map.lines.every(({ pieces }) => /^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/.test(pieces[0]!))).toBe(true);
    expect(() => readPath(map.lines[0]!.pieces[0]!.replace('L', ' '))).not.toThrow();
  });
});
