import { describe, it } from 'vitest';
import { strainTable } from '../tables.ts';

const government = strainTable.with({
  strain: 'black',
  inForce: ['government-interference'],
  at: { scientist: 'cairo', researcher: 'atlanta' },
  cubes: { cairo: { black: 2 }, istanbul: { black: 1 } },
});

describe('Government Interference', () => {
  it('BRINK-SC-25 BRINK-GOV-1 BRINK-GOV-10 a city with the strain is left only after a treatment there', () => {
    government()
      .refuses(
        'drive istanbul',
        'bound',
        'No pawn leaves Cairo before the active player has treated the disease there this turn.',
      )
      .asks('actions', { left: 4 })
      .does('treat black', 'drive istanbul')
      .refuses('drive milan', 'bound')
      .does('treat black', 'drive milan')
      .asks('actions', { left: 0 })
      .at('scientist', 'milan')
      .cubes('cairo', 'black', 1)
      .cubes('istanbul', 'black', 0);
  });

  it('BRINK-GOV-1 holds anew each turn, and other colours bind nobody', () => {
    const table = government({ infectNext: ['lima', 'bogota', 'osaka', 'tokyo'] });
    table.does('treat black', 'end', 'infect', 'infect', 'continue').as('researcher');
    table.does('drive chicago', 'end', 'infect', 'infect', 'continue').as('scientist');
    table.refuses('drive istanbul', 'bound');
    government({ cubes: { cairo: { blue: 3 } } }).does('drive istanbul');
  });

  it('BRINK-GOV-2 BRINK-GOV-10 binds every way of leaving', () => {
    government({ hands: { scientist: ['cairo', 'lima', 'airlift'] }, stations: ['cairo', 'paris'] })
      .refuses('direct lima', 'bound')
      .refuses('charter lima', 'bound')
      .refuses('shuttle paris', 'bound')
      .refuses('airlift scientist to lima', 'bound')
      .hand('scientist', 'cairo', 'lima', 'airlift')
      .allows('airlift researcher to lima');
    government({
      roles: ['operations-expert', 'researcher'],
      at: { 'operations-expert': 'cairo' },
      stations: ['cairo'],
      hands: { 'operations-expert': ['lima'] },
    }).refuses('fly osaka discarding lima', 'bound');
    government({ roles: ['pilot', 'researcher'], at: { pilot: 'cairo' } }).refuses('pilot milan', 'bound');
  });

  const dispatcher = (at: string) =>
    government({
      roles: ['dispatcher', 'researcher'],
      at: { dispatcher: 'cairo', researcher: at },
      hands: { dispatcher: ['lima'] },
      stations: ['istanbul', 'cairo', 'paris'],
    });

  it('BRINK-GOV-2 BRINK-GOV-3 another pawn is bound until the active player has treated in its city', () => {
    dispatcher('istanbul')
      .refuses('send researcher to cairo', 'bound')
      .refuses('send researcher driving to milan', 'bound')
      .refuses('send researcher direct to lima', 'bound')
      .refuses('send researcher shuttle to paris', 'bound')
      .does('treat black')
      .refuses('send researcher driving to milan', 'bound');
    dispatcher('cairo')
      .does('treat black', 'send researcher driving to algiers')
      .as('researcher')
      .does('accept')
      .at('researcher', 'algiers');
  });

  it('BRINK-GOV-3 BRINK-SC-18 so it is with Special Orders and Airlift', () => {
    const ordered = government({
      at: { scientist: 'cairo', researcher: 'cairo' },
      hands: { scientist: ['special-orders', 'airlift'] },
    });
    ordered
      .does('special-orders researcher')
      .refuses('send researcher driving to algiers', 'bound')
      .refuses('airlift researcher to lima', 'bound')
      .does('treat black')
      .allows('send researcher driving to algiers', 'airlift researcher to lima');
  });

  it('BRINK-GOV-2 an Airlift that could move nobody is not asked for', () => {
    government({
      at: { scientist: 'cairo', researcher: 'istanbul' },
      hands: { scientist: ['airlift'] },
      options: { windows: 'possible' },
      infectNext: ['lima', 'bogota'],
    })
      .does('end')
      .as('researcher')
      .asks('actions');
  });

  it('BRINK-GOV-2 the Field Director and the Pilot’s passenger', () => {
    government({
      roles: ['field-director', 'researcher'],
      at: { 'field-director': 'milan', researcher: 'istanbul' },
    }).refuses('lead researcher to st-petersburg', 'bound');
    government({
      roles: ['pilot', 'researcher'],
      at: { pilot: 'cairo', researcher: 'cairo' },
    })
      .does('treat black')
      .allows('pilot milan with researcher');
    // Where only the own actions of a pawn's player are forbidden, a passenger comes along from wherever the Pilot may leave.
    government({
      options: { interference: 'own-actions' },
      roles: ['pilot', 'researcher'],
      at: { pilot: 'cairo', researcher: 'cairo' },
    })
      .refuses('pilot milan with researcher', 'bound')
      .does('treat black')
      .allows('pilot milan with researcher');
  });

  it('BRINK-GOV-4 Mobile Hospital counts', () => {
    government({ at: { scientist: 'algiers' }, hands: { scientist: ['mobile-hospital'] } })
      .does('mobile-hospital', 'drive cairo')
      .cubes('cairo', 'black', 1)
      .does('drive istanbul');
  });

  it('BRINK-GOV-4 BRINK-CON-9 what happens by itself, samples and other events do not', () => {
    government({
      roles: ['containment-specialist', 'researcher'],
      at: { 'containment-specialist': 'algiers' },
    })
      .does('drive cairo')
      .cubes('cairo', 'black', 1)
      .refuses('drive istanbul', 'bound');
    government({ roles: ['field-operative', 'researcher'], at: { 'field-operative': 'cairo' } })
      .does('collect black')
      .refuses('drive istanbul', 'bound');
    government({
      roles: ['virologist', 'researcher'],
      at: { virologist: 'cairo' },
      hands: { virologist: ['delhi'] },
      cubes: { cairo: { black: 3 } },
    }).refuses('drive istanbul', 'bound');
    government({
      cubes: { cairo: { black: 2 }, delhi: { black: 1 } },
      hands: { scientist: ['remote-treatment'] },
    })
      .does('remote-treatment black from cairo', 'clear black from delhi')
      .refuses('drive istanbul', 'bound');
  });

  it('BRINK-GOV-5 without a cube of the strain leaving is free', () => {
    government({
      cubes: { cairo: { black: 1 }, delhi: { black: 1 } },
      hands: { scientist: ['remote-treatment'] },
    })
      .does('remote-treatment black from cairo', 'drive istanbul')
      .at('scientist', 'istanbul');
    government({ cubes: {} }).does('drive istanbul');
  });

  it('BRINK-GOV-6 BRINK-GOV-7 one treatment lasts for the turn in that city, and every city on the way counts', () => {
    government({ cubes: { cairo: { black: 3 }, algiers: { black: 1 } } })
      .does('treat black', 'drive istanbul', 'drive cairo', 'drive algiers')
      .at('scientist', 'algiers');
    government().does('treat black', 'drive istanbul').refuses('drive cairo', 'bound');
  });

  it('BRINK-GOV-6 a treatment of the turn in which the card comes counts', () => {
    government({
      inForce: ['slippery-slope'],
      drawNext: ['government-interference', 'madrid'],
      infectLast: ['lima'],
      hands: { scientist: ['airlift'] },
    })
      .does('treat black', 'end', 'continue')
      .allows('airlift scientist to lima');
  });

  it('BRINK-GOV-8 the Field Director’s treatment counts where it is done', () => {
    government({ roles: ['field-director', 'researcher'], at: { 'field-director': 'cairo' } })
      .does('treat black in istanbul')
      .refuses('drive istanbul', 'bound')
      .does('treat black', 'drive istanbul', 'drive milan');
  });

  it('BRINK-GOV-9 with Resistant to Treatment the treatment costs two actions', () => {
    government({ inForce: ['government-interference', 'resistant-to-treatment'] })
      .does('treat black')
      .asks('actions', { left: 2 })
      .does('drive istanbul');
  });

  it('BRINK-GOV-2 a table may mean the own actions of a pawn’s player alone', () => {
    const own = { interference: 'own-actions' };
    government({ options: own, hands: { scientist: ['airlift'] } })
      .refuses('drive istanbul', 'bound')
      .does('airlift scientist to lima')
      .at('scientist', 'lima');
    government({
      options: own,
      roles: ['dispatcher', 'researcher'],
      at: { dispatcher: 'cairo', researcher: 'istanbul' },
    })
      .refuses('send dispatcher to istanbul', 'bound')
      .allows('send researcher driving to milan');
  });
});
