import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const chronic = strainTable.with({
  strain: 'red',
  inForce: ['chronic-effect'],
  cubes: { osaka: { red: 1 } },
  infectNext: ['tokyo', 'osaka'],
});

describe('Chronic Effect', () => {
  it('BRINK-SC-24 BRINK-CHR-1 BRINK-CHR-2 puts two cubes where there is none, one where there are some', () => {
    chronic()
      .does('end', 'infect')
      .told({ fact: 'placed', city: 'tokyo', count: 2, cause: 'infection' })
      .cubes('tokyo', 'red', 2)
      .does('infect')
      .cubes('osaka', 'red', 2);
  });

  it('BRINK-CHR-2 a city with three breaks out, and cubes of other colours do not count', () => {
    chronic({ cubes: { tokyo: { red: 3 }, osaka: { blue: 3 } } })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('seoul', 'red', 1);
    chronic({ cubes: { tokyo: { blue: 3 } } })
      .does('end', 'infect')
      .cubes('tokyo', 'red', 2)
      .outbreaks(0);
  });

  it('BRINK-CHR-3 neither in epidemics nor by outbreaks', () => {
    chronic({ drawNext: ['slippery-slope', 'madrid'], infectLast: ['seoul'] })
      .does('end')
      .cubes('seoul', 'red', 3);
    chronic({ cubes: { tokyo: { red: 3 } } })
      .does('end', 'infect')
      .cubes('seoul', 'red', 1);
  });

  it('BRINK-CHR-4 a protected city gets none, nor does one of an eradicated strain', () => {
    chronic({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'seoul' } })
      .does('end', 'infect')
      .cubes('tokyo', 'red', 0);
    chronic({ cubes: {}, eradicated: ['red'] })
      .does('end', 'infect')
      .cubes('tokyo', 'red', 0);
  });

  it('BRINK-CHR-5 both cubes are needed', () => {
    chronic({ supply: { red: 2 } })
      .does('end', 'infect')
      .ends('running')
      .supply('red', 0);
    chronic({ supply: { red: 1 } })
      .does('end', 'infect')
      .ends('cubes');
    chronic({
      supply: { red: 1 },
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'seoul' },
    })
      .does('end', 'infect')
      .ends('running');
  });
});
