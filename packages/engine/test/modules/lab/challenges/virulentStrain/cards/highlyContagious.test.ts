import { describe, it } from 'vitest';
import { strainTable } from '../../../../brink/challenges/virulentStrain/tables.ts';

const contagious = strainTable.with({
  strain: 'black',
  inForce: ['highly-contagious'],
  cubes: { algiers: { black: 3 }, paris: { black: 1 }, istanbul: { black: 2 }, cairo: { black: 3 } },
  infectNext: ['algiers', 'lima'],
});

describe('Highly Contagious', () => {
  it('LAB-SC-2 LAB-VS-3 LAB-VS-4 LAB-VS-5 BRINK-VS-23 two cubes by first outbreaks, one by those they set off', () => {
    contagious()
      .does('end', 'infect')
      .cubes('madrid', 'black', 2)
      .cubes('paris', 'black', 3)
      .cubes('istanbul', 'black', 3)
      .cubes('cairo', 'black', 3)
      .cubes('milan', 'black', 1)
      .cubes('st-petersburg', 'black', 1)
      .cubes('moscow', 'black', 1)
      .cubes('baghdad', 'black', 2)
      .cubes('riyadh', 'black', 1)
      .cubes('khartoum', 'black', 1)
      .outbreaks(3)
      .supply('black', 3);
  });

  it('LAB-VS-6 outbreaks of other diseases are as ever', () => {
    contagious({ cubes: { lima: { yellow: 3 } }, infectNext: ['lima'] })
      .does('end', 'infect')
      .cubes('bogota', 'yellow', 1)
      .cubes('santiago', 'yellow', 1);
  });

  it('LAB-VS-7 only cubes that are placed are needed', () => {
    // Madrid 2, Paris 2, Istanbul 1, Cairo none; then nine by the chains.
    contagious({ supply: { black: 12 } })
      .does('end', 'infect')
      .ends('running')
      .supply('black', 0);
    contagious({ supply: { black: 11 } })
      .does('end', 'infect')
      .ends('cubes');
  });

  it('LAB-VS-8 with Infection Zone Ban cities are filled and nothing follows', () => {
    contagious({ hands: { scientist: ['infection-zone-ban'] } })
      .does('infection-zone-ban', 'end', 'infect')
      .cubes('madrid', 'black', 2)
      .cubes('paris', 'black', 3)
      .cubes('istanbul', 'black', 3)
      .cubes('cairo', 'black', 3)
      .cubes('milan', 'black', 0)
      .outbreaks(1);
  });

  it('LAB-VS-16 an outbreak by the Infect step of an epidemic is a first one', () => {
    contagious({
      cubes: { algiers: { black: 1 } },
      infectNext: [],
      infectLast: ['algiers'],
      drawNext: ['slippery-slope', 'madrid'],
    })
      .does('end')
      .cubes('cairo', 'black', 2)
      .cubes('madrid', 'black', 2);
  });
});
