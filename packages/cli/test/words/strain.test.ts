import { apply, compile, legal, seedFromText, start, view, type State } from '@cordon/engine';
import { expect, it } from 'vitest';
import { boardLines } from '../../src/words/board.ts';

/** A game with Virulent Strain that goes on until this is so. */
function playedUntil(isSo: (state: State) => boolean): State {
  const compiled = compile({
    boxes: ['brink'],
    challenges: ['virulent-strain'],
    epidemics: 7,
    options: { windows: 'possible' },
  });
  if (!compiled.ok) throw new Error(compiled.error.message);
  for (let number = 0; ; number++) {
    const { state } = start(compiled.value, seedFromText(`strain ${String(number)}`));
    while (state.over === 0 && !isSo(state)) {
      const [command] = legal(state);
      if (command !== undefined) apply(state, command);
    }
    if (state.over === 0) return state;
  }
}

const strainOf = (state: State): unknown => view(state, 0).shows['strain'];

it('the board says which disease is the virulent strain and which cards are in force', () => {
  const begun = playedUntil(() => true);
  expect(boardLines(begun.game, view(begun, 1)).join('\n')).toContain(
    'Virulent strain: chosen at the first epidemic.',
  );
  const state = playedUntil((one) => JSON.stringify(strainOf(one)).includes('"inForce":["slippery-slope"]'));
  expect(boardLines(state.game, view(state, 1)).join('\n')).toMatch(
    /Virulent strain: (red|blue|black|yellow)\.\nIn force: Slippery Slope\. Each outbreak/u,
  );
});
