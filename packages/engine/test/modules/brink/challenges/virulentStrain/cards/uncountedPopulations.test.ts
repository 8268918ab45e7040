import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const uncounted = strainTable.with({
  strain: 'yellow',
  cubes: {
    lima: { yellow: 1 },
    bogota: { yellow: 1 },
    lagos: { yellow: 2 },
    miami: { yellow: 3 },
    atlanta: { yellow: 1 },
    paris: { blue: 1 },
  },
  drawNext: ['uncounted-populations', 'madrid'],
  infectLast: ['osaka'],
});

describe('Uncounted Populations', () => {
  it('BRINK-SC-26 BRINK-UNC-1 BRINK-UNC-4 each unprotected city with one cube gets another', () => {
    uncounted({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'chicago' } })
      .does('end', 'continue')
      .told({ fact: 'strainActed', card: 'uncounted-populations' })
      .cubes('lima', 'yellow', 2)
      .cubes('bogota', 'yellow', 2)
      .cubes('lagos', 'yellow', 2)
      .cubes('miami', 'yellow', 3)
      .cubes('atlanta', 'yellow', 1)
      .cubes('paris', 'blue', 1)
      .outbreaks(0);
  });

  it('BRINK-UNC-2 counts before it places, and after the Infect step', () => {
    uncounted({ infectLast: ['lima'] })
      .does('end')
      .cubes('lima', 'yellow', 3)
      .does('continue')
      .cubes('lima', 'yellow', 3)
      .cubes('bogota', 'yellow', 2)
      .cubes('santiago', 'yellow', 2);
  });

  it('BRINK-UNC-3 whatever colour the city has', () => {
    uncounted().does('end', 'continue').cubes('atlanta', 'yellow', 2);
  });

  it('BRINK-UNC-4 BRINK-VS-19 too few cubes lose the game', () => {
    uncounted({ supply: { yellow: 4 } })
      .does('end', 'continue')
      .ends('running')
      .supply('yellow', 1);
    uncounted({ supply: { yellow: 2 } })
      .does('end', 'continue')
      .ends('cubes');
  });
});
