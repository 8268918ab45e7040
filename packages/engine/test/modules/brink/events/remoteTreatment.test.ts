import { describe, expect, it } from 'vitest';
import { scenario, type Scenario } from '../../../scenario/scenario.ts';

const position = {
  boxes: ['brink', 'lab'],
  roles: ['scientist', 'researcher'],
  hands: { scientist: ['remote-treatment'] },
  cubes: { essen: { blue: 2 }, osaka: { red: 1 }, lima: { yellow: 3, red: 1 } },
};

const twoLast = {
  ...position,
  hands: { researcher: ['remote-treatment'] },
  cured: ['blue', 'red'],
  cubes: { essen: { blue: 1 }, osaka: { red: 1 }, lima: { yellow: 2 } },
  drawNext: ['paris', 'milan'],
  infectNext: ['bogota', 'essen'],
};

const colours = ({ facts }: Scenario, fact: string): unknown[] =>
  facts.filter((one) => one.fact === fact).map((one) => one['colour']);

describe('Remote Treatment', () => {
  it('BRINK-RMT-1 removes two cubes of any colours from any cities', () => {
    scenario(position)
      .does('remote-treatment blue from essen')
      .asks('second-cube', { seat: 1 })
      .cubes('essen', 'blue', 1)
      .does('clear red from lima')
      .cubes('lima', 'red', 0)
      .cubes('lima', 'yellow', 3)
      .cubes('essen', 'blue', 1)
      .supply('blue', 23)
      .supply('red', 23)
      .discarded('remote-treatment')
      .asks('actions', { left: 4 });
  });

  it('BRINK-RMT-1 may take both from one city, of one colour too', () => {
    scenario(position)
      .does('remote-treatment yellow from lima', 'clear yellow from lima')
      .cubes('lima', 'yellow', 1)
      .supply('yellow', 23);
  });

  it('BRINK-RMT-2 takes exactly two, where there are two', () => {
    const table = scenario(position).does('remote-treatment blue from essen');
    expect(table.legal()).toEqual([
      '1: clear blue from essen',
      '1: clear yellow from lima',
      '1: clear red from lima',
      '1: clear red from osaka',
    ]);
    table
      .refuses('enough')
      .refuses('clear blue from paris', 'no-cube')
      .refuses('clear red from essen', 'no-cube')
      .refuses('end')
      .does('clear blue from essen')
      .refuses('clear red from osaka');
  });

  it('BRINK-RMT-2 takes the only cube there is', () => {
    scenario({ ...position, cubes: { osaka: { red: 1 } } })
      .does('remote-treatment red from osaka')
      .cubes('osaka', 'red', 0)
      .discarded('remote-treatment')
      .asks('actions');
  });

  it('BRINK-RMT-2 takes the last two without asking for the second', () => {
    scenario({ ...position, cubes: { osaka: { red: 2 } } })
      .does('remote-treatment red from osaka')
      .supply('red', 24)
      .asks('actions');
  });

  it('BRINK-RMT-2 is refused without a cube on the board', () => {
    const table = scenario({ ...position, cubes: {} }).refuses('remote-treatment red from osaka', 'no-cube');
    expect(table.legal().some((command) => command.includes('remote-treatment'))).toBe(false);
  });

  it('BRINK-RMT-4 is no treatment: it takes one cube each, of cured diseases too, and no sanitation helps', () => {
    scenario({
      ...position,
      roles: ['medic', 'researcher'],
      hands: { medic: ['remote-treatment', 'improved-sanitation'] },
      at: { medic: 'lima' },
      cured: ['blue'],
    })
      .does('improved-sanitation')
      .does('remote-treatment blue from essen', 'clear yellow from lima')
      .cubes('essen', 'blue', 1)
      .cubes('lima', 'yellow', 2)
      .asks('actions', { left: 4 });
  });

  it('BRINK-RMT-5 looks for diseases that are gone when both cubes are', () => {
    const table = scenario({ ...twoLast, turn: 'researcher' }).does('remote-treatment blue from essen');
    expect(colours(table, 'eradicated')).toEqual([]);
    table
      .cure('blue', 'cured')
      .does('clear red from osaka')
      .cure('blue', 'eradicated')
      .cure('red', 'eradicated');
    expect(new Set(colours(table, 'eradicated'))).toEqual(new Set(['blue', 'red']));
  });

  it('BRINK-RMT-5 finds a disease gone whose last two cubes were taken', () => {
    scenario({ ...position, cured: ['blue'] })
      .does('remote-treatment blue from essen', 'clear blue from essen')
      .cure('blue', 'eradicated');
    scenario({ ...position, cured: ['blue'], cubes: { essen: { blue: 1 } } })
      .does('remote-treatment blue from essen')
      .cure('blue', 'eradicated');
  });

  it('BRINK-RMT-3 BRINK-SC-17 ends two diseases between two infection cards', () => {
    scenario(twoLast)
      .does('end', 'infect')
      .asks('infections')
      .as('researcher')
      .does('remote-treatment blue from essen', 'clear red from osaka')
      .cure('blue', 'eradicated')
      .cure('red', 'eradicated')
      .as('scientist')
      .does('infect')
      .cubes('essen', 'blue', 0)
      .told({ fact: 'prevented', city: 'essen' });
  });

  it('BRINK-EVT-6 leaves the game when it was stored', () => {
    const table = scenario({
      ...position,
      roles: ['contingency-planner', 'researcher'],
      hands: {},
      stored: 'remote-treatment',
    }).does('remote-treatment blue from essen', 'clear blue from essen');
    expect(table.view().removed).toContain('remote-treatment');
    expect(table.view().shows['storedEvent']).toBeUndefined();
  });
});
