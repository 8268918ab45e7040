import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['overseas-migration', 'soria'] };

describe('Overseas Migration', () => {
  it('IB-EVC-7 removes two cubes of one city where nobody is', () => {
    iberia({ roles, hands, cubes: { vigo: { blue: 3 } } })
      .does('overseas-migration blue from vigo')
      .cubes('vigo', 'blue', 2)
      .asks('migration', { seat: 1 })
      .does('emigrate blue from vigo')
      .told({ fact: 'removed', city: 'vigo', colour: 'blue', count: 1, by: 'overseas-migration' })
      .cubes('vigo', 'blue', 1)
      .supply('blue', 23)
      .hand('sailor', 'soria')
      .discarded('overseas-migration')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-7 removes cubes of two colours from two cities', () => {
    iberia({
      roles,
      hands: { politician: ['overseas-migration'] },
      cubes: { vigo: { blue: 2 }, girona: { red: 1, yellow: 2 } },
    })
      .as('politician')
      .does('overseas-migration red from girona')
      .waitsFor('politician')
      .does('emigrate blue from vigo')
      .cubes('girona', 'red', 0)
      .cubes('girona', 'yellow', 2)
      .cubes('vigo', 'blue', 1)
      .supply('red', 24)
      .supply('blue', 23)
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-7 may stop after one cube', () => {
    iberia({ roles, hands, cubes: { vigo: { blue: 2 } } })
      .does('overseas-migration blue from vigo', 'enough')
      .cubes('vigo', 'blue', 1)
      .discarded('overseas-migration')
      .refuses('emigrate blue from vigo', 'not-now')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-7 ends by itself with the last cube of the board', () => {
    iberia({ roles, hands, cubes: { vigo: { blue: 1 } } })
      .does('overseas-migration blue from vigo')
      .supply('blue', 24)
      .discarded('overseas-migration')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-7 offers every cube once by colour and city, and nothing where there is none', () => {
    const table = iberia({ roles, hands, cubes: { vigo: { blue: 3, red: 1 }, leon: { red: 1 } } })
      .refuses('overseas-migration black from vigo', 'no-cube')
      .refuses('overseas-migration blue from madrid', 'no-cube');
    expect(table.legal().filter((text) => text.includes('overseas'))).toEqual([
      '1: overseas-migration blue from vigo',
      '1: overseas-migration red from vigo',
      '1: overseas-migration red from leon',
    ]);
    table.does('overseas-migration red from leon').refuses('emigrate red from leon', 'no-cube');
    expect(table.legal()).toEqual(['1: enough', '1: emigrate blue from vigo', '1: emigrate red from vigo']);
  });

  it('IB-EVC-7 is refused while the board is empty', () => {
    const table = iberia({ roles, hands }).refuses('overseas-migration blue from vigo', 'no-cube');
    expect(table.legal().join('\n')).not.toContain('overseas-migration');
  });
});
