import { describe, expect, it } from 'vitest';
import { inStep, QUIET } from './table.ts';

describe('Assign a new role', () => {
  it('LAB-SOLO-19 the player takes a role that is available; the pawn stays where it is', () => {
    const table = inStep({ hands: { scientist: ['paris'] } });
    table.does('assign medic').told({ fact: 'roleChanged', seat: 1, from: 'scientist', role: 'medic' });
    expect(table.view().seats[0]).toMatchObject({ role: 'medic', city: 'atlanta', hand: ['paris'] });
    table.refuses('assign pilot', 'no-action-left');
  });

  it('LAB-SOLO-19 LAB-SOLO-21 not away from a station, nor to a role that solo mode does not use', () => {
    inStep({ at: { scientist: 'chicago' } }).refuses('assign medic', 'no-station');
    const table = inStep();
    for (const role of ['dispatcher', 'researcher', 'epidemiologist', 'local-liaison'])
      table.refuses(`assign ${role}`);
    table.refuses('assign scientist', 'role-taken').refuses('assign cdc', 'role-taken');
    expect(table.legal('cdc').filter((text) => text.startsWith('2: assign'))).toHaveLength(12);
    const lab = inStep({ challenges: ['lab'] });
    expect(lab.legal('cdc')).not.toContain('2: assign field-operative');
  });

  it('LAB-SOLO-20 the old role is gone for the CDC, but New Assignment may bring it back', () => {
    const table = inStep({ left: 4, hands: { scientist: ['new-assignment'] } });
    table.does('assign medic').refuses('assign scientist', 'role-taken');
    expect(table.view().shows['rolesGone']).toEqual(['scientist']);
    table
      .as('scientist')
      .does('new-assignment for scientist')
      .allows('become scientist')
      .does('become pilot');
    // What New Assignment replaced is unused, not gone.
    table.as('cdc').allows('assign medic').refuses('assign scientist', 'role-taken');
    expect(table.view().shows['rolesGone']).toEqual(['scientist']);
  });

  it('LAB-SOLO-20 a role that New Assignment brought back is gone again when the CDC replaces it', () => {
    const table = inStep({ left: 3, hands: { scientist: ['new-assignment'] } });
    table.does('assign medic').as('scientist').does('new-assignment for scientist', 'become scientist');
    expect(table.view().seats[0]!.role).toBe('scientist');
    table.as('cdc').does('assign medic').refuses('assign scientist', 'role-taken');
  });

  it('LAB-SOLO-41 the new hand limit holds at once, and samples go to the supply', () => {
    const eight = ['lima', 'lagos', 'bogota', 'santiago', 'miami', 'kinshasa', 'khartoum', 'paris'];
    const table = inStep({ role: 'archivist', hands: { archivist: eight } });
    table.does('assign medic').asks('hand-limit', { seat: 1 }).as('archivist').does('discard lima');
    table.asks('cdc', { left: 0 });
    const samples = inStep({ role: 'field-operative', samples: { red: 2 }, supply: { red: 20 } });
    samples.does('assign medic').supply('red', 22);
  });

  it('LAB-SOLO-41 a new Medic sweeps and protects where he is, a new Containment Specialist removes nothing', () => {
    const cubes = { atlanta: { blue: 2, red: 2 } };
    inStep({ cubes, cured: ['blue'] })
      .does('assign medic')
      .cubes('atlanta', 'blue', 0)
      .cubes('atlanta', 'red', 2);
    inStep({ cubes }).does('assign containment-specialist').cubes('atlanta', 'blue', 2);
  });

  it('LAB-SOLO-41 abilities and bans hold from the next turn on, which is the player’s', () => {
    const table = inStep({ ...QUIET })
      .does('assign generalist')
      .asks('actions', { seat: 1, left: 5 });
    expect(table.view().seats[0]!.role).toBe('generalist');
    const pilot = inStep({ ...QUIET })
      .does('assign pilot')
      .as('scientist');
    pilot.refuses('drive chicago', 'grounded').does('pilot chicago');
    const looking = inStep({ ...QUIET }).does('assign troubleshooter');
    expect(looking.facts.filter(({ fact }) => fact === 'saw')).toHaveLength(1);
  });

  it('LAB-SOLO-41 LAB-SOLO-20 the event on the Contingency Planner’s card leaves the game with him', () => {
    const table = inStep({ role: 'contingency-planner', stored: 'airlift' });
    table.does('assign medic').told({ fact: 'removedFromGame', card: 'airlift' });
    expect(table.view().removed).toContain('airlift');
    expect(table.view().playerDiscard).not.toContain('airlift');
    expect(table.view().shows).not.toHaveProperty('storedEvent');
  });
});
