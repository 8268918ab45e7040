import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const hands = { sailor: ['science-triumph', 'soria'] };

describe('Science Triumph', () => {
  it('IB-EVC-12 removes one cube from each city on the border of a region, wherever that is', () => {
    iberia({
      roles,
      hands,
      cubes: {
        malaga: { black: 3 },
        sevilla: { black: 1 },
        gibraltar: { black: 2 },
        cadiz: { black: 1 },
        cordoba: { black: 2 },
      },
    })
      .does('science-triumph r34', 'heal black in sevilla', 'heal black in malaga')
      .asks('triumph', { seat: 1, region: 'cadiz' })
      .does('heal black in gibraltar')
      .told({ fact: 'removed', city: 'gibraltar', colour: 'black', count: 1, by: 'science-triumph' })
      .does('heal black in cadiz')
      .cubes('malaga', 'black', 2)
      .cubes('sevilla', 'black', 0)
      .cubes('gibraltar', 'black', 1)
      .cubes('cadiz', 'black', 0)
      .cubes('cordoba', 'black', 2)
      .supply('black', 24 - 5)
      .hand('sailor', 'soria')
      .discarded('science-triumph')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-12 lets whoever plays it choose the colour in each city', () => {
    const table = iberia({
      roles,
      hands: { politician: ['science-triumph'] },
      cubes: { vigo: { blue: 1, red: 2 }, ourense: { blue: 2, black: 1 } },
    })
      .as('politician')
      .does('science-triumph r05')
      .waitsFor('politician');
    const [first, second] = ['ourense', 'vigo'];
    expect(table.legal().toSorted()).toEqual([
      `2: heal black in ${first}`,
      `2: heal blue in ${first}`,
      `2: leave ${first}`,
    ]);
    table
      .refuses(`heal red in ${first}`, 'no-cube')
      .refuses(`heal red in ${second}`, 'other-city')
      .refuses(`leave ${second}`, 'other-city')
      .does(`heal black in ${first}`, `heal red in ${second}`)
      .cubes('ourense', 'black', 0)
      .cubes('ourense', 'blue', 2)
      .cubes('vigo', 'red', 1)
      .cubes('vigo', 'blue', 1)
      .asks('actions', { seat: 1, left: 4 });
  });

  it('IB-EVC-12 may leave cities as they are', () => {
    iberia({ roles, hands, cubes: { vigo: { blue: 1 }, ourense: { blue: 2 } } })
      .does('science-triumph r05', 'leave ourense')
      .cubes('ourense', 'blue', 2)
      .refuses('heal blue in ourense', 'other-city')
      .does('heal blue in vigo')
      .cubes('vigo', 'blue', 0)
      .discarded('science-triumph')
      .asks('actions', { left: 4 });
    iberia({ roles, hands, cubes: { vigo: { blue: 1 } } })
      .does('science-triumph r05', 'leave vigo')
      .cubes('vigo', 'blue', 1)
      .discarded('science-triumph')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-12 passes over cities without a cube and ends by itself', () => {
    iberia({ roles, hands, cubes: { vigo: { blue: 2 } } })
      .does('science-triumph r09', 'heal blue in vigo')
      .cubes('vigo', 'blue', 1)
      .discarded('science-triumph')
      .asks('actions', { left: 4 });
  });

  it('IB-EVC-12 is for a region with a cube on its border', () => {
    const table = iberia({ roles, hands, cubes: { vigo: { blue: 1 } } })
      .refuses('science-triumph r20', 'no-cube')
      .refuses('heal blue in vigo', 'not-now');
    expect(table.legal().filter((text) => text.includes('triumph'))).toEqual([
      '1: science-triumph santiago-de-compostela-vigo',
      '1: science-triumph leon-vigo',
      '1: science-triumph porto-vigo',
    ]);
    table.hand('sailor', ...hands.sailor);
  });

  it('IB-EVC-12 is refused while the board is empty', () => {
    const table = iberia({ roles, hands }).refuses('science-triumph r20', 'no-cube');
    expect(table.legal().join('\n')).not.toContain('science-triumph');
  });
});
