import { describe, expect, it } from 'vitest';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { cubesOf, isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

const boxes = ['brink', 'lab'];
const yellow = {
  sequence: 'y4-y',
  colour: 'yellow',
  characterized: 'lima',
  tested: 'bogota',
  cubes: { yellow: 4 },
};
const table = (position: Partial<Position> = {}): Scenario => labTable({ boxes, ...position });

describe('the lab with roles', () => {
  it('LAB-FD-2 LAB-TRT-1 the Field Director samples what he treats next door', () => {
    const s = table({ roles: ['field-director', 'medic'], cubes: { chicago: { blue: 2 } } });
    s.does('treat blue in chicago').asks('sample', { seat: 1, colour: 'blue' }).does('sample into sample-1');
    expect(labOf(isWhole(s)).dishes['sample-1']).toEqual({ blue: 1 });
  });

  it('LAB-VIR-4 LAB-CUR-2 three pairs pay the Virologist’s cure of a complete line', () => {
    const pairs = ['paris', 'milan', 'cairo', 'delhi', 'tokyo', 'osaka'];
    const s = table({
      roles: ['virologist', 'medic'],
      lab: { research: [yellow] },
      hands: { virologist: pairs },
    });
    s.does('cure yellow piece by piece').cure('yellow', 'eradicated').hand('virologist');
    isWhole(s).discarded(...pairs, 'lima', 'bogota');
    const open = { ...yellow, cubes: { yellow: 3 } };
    const barred = table({
      roles: ['virologist', 'medic'],
      lab: { research: [open] },
      hands: { virologist: pairs },
    });
    expect(offered(barred, 'cure')).toEqual([]);
    barred.refuses('cure yellow piece by piece', 'line-incomplete', 'Circles on research-1 are still empty.');
  });

  it('LAB-VIR-12 LAB-CHA-2 a pair characterises and tests nothing', () => {
    const line = { ...yellow, tested: undefined };
    const s = table({
      roles: ['virologist', 'medic'],
      lab: { research: [line, { sequence: 'r4-r' }] },
      stations: ['atlanta', 'paris'],
      hands: { virologist: ['milan', 'madrid'] },
    });
    expect(offered(s, 'characterize', 'test')).toEqual([]);
    s.refuses('test 1 with milan', 'wrong-colour').refuses('characterize 2 with milan', 'no-vial-shown');
  });

  it('LAB-BLD-2 BASE-CP-5 a Government Grant from the Contingency Planner’s card gives the lab action and leaves the game', () => {
    const s = table({
      roles: ['contingency-planner', 'medic'],
      at: { 'contingency-planner': 'lima' },
      stored: 'government-grant',
      lab: { dishes: { centrifuge: { red: 1 } } },
    });
    s.does('government-grant paris').asks('free-lab', { seat: 1 }).does('grow centrifuge');
    expect(isWhole(s).view().removed).toContain('government-grant');
    expect(labOf(s).dishes['growth']).toEqual({ red: 2 });
  });
});

describe('the lab and the discard pile', () => {
  it('BRINK-ARC-6 LAB-LAB-16 the Archivist takes a card of the lab board only once its line is closed', () => {
    const lima = {
      ...yellow,
      characterized: 'atlanta',
      colour: 'blue',
      sequence: 'b4-b',
      cubes: { blue: 4 },
    };
    const s = table({
      roles: ['archivist', 'medic'],
      lab: { research: [{ ...lima, tested: 'paris' }] },
      hands: { archivist: ['milan', 'essen', 'london'] },
    });
    s.refuses('recall atlanta', 'not-discarded').does('cure blue with milan essen london', 'recall atlanta');
    isWhole(s).hand('archivist', 'atlanta');
  });
});

describe('the lab with events', () => {
  it('LAB-LAB-16 Re-examined Research finds no card of the lab board until it is discarded', () => {
    const s = table({
      roles: ['dispatcher', 'medic'],
      lab: { research: [yellow] },
      hands: { dispatcher: ['re-examined-research', 'lagos', 'miami', 'santiago'] },
      playerDiscard: ['paris', 'milan'],
      options: { consent: 'automatic' },
    }).does('re-examined-research for dispatcher');
    expect(offered(s, 'retrieve')).toEqual(['retrieve milan', 'retrieve paris']);
    s.refuses('retrieve lima', 'not-discarded');
    const later = table({
      roles: ['dispatcher', 'medic'],
      lab: { research: [yellow] },
      hands: { dispatcher: ['re-examined-research', 'lagos', 'miami', 'santiago'] },
      options: { consent: 'automatic' },
    }).does('cure yellow with lagos miami santiago', 're-examined-research for dispatcher');
    expect(offered(later, 'retrieve')).toContain('retrieve lima');
  });

  it('BRINK-RVD-1 Rapid Vaccine Deployment follows a cure in the lab, but not a lab action after it', () => {
    const position: Partial<Position> = {
      roles: ['dispatcher', 'medic'],
      lab: { research: [yellow] },
      hands: { dispatcher: ['rapid-vaccine-deployment', 'lagos', 'miami', 'santiago'] },
      cubes: { lagos: { yellow: 2 } },
    };
    table(position)
      .does('cure yellow with lagos miami santiago')
      .allows('rapid-vaccine-deployment lagos')
      .does('sequence', 'drop-sequence')
      .refuses('rapid-vaccine-deployment lagos', 'no-fresh-cure');
  });

  it('LAB-BLD-1 an event that was played first stays in force through the free lab action', () => {
    const s = table({
      at: { scientist: 'lima' },
      hands: { scientist: ['lima', 'improved-sanitation'] },
      cubes: { lima: { yellow: 3 } },
    });
    s.does(
      'improved-sanitation',
      'build',
      'sequence',
      'drop-sequence',
      'treat yellow',
      'sample into sample-1',
    );
    isWhole(s).cubes('lima', 'yellow', 1).supply('yellow', 22);
  });
});

describe('the lab with other challenges', () => {
  it('LAB-PRO-12 a disease that comes back keeps the cubes on its circles, and takes its own colour again', () => {
    // As after Hidden Pocket: black is cured, and one of its circles holds a red cube.
    const s = table({
      lab: {
        research: [
          {
            sequence: 'k3r1g2-kr',
            colour: 'red',
            characterized: 'tokyo',
            cubes: { red: 1 },
            filled: { black: 1 },
          },
        ],
        dishes: { growth: { red: 4, black: 3 } },
      },
      cured: ['black'],
    });
    expect(lineOf(s).circles[0]).toEqual({ colour: 'black', cube: 'red' });
    isWhole(s).does('apply growth to 1').asks('actions');
    expect(cubesOf(s)).toEqual({ red: 4, black: 2 });
    isWhole(s);
  });

  it('LAB-VS-9 LAB-VS-12 Resistant to Treatment makes treating dear, not sampling or testing', () => {
    const s = table({
      challenges: ['virulent-strain', 'lab'],
      strain: 'black',
      inForce: ['resistant-to-treatment'],
      at: { scientist: 'cairo' },
      stations: ['atlanta', 'cairo'],
      cubes: { cairo: { black: 2 } },
      lab: { research: [{ sequence: 'k4-k', colour: 'black', characterized: 'delhi', cubes: { black: 1 } }] },
      hands: { scientist: ['mumbai'] },
    });
    s.does('treat black').asks('sample').does('sample into sample-1').asks('actions', { left: 2 });
    s.does('test 1 with mumbai').cubes('cairo', 'black', 0).asks('actions', { left: 1 });
    isWhole(s);
  });

  it('LAB-END-4 LAB-LAB-17 cubes in the lab are missing in the supply: an infection may lose the game', () => {
    const dishes = { growth: { blue: 10 } };
    const position: Partial<Position> = {
      lab: { dishes },
      supply: { blue: 0 },
      infectNext: ['paris'],
      cubes: { paris: { red: 1 } },
    };
    table(position).does('end', 'infect').ends('cubes');
  });

  it('BRINK-MCU-5 with Mutation the last of four cures wins while no purple cube is on the board, and draws no card', () => {
    const s = table({
      challenges: ['mutation', 'lab'],
      roles: ['dispatcher', 'medic'],
      lab: { research: [yellow] },
      hands: { dispatcher: ['lagos', 'miami', 'santiago'] },
      cured: ['blue', 'black', 'red'],
    });
    s.does('cure yellow with lagos miami santiago').ends('won');
    expect(lineOf(isWhole(s)).sequence).toBeUndefined();
  });
});

describe('the lab with private hands', () => {
  it('a card that goes on the lab board is seen by all, the others stay hidden', () => {
    const s = table({
      options: { hands: 'private' },
      lab: { research: [{ sequence: 'k4g4-bykrp' }] },
      hands: { scientist: ['cairo', 'paris'], medic: ['lima'] },
    });
    expect(s.legal('medic').some((command) => command.includes('characterize'))).toBe(false);
    s.does('characterize 1 with cairo');
    expect(s.view('medic').seats[0]).toMatchObject({ handSize: 1, hand: [] });
    expect(s.view('medic').shows['laboratory']).toEqual(s.view('scientist').shows['laboratory']);
    expect(s.heard('medic')).toContainEqual(
      expect.objectContaining({ fact: 'characterized', card: 'cairo' }),
    );
    s.refuses('characterize 1 with lima', 'characterized');
  });
});
