import { describe, expect, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Dispatcher', () => {
  it('BASE-DSP-1 BASE-DSP-4 moves his own pawn to another pawn, for one action, no card and no consent', () => {
    scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { medic: 'sydney' },
      hands: { dispatcher: ['sydney', 'atlanta'] },
    })
      .does('send dispatcher to sydney')
      .at('dispatcher', 'sydney')
      .at('medic', 'sydney')
      .hand('dispatcher', 'sydney', 'atlanta')
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-DSP-1 BASE-DSP-2 moves any pawn to any pawn, his own among those joined', () => {
    const table = scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { dispatcher: 'lima', medic: 'tokyo', scientist: 'paris' },
      options: { consent: 'automatic' },
    })
      .does('send medic to lima')
      .at('medic', 'lima')
      .does('send medic to paris')
      .at('medic', 'paris')
      .does('send scientist to lima')
      .at('scientist', 'lima')
      .asks('actions', { left: 1 });
    expect(table.view().playerDiscard).toEqual([]);
  });

  it('BASE-DSP-2 needs another pawn at the destination', () => {
    const table = scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { medic: 'tokyo', scientist: 'paris' },
    })
      .refuses('send medic to lima', 'no-pawn-there')
      .refuses('send medic to san-francisco', 'no-pawn-there')
      .refuses('send medic to tokyo', 'already-there')
      .refuses('send dispatcher to atlanta', 'already-there');
    expect(table.legal().filter((command) => / send \d to /u.test(command))).toHaveLength(6);
    table.asks('actions', { left: 4 });
  });

  it('BASE-DSP-3 drives another pawn along a line only', () => {
    scenario({ roles: ['dispatcher', 'medic'], at: { medic: 'tokyo' }, options: { consent: 'automatic' } })
      .refuses('send medic driving to sydney', 'not-connected')
      .refuses('send medic driving to chicago', 'not-connected')
      .refuses('send dispatcher driving to chicago', 'own-pawn')
      .does('send medic driving to san-francisco')
      .at('medic', 'san-francisco')
      .at('dispatcher', 'atlanta')
      .asks('actions', { left: 3 });
  });

  it('BASE-DSP-3 BASE-DSP-5 flies another pawn direct with a card of his own hand', () => {
    scenario({
      roles: ['dispatcher', 'medic'],
      options: { consent: 'automatic' },
      hands: { dispatcher: ['tokyo', 'atlanta'], medic: ['lima'] },
    })
      .refuses('send medic direct to lima', 'card-not-held')
      .refuses('send medic direct to atlanta', 'already-there')
      .refuses('send dispatcher direct to tokyo', 'own-pawn')
      .does('send medic direct to tokyo')
      .at('medic', 'tokyo')
      .hand('dispatcher', 'atlanta')
      .hand('medic', 'lima')
      .discarded('tokyo')
      .asks('actions', { left: 3 });
  });

  it('BASE-DSP-3 BASE-DSP-5 BASE-DSP-6 charters for the card of the city the pawn leaves, not of his own', () => {
    const roles = ['dispatcher', 'medic'];
    const at = { medic: 'lima' };
    scenario({ roles, at, options: { consent: 'automatic' }, hands: { dispatcher: ['atlanta', 'lima'] } })
      .refuses('send medic charter to lima', 'already-there')
      .does('send medic charter to delhi')
      .at('medic', 'delhi')
      .hand('dispatcher', 'atlanta')
      .discarded('lima')
      .asks('actions', { left: 3 });
    scenario({ roles, at, hands: { dispatcher: ['atlanta'], medic: ['lima'] } })
      .refuses('send medic charter to delhi', 'card-not-held')
      .allows('charter delhi')
      .asks('actions', { left: 4 });
  });

  it('BASE-DSP-3 BASE-DSP-7 shuttles from the station the pawn is at, wherever he is himself', () => {
    const roles = ['dispatcher', 'medic'];
    const stations = ['atlanta', 'tokyo'];
    scenario({
      roles,
      stations,
      at: { dispatcher: 'lima', medic: 'tokyo' },
      options: { consent: 'automatic' },
    })
      .refuses('send medic shuttle to tokyo', 'already-there')
      .refuses('send medic shuttle to paris', 'no-station')
      .does('send medic shuttle to atlanta')
      .at('medic', 'atlanta')
      .asks('actions', { left: 3 });
    scenario({ roles, stations, at: { medic: 'lima' } })
      .refuses('send medic shuttle to tokyo', 'no-station')
      .allows('shuttle tokyo')
      .asks('actions', { left: 4 });
  });

  it('BASE-DSP-8 cannot make another pawn do anything but move', () => {
    const table = scenario({
      roles: ['dispatcher', 'medic', 'scientist'],
      at: { medic: 'paris', scientist: 'paris' },
      stations: ['paris'],
      hands: {
        dispatcher: ['paris', 'chicago', 'essen', 'milan', 'madrid'],
        medic: ['lima'],
        scientist: ['montreal', 'washington', 'new-york', 'london'],
      },
      cubes: { paris: { blue: 3 } },
    })
      .refuses('treat blue', 'no-cube')
      .refuses('build', 'card-not-held')
      .refuses('give paris to medic', 'not-together')
      .refuses('cure blue with paris chicago essen milan madrid', 'no-station')
      .refuses('send medic treat blue')
      .as('medic')
      .refuses('treat blue', 'not-your-turn')
      .as('scientist')
      .refuses('cure blue with montreal washington new-york london', 'not-your-turn');
    const words = new Set(table.legal().map((command) => command.split(' ')[1]));
    expect(words).toEqual(new Set(['direct', 'drive', 'end', 'send']));
    table.asks('actions', { seat: 1, left: 4 });
  });

  it('BASE-DSP-9 cannot use the special move of the Operations Expert, only ordinary ones', () => {
    const table = scenario({
      roles: ['dispatcher', 'operations-expert'],
      at: { dispatcher: 'lima' },
      options: { consent: 'automatic' },
      hands: { dispatcher: ['osaka', 'cairo'], 'operations-expert': ['delhi'] },
    })
      .refuses('fly sydney discarding osaka', 'wrong-role')
      .refuses('send operations-expert charter to sydney', 'card-not-held')
      .refuses('send operations-expert direct to sydney', 'card-not-held');
    expect(table.legal().join('\n')).not.toMatch(/fly|sydney/u);
    table
      .does('send operations-expert direct to osaka')
      .hand('dispatcher', 'cairo')
      .asks('actions', { left: 3 });
  });

  it('BASE-DSP-10 costs an action of his own: the moved player still has four on his turn', () => {
    scenario({
      roles: ['dispatcher', 'medic'],
      options: { consent: 'automatic', windows: 'possible' },
      drawNext: ['paris', 'london'],
      infectNext: ['lagos', 'delhi'],
      left: 1,
    })
      .does('send medic driving to chicago')
      .refuses('send medic driving to montreal', 'no-action-left')
      .does('end')
      .at('medic', 'chicago')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-DSP-11 BASE-MED-4 lets the Medic clear cured colours where he is sent', () => {
    scenario({
      roles: ['dispatcher', 'medic'],
      at: { dispatcher: 'paris' },
      cubes: { paris: { blue: 2, red: 1 }, chicago: { blue: 3 } },
      cured: ['blue'],
    })
      .does('send medic to paris')
      .cubes('paris', 'blue', 2)
      .as('medic')
      .does('accept')
      .cubes('paris', 'blue', 0)
      .cubes('paris', 'red', 1)
      .cubes('chicago', 'blue', 3)
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-DSP-11 BASE-QS-5 takes the protection of the Quarantine Specialist along', () => {
    scenario({
      roles: ['dispatcher', 'quarantine-specialist'],
      at: { dispatcher: 'kinshasa', 'quarantine-specialist': 'tokyo' },
      options: { consent: 'automatic' },
      infectNext: ['lagos', 'osaka'],
    })
      .does('send quarantine-specialist to kinshasa', 'end', 'infect', 'infect')
      .cubes('lagos', 'yellow', 0)
      .cubes('osaka', 'red', 1)
      .asks('pause');
  });

  it('BASE-DSP-12 moves nobody on the turn of another player', () => {
    const table = scenario({
      roles: ['medic', 'dispatcher'],
      at: { medic: 'paris' },
      stations: ['paris', 'tokyo'],
      hands: { dispatcher: ['paris', 'lima'] },
    })
      .as('dispatcher')
      .refuses('send dispatcher to paris', 'not-your-turn')
      .refuses('send medic to atlanta', 'not-your-turn')
      .refuses('send medic driving to london', 'not-your-turn')
      .refuses('send medic direct to lima', 'not-your-turn')
      .refuses('send medic charter to delhi', 'not-your-turn')
      .refuses('send medic shuttle to tokyo', 'not-your-turn');
    expect(table.legal('dispatcher')).toEqual([]);
    table.asks('actions', { seat: 1, left: 4 });
  });
});
