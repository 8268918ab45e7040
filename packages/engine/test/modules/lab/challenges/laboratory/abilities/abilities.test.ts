import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../../scenario/scenario.ts';
import { isWhole, labTable, offered } from '../../../../../scenario/labTable.ts';

const LAB = ['characterize', 'centrifuge', 'separate', 'grow', 'apply', 'test', 'sequence'];
const lab: Position['lab'] = {
  research: [
    { sequence: 'k4g4-bykrp' },
    { sequence: 'r4-r', colour: 'red', characterized: 'tokyo', cubes: { red: 1 } },
  ],
  dishes: { 'sample-1': { red: 1 }, 'sample-2': { blue: 1 }, centrifuge: { black: 1 } },
};

const table = (role: string, position: Partial<Position> = {}): Scenario =>
  labTable({
    boxes: ['brink', 'lab'],
    roles: [role, 'medic'],
    stations: ['atlanta', 'lima'],
    hands: { [role]: ['cairo', 'osaka', 'lima'] },
    lab,
    ...position,
  });

describe('Researcher', () => {
  it('LAB-RES-1 still shares any city card', () => {
    table('researcher', { at: { researcher: 'paris', medic: 'paris' } })
      .does('give cairo to medic')
      .asks('consent');
  });

  it('LAB-RES-2 LAB-LAB-9 once a turn, at a station, she sequences free', () => {
    const s = table('researcher').does('sequence', 'drop-sequence').asks('actions', { left: 4 });
    s.does('sequence', 'drop-sequence')
      .asks('actions', { left: 3 })
      .does('grow centrifuge')
      .asks('actions', { left: 2 });
    isWhole(s);
    table('researcher', { at: { researcher: 'paris' } }).refuses('sequence', 'no-station');
  });

  it('LAB-LAB-19 with no action left too; nothing else then', () => {
    const s = table('researcher', { left: 0 });
    expect(offered(s, ...LAB)).toEqual(['sequence']);
    s.does('sequence', 'drop-sequence').asks('actions', { left: 0 }).refuses('sequence', 'no-action-left');
    expect(offered(isWhole(s), ...LAB)).toEqual([]);
    expect(offered(table('researcher', { left: 0, at: { researcher: 'paris' } }), ...LAB)).toEqual([]);
  });
});

describe('Epidemiologist', () => {
  it('LAB-EPD-3 LAB-LAB-9 once a turn, at a station, she processes free', () => {
    const s = table('epidemiologist').does('separate sample-1').asks('actions', { left: 4 });
    s.does('separate sample-2')
      .asks('actions', { left: 3 })
      .does('sequence', 'drop-sequence')
      .asks('actions', { left: 2 });
    isWhole(s);
    for (const process of ['centrifuge sample-1 keeping red', 'grow centrifuge'])
      table('epidemiologist').does(process).asks('actions', { left: 4 });
    const growth = { ...lab, dishes: { growth: { red: 2 } } };
    table('epidemiologist', { lab: growth }).does('apply growth to 2').asks('actions', { left: 4 });
    table('epidemiologist', { at: { epidemiologist: 'paris' } }).refuses('grow centrifuge', 'no-station');
    expect(offered(table('epidemiologist', { left: 0 }), ...LAB)).toEqual([
      'centrifuge sample-1 keeping red',
      'centrifuge sample-2 keeping blue',
      'grow centrifuge',
      'separate sample-1',
      'separate sample-2',
    ]);
  });

  it('LAB-EPD-3 besides taking a card once a turn', () => {
    table('epidemiologist', { hands: { medic: ['paris'] }, options: { consent: 'automatic' } })
      .does('grow centrifuge', 'request paris from medic')
      .asks('actions', { left: 4 });
  });
});

describe('Local Liaison', () => {
  it('LAB-LL-8 LAB-LAB-9 once a turn, at a station, she characterises or tests free, not both', () => {
    const s = table('local-liaison').does('characterize 1 with cairo').asks('actions', { left: 4 });
    s.does('test 2 with osaka').asks('actions', { left: 3 });
    isWhole(s);
    const other = table('local-liaison').does('test 2 with osaka').asks('actions', { left: 4 });
    other.does('characterize 1 with cairo').asks('actions', { left: 3 });
    expect(offered(table('local-liaison', { left: 0 }), ...LAB)).toEqual([
      'characterize research-1 with cairo',
      'characterize research-1 with lima',
      'characterize research-1 with osaka',
      'test research-2 with osaka',
    ]);
    table('local-liaison', { at: { 'local-liaison': 'paris' } }).refuses('test 2 with osaka', 'no-station');
  });
});

describe('free abilities', () => {
  it('LAB-LAB-19 come before paying, and the free action after building never uses them up', () => {
    const s = table('researcher', {
      at: { researcher: 'paris' },
      hands: { researcher: ['paris'] },
    }).does('build', 'sequence', 'drop-sequence');
    s.asks('actions', { left: 3 }).does('sequence', 'drop-sequence').asks('actions', { left: 3 });
    s.does('sequence', 'drop-sequence').asks('actions', { left: 2 });
  });

  it('LAB-LAB-9 nobody else has them, and they come back with the next turn', () => {
    table('scientist').does('sequence', 'drop-sequence').asks('actions', { left: 3 });
    const s = table('researcher', {
      infectNext: ['paris', 'milan', 'essen', 'london'],
      drawNext: ['chicago', 'madrid', 'miami', 'bogota'],
    });
    s.does('sequence', 'drop-sequence', 'end', 'infect', 'infect', 'continue');
    s.as('medic').does('sequence', 'drop-sequence').asks('actions', { seat: 2, left: 3 });
    s.does('end', 'infect', 'infect', 'continue').as('researcher').does('sequence', 'drop-sequence');
    s.asks('actions', { seat: 1, left: 4 });
  });

  it('a role that comes in the middle of a turn brings its ability, and one that was used is gone for the turn', () => {
    const s = table('researcher', {
      hands: { medic: ['new-assignment'] },
      options: { consent: 'automatic' },
    });
    s.does('sequence', 'drop-sequence').as('medic').does('new-assignment for researcher');
    s.as('researcher').does('become local-liaison').asks('actions', { left: 4 });
    s.does('sequence', 'drop-sequence').asks('actions', { left: 3 });
    expect(s.legal().some((command) => command.includes('characterize'))).toBe(false);
    const scientist = table('scientist', { hands: { medic: ['new-assignment'], scientist: ['cairo'] } });
    scientist
      .as('medic')
      .does('new-assignment for scientist')
      .as('scientist')
      .does('accept', 'become researcher');
    scientist.does('sequence', 'drop-sequence').asks('actions', { left: 4 });
    scientist.does('sequence', 'drop-sequence').asks('actions', { left: 3 });
  });
});
