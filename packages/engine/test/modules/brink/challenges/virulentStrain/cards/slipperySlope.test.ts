import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

describe('Slippery Slope', () => {
  it('BRINK-SC-20 BRINK-SLI-1 BRINK-VS-12 BRINK-VS-13 holds for the second epidemic of a draw, not for its own', () => {
    strainTable({
      strain: 'black',
      cubes: { algiers: { black: 1 } },
      drawNext: ['slippery-slope', 'epidemic'],
      infectLast: ['algiers', 'cairo'],
    })
      .does('end')
      .told({ fact: 'outbreak', city: 'algiers', total: 1 })
      .does('continue')
      .told({ fact: 'strainBegan', card: 'slippery-slope' })
      .asks('pause')
      .outbreaks(1)
      .cubes('cairo', 'black', 1)
      .does('continue')
      .told(
        { fact: 'outbreak', city: 'cairo', depth: 0, total: 3 },
        { fact: 'outbreak', city: 'algiers', depth: 1, total: 5 },
      )
      .outbreaks(5);
  });

  const slope = strainTable.with({
    strain: 'black',
    inForce: ['slippery-slope'],
    cubes: { algiers: { black: 3 }, cairo: { black: 3 } },
    outbreaks: 5,
    infectNext: ['algiers', 'lima'],
  });

  it('BRINK-SC-21 BRINK-SLI-2 stops on the last space and loses the game there at once', () => {
    slope()
      .does('end', 'infect')
      .told({ fact: 'outbreak', total: 7 }, { fact: 'outbreak', total: 8 }, { fact: 'over' })
      .ends('outbreaks')
      .outbreaks(8)
      .cubes('madrid', 'black', 1)
      .cubes('riyadh', 'black', 0);
  });

  it('BRINK-SLI-3 an outbreak that Infection Zone Ban leaves out moves nothing', () => {
    slope({ hands: { scientist: ['infection-zone-ban'] } })
      .does('infection-zone-ban', 'end', 'infect')
      .ends('running')
      .outbreaks(7);
  });

  it('BRINK-SLI-3 neither does one that is prevented', () => {
    slope({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'madrid' } })
      .does('end', 'infect')
      .outbreaks(5);
  });

  it('BRINK-SLI-4 outbreaks of other diseases move one space', () => {
    slope({ cubes: { lima: { yellow: 3 } }, infectNext: ['lima'] })
      .does('end', 'infect')
      .outbreaks(6);
  });
});
