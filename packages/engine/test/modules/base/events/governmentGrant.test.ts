import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

const SIX = ['atlanta', 'paris', 'lagos', 'delhi', 'tokyo', 'sydney'];

describe('Government Grant', () => {
  it('BASE-EVC-12 builds in a far city without its card, for no action', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      hands: { scientist: ['government-grant', 'lima', 'atlanta'] },
    })
      .does('government-grant tokyo')
      .stations('atlanta', 'tokyo')
      .hand('scientist', 'lima', 'atlanta')
      .discarded('government-grant')
      .at('scientist', 'atlanta')
      .asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-EVC-12 keeps the card of the city it builds in, and works on the turn of another player', () => {
    scenario({ roles: ['scientist', 'researcher'], hands: { researcher: ['government-grant', 'tokyo'] } })
      .as('researcher')
      .does('government-grant tokyo')
      .stations('atlanta', 'tokyo')
      .hand('researcher', 'tokyo')
      .refuses('government-grant lima', 'card-not-held')
      .as('scientist')
      .does('shuttle tokyo')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-EVC-13 is refused in a city that has a station', () => {
    const table = scenario({
      roles: ['scientist', 'researcher'],
      stations: ['atlanta', 'paris'],
      hands: { scientist: ['government-grant'] },
    })
      .refuses('government-grant atlanta', 'station-there')
      .refuses('government-grant paris', 'station-there')
      .hand('scientist', 'government-grant');
    expect(table.legal().filter((command) => command.includes('grant'))).toHaveLength(46);
    table.asks('actions', { left: 4 });
  });

  it('BASE-EVC-13 takes a station from the supply while there is one', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      stations: SIX.slice(0, 5),
      hands: { scientist: ['government-grant'] },
    })
      .refuses('government-grant sydney from paris', 'stations-left')
      .does('government-grant sydney')
      .stations(...SIX)
      .asks('actions', { left: 4 });
  });

  it('BASE-EVC-13 moves a station of the own choice when all six are built', () => {
    scenario({
      roles: ['scientist', 'researcher'],
      stations: SIX,
      hands: { scientist: ['government-grant'] },
    })
      .refuses('government-grant lima', 'stations-used-up')
      .refuses('government-grant lima from cairo', 'no-station-there')
      .refuses('government-grant tokyo from paris', 'station-there')
      .allows(...SIX.map((city) => `government-grant lima from ${city}`))
      .does('government-grant lima from atlanta')
      .stations('lima', 'paris', 'lagos', 'delhi', 'tokyo', 'sydney')
      .told({ fact: 'stationBuilt', city: 'lima', from: 'atlanta', by: 'government-grant' })
      .asks('actions', { left: 4 });
  });
});
