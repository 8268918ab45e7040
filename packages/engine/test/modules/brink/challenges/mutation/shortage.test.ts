// The purple cubes run out, or nearly so; the infection deck does; protection and the Field Operative in between.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../scenario/scenario.ts';
import { BOTH, mutationCards, mutationTable, panicTable } from './tables.ts';

const purpleOnBoard = (s: Scenario): number =>
  Object.values(s.view().cubes).reduce((sum, counts) => sum + (counts['purple'] ?? 0), 0);

describe.each(BOTH)('%s: too few purple cubes', (name, table) => {
  const [first] = mutationCards(table());
  const cubes = name === 'Mutation' ? 1 : 2;
  const flip = { infectNext: [first!], infectLast: ['lima'] };

  it('BRINK-MUT-23 BRINK-MCU-9 LAB-WP-6 a Mutation card needs all it puts down', () => {
    table({ ...flip, supply: { purple: cubes } })
      .does('end', 'infect')
      .ends('running')
      .supply('purple', 0);
    table({ ...flip, supply: { purple: cubes - 1 } })
      .does('end', 'infect')
      .ends('cubes');
  });

  it('BRINK-MUT-11 BASE-INF-12 what the Quarantine Specialist keeps away is not needed', () => {
    const specialist = {
      roles: ['quarantine-specialist', 'dispatcher'],
      at: { 'quarantine-specialist': 'lima' },
      supply: { purple: 0 },
    };
    table({ ...specialist, ...flip })
      .does('end', 'infect')
      .infectionDiscard('lima', first!);
    table({ ...specialist, infectNext: ['lima'], cubes: { lima: { purple: 3 } } })
      .does('end', 'infect')
      .ends('running');
    table({
      ...specialist,
      drawNext: ['mutation-threatens', 'madrid'],
      infectLast: ['santiago'],
      cubes: { santiago: { purple: 3 } },
    })
      .does('end')
      .ends('running')
      .outbreaks(0);
  });

  it('BRINK-MUT-18 BRINK-MUT-20 of the two cubes of a purple city the own colour is needed first', () => {
    const position = { infectNext: ['lima'], cubes: { lima: { purple: 1 } } };
    table({ ...position, supply: { purple: 0 } })
      .does('end', 'infect')
      .ends('cubes')
      .cubes('lima', 'yellow', 1);
    table({ ...position, supply: { yellow: 0 } })
      .does('end', 'infect')
      .ends('cubes')
      .cubes('lima', 'purple', 1);
  });

  it('BRINK-MEV-9 BRINK-MEV-13 The Mutation Threatens! needs what fills the city, and what its outbreak spreads', () => {
    const threatened = (city: string, purple: number, here = 0) =>
      table({
        supply: { purple },
        cubes: { [city]: { purple: here } },
        drawNext: ['mutation-threatens', 'madrid'],
        infectLast: [city],
      }).does('end');
    threatened('lima', 2).ends('cubes');
    threatened('lima', 3).ends('running');
    threatened('santiago', 2, 2).ends('running').cubes('lima', 'purple', 1);
    threatened('santiago', 1, 2).ends('cubes');
  });
});

describe('purple cubes on the Field Operative’s card', () => {
  const operative = {
    roles: ['field-operative', 'quarantine-specialist'],
    at: { 'quarantine-specialist': 'lima' },
  };

  it('BRINK-CMP-5 BRINK-MEV-10 are missing when the mutation intensifies, unless a city is protected', () => {
    const position = {
      ...operative,
      samples: { purple: 7 },
      drawNext: ['mutation-intensifies', 'madrid'],
      cubes: { lima: { purple: 2 }, tokyo: { purple: 2 } },
    };
    mutationTable(position).does('end').ends('running').cubes('lima', 'purple', 2).supply('purple', 0);
    mutationTable({ ...position, at: {} })
      .does('end')
      .ends('cubes');
  });

  it('BRINK-FOP-11 may be given back before the card that needs one', () => {
    mutationTable({
      ...operative,
      samples: { purple: 12 },
      infectNext: ['mutation-1'],
      infectLast: ['osaka'],
    })
      .does('end', 'return purple', 'infect')
      .ends('running')
      .cubes('osaka', 'purple', 1);
  });

  it('BRINK-FOP-11 BRINK-MEV-4 also between a Mutation Event and an epidemic, however windows are kept', () => {
    for (const windows of ['always', 'possible'])
      mutationTable({
        ...operative,
        options: { windows },
        samples: { purple: 1 },
        drawNext: ['mutation-spreads', 'epidemic'],
      })
        .does('end')
        .asks('pause')
        .does('return purple');
  });
});

