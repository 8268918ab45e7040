// The story of one side of a game between sides.
import {
  clone,
  compile,
  formatCommand,
  legal,
  parseCommand,
  replay,
  resample,
  sight,
  type Command,
  type GameRecord,
  type State,
} from '@cordon/engine';
import { hashState } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import {
  analyse,
  chronicleInPieces,
  chronicleOf,
  ordersOf,
  type Chronicle,
  type ChronicleOptions,
} from '../../../src/index.ts';
import { decisionsOf } from '../../../src/advice/analysis/decisions.ts';
import { statisticsOf } from '../../../src/advice/analysis/statistics.ts';
import { recorded } from '../../support/recorded.ts';
import { generator } from '../../support/table.ts';
import { LITTLE } from '../efforts.ts';

const OPTIONS = { seed: 'sides', effort: LITTLE };
const TERRORIST = 'terrorist-cubes-purple';

function sidesOf({ config }: GameRecord): readonly number[] {
  const game = compile(config);
  if (!game.ok) throw new Error(game.error.message);
  return [...game.value.sides];
}

/** What happens from a state on, which is played on. */
function storyOf(state: State, lines: readonly string[], options: ChronicleOptions): Chronicle {
  const commandAt = (now: State, index: number): Command => {
    const command = parseCommand(now, lines[index]!);
    if (!command.ok) throw new Error(command.error.message);
    return command.value;
  };
  const pieces = chronicleInPieces(state, lines.length, commandAt, options);
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}

describe.each([TERRORIST, 'team-won-by-one'])('the story of a side: %s', (name) => {
  const record = recorded(name);
  const sides = sidesOf(record);
  const all = [...new Set(sides)];

  it('holds the decisions of its own seats alone, and every choice of them', () => {
    for (const side of all) {
      const decisions = decisionsOf(chronicleOf(record, { side }));
      for (const { from, to, seat, owner } of decisions)
        for (const one of [seat, owner, ...record.commands.slice(from, to).map((command) => command.seat)])
          expect(sides[one - 1]).toBe(side);
      const chosen = record.commands.flatMap(({ seat, kind }, index) =>
        sides[seat - 1] === side && ['drive', 'sneak', 'wait'].includes(kind) ? [index] : [],
      );
      expect(chosen.length).toBeGreaterThan(5);
      for (const index of chosen)
        expect(decisions.some(({ from, to }) => from <= index && index < to)).toBe(true);
    }
  });

  it('is made of what its seats see and hear', () => {
    const isOwn = (side: number, seat: number): boolean => sides[seat - 1] === side;
    for (const side of all)
      for (const { by, seat, command, facts } of chronicleOf(record, { side }).steps) {
        expect(isOwn(side, seat)).toBe(true);
        expect(isOwn(side, by) && command === undefined).toBe(false);
        for (const { audience } of facts)
          expect(audience?.some((one) => isOwn(side, one)) ?? true).toBe(true);
      }
  });

  it('tells all that was done once the game is over', () => {
    const { steps } = chronicleOf(record, { isOver: true });
    expect(steps.map(({ command }) => command)).toEqual(record.commands);
  });
});

it('begins once cards are dealt: what is picked in secret before has no chance of its own', () => {
  const record = recorded('team-won-by-one');
  const decisions = decisionsOf(chronicleOf(record, { side: 0 }));
  const picks = record.commands.findLastIndex(({ kind }) => kind === 'pick');
  expect(decisions[0]!.from).toBeGreaterThan(picks);
});

describe('what the Bio-Terrorist does', () => {
  const record = recorded(TERRORIST);
  const actionsOfHis = (chronicle: Chronicle): number =>
    Object.values(statisticsOf(chronicle, []).seats.at(-1)!.actions).reduce((sum, one) => sum + one, 0);

  it('is counted where it is heard', () => {
    const [hunters, his, told] = [{ side: 0 }, { side: 1 }, { side: 0, isOver: true }].map((options) =>
      actionsOfHis(chronicleOf(record, options)),
    );
    expect(hunters).toBeLessThan(his!);
    expect(told).toBe(his);
  });

  /** The story from his turn on, in which he goes one way or another. */
  function storyWhereHeGoes(side: number, which: number): Chronicle {
    const replayed = replay(
      record,
      record.commands.findIndex(({ kind }) => kind === 'sneak'),
    );
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { state } = replayed.value;
    const way = legal(state, 5).filter(({ kind }) => kind === 'sneak')[which]!;
    const lines = [formatCommand(state.game, way), '5: wait'];
    return storyOf(state, lines, { side });
  }

  it('leaves no trace in the story of those who hunt him', () => {
    expect(storyWhereHeGoes(0, 1)).toEqual(storyWhereHeGoes(0, 0));
    expect(storyWhereHeGoes(1, 1)).not.toEqual(storyWhereHeGoes(1, 0));
    expect(ordersOf(storyWhereHeGoes(1, 0), OPTIONS)).toHaveLength(2);
  });
});

it('ends for each side as the game did for it, and play and luck explain the way there', () => {
  const ends = [0, 1].map((side) => {
    const { steps, ...chronicle } = chronicleOf(recorded(TERRORIST), { side });
    const { line, play, luck, end } = analyse({ ...chronicle, steps: steps.slice(-12) }, OPTIONS)!;
    expect(line[0]!.before.mean + play + luck).toBeCloseTo(end, 6);
    return end;
  });
  expect(ends).toEqual([0, 1]);
});

describe('the story from one seat at a table with private hands', () => {
  const record = recorded('outbreaks-four-private');

  it('tells of its own decisions, from what it sees', () => {
    const chronicle = chronicleOf(record, { looks: [2] });
    expect(chronicle.tells).toEqual([2]);
    expect(new Set(chronicle.steps.map(({ seat }) => seat))).toEqual(new Set([2]));
    const decisions = decisionsOf(chronicle);
    expect(decisions.length).toBeGreaterThan(1);
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([2]));
    const { line, play, luck, end } = analyse({ ...chronicle, steps: chronicle.steps.slice(-30) }, OPTIONS)!;
    expect(line[0]!.before.mean + play + luck).toBeCloseTo(end, 6);
  });

  it('is the same whatever the others hold, also in their turns', () => {
    const replayed = replay(record, 30);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { state } = replayed.value;
    const looks = [((state.turn + 1) % 4) + 1];
    const other = resample(sight(state, looks[0]!), generator('other hands'));
    expect(hashState(other)).not.toBe(hashState(state));
    const lines = legal(state, state.turn + 1)
      .filter(({ kind }) => kind === 'drive')
      .slice(0, 1)
      .map((command) => formatCommand(state.game, command));
    expect(lines).toHaveLength(1);
    const [here, there] = [storyOf(clone(state), lines, { looks }), storyOf(clone(other), lines, { looks })];
    expect(there).toEqual(here);
    expect(storyOf(clone(other), lines, {})).not.toEqual(storyOf(clone(state), lines, {}));
  });

  it('tells of all where hands are open', () => {
    expect(chronicleOf(recorded('won-two-heroic'), { looks: [2] }).tells).toEqual([1, 2]);
  });
});
