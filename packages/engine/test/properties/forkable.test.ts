// What a seat may take a game on from: everything it does not know dealt anew is a position that a game could have come to.
import { expect, it } from 'vitest';
import { topFrame } from '../../src/kernel/frame.ts';
import { resample, restore, sight, snapshot, type Game, type State } from '../../src/index.ts';
import { BOXES, CONFIGURATIONS, LAB } from './configurations.ts';
import { anyKind, hoarding, playGame, wordsFrom, type Chooser } from './play.ts';

const secretive = [...CONFIGURATIONS, ...BOXES, ...LAB].filter(
  ({ game: { config } }) => config.options['hands'] === 'private',
);

/** Fails unless what a viewer does not know can be dealt anew. */
function isForkable(state: State, viewer: number, text: string): void {
  const drawn = resample(sight(state, viewer), wordsFrom(text));
  const restored = restore(state.game, snapshot(drawn));
  expect(restored.ok ? '' : `${restored.error.message} (${topFrame(state).name})`, text).toBe('');
}

it('where windows stop only if somebody could use them, a window that has stopped still does when hands are dealt anew', () => {
  let tried = 0;
  const windows = secretive.filter(({ game: { config } }) => config.options['windows'] === 'possible');
  for (const { name, game } of windows.filter((_, number) => number % 5 === 0)) {
    playGame(game, `forked ${name}`, anyKind, ({ state, done, chance }) => {
      if (state.over !== 0 || chance(6) !== 0) return;
      isForkable(state, chance(game.shape.seats + 1), `${name} ${String(done)}`);
      tried++;
    });
  }
  expect(tried).toBeGreaterThan(100);
});

/** What somebody who holds other cards would not have begun. */
const TELLING = new Set(['consent', 'cure-payment']);

/** Keeps its cards until it can pay piece by piece. */
const saving: Chooser = (commands, chance, state) => {
  const begun = commands.filter(({ kind }) => kind === 'cure-piecemeal');
  return begun.length > 0 ? anyKind(begun, chance) : hoarding(commands, chance, state);
};

it('whoever has begun something still could have when hands are dealt anew', () => {
  const tried = new Map<string, number>();
  const look = (name: string, game: Game, chooser: Chooser): void => {
    playGame(game, `begun ${name}`, chooser, ({ state, done }) => {
      const top = state.over === 0 ? topFrame(state).name : '';
      const count = tried.get(top) ?? 0;
      if (!TELLING.has(top) || count >= 60) return;
      for (let viewer = 0; viewer <= game.shape.seats; viewer++)
        isForkable(state, viewer, `${name} ${String(done)}`);
      tried.set(top, count + 1);
    });
  };
  for (const { name, game } of secretive.filter((_, number) => number % 8 === 0)) look(name, game, anyKind);
  // Every card pays for the cure of a disease that a challenge adds.
  const purple = secretive.filter(({ game }) => game.colourIds.includes('purple'));
  for (const { name, game } of purple)
    for (const again of ['', ' again', ' once more']) look(name + again, game, saving);
  for (const top of TELLING) expect(tried.get(top), top).toBeGreaterThan(10);
});
