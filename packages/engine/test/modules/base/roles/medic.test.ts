import { describe, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Medic', () => {
  it('BASE-MED-1 BASE-MED-2 removes all cubes of one colour, cured or not, with one action', () => {
    scenario({ roles: ['medic', 'scientist'], at: { medic: 'paris' }, cubes: { paris: { blue: 3, black: 2 } } })
      .does('treat blue')
      .cubes('paris', 'blue', 0)
      .cubes('paris', 'black', 2)
      .supply('blue', 24)
      .asks('actions', { left: 3 });
  });

  it('BASE-MED-3 BASE-MED-7 BASE-MED-10 clears cured colours of every city he drives into, for no extra action', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { milan: { blue: 2 }, istanbul: { blue: 1, black: 1 }, tokyo: { blue: 1 } },
      cured: ['blue'],
    })
      .does('drive milan')
      .cubes('milan', 'blue', 0)
      .refuses('treat blue', 'no-cube')
      .does('drive istanbul')
      .cubes('istanbul', 'blue', 0)
      .cubes('istanbul', 'black', 1)
      .asks('actions', { left: 2 });
  });
});
