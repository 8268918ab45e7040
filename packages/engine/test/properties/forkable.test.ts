// What a seat may take a game on from: everything it does not know dealt anew is a position that a game could have come to.
import { expect, it } from 'vitest';
import { resample, restore, sight, snapshot } from '../../src/index.ts';
import { BOXES, CONFIGURATIONS } from './configurations.ts';
import { anyKind, playGame, wordsFrom } from './play.ts';

const secretive = [...CONFIGURATIONS, ...BOXES].filter(
  ({ game: { config } }) => config.options['hands'] === 'private' && config.options['windows'] === 'possible',
);

it('where windows stop only if somebody could use them, a window that has stopped still does when hands are dealt anew', () => {
  let tried = 0;
  for (const { name, game } of secretive.filter((_, number) => number % 5 === 0)) {
    playGame(game, `forked ${name}`, anyKind, ({ state, done, chance }) => {
      if (state.over !== 0 || chance(6) !== 0) return;
      const viewer = chance(game.shape.seats + 1);
      const drawn = resample(sight(state, viewer), wordsFrom(`${name} ${String(done)}`));
      const restored = restore(game, snapshot(drawn));
      expect(restored.ok ? '' : restored.error.message, name).toBe('');
      tried++;
    });
  }
  expect(tried).toBeGreaterThan(100);
});
