// Strain epidemics at their moments: two in one draw, events before, between and after, and cards that come from the draw itself.
import { describe, expect, it } from 'vitest';
import { strainTable } from './tables.ts';

describe('two epidemics in one draw', () => {
  it('BRINK-VS-12 BRINK-VS-13 LAB-VS-16 Highly Contagious leaves its own Infect step alone and bends the second one', () => {
    strainTable({
      strain: 'black',
      drawNext: ['highly-contagious', 'slippery-slope'],
      infectLast: ['algiers', 'mumbai'],
      cubes: { algiers: { black: 1 }, mumbai: { black: 1 } },
    })
      .does('end')
      .outbreaks(1)
      .cubes('madrid', 'black', 1)
      .does('continue', 'continue')
      .outbreaks(2)
      .cubes('karachi', 'black', 2)
      .cubes('chennai', 'black', 2);
  });

  it('BRINK-VS-13 BRINK-CHR-3 Chronic Effect does not bend the second Infect step', () => {
    strainTable({
      strain: 'red',
      drawNext: ['chronic-effect', 'rate-effect'],
      infectLast: ['lima', 'osaka'],
    })
      .does('end', 'continue', 'continue')
      .cubes('osaka', 'red', 3)
      .outbreaks(0);
  });

  it('BRINK-VS-13 BRINK-RAT-1 Rate Effect of the very first epidemic holds in the same turn', () => {
    const s = strainTable({
      drawNext: ['rate-effect', 'madrid'],
      infectLast: ['osaka'],
      infectionDiscard: ['tokyo', 'seoul', 'beijing'],
    }).does('end', 'continue', 'infect', 'infect', 'infect');
    expect(s.asks('pause').view().infectionDiscard).toHaveLength(3);
  });

  it('BRINK-GOV-1 BRINK-GOV-6 Government Interference binds between the two, but not where the strain was treated this turn', () => {
    strainTable({
      drawNext: ['government-interference', 'rate-effect'],
      infectLast: ['baghdad', 'lima'],
      at: { scientist: 'cairo', researcher: 'baghdad' },
      cubes: { cairo: { black: 3 } },
      hands: { researcher: ['airlift'] },
    })
      .does('treat black', 'end', 'continue')
      .asks('pause')
      .as('researcher')
      .refuses('airlift researcher to lima', 'bound')
      .allows('airlift scientist to lima');
  });

  it('BRINK-VS-13 BRINK-SLI-3 events between them hold for the second: Infection Zone Ban, a Quarantine Specialist', () => {
    const position = {
      strain: 'black',
      drawNext: ['slippery-slope', 'rate-effect'],
      infectLast: ['algiers', 'cairo'],
      cubes: { algiers: { black: 1 } },
    };
    strainTable({ ...position, hands: { researcher: ['infection-zone-ban'] } })
      .does('end', 'continue', '2: infection-zone-ban', 'continue')
      .outbreaks(3);
    strainTable({
      ...position,
      roles: ['scientist', 'quarantine-specialist'],
      hands: { 'quarantine-specialist': ['airlift'] },
    })
      .does('end', 'continue', '2: airlift 2 to istanbul', 'continue')
      .outbreaks(1)
      .cubes('cairo', 'black', 1);
  });

  it('BRINK-VS-21 cards that last until the cure are over at once if the first strain is cured already', () => {
    const s = strainTable({
      drawNext: ['complex-molecular-structure', 'resistant-to-treatment'],
      infectLast: ['osaka', 'tokyo'],
      cured: ['red'],
    }).does('end', 'continue', 'continue', 'continue');
    expect(s.view().shows['strain']).toMatchObject({ colour: 'red', inForce: [] });
  });

  it('BRINK-VS-5 BRINK-HID-3 with no cube on the board lots decide, and Hidden Pocket goes by', () => {
    strainTable({
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'tokyo' },
      drawNext: ['hidden-pocket', 'madrid'],
      infectLast: ['osaka'],
    })
      .does('end')
      .told({ fact: 'strainChosen' })
      .does('continue')
      .asks('infections');
  });
});

