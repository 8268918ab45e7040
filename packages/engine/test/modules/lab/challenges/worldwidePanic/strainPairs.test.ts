// Purple as the virulent strain, card by card, with roles and events; and a strain of another colour beside purple.
import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { mutationTable } from '../../../brink/challenges/mutation/tables.ts';

const ordinary = (position: Partial<Position> = {}): Scenario =>
  mutationTable({ challenges: ['virulent-strain', 'mutation'], ...position });
const panic = (position: Partial<Position> = {}): Scenario =>
  mutationTable({ challenges: ['virulent-strain', 'worldwide-panic'], ...position });
const purple = (position: Partial<Position> = {}): Scenario => panic({ strain: 'purple', ...position });

const strainOf = (s: Scenario): unknown => (s.view().shows['strain'] as { colour?: string }).colour;
const BEGIN = 'cure purple piece by piece';

describe('choosing', () => {
  it('BRINK-MEV-2 BRINK-VS-5 LAB-WP-9 a Mutation Event of the same draw comes first and counts', () => {
    const position = {
      drawNext: ['rate-effect', 'mutation-spreads'],
      infectLast: ['lima', 'lagos', 'osaka', 'paris'],
      cubes: { tokyo: { purple: 1 } },
    };
    expect(strainOf(panic(position).does('end', 'continue'))).toBe('purple');
    expect(strainOf(ordinary(position).does('end', 'continue'))).toBe('blue');
  });

  it('BRINK-VS-7 BRINK-VS-8 LAB-WP-9 purple may be tied; samples of it do not count', () => {
    const position = { drawNext: ['rate-effect', 'madrid'], infectLast: ['paris'] };
    panic({ ...position, cubes: { tokyo: { purple: 3 } } })
      .does('end')
      .told({ fact: 'strainChosen' });
    const chosen = Array.from({ length: 20 }, (_, seed) => {
      const s = panic({ ...position, cubes: { tokyo: { purple: 3 } } });
      s.state.random[1] = (seed + 1) * 40_503_001;
      return strainOf(s.does('end'));
    });
    expect(new Set(chosen)).toEqual(new Set(['blue', 'purple']));
    const sampled = panic({ ...position, roles: ['field-operative', 'dispatcher'], samples: { purple: 9 } });
    expect(strainOf(sampled.does('end'))).toBe('blue');
  });
});

