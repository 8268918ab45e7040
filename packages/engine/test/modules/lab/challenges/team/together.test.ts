// Teams together with events, roles and challenges that one team plays in the turn of another.
import { describe, expect, it } from 'vitest';
import { QUIET, shown, teams, threeTeams } from './table.ts';

const automatic = { ...QUIET, options: { windows: 'possible', consent: 'automatic' } };
const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];

describe('what one team does in the turn of another', () => {
  it('LAB-EVT-16 LAB-EVT-21 a Sequencing Breakthrough serves whoever cures next, the other team too', () => {
    const table = teams({ ...QUIET, hands: { researcher: ['sequencing-breakthrough'], medic: BLUE } });
    table.as('researcher').does('sequencing-breakthrough');
    table.as('medic').refuses(`cure blue with ${BLUE.join(' ')}`);
    table.does(`cure blue with ${BLUE.slice(1).join(' ')}`).discarded('sequencing-breakthrough');
    expect(shown(table).teams[0]!.awards).toContain('cure-blue');
  });

  it('LAB-TEAM-67 BRINK-EVT-2 an event that asks somebody of another team asks in earnest, and costs nothing if that one declines', () => {
    const events = ['airlift', 'new-assignment', 're-examined-research'];
    const table = teams({ ...automatic, hands: { medic: events }, playerDiscard: ['tokyo'] });
    for (const words of [
      'airlift researcher to lima',
      'new-assignment for researcher',
      're-examined-research for researcher',
    ])
      table
        .as('medic')
        .does(words)
        .asks('consent', { asked: 3 })
        .as('researcher')
        .does('refuse')
        .asks('actions');
    table.hand('medic', ...events).at('researcher', 'atlanta');
    table.as('medic').does('airlift scientist to lima').at('scientist', 'lima');
  });

  it('BRINK-SPO-3 LAB-TEAM-67 Special Orders for a pawn of another team ask its owner for every move', () => {
    const table = teams({ ...automatic, hands: { medic: ['special-orders'] } });
    table
      .does('special-orders researcher', 'send researcher driving to chicago')
      .asks('consent', { asked: 3 });
    table.as('researcher').does('refuse').as('medic').asks('actions', { left: 3 });
    table
      .does('send researcher driving to chicago')
      .as('researcher')
      .does('accept')
      .at('researcher', 'chicago');
  });

  it('LAB-TEAM-43 BASE-MED-5 the Dispatcher brings another team’s Medic to the last cube of a cured disease: for the team whose turn it is', () => {
    const table = teams({
      ...automatic,
      turn: 'researcher',
      at: { medic: 'chicago', dispatcher: 'montreal', researcher: 'washington' },
      cured: ['blue'],
      cubes: { montreal: { blue: 2 } },
    });
    table.as('researcher').does('end').as('dispatcher');
    table.does('send medic to montreal').as('medic').does('accept').cure('blue', 'eradicated');
    expect(shown(table).teams[1]!.awards).toContain('eradication-blue');
    expect(shown(table).teams[0]!.awards).toEqual([]);
  });

  it('LAB-TEAM-20 LAB-TEAM-42 the last purple cube can go between the two draws of another team, and ends the game', () => {
    const table = teams({
      ...QUIET,
      turn: 'scientist',
      challenges: ['mutation'],
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { lima: { purple: 1 } },
      hands: { researcher: ['remote-treatment'] },
    });
    table.as('scientist').does('end').hand('medic', 'sydney').hand('scientist');
    table.as('researcher').does('remote-treatment purple from lima').ends('won');
    expect(shown(table).teams[1]!.prestige!.parts).toMatchObject({ 'last-purple': 4 });
  });

  it('BRINK-FOP-11 the Field Operative gives samples back in the turn of another team', () => {
    const table = teams({
      ...QUIET,
      roles: ['medic', 'scientist', 'field-operative', 'dispatcher'],
      samples: { blue: 2 },
    });
    table
      .as('field-operative')
      .does('return blue')
      .supply('blue', 23)
      .as('medic')
      .asks('actions', { left: 3 });
  });

  it('BASE-CP-1 BRINK-EVT-3 the Contingency Planner stores what another team has played', () => {
    const table = teams({
      ...QUIET,
      roles: ['contingency-planner', 'scientist', 'researcher', 'dispatcher'],
      cubes: { lima: { yellow: 2 } },
      hands: { researcher: ['remote-treatment'] },
    });
    table.as('researcher').does('remote-treatment yellow from lima').cubes('lima', 'yellow', 0);
    table.as('contingency-planner').does('store remote-treatment');
    expect(table.view().shows['storedEvent']).toBe('remote-treatment');
  });

  it('BASE-HND-8 LAB-LL-1 whoever is given an eighth card in the turn of another team comes down at once, or plays an event', () => {
    const full = ['lima', 'bogota', 'santiago', 'tokyo', 'seoul', 'moscow', 'borrowed-time'];
    const table = teams({
      ...automatic,
      roles: ['local-liaison', 'scientist', 'researcher', 'dispatcher'],
      at: { 'local-liaison': 'paris', researcher: 'essen' },
      hands: { 'local-liaison': ['paris'], researcher: full },
    });
    const give = table.legal('local-liaison').find((text) => text.includes('paris') && text.includes('3'));
    expect(give).toBeDefined();
    table.does(give!).as('researcher').does('accept').asks('hand-limit', { seat: 3 });
    table.refuses('discard sydney').does('borrowed-time').asks('actions', { seat: 1, left: 4 });
  });
});

describe('the turn of a team', () => {
  it('BRINK-CTB-8 LAB-TEAM-66 a ban that lay before the team is gone when its Troubleshooter looks, though she acts second', () => {
    const table = teams({
      ...QUIET,
      turn: 'troubleshooter',
      roles: ['medic', 'troubleshooter', 'researcher', 'dispatcher'],
      rateSpace: 7,
      hands: { dispatcher: ['commercial-travel-ban'] },
    });
    table.as('dispatcher').does('commercial-travel-ban').as('troubleshooter').does('end');
    table.as('researcher').does('end').as('dispatcher').does('refuse', 'end');
    expect(table.view().turn).toBe(1);
    expect(table.heard('troubleshooter').find(({ fact }) => fact === 'lookedAt')).toMatchObject({ count: 4 });
  });

  it('BRINK-BOR-7 LAB-TEAM-61 actions borrowed by the first member do not pass on: the second has four at most', () => {
    const table = teams({ ...automatic, hands: { medic: ['borrowed-time'] } });
    table
      .does('borrowed-time')
      .asks('actions', { left: 5 })
      .does('end')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('LAB-TEAM-28 LAB-TEAM-27 a granted station beside the own team station serves everybody', () => {
    const table = teams({
      ...QUIET,
      teams: { stations: ['lima', 'tokyo'] },
      at: { researcher: 'lima' },
      hands: { medic: ['government-grant'] },
      turn: 'researcher',
    });
    table.as('researcher').refuses('shuttle atlanta');
    table.as('medic').does('government-grant lima').stations('atlanta', 'lima');
    table.as('researcher').does('shuttle atlanta').at('researcher', 'atlanta');
  });

  it('BRINK-NAS-15 LAB-TEAM-5 with three teams New Assignment offers every role that nobody holds', () => {
    const table = threeTeams({ ...automatic, hands: { medic: ['new-assignment'] } });
    table.does('new-assignment for medic');
    const roles = table.legal().map((text) => text.replace('1: become ', ''));
    expect(roles).toHaveLength(17 - 6);
    expect(roles).not.toContain('dispatcher');
  });
});
