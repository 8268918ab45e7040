// A side plans for itself, and finds out nothing by it.
import { waitsFor } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { adopt, answer, foresee, propose, withdraw } from '../../../src/tables/acts/plans.ts';
import { gameFor } from '../../../src/tables/games.ts';
import type { Refusal } from '../../../src/tables/refusal.ts';
import {
  ANN,
  BOB,
  CARL,
  CONFIG,
  DORA,
  nextMove,
  playing,
  rights,
  sided,
  tell,
  type Story,
} from '../../support/sidedTable.ts';

const game = sided(gameFor(CONFIG));

const PEOPLE = [ANN, BOB, CARL, DORA];
const story = playing(game);
const seat = waitsFor(story.table.state);
const partner = { 1: 2, 2: 1, 3: 4, 4: 3 }[seat]!;
const opponent = seat <= 2 ? 3 : 1;
const common = { id: 1, table: 'table' } as const;
const of = (one: Story, number: number) => rights(one, PEOPLE[number - 1]);
const line = `${String(seat)}: ${nextMove(story, 'drive').command}`;

/** The code and sentence of a refusal. */
function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    const { code, message } = error as Refusal;
    return `${code}: ${message}`;
  }
  return 'done';
}

describe('plans between sides', () => {
  const { position } = story.table;

  it('hold commands of the own side', () => {
    const lay = (commands: string[]) =>
      propose(story.table, of(story, partner), {
        ...common,
        type: 'propose',
        seat: partner,
        position,
        commands,
      });
    expect(lay([line]).entries).toHaveLength(1);
  });

  it('hold no commands of another side, neither named nor guessed', () => {
    for (const words of [line, line.slice(3)])
      for (const type of ['propose', 'foresee'] as const) {
        const act = type === 'propose' ? propose : foresee;
        const request = { ...common, seat: opponent, position, commands: [words] };
        expect(refused(() => act(story.table, of(story, opponent), { ...request, type } as never))).toBe(
          'not-your-seat: Step 1: that is for another side to decide.',
        );
      }
  });

  it('foresee what the own side can say', () => {
    const seen = (viewer: number) =>
      foresee(story.table, of(story, viewer), {
        ...common,
        type: 'foresee',
        seat: viewer,
        position,
        commands: [],
      }).legal.map((text) => Number(text[0]));
    expect(new Set(seen(partner))).toContain(seat);
    expect(seen(opponent).filter((one) => one === seat || one === partner)).toEqual([]);
  });

  it('do not exist for another side: it hears the same of a plan as of none', () => {
    const planned = tell(story, { entry: 'proposed', seat, commands: [line] });
    const asks = (proposal: number): string[] => {
      const mine = { ...common, seat: opponent, proposal };
      const as = of(planned, opponent);
      return [
        refused(() => answer(planned.table, as, { ...mine, type: 'answer', answer: 'no' })),
        refused(() => withdraw(planned.table, as, { ...mine, type: 'withdraw' })),
        refused(() => adopt(planned.table, as, { ...mine, type: 'adopt', position })),
      ];
    };
    const none = 'no-such-proposal: There is no such plan any more.';
    expect(asks(planned.table.number)).toEqual([none, none, none]);
    expect(asks(1)).toEqual([none, none, none]);
    const { entries } = answer(planned.table, of(planned, partner), {
      ...common,
      type: 'answer',
      seat: partner,
      proposal: planned.table.number,
      answer: 'yes',
    });
    expect(entries).toHaveLength(1);
  });
});
