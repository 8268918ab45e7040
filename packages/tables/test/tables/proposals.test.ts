// Plans one after the other: laid out, answered, played, taken away.
import { describe, expect, test } from 'vitest';
import { followProposals } from '../../src/tables/proposals.ts';
import type { Proposal, Seat } from '../../src/tables/table.ts';

const plan = (proposal: number, seat: number, more: Partial<Proposal> = {}): Proposal => ({
  proposal,
  seat,
  commands: ['1: drive chicago', '1: drive atlanta'],
  played: 0,
  answers: new Map(),
  ...more,
});

const person = (id: string): Seat => ({
  kind: 'person',
  person: { id, name: id },
  guests: [id],
  hash: id,
});
/** Plans at a table of four people. */
const at = (proposals: readonly Proposal[], seats = ['ann', 'bob', 'cleo', 'dan'].map(person)) => ({
  proposals,
  seats,
});

describe('plans', () => {
  test('a plan is known by the number of its entry', () => {
    const commands = ['1: end'];
    expect(followProposals(at([]), { entry: 'proposed', seat: 2, commands }, 7)).toEqual([
      { proposal: 7, seat: 2, commands, played: 0, answers: new Map() },
    ]);
    expect(
      followProposals(at([]), { entry: 'proposed', seat: 2, commands, note: 'Why not?' }, 7),
    ).toMatchObject([{ note: 'Why not?' }]);
  });

  test('a new one of the same seat replaces the old one, with its answers', () => {
    const before = [plan(3, 1, { answers: new Map([[2, 'yes']]), played: 1 }), plan(4, 2)];
    const after = followProposals(at(before), { entry: 'proposed', seat: 1, commands: ['1: end'] }, 9);
    expect(after).toEqual([plan(4, 2), plan(9, 1, { commands: ['1: end'] })]);
  });

  test('answers are kept by seat, the last one counts', () => {
    let plans: readonly Proposal[] = [plan(3, 1), plan(4, 2)];
    for (const [seat, answer] of [
      [2, 'no'],
      [3, 'yes'],
      [2, 'yes'],
    ] as const)
      plans = followProposals(at(plans), { entry: 'answered', seat, proposal: 3, answer }, 10);
    expect(plans).toEqual([
      plan(3, 1, {
        answers: new Map([
          [2, 'yes'],
          [3, 'yes'],
        ]),
      }),
      plan(4, 2),
    ]);
  });

  test('one person on several seats has one answer, the last one', () => {
    const seats = ['ann', 'bob', 'bob', 'bob'].map(person);
    let plans: readonly Proposal[] = [plan(3, 1)];
    for (const [seat, answer] of [
      [2, 'no'],
      [3, 'no'],
      [4, 'yes'],
    ] as const)
      plans = followProposals(at(plans, seats), { entry: 'answered', seat, proposal: 3, answer }, 10);
    expect(plans).toEqual([plan(3, 1, { answers: new Map([[4, 'yes']]) })]);
  });

  test('each played step is counted, and after the last the plan is done', () => {
    const step = { entry: 'played', seat: 1, command: 'drive chicago', proposal: 3 } as const;
    const once = followProposals(at([plan(3, 1), plan(4, 2)]), step, 10);
    expect(once).toEqual([plan(3, 1, { played: 1 }), plan(4, 2)]);
    expect(followProposals(at(once), step, 11)).toEqual([plan(4, 2)]);
  });

  test('what is played without a plan moves none', () => {
    const plans = [plan(3, 1)];
    expect(followProposals(at(plans), { entry: 'played', seat: 1, command: 'drive chicago' }, 10)).toBe(
      plans,
    );
  });

  test('one that is withdrawn is gone', () => {
    const after = followProposals(
      at([plan(3, 1), plan(4, 2)]),
      { entry: 'withdrawn', seat: 1, proposal: 3 },
      10,
    );
    expect(after).toEqual([plan(4, 2)]);
  });
});
