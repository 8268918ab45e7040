import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['rural-doctor', 'politician'];
const at = { 'rural-doctor': 'barcelona', politician: 'barcelona' };

describe('Rural Doctor', () => {
  it('IB-EX-110 IB-RUR-1 IB-RUR-3 IB-RUR-4 IB-RUR-10 takes a cube here and one across the region for one action', () => {
    iberia({ roles, at, cubes: { barcelona: { red: 1 }, valencia: { yellow: 1 } } })
      .refuses('drive valencia', 'not-connected')
      .does('treat red and yellow in valencia')
      .told({ fact: 'removed', city: 'barcelona', count: 1 }, { fact: 'removed', city: 'valencia', count: 1 })
      .cubes('barcelona', 'red', 0)
      .cubes('valencia', 'yellow', 0)
      .supply('red', 24)
      .supply('yellow', 24)
      .asks('actions', { left: 3 });
  });

  it('IB-EX-110 IB-RUR-7 without a cube in his own city he treats nothing', () => {
    const table = iberia({ roles, at, cubes: { barcelona: { red: 1 }, valencia: { yellow: 2 } } })
      .does('treat red and yellow in valencia')
      .refuses('treat red and yellow in valencia', 'no-cube')
      .refuses('treat yellow and yellow in valencia', 'no-cube')
      .refuses('treat yellow', 'no-cube')
      .cubes('valencia', 'yellow', 1);
    expect(table.legal().filter((text) => text.includes('treat'))).toEqual([]);
  });

  it('IB-EX-110 IB-RUR-8 refuses the second cube from a city that shares no region with his', () => {
    iberia({
      roles,
      at,
      cubes: { barcelona: { red: 1 }, vigo: { blue: 1 }, madrid: { red: 1 }, huesca: { red: 1 } },
    })
      .refuses('treat red and blue in vigo', 'region-elsewhere')
      .refuses('treat red and red in madrid', 'region-elsewhere')
      .does('treat red and red in huesca')
      .cubes('huesca', 'red', 0)
      .cubes('vigo', 'blue', 1);
  });

  it('IB-RUR-2 IB-RUR-5 the second cube may come from his own city, of the same colour or another', () => {
    iberia({ roles, at, cubes: { barcelona: { yellow: 3, red: 1 } } })
      .does('treat yellow and yellow in barcelona')
      .cubes('barcelona', 'yellow', 1)
      .cubes('barcelona', 'red', 1)
      .asks('actions', { left: 3 })
      .does('treat yellow and red in barcelona')
      .cubes('barcelona', 'yellow', 0)
      .cubes('barcelona', 'red', 0)
      .asks('actions', { left: 2 });
  });

  it('IB-RUR-5 the second cube from elsewhere may be of any colour', () => {
    const cubes = { barcelona: { yellow: 1 }, tarragona: { blue: 1, yellow: 1, black: 1, red: 1 } };
    const colours = ['blue', 'yellow', 'black', 'red'];
    const offered = iberia({ roles, at, cubes })
      .legal()
      .filter((text) => text.includes('treat'));
    expect(offered).toEqual([
      '1: treat yellow',
      ...colours.map((colour) => `1: treat yellow and ${colour} in tarragona`),
    ]);
    for (const colour of colours) {
      iberia({ roles, at, cubes })
        .does(`treat yellow and ${colour} in tarragona`)
        .cubes('barcelona', 'yellow', 0)
        .cubes('tarragona', colour, 0);
    }
  });

  it('IB-RUR-2 IB-RUR-11 with one cube here and none in reach takes only that one', () => {
    const table = iberia({ roles, at, cubes: { barcelona: { red: 1 }, vigo: { red: 2 } } })
      .refuses('treat red and red in barcelona', 'no-cube')
      .refuses('treat red and yellow in valencia', 'no-cube');
    expect(table.legal().filter((text) => text.includes('treat'))).toEqual(['1: treat red']);
    table.does('treat red').cubes('barcelona', 'red', 0).supply('red', 22).asks('actions', { left: 3 });
  });

  it('IB-RUR-6 may leave the second cube where it is', () => {
    iberia({ roles, at, cubes: { barcelona: { yellow: 2 }, valencia: { yellow: 2 } } })
      .allows('treat yellow and yellow in barcelona', 'treat yellow and yellow in valencia')
      .does('treat yellow')
      .cubes('barcelona', 'yellow', 1)
      .cubes('valencia', 'yellow', 2)
      .supply('yellow', 21)
      .asks('actions', { left: 3 });
  });

  it('IB-RUR-9 takes one more cube with each treatment, never two', () => {
    const cubes = { barcelona: { yellow: 3 }, valencia: { yellow: 3 }, tarragona: { yellow: 3 } };
    const table = iberia({ roles, at, cubes })
      .refuses('treat yellow and yellow in valencia and yellow in tarragona')
      .does('treat yellow and yellow in valencia')
      .supply('yellow', 17)
      .cubes('barcelona', 'yellow', 2)
      .cubes('valencia', 'yellow', 2)
      .cubes('tarragona', 'yellow', 3)
      .asks('actions', { left: 3 });
    for (const text of table.legal().filter((other) => other.includes('treat'))) {
      expect(text).toMatch(/^1: treat yellow( and yellow in [a-z]+)?$/u);
    }
  });

  it('IB-RUR-10 four treatments take eight cubes', () => {
    const treatment = 'treat yellow and yellow in tarragona';
    iberia({ roles, at, cubes: { barcelona: { yellow: 3, red: 2 }, tarragona: { yellow: 3, red: 2 } } })
      .does(treatment, treatment, treatment, 'treat red and red in tarragona')
      .supply('yellow', 24)
      .supply('red', 22)
      .asks('actions', { left: 0 })
      .refuses('treat red and red in tarragona', 'no-action-left');
  });

  it('IB-RUR-12 reaches every city that a line joins to his own', () => {
    const { game } = iberia({ roles });
    let lines = 0;
    for (const [city, near] of game.near.entries()) {
      const here = game.cityIds[city]!;
      const others = Array.from(near, (other) => game.cityIds[other]!);
      const cubes = Object.fromEntries([here, ...others].map((id) => [id, { black: 1 }]));
      iberia({ roles, at: { 'rural-doctor': here }, cubes }).allows(
        ...others.map((id) => `treat black and black in ${id}`),
      );
      lines += others.length;
    }
    expect(lines).toBe(2 * game.lineIds.length);
  });

  it('IB-RUR-1 nobody else takes a second cube', () => {
    iberia({ roles: ['politician', 'rural-doctor'], at, cubes: { barcelona: { yellow: 3 } } })
      .refuses('treat yellow and yellow in barcelona', 'wrong-role')
      .does('treat yellow')
      .cubes('barcelona', 'yellow', 2);
  });
});
