// The same configuration and seed are the same deal, anything else is another one.
import { compile, type ConfigRequest } from '@cordon/engine';
import { expect, test } from 'vitest';
import { dealKey } from '../../src/deals/dealKey.ts';

const SEED = 'e0a7fb2a6c687ad279dcbe807d46ce49';

function keyOf(config: ConfigRequest, seed = SEED): string {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  return dealKey(game.value.config, seed);
}

test('of a table without boxes is what it was before there were any', () => {
  expect(keyOf({ players: 2 })).toBe('708bbe409e7438f59e340afd986defae');
  expect(keyOf({ players: 2, boxes: [] })).toBe(keyOf({ players: 2 }));
});

test('names a deal, and the seed does not stand in the name', () => {
  expect(keyOf({ players: 2 })).toBe(keyOf({ game: 'base', players: 2, roles: 'random' }));
  const others = [
    keyOf({ players: 2 }),
    keyOf({ players: 3 }),
    keyOf({ players: 2, epidemics: 5 }),
    keyOf({ players: 2, options: { consent: 'automatic' } }),
    keyOf({ game: 'iberia', players: 2 }),
    keyOf({ boxes: ['brink'], players: 2 }),
    keyOf({ boxes: ['lab'], players: 2 }),
    keyOf({ players: 2 }, SEED.replace('e', 'f')),
  ];
  expect(new Set(others).size).toBe(others.length);
  for (const key of others) {
    expect(key).toMatch(/^[0-9a-f]{32}$/u);
    expect(SEED).not.toBe(key);
  }
});
