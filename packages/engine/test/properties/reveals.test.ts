import { describe, expect, it } from 'vitest';
import { apply, clone, formatCommand, legal, resample, sight, type State } from '../../src/index.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, playGame, wordsFrom, type Chance } from './play.ts';

/** Whatever a seat does without a reveal, it could foresee what it sees then: so it may take it back. */
function checkForeseen(state: State, seat: number, chance: Chance): 'foreseen' | 'revealed' {
  const command = anyKind(legal(state, seat), chance);
  const other = resample(sight(state, seat), wordsFrom(`foreseen ${String(chance(1 << 30))}`));
  const after = [clone(state), other].map((one) => {
    demand(apply(one, command).ok, 'a seat can do something else if other cards are hidden');
    return one;
  });
  const [here, there] = after;
  const what = (): string => formatCommand(state.game, command);
  if (here!.reveals === state.reveals || there!.reveals === state.reveals) {
    demand(here!.reveals === there!.reveals, () => `“${what()}” is a reveal where other cards are hidden`);
    const cells = sight(there!, seat).table.cells;
    const isSame = sight(here!, seat).table.cells.every((cell, index) => cell === cells[index]);
    demand(isSame, () => `“${what()}” shows something hidden and counts as no reveal`);
    return 'foreseen';
  }
  return 'revealed';
}

describe.each(GAMES)('a command of $id that reveals nothing', ({ id, combinations }) => {
  it('shows its seat nothing that was hidden from it, in every configuration', () => {
    const counts = { foreseen: 0, revealed: 0 };
    for (const [number, { name, game }] of combinations.entries()) {
      const chooser = number % 4 < 2 ? anyKind : careful;
      playGame(game, `reveals ${name}`, chooser, ({ state, commands, chance }) => {
        if (commands.length === 0 || chance(4) !== 0) return;
        counts[checkForeseen(state, anyKind(commands, chance).seat, chance)]++;
      });
    }
    expect(counts.foreseen).toBeGreaterThan(id === 'sides' ? 60 : 400);
    expect(counts.revealed).toBeGreaterThan(100);
  }, 60_000);
});
