import { describe, expect, it } from 'vitest';
import { apply, view, type Command, type State } from '../../src/index.ts';
import { anything, mutate } from './attempts.ts';
import { GAMES } from './configurations.ts';
import { demand } from './demand.ts';
import { anyKind, careful, pick, playGame } from './play.ts';

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
  demand(!/undefined|NaN/u.test(message), () => `“${message}” names nothing`);
  demand((code === 'illegal-command') === (reason !== undefined), 'an illegal command has a reason');
  demand(
    state.cells.every((cell, index) => cell === before[index]),
    () => `${JSON.stringify(command)} was refused and changed the state`,
  );
  return reason ?? code;
}

const REASONS = {
  all: ['card-not-held', 'game-over', 'no-cube', 'not-connected', 'not-now', 'not-your-turn'],
  base: ['no-station'],
  boxes: ['no-station', 'wrong-role', 'once-per-turn'],
  lab: [
    'no-station',
    'no-arrow',
    'empty-dish',
    'not-characterized',
    'characterized',
    'no-sequence',
    'no-cube-on-line',
    'too-few-stations',
    'line-incomplete',
    'no-sample-dish',
  ],
  sides: ['no-station', 'wrong-role', 'spotted', 'not-captured', 'hidden'],
  iberia: [
    'already-there',
    'dotted-line',
    'line-elsewhere',
    'no-hospital',
    'no-port',
    'no-rails',
    'not-consecutive',
    'rail-there',
    'region-elsewhere',
    'wrong-colour',
    'wrong-role',
  ],
} as const;

describe.each(GAMES)('commands of $id that are not legal', ({ id, combinations }) => {
  it('are refused and change no cell: those of other moments, of other seats, with other operands and of any sort', () => {
    const reasons = new Set<string>();
    for (const [number, { name, game }] of combinations.entries()) {
      const before = new Int32Array(game.size);
      const others: Command[] = [];
      playGame(game, `refused ${name}`, number % 4 < 2 ? anyKind : careful, ({ state, commands, chance }) => {
        if (commands.length > 0) others.push(pick(commands, chance));
        if (chance(4) !== 0) return;
        const listed = new Set(commands.map(key));
        const asked = Math.max(1, view(state, 0).waitsFor);
        const tries = [
          ...Array.from({ length: 6 }, () => pick(others, chance)),
          ...Array.from({ length: 10 }, () => mutate(game, pick(others, chance), chance)),
          ...Array.from({ length: 5 }, () => anything(game, asked, chance)),
        ];
        for (const command of tries) {
          if (!listed.has(key(command))) reasons.add(checkRefused(state, command, before));
        }
      });
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining([...REASONS.all, ...REASONS[id]]));
    expect(reasons.size).toBeGreaterThan(id === 'iberia' ? 25 : 15);
  }, 60_000);
});
