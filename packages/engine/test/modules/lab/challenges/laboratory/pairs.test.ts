// Pairs of rules that meet in the lab.
import { describe, expect, it } from 'vitest';
import { cubesOf, isWhole, labOf } from '../../../../scenario/labTable.ts';
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

const lab = (more: Partial<Position>): Scenario =>
  scenario({ boxes: ['brink', 'lab'], challenges: ['lab'], roles: ['medic', 'scientist'], ...more });

const PURPLE_LINE = {
  sequence: 'k4g4-bykrp',
  colour: 'purple',
  characterized: 'paris',
  cubes: { purple: 4, black: 4 },
};

describe('pairs of rules in the lab', () => {
  it('LAB-BLD-3 what is no lab action is refused after building, and a lab action is refused for its own reason', () => {
    lab({
      hands: { medic: ['government-grant', 'lima'] },
      cubes: { atlanta: { blue: 1 } },
      lab: { research: [{ sequence: 'k4-k' }] },
    })
      .does('government-grant delhi')
      .refuses('characterize 1 with lima', 'no-vial-shown')
      .refuses('characterize 2 with lima', 'no-sequence')
      .refuses('grow centrifuge', 'empty-dish')
      .refuses('test 1 with lima', 'not-characterized')
      .refuses('treat blue', 'no-lab-action')
      .refuses('drive chicago', 'no-lab-action')
      .refuses('end', 'not-now')
      .does('skip-lab')
      .asks('actions', { left: 4 });
  });

  it('LAB-BLD-2 BASE-HND-3 a grant over the hand limit: its lab action may lay down the card too many', () => {
    lab({
      hands: { medic: ['government-grant', 'lima', 'lagos', 'tokyo', 'paris', 'cairo', 'bogota'] },
      drawNext: ['milan', 'essen'],
      lab: { research: [{ sequence: 'y4-y' }] },
    })
      .does('end')
      .asks('hand-limit')
      .does('government-grant delhi', 'characterize 1 with lima')
      .asks('infections');
  });

  it('LAB-TST-3 BRINK-MCU-5 with four cures a test that removes the last purple cube wins', () => {
    lab({
      challenges: ['mutation', 'lab'],
      cured: ['blue', 'yellow', 'black', 'red'],
      cubes: { paris: { purple: 1 } },
      hands: { medic: ['tokyo'] },
      lab: { research: [{ ...PURPLE_LINE, characterized: 'milan' }] },
    })
      .does('test 1 with tokyo')
      .ends('won');
  });

  it('LAB-WP-10 LAB-CUR-8 with Complex Molecular Structure the cure of a purple strain takes one purple city of four', () => {
    const cure = (purple: string): Scenario =>
      lab({
        challenges: ['virulent-strain', 'worldwide-panic', 'lab'],
        strain: 'purple',
        inForce: ['complex-molecular-structure'],
        hands: { medic: ['essen', 'lima', 'tokyo', 'cairo'] },
        cubes: { [purple]: { purple: 1 } },
        lab: { research: [{ ...PURPLE_LINE, tested: 'london' }] },
      });
    cure('milan').refuses('cure purple piece by piece');
    cure('lima').does('cure purple piece by piece').cure('purple', 'cured');
  });

  it('LAB-LAB-19 with no action left an ability is refused nothing but what it does not cover', () => {
    lab({
      left: 1,
      roles: ['local-liaison', 'medic'],
      hands: { 'local-liaison': ['essen', 'milan'] },
      cubes: { atlanta: { red: 1 } },
      lab: {
        dishes: { 'sample-1': { red: 1 } },
        research: [{ sequence: 'b4-b', colour: 'blue', characterized: 'paris', cubes: { blue: 1 } }],
      },
    })
      .does('treat red', 'no-sample')
      .asks('actions', { left: 0 })
      .refuses('sequence', 'no-action-left')
      .refuses('separate sample-1', 'no-action-left')
      .does('test 1 with essen')
      .refuses('characterize 1 with milan', 'characterized')
      .asks('actions', { left: 0 });
  });

  it('LAB-SOLO-30 LAB-SOLO-42 with Borrowed Time the CDC processes three times', () => {
    scenario({
      boxes: ['brink', 'lab'],
      challenges: ['lab', 'solo'],
      roles: ['medic', 'cdc'],
      hands: { cdc: ['borrowed-time'] },
      drawNext: ['lagos', 'bogota'],
      infectNext: ['lagos', 'bogota'],
      lab: { dishes: { 'sample-1': { red: 2 }, 'sample-2': { blue: 2 } } },
    })
      .does('end', 'infect', 'infect')
      .as('cdc')
      .does('borrowed-time', 'separate sample-1', 'separate sample-2', 'grow separation')
      .supply('red', 22)
      .supply('blue', 22);
  });
});

