import { describe, expect, it } from 'vitest';
import { compile, restore, snapshot } from '../../../../src/index.ts';
import { scenario, type Position, type Scenario } from '../../../scenario/scenario.ts';

const position: Position = {
  boxes: ['brink', 'lab'],
  roles: ['scientist', 'researcher'],
  hands: { scientist: ['new-assignment', 'paris'] },
};

const role = (table: Scenario, seat: number): string => table.view().seats[seat - 1]!.role;

/** The first player selects, the second agrees and chooses. */
const reassign = (table: Scenario, to: string): Scenario =>
  table.does('new-assignment for 2', '2: accept', `2: become ${to}`);

const eight = ['paris', 'milan', 'essen', 'madrid', 'london', 'new-york', 'chicago', 'osaka'];

describe('New Assignment', () => {
  it('BRINK-NAS-1 gives the selected player a role that nobody has, in the same city', () => {
    const table = scenario({ ...position, at: { researcher: 'cairo' } })
      .does('new-assignment for researcher')
      .asks('consent', { asked: 2 })
      .as('researcher')
      .does('accept')
      .asks('assignment', { seat: 2 })
      .waitsFor('researcher')
      .does('become dispatcher')
      .told({ fact: 'roleChanged', seat: 2, from: 'researcher', role: 'dispatcher' })
      .at('researcher', 'cairo')
      .discarded('new-assignment')
      .asks('actions', { seat: 1, left: 4 });
    expect([role(table, 1), role(table, 2)]).toEqual(['scientist', 'dispatcher']);
  });

  it('BRINK-NAS-1 may be played for oneself, in the turn of another too', () => {
    const table = scenario({ ...position, turn: 'researcher' })
      .as('scientist')
      .does('new-assignment for scientist')
      .asks('assignment', { seat: 1 })
      .does('become medic')
      .waitsFor('researcher');
    expect(role(table, 1)).toBe('medic');
  });

  it('BRINK-NAS-2 lets the selected player choose, or decline', () => {
    const table = scenario(position).does('new-assignment for researcher');
    table.as('researcher').does('accept').as('scientist').refuses('become medic', 'not-your-turn');
    const declined = scenario(position)
      .does('new-assignment for researcher', '2: refuse')
      .hand('scientist', 'new-assignment', 'paris')
      .asks('actions', { left: 4 });
    expect(role(declined, 2)).toBe('researcher');
  });

  it('BRINK-NAS-3 offers all roles of the pool that nobody has', () => {
    const table = scenario(position).does('new-assignment for scientist');
    const { roleIds } = table.game;
    const unused = roleIds.filter((id) => id !== 'scientist' && id !== 'researcher');
    expect(table.legal()).toEqual(unused.map((id) => `1: become ${id}`));
  });

  it('BRINK-NAS-3 BRINK-NAS-5 offers a role that was given up before', () => {
    scenario({
      ...position,
      roles: ['contingency-planner', 'researcher'],
      hands: { 'contingency-planner': ['new-assignment'] },
    })
      .does('new-assignment for researcher', '2: accept', '2: become medic')
      .does('store new-assignment', 'new-assignment for researcher', '2: accept')
      .as('researcher')
      .refuses('become contingency-planner', 'role-taken')
      .refuses('become medic', 'role-taken')
      .does('become researcher');
  });

  it('BRINK-NAS-4 refuses a role that a player has', () => {
    scenario({ ...position, roles: ['scientist', 'researcher', 'medic'] })
      .does('new-assignment for researcher', '2: accept')
      .as('researcher')
      .refuses('become medic', 'role-taken')
      .refuses('become scientist', 'role-taken')
      .refuses('become researcher', 'role-taken')
      .refuses('become bio-terrorist')
      .refuses('enough');
  });

  it('BRINK-NAS-4 keeps to the pool of the table, and is refused if all of it is in play', () => {
    const compiled = compile({
      boxes: ['brink'],
      players: 2,
      roles: ['scientist', 'researcher'],
      pool: ['scientist', 'researcher', 'archivist'],
    });
    expect(compiled.ok && compiled.value.roleIds).toEqual(['researcher', 'scientist', 'archivist']);
    const pool = (roles: readonly string[]): Scenario => scenario({ ...position, pool: roles });
    const only = pool(['scientist', 'researcher', 'archivist']).does('new-assignment for scientist');
    expect(role(only, 1)).toBe('archivist');
    const full = pool(['scientist', 'researcher']).refuses('new-assignment for scientist', 'no-role-left');
    expect(full.legal().some((command) => command.includes('new-assignment'))).toBe(false);
  });

  it('BRINK-NAS-6 BRINK-NAS-10 BRINK-SC-13 counts the hand by the new limit at once, and a new Medic sweeps at once', () => {
    const table = scenario({
      ...position,
      roles: ['generalist', 'archivist', 'scientist'],
      left: 1,
      hands: { generalist: ['new-assignment'], archivist: eight },
      at: { archivist: 'cairo' },
      cured: ['black'],
      cubes: { cairo: { black: 2 }, delhi: { black: 1 } },
    })
      .does('new-assignment for archivist', '2: accept')
      .as('archivist')
      .refuses('become scientist', 'role-taken')
      .does('become medic')
      .cubes('cairo', 'black', 0)
      .asks('hand-limit', { seat: 2 })
      .as('generalist')
      .refuses('drive chicago')
      .as('archivist')
      .does('discard paris')
      .asks('actions', { seat: 1, left: 1 });
    expect(role(table, 2)).toBe('medic');
  });

  it('BRINK-NAS-6 lets a new Archivist keep eight cards', () => {
    scenario({
      ...position,
      hands: { scientist: ['new-assignment', ...eight.slice(0, 6)] },
      drawNext: ['lima', 'cairo'],
    })
      .does('new-assignment for scientist', 'become archivist', 'end')
      .asks('infections');
  });

  it('BRINK-NAS-8 puts the event of a Contingency Planner on the discard pile', () => {
    const table = reassign(
      scenario({ ...position, roles: ['scientist', 'contingency-planner'], stored: 'airlift' }),
      'medic',
    ).discarded('airlift', 'new-assignment');
    expect(table.view().shows['storedEvent']).toBeUndefined();
    table.told({ fact: 'eventReturned', seat: 2, card: 'airlift' });
  });

  it('BRINK-EVT-6 leaves the game when a Contingency Planner plays it from the role card and leaves that role', () => {
    const table = scenario({
      ...position,
      roles: ['contingency-planner', 'researcher'],
      hands: {},
      stored: 'new-assignment',
    }).does('new-assignment for contingency-planner', 'become medic');
    expect(table.view().removed).toContain('new-assignment');
    expect(table.view().playerDiscard).not.toContain('new-assignment');
    expect(table.view().shows['storedEvent']).toBeUndefined();
    expect(restore(table.game, snapshot(table.state)).ok).toBe(true);
  });

  it.each([
    ['scientist', 'generalist', 4, 5],
    ['scientist', 'generalist', 0, 1],
    ['generalist', 'scientist', 5, 5],
    ['generalist', 'scientist', 1, 1],
    ['scientist', 'medic', 2, 2],
  ])('BRINK-NAS-9 BRINK-SC-13 from %s to %s with %i left leaves %i', (from, to, left, after) => {
    scenario({ ...position, roles: [from, 'researcher'], hands: { [from]: ['new-assignment'] }, left })
      .does(`new-assignment for ${from}`, `become ${to}`)
      .asks('actions', { left: after });
  });

  it('BRINK-NAS-9 gives no more for going back and forth', () => {
    scenario({
      ...position,
      roles: ['generalist', 'researcher'],
      left: 5,
      hands: { researcher: ['new-assignment'] },
    })
      .does('2: new-assignment for 1', '1: accept', '1: become contingency-planner')
      .asks('actions', { left: 5 })
      .does('store new-assignment', 'new-assignment for generalist', 'become generalist')
      .asks('actions', { left: 4 });
  });

  it('BRINK-NAS-9 gives a player whose turn it is not nothing, and nothing after the action part', () => {
    reassign(scenario(position), 'generalist').asks('actions', { seat: 1, left: 4 });
    scenario({ ...position, drawNext: ['milan', 'essen'] })
      .does('end')
      .does('new-assignment for scientist', 'become generalist')
      .asks('infections');
  });

  it('BRINK-NAS-10 a new Quarantine Specialist protects at once', () => {
    reassign(
      scenario({
        ...position,
        at: { researcher: 'cairo' },
        drawNext: ['milan', 'essen'],
        infectNext: ['istanbul', 'lima'],
      }),
      'quarantine-specialist',
    )
      .does('end', 'infect')
      .cubes('istanbul', 'black', 0);
  });

  it('BRINK-NAS-10 the protection of a role that left is gone', () => {
    scenario({
      ...position,
      roles: ['scientist', 'quarantine-specialist'],
      at: { 'quarantine-specialist': 'cairo' },
      drawNext: ['milan', 'essen'],
      infectNext: ['istanbul', 'lima'],
    })
      .does('new-assignment for 2', '2: accept', '2: become researcher', 'end', 'infect')
      .cubes('istanbul', 'black', 1);
  });

  it('BRINK-NAS-11 a new Containment Specialist does nothing until he enters a city', () => {
    scenario({
      ...position,
      at: { scientist: 'lima' },
      cubes: { lima: { yellow: 3 }, bogota: { yellow: 2 } },
    })
      .does('new-assignment for scientist', 'become containment-specialist')
      .cubes('lima', 'yellow', 3)
      .does('drive bogota')
      .cubes('bogota', 'yellow', 1);
  });

  it('BRINK-NAS-13 a new Pilot may neither drive nor build, and who is Pilot no more may', () => {
    scenario({ ...position, at: { scientist: 'paris' } })
      .allows('drive milan', 'build')
      .does('new-assignment for scientist', 'become pilot')
      .refuses('drive milan')
      .refuses('build');
    scenario({ ...position, roles: ['pilot', 'researcher'], hands: { pilot: ['new-assignment', 'atlanta'] } })
      .refuses('drive chicago')
      .does('new-assignment for pilot', 'become medic')
      .does('drive chicago');
  });

  it('BRINK-NAS-12 the abilities of the new role can be used in this turn', () => {
    scenario(position)
      .does('new-assignment for scientist', 'become operations-expert', 'fly tokyo discarding paris')
      .at('scientist', 'tokyo');
  });

  it('BRINK-NAS-14 an event that lies on the table stays with the player', () => {
    const table = scenario({
      ...position,
      hands: { scientist: ['new-assignment', 'improved-sanitation'] },
    }).does('improved-sanitation', 'new-assignment for scientist', 'become medic');
    expect(table.view().shows['reminders']).toEqual([{ card: 'improved-sanitation', seat: 1 }]);
  });

  it('is saved and read in the middle of it and afterwards, with roles that the table had chosen', () => {
    const table = scenario(position).does('new-assignment for scientist');
    expect(restore(table.game, snapshot(table.state)).ok).toBe(true);
    table.does('become medic');
    expect(restore(table.game, snapshot(table.state)).ok).toBe(true);
  });

  it('is done at once where consent is given by itself', () => {
    scenario({ ...position, options: { consent: 'automatic' } })
      .does('new-assignment for researcher')
      .asks('assignment', { seat: 2 });
  });
});