describe('Resilient Population around what a card does once', () => {
  const pocket = strainTable.with({
    strain: 'blue',
    cured: ['blue'],
    eradicated: ['blue'],
    infectionDiscard: ['paris', 'milan', 'lima'],
    infectLast: ['essen'],
    drawNext: ['hidden-pocket', 'madrid'],
    hands: { researcher: ['resilient-population'] },
  });

  it.each([
    ['always', 'open'],
    ['always', 'private'],
    ['possible', 'open'],
    ['possible', 'private'],
  ])('BRINK-VS-14 before it and after it: windows %s, hands %s', (windows, hands) => {
    pocket({ options: { windows, hands } })
      .does('end')
      .asks('before-intensify')
      .cure('blue', 'eradicated')
      .does('2: resilient-population milan', ...(windows === 'always' ? ['continue'] : []))
      .cubes('milan', 'blue', 0)
      .cure('blue', 'cured');
    pocket({ options: { windows, hands } })
      .does('end', 'continue')
      .asks('before-intensify')
      .cubes('milan', 'blue', 1)
      .does('2: resilient-population milan')
      .cubes('milan', 'blue', 1);
  });

  it('BRINK-VS-14 BRINK-HID-3 without the only card of the strain nothing comes back', () => {
    pocket({ infectionDiscard: ['lima'] })
      .does('end', '2: resilient-population essen', 'continue')
      .cure('blue', 'eradicated');
  });

  it('BASE-EVT-10 BRINK-VS-14 it may be the other card of the draw, or lie on the Contingency Planner’s card', () => {
    strainTable({
      strain: 'red',
      drawNext: ['resilient-population', 'unacceptable-loss'],
      infectLast: ['osaka'],
      options: { windows: 'possible' },
    })
      .does('end')
      .asks('before-intensify')
      .supply('red', 21)
      .does('resilient-population osaka')
      .supply('red', 17);
    pocket({
      roles: ['contingency-planner', 'researcher'],
      stored: 'resilient-population',
      hands: {},
      options: { windows: 'possible' },
    })
      .does('end')
      .asks('before-intensify')
      .does('resilient-population paris')
      .cubes('paris', 'blue', 0);
  });

  it('BRINK-VS-14 BRINK-FOP-12 no other event and no sample inside the epidemic', () => {
    const s = pocket({
      roles: ['field-operative', 'researcher'],
      samples: { red: 1 },
      cubes: { tokyo: { red: 2 } },
      hands: { researcher: ['remote-treatment', 'airlift', 'forecast', 'commercial-travel-ban'] },
    });
    for (const step of ['end', 'continue']) {
      s.does(step).asks('before-intensify');
      expect(s.legal()).toEqual(['1: continue']);
    }
  });
});

describe('Hidden Pocket and those who stand in the way', () => {
  const pocket = strainTable.with({
    strain: 'blue',
    cured: ['blue'],
    eradicated: ['blue'],
    infectLast: ['essen'],
    drawNext: ['hidden-pocket', 'madrid'],
  });

  it('BRINK-HID-4 one city that nobody protects is enough', () => {
    const table = (infectionDiscard: readonly string[]) =>
      pocket({
        roles: ['quarantine-specialist', 'researcher'],
        at: { 'quarantine-specialist': 'paris' },
        infectionDiscard,
      }).does('end', 'continue');
    table(['paris', 'milan']).cure('blue', 'eradicated');
    table(['paris', 'new-york']).cure('blue', 'cured').cubes('new-york', 'blue', 1).cubes('paris', 'blue', 0);
    pocket({ roles: ['medic', 'researcher'], at: { medic: 'essen' }, infectionDiscard: ['lima'] })
      .does('end', 'continue')
      .cubes('essen', 'blue', 0)
      .cure('blue', 'eradicated');
  });

  it('BRINK-VS-19 BRINK-CMP-5 samples may leave too few cubes for it', () => {
    const table = (red: number) =>
      strainTable({
        roles: ['field-operative', 'researcher'],
        strain: 'red',
        cured: ['red'],
        eradicated: ['red'],
        samples: { red },
        infectionDiscard: ['osaka', 'tokyo'],
        infectLast: ['seoul'],
        drawNext: ['hidden-pocket', 'madrid'],
      }).does('end', 'continue');
    table(22).ends('cubes');
    table(21).ends('running').supply('red', 0);
  });

  it('BRINK-VS-22 the cards in force sleep while the strain is gone, and wake with it in the same turn', () => {
    const inForce = ['chronic-effect', 'rate-effect', 'government-interference'];
    pocket({ inForce, drawNext: ['madrid', 'lagos'], infectNext: ['london', 'new-york'] })
      .does('end', 'infect', 'infect')
      .asks('pause')
      .cubes('london', 'blue', 0);
    const s = pocket({
      inForce,
      at: { scientist: 'paris' },
      infectionDiscard: ['paris', 'milan'],
      hands: { researcher: ['airlift'] },
    })
      .does('end', 'continue', 'continue')
      .refuses('2: airlift 1 to lima', 'bound')
      .does('infect', 'infect', 'infect')
      .asks('pause');
    expect(s.view().infectionDiscard).toHaveLength(3);
  });
});
