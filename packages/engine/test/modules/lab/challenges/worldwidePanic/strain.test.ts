// Virulent Strain together with a purple disease.
import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../../../properties/invariants.ts';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { mutationTable, panicTable } from '../../../brink/challenges/mutation/tables.ts';

const withStrain =
  (challenge: 'mutation' | 'worldwide-panic') =>
  (position: Partial<Position> = {}): Scenario =>
    mutationTable({ challenges: ['virulent-strain', challenge], ...position });
const ordinary = withStrain('mutation');
const panic = withStrain('worldwide-panic');

const strainOf = (s: Scenario): unknown => s.view().shows['strain'];

describe('which disease becomes the strain', () => {
  const position: Partial<Position> = {
    drawNext: ['slippery-slope', 'paris'],
    infectLast: ['osaka'],
    cubes: {
      lima: { purple: 3 },
      bogota: { purple: 3 },
      miami: { purple: 3 },
      lagos: { purple: 3 },
      essen: { blue: 3 },
    },
  };

  it('BRINK-VS-10 BRINK-SC-19 never purple in Mutation, even with the most cubes', () => {
    const s = ordinary({ ...position, cubes: { ...position.cubes, milan: { blue: 1 } } }).does('end');
    expect(strainOf(s)).toMatchObject({ colour: 'blue' });
    checkPosition(s.state, 0);
  });

  it('LAB-WP-9 purple can in Worldwide Panic', () => {
    expect(strainOf(panic(position).does('end'))).toMatchObject({ colour: 'purple' });
  });
});

describe('purple as the strain', () => {
  const cubes = { osaka: { purple: 1 }, lima: { purple: 1 }, cairo: { purple: 1 } };
  const BEGIN = 'cure purple piece by piece';

  it('LAB-WP-10 BRINK-CMS-3 Complex Molecular Structure asks for six cards with three purple cities', () => {
    const table = (hand: readonly string[]): Scenario =>
      panic({
        strain: 'purple',
        inForce: ['complex-molecular-structure'],
        cubes,
        hands: { 'operations-expert': hand },
      });
    table(['osaka', 'lima', 'cairo', 'paris', 'madrid', 'essen']).does(BEGIN).cure('purple', 'cured');
    table(['osaka', 'lima', 'cairo', 'paris', 'madrid']).refuses(BEGIN, 'cure-unpaid');
    table(['osaka', 'lima', 'milan', 'paris', 'madrid', 'essen']).refuses(
      BEGIN,
      'cure-unpaid',
      'This cure takes 6 city cards of any colours, at least 3 of them of cities with a purple cube.',
    );
    const other = panic({
      strain: 'blue',
      inForce: ['complex-molecular-structure'],
      cubes,
      hands: { 'operations-expert': ['osaka', 'lima', 'paris', 'madrid', 'essen'] },
    });
    other.does(BEGIN).cure('purple', 'cured');
  });

  it('LAB-WP-11 BRINK-HID-7 Hidden Pocket has no effect', () => {
    panic({
      strain: 'purple',
      eradicated: ['purple'],
      drawNext: ['hidden-pocket', 'paris'],
      infectLast: ['osaka'],
      infectionDiscard: ['lima', 'red-mutation-1', 'red-mutation-2'],
    })
      .does('end', 'continue')
      .cure('purple', 'eradicated')
      .supply('purple', 24);
  });

  it('LAB-WP-12 BRINK-RAT-7 Rate Effect: a Mutation card that is turned over earns one card more', () => {
    const position: Partial<Position> = {
      inForce: ['rate-effect'],
      infectNext: ['red-mutation-1', 'paris', 'cairo', 'delhi'],
      infectLast: ['osaka'],
    };
    panic({ ...position, strain: 'purple' })
      .does('end', 'infect', 'infect')
      .asks('infections', { left: 1 })
      .does('infect')
      .asks('pause')
      .infectionDiscard('osaka', 'red-mutation-1', 'paris', 'cairo');
    panic({ ...position, strain: 'yellow' })
      .does('end', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-RAT-5 LAB-WP-12 the bottom card that a Mutation card draws earns none', () => {
    ordinary({
      strain: 'red',
      inForce: ['rate-effect'],
      infectNext: ['mutation-1', 'paris', 'cairo'],
      infectLast: ['osaka'],
    })
      .does('end', 'infect', 'infect')
      .cubes('osaka', 'purple', 1)
      .asks('pause');
    ordinary({
      strain: 'red',
      inForce: ['rate-effect'],
      drawNext: ['mutation-spreads', 'lagos'],
      infectNext: ['paris', 'cairo', 'delhi'],
      infectLast: ['osaka', 'tokyo', 'seoul'],
    })
      .does('end', 'infect', 'infect')
      .asks('pause');
  });

  it('BRINK-CHR-3 BRINK-MUT-9 Chronic Effect concerns neither Mutation cards nor the second cube of a purple city', () => {
    panic({
      strain: 'purple',
      inForce: ['chronic-effect'],
      infectNext: ['red-mutation-1', 'lima'],
      infectLast: ['osaka'],
      cubes: { lima: { purple: 1 } },
    })
      .does('end', 'infect')
      .cubes('osaka', 'purple', 2)
      .does('infect')
      .cubes('lima', 'purple', 2)
      .cubes('lima', 'yellow', 1);
    ordinary({
      strain: 'red',
      inForce: ['chronic-effect'],
      infectNext: ['mutation-1', 'tokyo'],
      infectLast: ['osaka'],
      cubes: { tokyo: { purple: 1 } },
    })
      .does('end', 'infect')
      .cubes('osaka', 'red', 0)
      .cubes('osaka', 'purple', 1)
      .does('infect')
      .cubes('tokyo', 'red', 2)
      .cubes('tokyo', 'purple', 2);
  });

  it('LAB-VS-15 LAB-VS-16 Highly Contagious: first outbreaks of purple add two, those a Mutation card or Event causes too; treating it costs two', () => {
    const contagious: Partial<Position> = {
      strain: 'purple',
      inForce: ['highly-contagious'],
      cubes: { santiago: { purple: 3 } },
      infectLast: ['santiago'],
    };
    panic({ ...contagious, infectNext: ['red-mutation-1'] })
      .does('end', 'infect')
      .cubes('lima', 'purple', 2)
      .outbreaks(1);
    panic({ ...contagious, drawNext: ['mutation-threatens', 'paris'] })
      .does('end')
      .cubes('lima', 'purple', 2)
      .outbreaks(1);
    panic({
      strain: 'purple',
      inForce: ['resistant-to-treatment'],
      at: { 'operations-expert': 'lima' },
      cubes: { lima: { purple: 2 } },
    })
      .does('treat purple')
      .cubes('lima', 'purple', 1)
      .asks('actions', { left: 2 });
  });
});

it('LAB-WP-1 without the strain nothing of it is there', () => {
  expect(strainOf(panicTable())).toBeUndefined();
});