const BLACK_LINE = { sequence: 'k4-k', colour: 'black', characterized: 'cairo', cubes: { black: 1 } };

describe('what the lab does and does not do for other rules', () => {
  it('BRINK-GOV-4 BRINK-GOV-5 a sampled treatment frees the pawn, a test only if it takes the last cube', () => {
    const bound: Partial<Position> = {
      challenges: ['virulent-strain', 'lab'],
      strain: 'black',
      inForce: ['government-interference'],
      at: { medic: 'tokyo', scientist: 'cairo' },
      turn: 'scientist',
      stations: ['atlanta', 'cairo'],
      cubes: { cairo: { black: 2 } },
      hands: { scientist: ['mumbai'] },
      lab: { research: [BLACK_LINE] },
    };
    lab(bound).does('treat black', 'sample into sample-1', 'drive riyadh');
    lab(bound).does('test 1 with mumbai').refuses('drive riyadh', 'bound');
    lab({ ...bound, cubes: { cairo: { black: 1 } } }).does('test 1 with mumbai', 'drive riyadh');
  });

  it('BRINK-VS-7 LAB-LAB-17 the strain is chosen by the cubes on the board, not by those in the lab', () => {
    const s = lab({
      challenges: ['virulent-strain', 'lab'],
      cubes: { paris: { blue: 3 }, tokyo: { red: 3 }, osaka: { red: 1 } },
      lab: { dishes: { growth: { blue: 10 } } },
      drawNext: ['slippery-slope', 'sydney'],
      infectLast: ['lima'],
      options: { windows: 'possible' },
    }).does('end');
    expect(s.view().shows['strain']).toMatchObject({ colour: 'red' });
  });

  it('BRINK-UNA-1 Unacceptable Loss takes what the supply has, and nothing from the lab', () => {
    const s = lab({
      challenges: ['virulent-strain', 'lab'],
      strain: 'red',
      supply: { red: 3 },
      lab: { dishes: { growth: { red: 6 } } },
      drawNext: ['unacceptable-loss', 'sydney'],
      infectLast: ['lima'],
      options: { windows: 'possible' },
    })
      .does('end')
      .supply('red', 0)
      .ends('running');
    expect(labOf(isWhole(s)).dishes['growth']).toEqual({ red: 6 });
  });

  it('LAB-EVT-18 LAB-VIR-4 BRINK-CUR-3 every number of cards counts together: two pairs, one card, two of four', () => {
    const line = { ...BLACK_LINE, tested: 'delhi', cubes: { black: 4 } };
    const table = (role: string, hand: readonly string[], more: Partial<Position> = {}): Scenario =>
      lab({
        roles: [role, 'medic'],
        hands: { [role]: ['sequencing-breakthrough', ...hand] },
        lab: { research: [line] },
        ...more,
      });
    table('virologist', ['paris', 'milan', 'lima', 'lagos'])
      .refuses('cure black piece by piece')
      .does('sequencing-breakthrough', 'cure black piece by piece')
      .hand('virologist')
      .cure('black', 'eradicated');
    table('scientist', ['mumbai'])
      .refuses('cure black with mumbai', 'wrong-count')
      .does('sequencing-breakthrough', 'cure black with mumbai');
    table('scientist', ['mumbai', 'chennai'], {
      challenges: ['virulent-strain', 'lab'],
      strain: 'black',
      inForce: ['complex-molecular-structure'],
    })
      .does('sequencing-breakthrough')
      .refuses('cure black with mumbai', 'wrong-count')
      .does('cure black with mumbai chennai');
  });

  it('LAB-PRO-12 a cure that eradicates opens circles of its colour on the other line', () => {
    const s = lab({
      roles: ['dispatcher', 'medic'],
      stations: ['atlanta', 'paris'],
      hands: { dispatcher: ['mumbai', 'chennai', 'tehran'] },
      lab: {
        research: [
          { ...BLACK_LINE, tested: 'delhi', cubes: { black: 4 } },
          { sequence: 'k3r1g2-kr', colour: 'red', characterized: 'tokyo' },
        ],
        dishes: { growth: { red: 6 } },
      },
    }).does('cure black with mumbai chennai tehran', 'apply growth to 2');
    expect(cubesOf(isWhole(s), 1)).toEqual({ red: 6 });
  });

  it('BRINK-RVD-4 LAB-BLD-3 after a cure a grant keeps the window of the vaccine, its lab action closes it', () => {
    const cured = (): Scenario =>
      lab({
        roles: ['dispatcher', 'medic'],
        cubes: { lagos: { yellow: 2 } },
        hands: {
          dispatcher: ['lagos', 'miami', 'santiago', 'rapid-vaccine-deployment'],
          medic: ['government-grant'],
        },
        lab: {
          research: [
            {
              sequence: 'y4-y',
              colour: 'yellow',
              characterized: 'lima',
              tested: 'bogota',
              cubes: { yellow: 4 },
            },
          ],
        },
      })
        .does('cure yellow with lagos miami santiago')
        .as('medic')
        .does('government-grant delhi');
    cured().as('dispatcher').refuses('rapid-vaccine-deployment lagos', 'not-now');
    cured().does('skip-lab').as('dispatcher').does('rapid-vaccine-deployment lagos').asks('vaccination');
    const late = cured().does('sequence', 'drop-sequence').as('dispatcher');
    late.refuses('rapid-vaccine-deployment lagos', 'no-fresh-cure');
  });

  it('LAB-BLD-2 BASE-EVT-4 no grant while a sample, a test or a Sequence card is asked about', () => {
    const position: Partial<Position> = {
      turn: 'scientist',
      hands: { medic: ['government-grant'], scientist: ['mumbai'] },
      cubes: { atlanta: { blue: 1 }, moscow: { black: 1 }, tehran: { black: 1 } },
      lab: { research: [BLACK_LINE] },
    };
    for (const action of ['treat blue', 'test 1 with mumbai', 'sequence'])
      lab(position).as('scientist').does(action).as('medic').refuses('government-grant delhi', 'not-now');
  });

  it.each([
    ['the Virologist', { roles: ['virologist', 'medic'] }, ['remove cube from chicago with osaka']],
    ['Remote Treatment', {}, ['remote-treatment red from chicago']],
    ['Mobile Hospital', {}, ['mobile-hospital', 'drive chicago']],
    [
      'a test',
      { lab: { research: [{ sequence: 'r4-r', colour: 'red', characterized: 'tokyo', cubes: { red: 1 } }] } },
      ['test 1 with osaka'],
    ],
  ])('LAB-END-3 a disease whose last cube %s took has appeared', (_who, more, commands) => {
    const roles: readonly string[] = 'roles' in more ? more.roles : ['scientist', 'medic'];
    const s = lab({
      cured: ['blue', 'yellow', 'black'],
      cubes: { chicago: { red: 1 } },
      playerDeckSize: 1,
      ...more,
      roles,
      hands: { [roles[0]!]: ['osaka', 'remote-treatment', 'mobile-hospital'] },
    });
    s.does(...commands)
      .cubes('chicago', 'red', 0)
      .does('end')
      .ends('cards');
  });
});
