// Windows that open only when somebody could play are the same as those that always open, as long as somebody could.
import { expect, it } from 'vitest';
import { apply, formatCommand, legal } from '../../../../src/index.ts';
import { scenario, type Position } from '../../../scenario/scenario.ts';
import { randomPosition } from './positions.ts';

const POSITIONS = 20;
const COMMANDS = 30;
/** One can be played at every moment for events, the other inside epidemics too. */
const HELD = ['commercial-travel-ban', 'resilient-population'];

/** The second player holds those two and plays neither. */
function positionOf(seed: string, windows: string): Position {
  const { hands = {}, ...position } = randomPosition(seed);
  const others = Object.entries(hands).map(
    ([role, cards]) =>
      [
        role,
        role === position.roles[1] ? HELD : cards.filter((card) => !HELD.includes(card)).slice(0, 5),
      ] as const,
  );
  return { ...position, hands: Object.fromEntries(others), options: { ...position.options, windows } };
}

/** What a table waits for and tells while everybody only goes on. */
function goingOn(position: Position): string[] {
  const s = scenario(position);
  const heard: string[] = [];
  for (let count = 0; count < COMMANDS && s.state.over === 0; count++) {
    const commands = legal(s.state);
    const command =
      commands.find(({ kind }) => ['end', 'continue', 'infect', 'resolve-first'].includes(kind)) ??
      commands.find((one) => one.kind === 'discard' && !HELD.includes(one.card))!;
    const applied = apply(s.state, command);
    if (!applied.ok) throw new Error(applied.error.message);
    heard.push(formatCommand(s.game, command), ...applied.value.map(({ fact }) => fact));
  }
  return heard;
}

it('BASE-EVT-9 BRINK-VS-14 BRINK-MEV-4 BRINK-RAT-3 no window is missing where windows pass by themselves', () => {
  for (let number = 0; number < POSITIONS; number++) {
    const seed = `windows ${String(number)}`;
    expect(goingOn(positionOf(seed, 'possible')), seed).toEqual(goingOn(positionOf(seed, 'always')));
  }
});
