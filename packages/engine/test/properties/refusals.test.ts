import { describe, expect, it } from 'vitest';
import { apply, type Command, type Game, type State } from '../../src/index.ts';
import { COMBINATIONS } from './configurations.ts';
import { demand } from './invariants.ts';
import { anyKind, careful, pick, playGame, type Chance } from './play.ts';

/** The command with one operand, or its seat, exchanged for another of the same sort. */
function mutate(game: Game, command: Command, chance: Chance): Command {
  const kind = game.kindsByName.get(command.kind)!;
  const name = pick(['seat', ...Object.keys(kind.operands)], chance);
  const seats = Array.from({ length: game.shape.seats }, (_, seat) => seat + 1);
  const sort = kind.operands[name];
  const cards = (): string[] => {
    const first = chance(game.shape.cities - 5);
    return game.cityIds.slice(first, first + 4 + chance(2));
  };
  const value =
    sort === undefined || sort === 'seat'
      ? pick(seats, chance)
      : sort === 'city'
        ? pick(game.cityIds, chance)
        : sort === 'card'
          ? pick(game.cardIds, chance)
          : sort === 'colour'
            ? pick(game.colourIds, chance)
            : cards();
  return { ...command, [name]: value };
}

const key = (command: Command): string =>
  JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Refused with the right code and a sentence, and not one cell is different. */
function checkRefused(state: State, command: Command, before: Int32Array): string {
  before.set(state.cells);
  const result = apply(state, command);
  demand(!result.ok, () => `${JSON.stringify(command)} is not listed but accepted`);
  const { code, message, reason } = result.error;
  demand(code === 'illegal-command' || code === 'bad-command', code);
  demand(/^\S.*[.!]$/u.test(message), () => `“${message}” is no sentence`);
  demand((code === 'illegal-command') === (reason !== undefined), 'an illegal command has a reason');
  demand(
    state.cells.every((cell, index) => cell === before[index]),
    () => `${JSON.stringify(command)} was refused and changed the state`,
  );
  return reason ?? code;
}

describe('commands that are not legal', () => {
  it('are refused and change no cell: those of other moments, of other seats and with other operands', () => {
    const reasons = new Set<string>();
    for (const [number, { name, game }] of COMBINATIONS.entries()) {
      const before = new Int32Array(game.size);
      const others: Command[] = [];
      playGame(game, `refused ${name}`, number % 4 < 2 ? anyKind : careful, ({ state, commands, chance }) => {
        if (commands.length > 0) others.push(pick(commands, chance));
        if (chance(4) !== 0) return;
        const listed = new Set(commands.map(key));
        const tries = [
          ...Array.from({ length: 6 }, () => pick(others, chance)),
          ...Array.from({ length: 10 }, () => mutate(game, pick(others, chance), chance)),
        ];
        for (const command of tries) {
          if (!listed.has(key(command))) reasons.add(checkRefused(state, command, before));
        }
      });
    }
    expect([...reasons].sort()).toEqual(
      expect.arrayContaining([
        'card-not-held',
        'game-over',
        'no-cube',
        'not-connected',
        'not-now',
        'not-your-turn',
      ]),
    );
    expect(reasons.size).toBeGreaterThan(15);
  }, 60_000);
});
