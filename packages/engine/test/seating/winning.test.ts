// Winning is a slot: the last module that knows what winning takes decides, and who has won may differ by side.
import { answer } from '../../src/kernel/points.ts';
import { expect, it } from 'vitest';
import { compileGame } from '../../src/kernel/compile.ts';
import type { Challenge } from '../../src/kernel/definition.ts';
import { listen } from '../../src/kernel/record.ts';
import type { Game } from '../../src/kernel/types.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { iberiaGame } from '../../src/modules/iberia/iberia.ts';
import { checkWin, endGame } from '../../src/ops/markers.ts';

import { entered, placePawn } from '../../src/ops/pawns.ts';
import { view } from '../../src/index.ts';
import { started } from './guests.ts';

/** Whoever loses, the second seat wins; to win together takes one turn. */
const contest: Challenge = {
  id: 'contest',
  modules: [{ id: 'contest', hasWon: (s) => s.turnsDone > 0, winners: (s) => (s.over === 1 ? 0b01 : 0b10) }],
  options: [],
  parts: (usual) => usual,
};

const definitions = { base: baseGame, iberia: iberiaGame };

function gameOf(id: keyof typeof definitions, challenges: readonly string[]): Game {
  const compiled = compileGame({ ...definitions[id], challenges: [contest] }, { players: 2, challenges });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

it.each(['base', 'iberia'] as const)('%s: a table wins or loses together', (id) => {
  const state = started(gameOf(id, []), 'together');
  expect(view(state, 1).winners).toEqual([]);
  checkWin(state);
  expect(view(state, 1)).toMatchObject({ ending: 'running', winners: [] });
  const [lost] = listen(state, () => endGame(state, 'cards'));
  expect(lost).toEqual({ fact: 'over', ending: 'cards', winners: [] });
  expect(view(state, 0).winners).toEqual([]);
  const [won] = listen(state, () => endGame(state, 'won'));
  expect(won).toEqual({ fact: 'over', ending: 'won', winners: [1, 2] });
  expect(view(state, 0)).toMatchObject({ ending: 'won', winners: [1, 2] });
});

it.each(['base', 'iberia'] as const)('%s: a challenge says what winning takes, and who has won', (id) => {
  const state = started(gameOf(id, ['contest']), 'apart');
  checkWin(state);
  expect(view(state, 2).winners).toEqual([]);
  state.turnsDone = 1;
  checkWin(state);
  expect(view(state, 2)).toMatchObject({ ending: 'won', winners: [1] });
  const [lost] = listen(state, () => endGame(state, 'cubes'));
  expect(lost).toEqual({ fact: 'over', ending: 'cubes', winners: [2] });
  // A game that is over is not won afterwards.
  checkWin(state);
  expect(view(state, 2).ending).toBe('cubes');
});

it('a pawn is placed with or without being noticed', () => {
  const noticed: number[] = [];
  const watcher: Challenge = {
    id: 'watcher',
    modules: [{ id: 'watcher', points: [answer(entered, (_s, seat) => void noticed.push(seat))] }],
    options: [],
    parts: (usual) => usual,
  };
  const compiled = compileGame(
    { ...baseGame, challenges: [watcher] },
    { players: 2, challenges: ['watcher'] },
  );
  if (!compiled.ok) throw new Error(compiled.error.message);
  const state = started(compiled.value, 'noticed');
  placePawn(state, 0, 3, 'unnoticed');
  placePawn(state, 1, 4, 'entering');
  expect([...state.pawns]).toEqual([3, 4]);
  expect(noticed).toEqual([1]);
});
