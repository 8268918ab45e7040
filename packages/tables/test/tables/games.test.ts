// Tables with the same configuration share one compiled game.
import { expect, test } from 'vitest';
import { gameFor, gameOf } from '../../src/tables/games.ts';

test('the same request and its complete configuration lead to the same game', () => {
  const game = gameFor({ players: 3, epidemics: 5 });
  expect(gameFor({ players: 3, epidemics: 5 })).toBe(game);
  expect(gameFor({ epidemics: 5, players: 3 })).toBe(game);
  expect(gameOf(structuredClone(game.config))).toBe(game);
  expect(gameFor({ players: 4, epidemics: 5 })).not.toBe(game);
});

test('what cannot be played is refused every time', () => {
  for (const players of [99, 99]) expect(() => gameFor({ players })).toThrow('players');
});

test('a game that is asked for again and again is kept, one that is forgotten is compiled again', () => {
  const seldom = gameFor({ players: 2 });
  const often = gameFor({ players: 4, epidemics: 6 });
  const roles = ['contingency-planner', 'dispatcher', 'medic', 'operations-expert', 'quarantine-specialist'];
  for (const players of [2, 3, 4])
    for (const epidemics of [4, 5, 6])
      for (let set = 1; set < 2 ** roles.length; set++) {
        const pool = [...roles.filter((_, index) => (set >> index) % 2 === 1), 'researcher', 'scientist'];
        if (pool.length >= players) gameFor({ players, epidemics, pool });
        expect(gameFor({ players: 4, epidemics: 6 })).toBe(often);
      }
  const again = gameFor({ players: 2 });
  expect(again).not.toBe(seldom);
  expect(again.config).toEqual(seldom.config);
});