describe.each(BOTH)('%s: the infection deck runs out', (name, table) => {
  const [first, second] = mutationCards(table()) as [string, string];
  const cubes = name === 'Mutation' ? 1 : 2;

  it('BRINK-MUT-12 BRINK-MUT-13 a Mutation card that is the last one, or lies on the other, still finds a city', () => {
    const alone = { infectionDeckSize: 1, infectNext: [first], infectionDiscard: ['lima', 'lagos', second] };
    const two = { infectionDeckSize: 2, infectNext: [first, second], infectionDiscard: ['lima', 'lagos'] };
    for (const position of [alone, two]) {
      const s = table(position).does('end', 'infect');
      expect(purpleOnBoard(s)).toBe(cubes);
      expect(s.view().infectionDiscard).toContain(first);
    }
  });

  it('BRINK-MEV-8 BRINK-MUT-12 The Mutation Spreads! passes over Mutation cards and stops where the deck ends', () => {
    const drawNext = ['mutation-spreads', 'madrid'];
    table({ drawNext, infectLast: ['lima', first, 'lagos', 'osaka', 'tokyo'] })
      .does('end')
      .infectionDiscard('lima', first, 'lagos', 'osaka');
    const short = table({
      drawNext,
      infectionDeckSize: 2,
      infectNext: ['lima', 'lagos'],
      infectionDiscard: ['tokyo', 'osaka', first, second],
    });
    expect(purpleOnBoard(short.does('end'))).toBe(2);
  });

  it('BRINK-MEV-8 BASE-OUT-7 each card of The Mutation Spreads! may break out anew', () => {
    table({
      drawNext: ['mutation-spreads', 'madrid'],
      infectLast: ['santiago', 'lima', 'osaka'],
      cubes: { santiago: { purple: 3 }, lima: { purple: 3 } },
    })
      .does('end')
      .outbreaks(4)
      .cubes('bogota', 'purple', 2);
  });

  it('BRINK-MUT-12 BRINK-MUT-22 an epidemic passes over a Mutation card too, and brings no purple', () => {
    table({
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['osaka', second, 'lima'],
      cubes: { lima: { purple: 1 } },
    })
      .does('end', 'continue', 'continue')
      .infectionDiscard(second, 'lima')
      .cubes('lima', 'yellow', 3)
      .cubes('lima', 'purple', 1);
  });
});

describe('cards in hand while Mutation Events are resolved', () => {
  const seven = ['lima', 'bogota', 'lagos', 'miami', 'cairo', 'delhi', 'milan'];

  it('BASE-HND-3 BRINK-MEV-4 whoever draws keeps too many until the epidemic is done; others come down at once', () => {
    const position = { drawNext: ['mutation-spreads', 'epidemic'], playerDiscard: ['essen', 'paris'] };
    panicTable({
      ...position,
      hands: { 'operations-expert': seven, dispatcher: ['re-examined-research'] },
    })
      .does('end', '2: re-examined-research for 1', 'accept', 'retrieve essen')
      .asks('pause')
      .does('continue')
      .asks('before-intensify')
      .does('continue')
      .asks('hand-limit', { seat: 1 });
    panicTable({
      ...position,
      hands: { 'operations-expert': ['re-examined-research'], dispatcher: seven },
    })
      .does('end', 're-examined-research for 2', '2: accept', '2: retrieve essen')
      .asks('hand-limit', { seat: 2 });
  });
});
