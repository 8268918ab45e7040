import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { world } from '../../../src/modules/base/map.ts';
import { scenario } from '../../scenario/scenario.ts';
import { compiled } from './tables.ts';

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}|\./gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The board as the appendix of the catalogue has it. */
function catalogue(): { readonly id: string; readonly colour: string; readonly near: readonly string[] }[] {
  const text = readFileSync(new URL('../../../../../docs/rules/base.md', import.meta.url), 'utf8');
  const rows = text
    .slice(text.indexOf('## Appendix'))
    .matchAll(/^\| (blue|yellow|black|red) \| ([^|]+) \| ([^|]+) \|$/gmu);
  return [...rows].map(([, colour = '', city = '', near = '']) => ({
    id: slug(city),
    colour,
    near: near.split(', ').map(slug).sort(),
  }));
}

/** The cities that a pawn can drive to, as the game offers them. */
function drivesFrom(city: string): string[] {
  const game = scenario({ roles: ['scientist', 'researcher'], at: { scientist: city, researcher: city } });
  return game
    .legal('scientist')
    .filter((command) => command.includes('drive'))
    .map((command) => command.replace('1: drive ', ''))
    .sort();
}

describe('the world map', () => {
  it('BASE-CMP-2 BASE-CMP-4 BASE-CMP-5 has the 48 cities of the catalogue, twelve of each of four colours', () => {
    const board = catalogue();
    expect(board).toHaveLength(48);
    const colours = Object.fromEntries(world.cities.map((city) => [city.id, city.colour]));
    expect(colours).toEqual(Object.fromEntries(board.map((city) => [city.id, city.colour])));
    expect(world.cities).toHaveLength(48);
    expect([...world.colours].sort()).toEqual(['black', 'blue', 'red', 'yellow']);
    for (const colour of world.colours) {
      expect(world.cities.filter((city) => city.colour === colour)).toHaveLength(12);
    }
  });

  it('BASE-MOV-1 BASE-MOV-2 BASE-MOV-3 from every city one drives to the connected cities and to no other', () => {
    for (const { id, near } of catalogue()) expect([id, ...drivesFrom(id)]).toEqual([id, ...near]);
  });

  it('BASE-MOV-4 every one of the 93 lines leads both ways', () => {
    const lines = world.cities.flatMap(({ id }) => drivesFrom(id).map((to) => `${id} ${to}`));
    expect(lines).toHaveLength(2 * 93);
    for (const line of lines) expect(lines).toContain(line.split(' ').toReversed().join(' '));
  });

  it('BASE-CMP-5 every city is infected with cubes of its own colour only', () => {
    for (const { id, colour } of catalogue()) {
      const game = scenario({ roles: ['scientist', 'researcher'], infectNext: [id] }).does('end', 'infect');
      expect(game.view().cubes).toEqual({ [id]: { [colour]: 1 } });
      game.asks('infections', { left: 1 });
    }
  });

  it('BASE-CMP-5 the card of every city counts for the cure of its colour', () => {
    for (const colour of world.colours) {
      const hand = catalogue()
        .filter((city) => city.colour === colour)
        .map((city) => city.id);
      for (const cards of [hand.slice(0, 5), hand.slice(5, 10), hand.slice(7)]) {
        scenario({ roles: ['researcher', 'medic'], hands: { researcher: cards } })
          .does(`cure ${colour} with ${cards.join(' ')}`)
          .cure(colour, 'eradicated')
          .asks('actions', { left: 3 });
      }
    }
  });

  it('BASE-SET-24 gives every city a population, Jakarta the highest, Chicago and Lima the same', () => {
    const byPopulation = world.cities.toSorted((one, other) => other.rank - one.rank);
    expect(byPopulation[0]?.id).toBe('jakarta');
    expect(byPopulation.at(-1)?.id).toBe('essen');
    const shared = world.cities.filter((city) =>
      world.cities.some((other) => other !== city && other.rank === city.rank),
    );
    expect(shared.map((city) => city.id)).toEqual(['chicago', 'lima']);
  });

  it('BASE-CMP-4 BASE-CMP-6 BASE-CMP-7 has 59 player cards and one infection card for each city', () => {
    const { cardIds, cityIds, shape } = compiled({ players: 4, epidemics: 6 });
    expect(new Set(cardIds).size).toBe(59);
    expect(cardIds.slice(0, 48)).toEqual(cityIds);
    expect(cardIds.slice(48, 53)).toEqual([
      'airlift',
      'forecast',
      'government-grant',
      'one-quiet-night',
      'resilient-population',
    ]);
    expect(cardIds.slice(53).every((card) => card.startsWith('epidemic'))).toBe(true);
    expect(shape.infectionCards).toBe(48);
  });
});
