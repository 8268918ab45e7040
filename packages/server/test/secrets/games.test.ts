import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawConfigurations } from '../../tools/secrets/configurations.ts';
import { compareGame } from '../../tools/secrets/game.ts';
import { fixNodeChance } from '../../tools/secrets/nodeChance.ts';
import { Tally } from '../../tools/secrets/tally.ts';

/** `npm run secrets` plays thousands. */
const GAMES = 90;

const ELSEWHERE = [
  'added infection cards',
  'city in a hand',
  'city in the deck',
  'epidemic in the box',
  'epidemic in the deck',
  'event in a hand',
  'event in the box',
  'event in the deck',
  'infection cards',
  'lab.deck',
  'mutation-event in the deck',
];

describe('what leaves the server', () => {
  let release = (): void => {};
  beforeAll(() => {
    release = fixNodeChance();
  });
  afterAll(() => release());

  it('is the same to the byte when all that is hidden from whoever receives it lies elsewhere, in every configuration', async () => {
    const tally = new Tally();
    for (const [index, config] of drawConfigurations(GAMES, 'every test').entries())
      tally.add(config, await compareGame(`every test ${String(index)}`, config));
    expect(tally.missing).toEqual([]);
    expect(tally.hidden).toEqual({ different: GAMES });
    expect(Object.keys(tally.elsewhere)).toEqual(expect.arrayContaining(ELSEWHERE));
    expect(tally.ended['parted'] ?? 0).toBeLessThan(GAMES / 10);
    const { moves, secretMoves, refusals, bytes } = tally.compared;
    expect(moves).toBeGreaterThan(GAMES * 10);
    expect(secretMoves).toBeGreaterThan(3);
    expect(refusals).toBeGreaterThan(GAMES * 10);
    expect(bytes).toBeGreaterThan(GAMES * 100_000);
  });
});
