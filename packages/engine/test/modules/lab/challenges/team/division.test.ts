// Six actions for two, and how they are divided.
import { describe, expect, it } from 'vitest';
import { QUIET, shown, teams } from './table.ts';

const declared = { options: { ...QUIET.options, division: 'declared' } } as const;
const there = (from: string, to: string, count: number): string[] =>
  Array.from({ length: count }, (_, move) => `drive ${move % 2 === 0 ? to : from}`);
const shuttles = (count: number): string[] => there('atlanta', 'chicago', count);

describe('the division of a team’s actions', () => {
  it('LAB-TEAM-16 LAB-TEAM-17 LAB-TEAM-18 half and half, one after the other, if nobody asks for anything else', () => {
    const table = teams(QUIET).asks('actions', { seat: 1, left: 3 });
    table.does(...shuttles(3)).refuses('drive atlanta', 'no-action-left');
    table.does('end').asks('actions', { seat: 2, left: 3 }).waitsFor('scientist');
    expect(shown(table).division).toBe('3-3');
    table
      .as('scientist')
      .does(...shuttles(3))
      .refuses('drive atlanta', 'no-action-left');
    table.refuses('take-fourth', 'second-member');
  });

  it('LAB-TEAM-61 the first member’s fourth action needs the second, and leaves two to him', () => {
    const table = teams(QUIET)
      .does(...shuttles(3))
      .does('take-fourth');
    table.asks('consent', { asked: 2 }).as('scientist').does('accept');
    table.asks('actions', { seat: 1, left: 1 }).as('medic').refuses('take-fourth', 'divided');
    table.does('drive atlanta', 'end').asks('actions', { seat: 2, left: 2 });
    expect(shown(table).division).toBe('4-2');
    const refused = teams(QUIET).does('take-fourth').as('scientist').does('refuse');
    refused.asks('actions', { seat: 1, left: 3 }).as('medic').does('drive chicago', 'drive atlanta');
    refused.does('drive chicago', 'end').asks('actions', { seat: 2, left: 3 });
  });

  it('LAB-TEAM-61 who stops after two actions or fewer leaves four to the second member, who has to agree', () => {
    for (const used of [0, 1, 2]) {
      const table = teams(QUIET).does(...shuttles(used), 'end');
      table.asks('consent', { asked: 2 }).as('scientist').does('accept');
      table.asks('actions', { seat: 2, left: 4 });
      expect(shown(table).division).toBe('2-4');
    }
    const refused = teams(QUIET)
      .does(...shuttles(2), 'end')
      .as('scientist')
      .does('refuse');
    refused.asks('actions', { seat: 2, left: 3 });
    expect(shown(refused).division).toBe('3-3');
    teams(QUIET)
      .does(...shuttles(3), 'end')
      .asks('actions', { seat: 2, left: 3 });
  });

  it('LAB-TEAM-61 with consent given by itself nobody is asked', () => {
    const position = { ...QUIET, options: { windows: 'possible', consent: 'automatic' } };
    teams(position).does('end').asks('actions', { seat: 2, left: 4 });
    teams(position).does('take-fourth').asks('actions', { seat: 1, left: 4 });
  });

  it('LAB-TEAM-16 LAB-TEAM-61 declared: the division is agreed on before the first action, and unused actions do not pass on', () => {
    const next = teams({ ...QUIET, ...declared, teams: { division: '3-3' } })
      .does('end')
      .as('scientist');
    next.does('end').asks('division', { seat: 3 }).as('researcher');
    next.refuses('drive chicago', 'not-now').refuses('end', 'not-now');
    next.allows('divide 4-2', 'divide 3-3', 'divide 2-4');
    next.does('divide 4-2').asks('consent', { asked: 4 }).as('dispatcher').does('accept');
    next.asks('actions', { seat: 3, left: 4 }).as('researcher').does('end');
    next.asks('actions', { seat: 4, left: 2 });
  });

  it('LAB-TEAM-17 declared: without agreement each has three; half and half needs none', () => {
    const begin = (): ReturnType<typeof teams> => {
      const table = teams({ ...QUIET, ...declared, teams: { division: '3-3' } })
        .does('end')
        .as('scientist');
      return table.does('end').as('researcher');
    };
    begin().does('divide 2-4').as('dispatcher').does('refuse').asks('actions', { seat: 3, left: 3 });
    begin().does('divide 3-3').asks('actions', { seat: 3, left: 3 });
    const table = begin().does('divide 3-3', 'end').asks('actions', { seat: 4, left: 3 });
    expect(shown(table).division).toBe('3-3');
  });

  it('LAB-TEAM-16 any other division is no command', () => {
    const table = teams({ ...QUIET, ...declared });
    for (const division of ['5-1', '1-5', '6-0', '3-2']) table.refuses(`divide ${division}`);
    table.refuses('divide 3-3', 'not-now').refuses('take-fourth', 'divided');
  });

  it('BRINK-GEN-4 LAB-TEAM-19 the Generalist has one action more than her share', () => {
    const first = teams({ ...QUIET, roles: ['generalist', 'medic', 'researcher', 'scientist'], left: 4 });
    first.does(...shuttles(4)).refuses('drive chicago', 'no-action-left');
    first.does('end').asks('actions', { seat: 2, left: 3 });
    const passed = teams({ ...QUIET, roles: ['generalist', 'medic', 'researcher', 'scientist'], left: 4 });
    passed
      .does(...shuttles(3), 'end')
      .asks('consent')
      .as('medic')
      .does('accept')
      .asks('actions', { left: 4 });
    const second = teams({ ...QUIET, roles: ['medic', 'generalist', 'researcher', 'scientist'] });
    second.does(...shuttles(3), 'end').asks('actions', { seat: 2, left: 4 });
  });

  it('BRINK-BOR-7 Borrowed Time gives its two actions to the member who is acting', () => {
    const position = { ...QUIET, hands: { dispatcher: ['borrowed-time'] } };
    const table = teams(position)
      .as('dispatcher')
      .does('borrowed-time')
      .asks('actions', { seat: 1, left: 5 });
    table
      .as('medic')
      .does(...shuttles(5), 'end')
      .asks('actions', { seat: 2, left: 3 });
    const later = teams({ ...position, turn: 'scientist' })
      .as('dispatcher')
      .does('borrowed-time');
    later.asks('actions', { seat: 2, left: 5 });
  });

  it('BRINK-NAS-15 BRINK-GEN-2 a role that gives an action more gives it to each of two members who take it', () => {
    const hands = { dispatcher: ['new-assignment'] };
    const table = teams({
      ...QUIET,
      hands,
      pool: ['medic', 'scientist', 'researcher', 'dispatcher', 'generalist', 'pilot'],
    });
    table
      .as('dispatcher')
      .does('new-assignment for scientist')
      .as('scientist')
      .does('accept', 'become generalist');
    table
      .as('medic')
      .does(...shuttles(3), 'end')
      .asks('actions', { seat: 2, left: 4 });
  });
});
