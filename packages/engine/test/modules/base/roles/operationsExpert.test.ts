import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

const roles = ['operations-expert', 'medic'];
const SIX = ['atlanta', 'paris', 'lagos', 'delhi', 'tokyo', 'sydney'];

describe('Operations Expert', () => {
  it('BASE-OPX-1 builds where he is and keeps his cards, even that of the city', () => {
    scenario({
      roles,
      at: { 'operations-expert': 'lima' },
      hands: { 'operations-expert': ['lima', 'paris'] },
    })
      .does('build')
      .stations('atlanta', 'lima')
      .hand('operations-expert', 'lima', 'paris')
      .asks('actions', { left: 3 });
    scenario({ roles, at: { 'operations-expert': 'lima' } })
      .does('build')
      .stations('atlanta', 'lima')
      .asks('actions', { left: 3 });
  });

  it('BASE-OPX-2 builds no second station in a city, and takes from the supply while it lasts', () => {
    scenario({ roles, at: { 'operations-expert': 'lima' } })
      .refuses('build from atlanta', 'stations-left')
      .does('build')
      .refuses('build', 'station-there')
      .stations('atlanta', 'lima')
      .asks('actions', { left: 3 });
  });

  it('BASE-OPX-2 moves a station of his choice when all six are built', () => {
    scenario({ roles, at: { 'operations-expert': 'lima' }, stations: SIX })
      .refuses('build', 'stations-used-up')
      .refuses('build from cairo', 'no-station-there')
      .allows(...SIX.map((city) => `build from ${city}`))
      .does('build from tokyo')
      .stations('atlanta', 'paris', 'lagos', 'delhi', 'lima', 'sydney')
      .hand('operations-expert')
      .asks('actions', { left: 3 });
  });

  it('BASE-OPX-3 BASE-OPX-4 flies from a station to any city for any city card of his hand', () => {
    const hands = { 'operations-expert': ['lima', 'osaka', 'forecast'] };
    const table = scenario({ roles, hands }).allows(
      'fly sydney discarding osaka',
      'fly lima discarding lima',
    );
    expect(table.legal().filter((command) => command.includes('fly'))).toHaveLength(2 * 47);
    table
      .does('fly tokyo discarding lima')
      .at('operations-expert', 'tokyo')
      .hand('operations-expert', 'osaka', 'forecast')
      .discarded('lima')
      .asks('actions', { left: 3 });
  });

  it('BASE-OPX-4 takes no event, no card of another hand, and no flight to where he is', () => {
    scenario({ roles, hands: { 'operations-expert': ['lima', 'forecast'], medic: ['osaka'] } })
      .refuses('fly tokyo discarding forecast', 'not-a-city-card')
      .refuses('fly tokyo discarding osaka', 'card-not-held')
      .refuses('fly tokyo discarding tokyo', 'card-not-held')
      .refuses('fly atlanta discarding lima', 'already-there')
      .hand('operations-expert', 'lima', 'forecast')
      .asks('actions', { left: 4 });
  });

  it('BASE-OPX-5 has no special move from a city without a station', () => {
    const table = scenario({
      roles,
      at: { 'operations-expert': 'paris' },
      hands: { 'operations-expert': ['lima', 'osaka'] },
    }).refuses('fly tokyo discarding lima', 'no-station');
    expect(table.legal().join('\n')).not.toContain('fly');
    table
      .does('build', 'fly tokyo discarding lima')
      .at('operations-expert', 'tokyo')
      .asks('actions', { left: 2 });
  });

  it('BASE-OPX-3 BASE-OPX-5 moves so once a turn, and again on his next turn', () => {
    const table = scenario({
      roles,
      options: { windows: 'possible' },
      stations: ['atlanta', 'tokyo'],
      hands: { 'operations-expert': ['lima', 'osaka', 'cairo'] },
      drawNext: ['paris', 'london', 'essen', 'milan'],
      infectNext: ['lagos', 'kinshasa', 'khartoum', 'delhi'],
    })
      .does('fly tokyo discarding lima')
      .refuses('fly sydney discarding osaka', 'once-per-turn');
    expect(table.legal().join('\n')).not.toContain('fly');
    table
      .does('end')
      .asks('actions', { seat: 2 })
      .as('medic')
      .does('end')
      .as('operations-expert')
      .asks('actions', { seat: 1, left: 4 })
      .does('fly sydney discarding osaka')
      .at('operations-expert', 'sydney')
      .refuses('fly lima discarding cairo', 'once-per-turn')
      .asks('actions', { left: 3 });
  });

  it('BASE-OPX-6 still has every ordinary flight after the special move', () => {
    scenario({
      roles,
      stations: ['atlanta', 'tokyo'],
      hands: { 'operations-expert': ['lima', 'osaka', 'sydney'] },
    })
      .does('fly tokyo discarding lima', 'shuttle atlanta', 'direct osaka')
      .refuses('charter delhi', 'card-not-held')
      .does('direct sydney')
      .at('operations-expert', 'sydney')
      .asks('actions', { left: 0 });
    scenario({ roles, hands: { 'operations-expert': ['lima', 'tokyo'] } })
      .does('fly tokyo discarding lima', 'charter delhi')
      .at('operations-expert', 'delhi')
      .discarded('lima', 'tokyo')
      .asks('actions', { left: 2 });
  });

  it('BASE-OPX-6 keeps the special move after ordinary flights', () => {
    scenario({ roles, stations: ['atlanta', 'tokyo'], hands: { 'operations-expert': ['lima', 'tokyo'] } })
      .does('direct tokyo', 'shuttle atlanta', 'fly sydney discarding lima')
      .at('operations-expert', 'sydney')
      .asks('actions', { left: 1 });
  });

  it('BASE-OPX-7 lends his move to nobody: not on the turn of the Dispatcher, and it is not used up there', () => {
    scenario({
      roles: ['dispatcher', 'operations-expert'],
      options: { windows: 'possible', consent: 'automatic' },
      stations: ['atlanta', 'tokyo'],
      hands: { dispatcher: ['lima'], 'operations-expert': ['osaka'] },
      drawNext: ['paris', 'london'],
      infectNext: ['lagos', 'kinshasa'],
    })
      .refuses('fly sydney discarding lima', 'wrong-role')
      .refuses('send operations-expert charter to sydney', 'card-not-held')
      .as('operations-expert')
      .refuses('fly sydney discarding osaka', 'not-your-turn')
      .as('dispatcher')
      .does('send operations-expert shuttle to tokyo', 'end')
      .as('operations-expert')
      .does('fly sydney discarding osaka')
      .at('operations-expert', 'sydney')
      .asks('actions', { seat: 2, left: 3 });
  });
});