describe('purple as the strain', () => {
  it('LAB-WP-9 BRINK-GOV-4 Government Interference: purple is what has to be treated', () => {
    const position = { inForce: ['government-interference'], cubes: { lima: { purple: 2, yellow: 1 } } };
    purple({ ...position, at: { 'operations-expert': 'lima' } })
      .does('treat yellow')
      .refuses('drive bogota', 'bound')
      .does('treat purple', 'drive bogota');
    const hospital = () =>
      purple({
        ...position,
        at: { 'operations-expert': 'bogota' },
        hands: { dispatcher: ['mobile-hospital'] },
      }).does('2: mobile-hospital', 'drive lima');
    hospital().does('remove yellow').refuses('drive bogota', 'bound');
    hospital().does('remove purple').cubes('lima', 'purple', 1).does('drive bogota');
    purple({
      ...position,
      roles: ['containment-specialist', 'dispatcher'],
      at: { 'containment-specialist': 'bogota' },
    })
      .does('drive lima')
      .cubes('lima', 'purple', 1)
      .refuses('drive bogota', 'bound');
  });

  it('LAB-WP-9 BRINK-UNA-1 BRINK-UNA-4 BRINK-UNC-1 what happens once happens to purple', () => {
    const loss = { drawNext: ['unacceptable-loss', 'madrid'] };
    purple({ ...loss, cubes: { lima: { purple: 2 } } })
      .does('end', 'continue')
      .supply('purple', 18);
    purple({ ...loss, supply: { purple: 3 } })
      .does('end', 'continue')
      .supply('purple', 0)
      .ends('running');
    purple({ ...loss, cured: ['purple'], eradicated: ['purple'] })
      .does('end', 'continue')
      .supply('purple', 20);
    purple({
      drawNext: ['uncounted-populations', 'madrid'],
      cubes: { lima: { purple: 1 }, osaka: { purple: 2 }, lagos: { purple: 1, yellow: 1 } },
    })
      .does('end', 'continue')
      .cubes('lima', 'purple', 2)
      .cubes('osaka', 'purple', 2)
      .cubes('lagos', 'purple', 2)
      .cubes('lagos', 'yellow', 1);
  });

  it('BRINK-SLI-1 BRINK-MUT-18 Slippery Slope: purple outbreaks of cities, Mutation cards and Mutation Events count two', () => {
    const slope = (position: Partial<Position>) => purple({ inForce: ['slippery-slope'], ...position });
    const both = { infectNext: ['santiago'], cubes: { santiago: { purple: 3, yellow: 3 } } };
    slope(both).does('end', 'infect').outbreaks(3);
    slope({ ...both, outbreaks: 6 })
      .does('end', 'infect')
      .ends('outbreaks')
      .outbreaks(8)
      .cubes('lima', 'yellow', 1);
    slope({ infectNext: ['red-mutation-1'], infectLast: ['santiago'], cubes: { santiago: { purple: 2 } } })
      .does('end', 'infect')
      .outbreaks(2);
    slope({
      drawNext: ['mutation-threatens', 'madrid'],
      infectLast: ['santiago'],
      cubes: { santiago: { purple: 1 } },
    })
      .does('end')
      .outbreaks(2);
  });

  it('LAB-VS-15 LAB-VS-8 Highly Contagious: the second cube of a purple city breaks out with two; Infection Zone Ban stops the chain', () => {
    const position = {
      inForce: ['highly-contagious'],
      infectNext: ['santiago'],
      cubes: { santiago: { purple: 3, yellow: 3 }, lima: { purple: 2 } },
    };
    purple(position)
      .does('end', 'infect')
      .outbreaks(3)
      .cubes('lima', 'yellow', 1)
      .cubes('lima', 'purple', 3)
      .cubes('bogota', 'purple', 1);
    purple({ ...position, hands: { dispatcher: ['infection-zone-ban'] } })
      .does('2: infection-zone-ban', 'end', 'infect')
      .outbreaks(2)
      .cubes('lima', 'purple', 3)
      .cubes('bogota', 'purple', 0);
  });

  it('LAB-WP-12 BRINK-RAT-2 BRINK-RAT-4 Rate Effect: Mutation cards alone, once, also where the Medic stands, never for eradicated purple', () => {
    const rate = (infectNext: readonly string[], position: Partial<Position> = {}) =>
      purple({ inForce: ['rate-effect'], infectNext, infectLast: ['cairo', 'delhi'], ...position }).does(
        'end',
      );
    rate(['lima', 'lagos', 'osaka'], { cubes: { lima: { purple: 1 } } })
      .does('infect', 'infect')
      .asks('pause');
    rate(['lima', 'red-mutation-1', 'red-mutation-2', 'osaka'])
      .does('infect', 'infect', 'infect')
      .asks('pause')
      .cubes('delhi', 'purple', 2);
    rate(['red-mutation-1', 'lima', 'lagos'], { cured: ['purple'], eradicated: ['purple'] })
      .does('infect', 'infect')
      .asks('pause');
    rate(['red-mutation-1', 'lima', 'lagos'], {
      cured: ['purple'],
      cubes: { tokyo: { purple: 1 } },
      roles: ['medic', 'dispatcher'],
      at: { medic: 'cairo' },
    })
      .does('infect', 'infect', 'infect')
      .asks('pause')
      .cubes('cairo', 'purple', 0);
  });

  it('LAB-WP-10 BRINK-CUR-1 BRINK-CUR-5 BRINK-FOP-10 Complex Molecular Structure: three purple cities, however the rest is paid', () => {
    const payer = (role: string, hand: readonly string[], position: Partial<Position> = {}) =>
      purple({
        inForce: ['complex-molecular-structure'],
        cubes: { osaka: { purple: 1 }, lima: { purple: 1 }, cairo: { purple: 1 } },
        roles: [role, 'dispatcher'],
        hands: { [role]: hand, dispatcher: ['sequencing-breakthrough'] },
        ...position,
      });
    const three = ['osaka', 'lima', 'cairo'];
    const samples = { samples: { purple: 3 } };
    payer('scientist', [...three, 'paris', 'madrid'])
      .does(BEGIN)
      .cure('purple', 'cured');
    payer('scientist', ['osaka', 'lima', 'bogota', 'paris', 'madrid']).refuses(BEGIN, 'cure-unpaid');
    payer('scientist', [...three, 'paris'])
      .does('2: sequencing-breakthrough', BEGIN)
      .cure('purple', 'cured');
    payer('medic', [...three, 'paris', 'madrid'])
      .refuses(BEGIN, 'cure-unpaid')
      .does('2: sequencing-breakthrough', BEGIN)
      .cure('purple', 'cured');
    payer('field-operative', [...three, 'paris'], samples)
      .does(BEGIN)
      .cure('purple', 'cured');
    payer('field-operative', three, samples)
      .refuses(BEGIN, 'cure-unpaid')
      .does('2: sequencing-breakthrough', BEGIN)
      .cure('purple', 'cured');
    payer('field-operative', ['osaka', 'lima', 'paris'], samples)
      .does('2: sequencing-breakthrough')
      .refuses(BEGIN, 'cure-unpaid');
    payer('virologist', [...three, 'paris', 'milan', 'tokyo', 'delhi'])
      .does(BEGIN, 'pay paris and milan')
      .cure('purple', 'cured')
      .hand('virologist');
  });

  it('BRINK-MCU-5 LAB-VS-10 LAB-VS-15 the last purple cube costs two actions and wins', () => {
    const position = {
      cured: ['blue', 'yellow', 'black', 'red'],
      inForce: ['resistant-to-treatment'],
      at: { 'operations-expert': 'lima' },
      cubes: { lima: { purple: 1 }, tokyo: { red: 1 } },
    };
    purple({ ...position, left: 1 }).refuses('treat purple', 'too-few-actions');
    purple({ ...position, left: 2 })
      .does('treat purple')
      .ends('won');
  });

  it('BRINK-MEV-4 BRINK-VS-14 a Mutation Event and an epidemic that acts once: every window in its place', () => {
    purple({
      options: { windows: 'possible' },
      drawNext: ['uncounted-populations', 'mutation-intensifies'],
      infectLast: ['paris'],
      cubes: { lima: { purple: 2 }, osaka: { purple: 1 } },
      hands: { dispatcher: ['resilient-population', 'remote-treatment'] },
    })
      .does('end')
      .asks('pause')
      .cubes('lima', 'purple', 3)
      .allows('2: remote-treatment purple from lima')
      .does('continue')
      .asks('before-intensify')
      .cubes('osaka', 'purple', 1)
      .refuses('2: remote-treatment purple from lima')
      .does('continue')
      .asks('before-intensify')
      .cubes('osaka', 'purple', 2)
      .does('2: resilient-population paris');
  });
});

