// Who takes which award.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../scenario/scenario.ts';
import { shown, teams, type TablePosition } from './table.ts';

const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];
const cureBlue = `cure blue with ${BLUE.join(' ')}`;
const OTHERS = { lima: { yellow: 1 }, tokyo: { red: 1 }, cairo: { black: 1 } };
const awards = (table: Scenario): readonly (readonly string[])[] =>
  shown(table).teams.map((team) => team.awards);

describe('awards', () => {
  it('LAB-TEAM-38 LAB-TEAM-40 the team in whose turn a disease is cured takes its award and that of the first cure', () => {
    const table = teams({
      turn: 'researcher',
      hands: { researcher: BLUE },
      cubes: { ...OTHERS, essen: { blue: 1 } },
    });
    table
      .does(cureBlue)
      .told(
        { fact: 'awardTaken', team: 2, award: 'cure-blue' },
        { fact: 'awardTaken', team: 2, award: 'first-cure' },
      );
    expect(awards(table)).toEqual([[], ['cure-blue', 'first-cure']]);
    expect(shown(table).awardsLeft).not.toContain('cure-blue');
    const second = teams({
      hands: { medic: BLUE },
      cured: ['red'],
      cubes: { ...OTHERS, essen: { blue: 1 } },
      teams: { awards: { 'cure-red': 2, 'first-cure': 2 } },
    });
    expect(awards(second.does(cureBlue))).toEqual([['cure-blue'], ['cure-red', 'first-cure']]);
  });

  it('LAB-TEAM-41 LAB-TEAM-71 a first cure that eradicates at once brings four', () => {
    const table = teams({ hands: { medic: BLUE }, cubes: OTHERS })
      .does(cureBlue)
      .cure('blue', 'eradicated');
    expect(awards(table)).toEqual([['cure-blue', 'eradication-blue', 'first-cure', 'first-eradication'], []]);
    const later = teams({
      hands: { medic: BLUE },
      cubes: { lima: { yellow: 1 }, cairo: { black: 1 } },
      eradicated: ['red'],
      teams: { awards: { 'cure-red': 2, 'eradication-red': 2, 'first-cure': 2, 'first-eradication': 1 } },
    });
    expect(awards(later.does(cureBlue))[0]).toEqual(['cure-blue', 'eradication-blue', 'first-eradication']);
  });

  it('LAB-TEAM-38 an eradication in the turn of a team is its own, whoever cured the disease', () => {
    const table = teams({
      turn: 'dispatcher',
      at: { dispatcher: 'essen' },
      cured: ['blue'],
      cubes: { ...OTHERS, essen: { blue: 2 } },
    });
    expect(awards(table.does('treat blue'))).toEqual([[], ['eradication-blue', 'first-eradication']]);
  });

  it('LAB-TEAM-39 BRINK-RVD-8 an eradication by an Event is its player’s, in whoever’s turn', () => {
    const cubes = { ...OTHERS, essen: { blue: 1 } };
    const remote = teams({ hands: { dispatcher: ['remote-treatment'] }, cured: ['blue'], cubes }).as(
      'dispatcher',
    );
    remote.does('remote-treatment blue from essen', 'clear red from tokyo').cubes('essen', 'blue', 0);
    expect(awards(remote)).toEqual([[], ['eradication-blue', 'first-eradication']]);
  });

  it('LAB-TEAM-43 LAB-TEAM-39 the Medic in another team’s turn: for the team whose turn it is, unless an Event moved him', () => {
    const cubes = { ...OTHERS, essen: { blue: 3 } };
    const moved = teams({ turn: 'dispatcher', cured: ['blue'], cubes, at: { dispatcher: 'essen' } });
    moved.does('send 1 to essen').as('medic').does('accept').cubes('essen', 'blue', 0);
    expect(awards(moved)).toEqual([[], ['eradication-blue', 'first-eradication']]);
    const flown = teams({ turn: 'dispatcher', cured: ['blue'], cubes, hands: { scientist: ['airlift'] } }).as(
      'scientist',
    );
    flown.does('airlift medic to essen').as('medic').does('accept').cubes('essen', 'blue', 0);
    expect(awards(flown)).toEqual([['eradication-blue', 'first-eradication'], []]);
  });

  it('LAB-TEAM-39 BRINK-NAS-10 what a new Medic sweeps counts for the team whose New Assignment it was', () => {
    const table = teams({
      roles: ['scientist', 'virologist', 'researcher', 'dispatcher'],
      options: { consent: 'ask' },
      cured: ['blue'],
      cubes: { ...OTHERS, atlanta: { blue: 1 } },
      hands: { dispatcher: ['new-assignment'] },
    }).as('dispatcher');
    table.does('new-assignment for 1').as('scientist').does('accept', 'become medic');
    expect(awards(table)).toEqual([[], ['eradication-blue', 'first-eradication']]);
  });

  it('LAB-TEAM-38 LAB-TEAM-39 BRINK-MOB-1 what another team’s Mobile Hospital removes counts for the team that played it', () => {
    const table = teams({
      turn: 'researcher',
      at: { researcher: 'paris' },
      cured: ['blue'],
      cubes: { ...OTHERS, essen: { blue: 1 } },
      hands: { medic: ['mobile-hospital'] },
    });
    table.as('medic').does('mobile-hospital').as('researcher').does('drive essen');
    expect(awards(table)).toEqual([['eradication-blue', 'first-eradication'], []]);
  });

  it('LAB-TEAM-39 LAB-TEAM-42 the last purple cube that another team’s Mobile Hospital removes ends the game, on that team’s award', () => {
    const table = teams({
      challenges: ['mutation'],
      turn: 'researcher',
      at: { researcher: 'tokyo' },
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { ...OTHERS, osaka: { purple: 1, red: 1 } },
      hands: { medic: ['mobile-hospital'] },
    });
    table.as('medic').does('mobile-hospital').as('researcher').does('drive osaka').asks('mobile-hospital');
    table.does('remove purple').ends('won');
    expect(awards(table)).toEqual([['last-purple'], []]);
  });

  it('LAB-TEAM-38 BRINK-MOB-5 what the Medic sweeps before another team’s hospital could counts for the team that drives', () => {
    const table = teams({
      turn: 'medic',
      at: { medic: 'paris' },
      cured: ['blue'],
      cubes: { ...OTHERS, essen: { blue: 1, red: 2 } },
      hands: { researcher: ['mobile-hospital'] },
    });
    table.as('researcher').does('mobile-hospital').as('medic').does('drive essen').cubes('essen', 'red', 1);
    expect(awards(table)).toEqual([['eradication-blue', 'first-eradication'], []]);
  });

  it('LAB-TEAM-38 LAB-EVT-15 another team’s Improved Sanitation adds nothing to the treatment that eradicates', () => {
    const table = teams({
      turn: 'researcher',
      at: { researcher: 'essen' },
      cured: ['blue'],
      cubes: { ...OTHERS, essen: { blue: 3 } },
      hands: { medic: ['improved-sanitation'] },
    });
    table.as('medic').does('improved-sanitation').as('researcher').does('treat blue');
    expect(awards(table)).toEqual([[], ['eradication-blue', 'first-eradication']]);
  });

  it('LAB-TEAM-40 whoever eradicates the virulent strain takes its award', () => {
    const strain = { challenges: ['virulent-strain'], strain: 'blue', inForce: ['rate-effect'] };
    const position: TablePosition = {
      ...strain,
      cured: ['blue', 'red'],
      at: { medic: 'essen' },
      cubes: { lima: { yellow: 1 }, essen: { blue: 1 }, tokyo: { red: 1 } },
    };
    expect(awards(teams(position).does('treat blue'))[0]).toEqual([
      'eradication-blue',
      'first-eradication',
      'strain',
    ]);
    const other = teams({ ...position, at: { medic: 'tokyo' } }).does('treat red');
    expect(awards(other)[0]).toEqual(['eradication-red', 'first-eradication']);
  });

  it('LAB-SC-21 LAB-TEAM-42 LAB-TEAM-57 who ends the game with the last cube of uncured purple has it on its back, and no Mutation award', () => {
    const table = teams({
      challenges: ['mutation'],
      turn: 'researcher',
      at: { researcher: 'osaka' },
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { ...OTHERS, essen: { blue: 1 }, osaka: { purple: 1 } },
    });
    table.does('treat purple').ends('won').cure('purple', 'none');
    expect(awards(table)).toEqual([[], ['last-purple']]);
    expect(shown(table).teams[1]!.prestige!.parts['last-purple']).toBe(4);
  });

  it('LAB-SC-21 LAB-TEAM-57 purple that was cured is eradicated: front side, Mutation award, and not the four', () => {
    const table = teams({
      challenges: ['mutation'],
      turn: 'researcher',
      at: { researcher: 'osaka' },
      cured: ['purple'],
      eradicated: ['blue', 'yellow', 'black'],
      cubes: { tokyo: { red: 1 }, osaka: { purple: 1 } },
    });
    table.does('treat purple').ends('won').cure('purple', 'eradicated');
    expect(awards(table)).toEqual([[], ['eradication-purple', 'first-eradication', 'mutation']]);
    expect(shown(table).teams[1]!.prestige!.parts).not.toHaveProperty('last-purple');
  });

  it('LAB-TEAM-58 the four are only for a removal that ends the game', () => {
    const early = teams({
      challenges: ['mutation'],
      at: { medic: 'osaka' },
      cured: ['blue'],
      cubes: { ...OTHERS, essen: { blue: 1 }, osaka: { purple: 1 } },
    });
    early.does('treat purple').ends('running');
    expect(awards(early)).toEqual([[], []]);
    const cure = teams({
      challenges: ['mutation'],
      hands: { medic: BLUE },
      cured: ['yellow', 'black', 'red'],
      cubes: { ...OTHERS, essen: { blue: 1 } },
    });
    expect(awards(cure.does(cureBlue).ends('won'))[0]).not.toContain('last-purple');
  });

  it('LAB-TEAM-42 LAB-TEAM-39 by an Event it goes to the team that played it', () => {
    const table = teams({
      challenges: ['mutation'],
      turn: 'researcher',
      hands: { medic: ['remote-treatment'] },
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { ...OTHERS, tokyo: { red: 2 }, essen: { blue: 1 }, osaka: { purple: 1 } },
    });
    table.as('medic').does('remote-treatment purple from osaka', 'clear red from tokyo').ends('won');
    expect(awards(table)).toEqual([['last-purple'], []]);
  });

  it('LAB-TEAM-42 LAB-TEAM-39 BRINK-RMT-5 two last cubes at once bring both awards, whichever is named first', () => {
    const position: TablePosition = {
      challenges: ['mutation'],
      hands: { medic: ['remote-treatment'] },
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { ...OTHERS, essen: { blue: 1 }, osaka: { purple: 1 } },
    };
    const [purple, blue] = ['purple from osaka', 'blue from essen'];
    for (const [one, other] of [
      [purple, blue],
      [blue, purple],
    ]) {
      const table = teams(position).does(`remote-treatment ${one!}`, `clear ${other!}`).ends('won');
      table.cure('blue', 'eradicated').cure('purple', 'none');
      expect(awards(table)).toEqual([['eradication-blue', 'first-eradication', 'last-purple'], []]);
      expect(shown(table).teams[0]!.prestige!.parts['last-purple']).toBe(4);
    }
  });

  it('LAB-TEAM-42 LAB-TEAM-58 the third eradication and the last purple cube at once end the game, and bring the four', () => {
    const position: TablePosition = {
      challenges: ['mutation'],
      hands: { medic: ['remote-treatment'] },
      eradicated: ['yellow', 'black'],
      cured: ['blue'],
      cubes: { tokyo: { red: 1 }, essen: { blue: 1 }, osaka: { purple: 1 } },
    };
    for (const [one, other] of [
      ['purple from osaka', 'blue from essen'],
      ['blue from essen', 'purple from osaka'],
    ]) {
      const table = teams(position).does(`remote-treatment ${one!}`, `clear ${other!}`).ends('won');
      expect(awards(table)[0]).toEqual(['eradication-blue', 'first-eradication', 'last-purple']);
    }
    // A purple cube that is left is not the last one.
    const left = teams({ ...position, cubes: { ...position.cubes, osaka: { purple: 2 } } });
    left.does('remote-treatment purple from osaka', 'clear blue from essen').ends('running');
    expect(awards(left)[0]).not.toContain('last-purple');
  });
});
