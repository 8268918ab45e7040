import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['politician', 'sailor'];
const at = { politician: 'madrid' };

describe('treat disease', () => {
  it('IB-TRE-1 takes one cube off the own city and back to the supply, for one action', () => {
    iberia({ roles, at, cubes: { madrid: { red: 3 }, toledo: { red: 1 } } })
      .supply('red', 20)
      .does('treat red')
      .cubes('madrid', 'red', 2)
      .cubes('toledo', 'red', 1)
      .supply('red', 21)
      .asks('actions', { left: 3 });
  });

  it('IB-TRE-2 the player chooses among the colours in the city', () => {
    const cubes = { madrid: { red: 1, blue: 2, yellow: 3, black: 1 } };
    for (const colour of ['red', 'blue', 'yellow', 'black'] as const) {
      const game = iberia({ roles, at, cubes }).allows(
        'treat red',
        'treat blue',
        'treat yellow',
        'treat black',
      );
      game.does(`treat ${colour}`);
      for (const [other, count] of Object.entries(cubes.madrid))
        game.cubes('madrid', other, other === colour ? count - 1 : count);
    }
  });

  it('IB-TRE-3 IB-REM-1 a researched disease is treated one cube at a time like any other', () => {
    iberia({ roles, at, cubes: { madrid: { red: 3 } }, researched: ['red'] })
      .does('treat red')
      .cubes('madrid', 'red', 2)
      .supply('red', 22)
      .asks('actions', { left: 3 })
      .does('treat red')
      .cubes('madrid', 'red', 1)
      .asks('actions', { left: 2 });
  });

  it('IB-TRE-4 without a cube of the colour there is nothing to treat', () => {
    const game = iberia({ roles, at, cubes: { madrid: { red: 1 } }, researched: ['blue'] })
      .refuses('treat blue', 'no-cube', 'There is no blue cube in Madrid.')
      .refuses('treat yellow', 'no-cube')
      .does('treat red')
      .refuses('treat red', 'no-cube', 'There is no red cube in Madrid.');
    expect(game.legal().filter((command) => command.includes('treat'))).toEqual([]);
    game.asks('actions', { left: 3 });
  });

  it('IB-TRE-5 cubes of another city are out of reach, near or far', () => {
    iberia({ roles, at: { politician: 'madrid', sailor: 'toledo' }, cubes: { toledo: { black: 2 } } })
      .refuses('treat black', 'no-cube')
      .refuses('treat black in toledo')
      .refuses('treat black and black in toledo', 'wrong-role')
      .cubes('toledo', 'black', 2)
      .does('drive toledo', 'treat black')
      .cubes('toledo', 'black', 1);
  });

  it('IB-TRE-6 taking the last cube of a disease changes nothing else, researched or not', () => {
    for (const researched of [['red'], []]) {
      iberia({ roles, at, cubes: { madrid: { red: 1 } }, researched, infectNext: ['soria', 'toledo'] })
        .does('treat red')
        .supply('red', 24)
        .researched(...researched)
        .asks('actions', { left: 3 })
        .does('end', 'infect')
        .cubes('soria', 'red', 1)
        .supply('red', 23);
    }
  });

  it('IB-TRE-7 there is no cure and no eradication', () => {
    const game = iberia({
      roles,
      at: { politician: 'soria' },
      hands: { politician: ['madrid', 'soria', 'burgos', 'leon', 'gijon'] },
      hospitals: { red: 'soria' },
      infectNext: ['soria', 'madrid'],
    })
      .refuses('cure red with madrid soria burgos leon gijon')
      .does('research red with madrid soria burgos leon gijon')
      .researched('red')
      .supply('red', 24);
    expect(game.view().shows).not.toHaveProperty('cures');
    const told = game.does('end', 'infect').facts.map(({ fact }) => fact);
    expect(told).not.toContain('eradicated');
    expect(told).not.toContain('prevented');
    game.cubes('soria', 'red', 1);
  });
});
