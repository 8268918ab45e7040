import { describe, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const roles = ['operations-expert', 'scientist'];

describe('Supply of cubes', () => {
  it('BASE-INF-10 a needed cube that is missing loses at once: infection, epidemic and outbreak', () => {
    scenario({ roles, infectNext: ['santiago'], supply: { yellow: 0 } })
      .does('end', 'infect')
      .cubes('santiago', 'yellow', 0)
      .ends('cubes');
    scenario({ roles, drawNext: ['epidemic', 'paris'], infectLast: ['santiago'], supply: { yellow: 0 } })
      .does('end')
      .ends('cubes');
    scenario({
      roles,
      infectNext: ['santiago'],
      cubes: { santiago: { yellow: 3 }, lima: {} },
      supply: { yellow: 0 },
    })
      .does('end', 'infect')
      .cubes('lima', 'yellow', 0)
      .ends('cubes');
  });

  it('BASE-INF-11 taking the last cube is allowed, an empty supply is no loss, only the next cube is', () => {
    scenario({
      roles,
      infectNext: ['santiago', 'essen', 'lagos'],
      supply: { yellow: 1 },
      drawNext: ['paris', 'lima'],
    })
      .does('end', 'infect')
      .cubes('santiago', 'yellow', 1)
      .supply('yellow', 0)
      .asks('infections', { left: 1 })
      .does('infect', 'continue')
      .as('scientist')
      .asks('actions', { seat: 2 })
      .does('end', 'infect')
      .ends('cubes');
  });

  it('BASE-INF-12 a fourth cube and a cube for a city that broke out are not needed', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'miami' }, // protects Mexico City and Bogota, not Lima
      infectNext: ['santiago'],
      cubes: { santiago: { yellow: 3 }, lima: { yellow: 3 }, 'mexico-city': {}, bogota: {} },
      supply: { yellow: 0 },
    })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('mexico-city', 'yellow', 0)
      .cubes('bogota', 'yellow', 0)
      .asks('infections', { left: 1 });
  });

  it('BASE-INF-12 cubes for a protected city or of an eradicated colour are not needed', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'lima' },
      infectNext: ['santiago', 'essen'],
      supply: { yellow: 0 },
      eradicated: ['blue'],
    })
      .does('end', 'infect')
      .cubes('santiago', 'yellow', 0)
      .does('infect')
      .cubes('essen', 'blue', 0)
      .asks('pause');
  });

  it('BASE-INF-12 an epidemic in a protected city needs no cube either', () => {
    scenario({
      roles: ['quarantine-specialist', 'scientist'],
      at: { 'quarantine-specialist': 'lima' },
      drawNext: ['epidemic', 'paris'],
      infectLast: ['santiago'],
      supply: { yellow: 0 },
    })
      .does('end')
      .asks('before-intensify');
  });
});
