import { compile, seedFromText, start, view } from '@cordon/engine';
import { expect, it } from 'vitest';
import { boardLines } from '../../src/words/board.ts';

it('a seat without a pawn is not said to be missing from the board', () => {
  const compiled = compile({ boxes: ['lab'], challenges: ['solo'], epidemics: 4 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  const { state } = start(compiled.value, seedFromText('solo'));
  const lines = boardLines(state.game, view(state, 1));
  expect(lines.find((line) => line.includes('(CDC)'))).toMatch(/^Player 2 \(CDC\), 4 cards: /u);
});
