// A few deals, the same for every bot: who thinks more gets further. How often bots win is measured by `cordon arena`.
import { expect, it } from 'vitest';
import { makeBot } from '../../src/index.ts';
import { gameOf, playThrough } from '../support/table.ts';

const game = gameOf({
  players: 4,
  epidemics: 5,
  options: { hands: 'open', consent: 'automatic', windows: 'possible' },
});
const DEALS = ['one', 'two', 'three', 'four'];

/** Diseases cured in all deals together. */
function cures(name: string): number {
  const bot = makeBot(name)!;
  let sum = 0;
  for (const deal of DEALS) {
    const end = playThrough(game, [bot, bot, bot, bot], `comparison ${deal}`);
    for (let colour = 0; colour < game.shape.colours; colour++)
      if (game.goals?.isReached(end, colour) === true) sum++;
  }
  return sum;
}

it('fast gets further than novice, novice further than random', () => {
  const [fast, novice, random] = [cures('fast'), cures('novice'), cures('random')];
  expect(fast).toBeGreaterThan(novice);
  expect(novice).toBeGreaterThan(random);
});