describe('another strain beside purple', () => {
  it('BRINK-VS-16 BRINK-MUT-21 double outbreaks: the strain’s cards for its colour alone', () => {
    const position = {
      strain: 'blue',
      inForce: ['slippery-slope', 'highly-contagious'],
      infectNext: ['milan'],
      cubes: { milan: { blue: 3, purple: 3 } },
    };
    ordinary(position)
      .does('end', 'infect')
      .outbreaks(3)
      .cubes('essen', 'blue', 2)
      .cubes('essen', 'purple', 1);
    ordinary({ ...position, outbreaks: 6 })
      .does('end', 'infect')
      .ends('outbreaks')
      .cubes('essen', 'purple', 0);
  });

  it('BRINK-HID-2 BRINK-MEV-2 Hidden Pocket: cards that Mutation Events drew count, Mutation cards do not', () => {
    const pocket = { strain: 'blue', cured: ['blue'], eradicated: ['blue'] };
    ordinary({
      ...pocket,
      drawNext: ['hidden-pocket', 'mutation-spreads'],
      infectLast: ['paris', 'milan', 'essen', 'lima'],
    })
      .does('end', 'continue', 'continue')
      .cubes('paris', 'blue', 1)
      .cubes('paris', 'purple', 1)
      .cubes('essen', 'blue', 1);
    ordinary({
      ...pocket,
      drawNext: ['hidden-pocket', 'madrid'],
      infectLast: ['mutation-1', 'lima'],
      infectionDiscard: ['mutation-2'],
    })
      .does('end', 'continue')
      .cure('blue', 'eradicated');
  });

  it('BRINK-RAT-1 BRINK-MUT-17 the extra card may be that of a purple city, or a Mutation card', () => {
    const rate = { strain: 'blue', inForce: ['rate-effect'] };
    ordinary({ ...rate, infectNext: ['paris', 'lagos', 'lima'], cubes: { lima: { purple: 1 } } })
      .does('end', 'infect', 'infect', 'infect')
      .asks('pause')
      .cubes('lima', 'purple', 2);
    ordinary({ ...rate, infectNext: ['paris', 'lagos', 'mutation-1'], infectLast: ['cairo'] })
      .does('end', 'infect', 'infect', 'infect')
      .asks('pause')
      .cubes('cairo', 'purple', 1);
  });
});
