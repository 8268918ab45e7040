import { describe, expect, it } from 'vitest';
import { restore, snapshot } from '../../../../../src/index.ts';
import { checkPosition } from '../../../../properties/invariants.ts';
import type { Scenario } from '../../../../scenario/scenario.ts';
import { BOTH, mutationTable } from './tables.ts';

const SPREADS = 'mutation-spreads';
const THREATENS = 'mutation-threatens';
const INTENSIFIES = 'mutation-intensifies';

const isWhole = (s: Scenario): void => {
  checkPosition(s.state, 0);
  const restored = restore(s.game, snapshot(s.state));
  expect(restored.ok && restored.value.cells).toEqual(s.state.cells);
};

describe('drawing Mutation Events', () => {
  it('BRINK-MEV-1 BRINK-MEV-6 BRINK-SC-32 resolved at once for whoever draws it, then in the discard pile; not replaced, never in a hand', () => {
    const s = mutationTable({ drawNext: ['paris', THREATENS, 'lima'], infectLast: ['santiago'] })
      .does('end')
      .told(
        { fact: 'specialDrawn', seat: 1, card: THREATENS },
        { fact: 'infectionDrawn', city: 'santiago', from: 'bottom' },
        { fact: 'specialDiscarded', card: THREATENS },
      )
      .hand('operations-expert', 'paris')
      .discarded(THREATENS)
      .infectionDiscard('santiago')
      .asks('infections');
    isWhole(s);
  });

  it('BRINK-MEV-2 BRINK-MEV-4 BRINK-SC-33 before an epidemic of the same draw, in whichever order they came; events may be played between', () => {
    for (const drawNext of [
      ['epidemic', SPREADS],
      [SPREADS, 'epidemic'],
    ]) {
      const s = mutationTable({
        drawNext,
        infectLast: ['osaka', 'lima', 'cairo', 'delhi'],
        hands: { dispatcher: ['airlift'] },
      })
        .does('end')
        .cubes('osaka', 'purple', 1)
        .cubes('lima', 'purple', 1)
        .cubes('cairo', 'purple', 1)
        .cubes('delhi', 'black', 0)
        .asks('pause')
        .allows('2: airlift 1 to paris');
      isWhole(s);
      s.does('continue').cubes('delhi', 'black', 3).asks('before-intensify');
      expect(s.view().infectionDiscard).toEqual(['osaka', 'lima', 'cairo', 'delhi']);
      s.does('continue').told({ fact: 'intensified', count: 4 }).asks('infections');
    }
  });

  it('BRINK-MEV-3 BRINK-MEV-4 of two the drawing player says which comes first', () => {
    const position = {
      drawNext: [INTENSIFIES, THREATENS],
      infectLast: ['santiago'],
      cubes: { santiago: { purple: 2 } },
      hands: { dispatcher: ['airlift'] },
    };
    const s = mutationTable(position).does('end').asks('mutation-order').waitsFor('operations-expert');
    isWhole(s);
    expect(s.legal()).toEqual([`1: resolve ${INTENSIFIES} first`, `1: resolve ${THREATENS} first`]);
    s.refuses('2: airlift 1 to paris')
      .does(`resolve ${THREATENS} first`)
      .cubes('santiago', 'purple', 3)
      .outbreaks(1)
      .asks('pause')
      .allows('2: airlift 1 to paris');
    isWhole(s);
    s.does('continue').outbreaks(1).asks('infections').discarded(THREATENS, INTENSIFIES);
    mutationTable(position)
      .does('end', `resolve ${INTENSIFIES} first`)
      .cubes('santiago', 'purple', 3)
      .outbreaks(0)
      .does('continue')
      .outbreaks(1);
  });

  it('BRINK-MEV-1 the hand limit counts once it is resolved', () => {
    const hand = ['lima', 'bogota', 'lagos', 'miami', 'cairo', 'delhi', 'milan'];
    mutationTable({
      drawNext: ['paris', THREATENS],
      infectLast: ['santiago'],
      hands: { 'operations-expert': hand },
    })
      .does('end')
      .cubes('santiago', 'purple', 3)
      .asks('hand-limit', { seat: 1 })
      .does('discard lima')
      .asks('infections');
    mutationTable({
      drawNext: [SPREADS, THREATENS],
      infectLast: ['santiago', 'osaka', 'cairo'],
      hands: { 'operations-expert': hand, dispatcher: ['airlift'] },
    })
      .does('end', `resolve ${SPREADS} first`, '2: airlift 2 to paris')
      .asks('pause')
      .does('continue')
      .asks('infections');
  });

  it('BRINK-MEV-5 it is no event: the Contingency Planner can’t take it and nobody plays it', () => {
    const s = mutationTable({
      roles: ['contingency-planner', 'archivist'],
      playerDiscard: [SPREADS, 'airlift', THREATENS],
      infectLast: ['lima'],
    });
    expect(s.legal().filter((command) => command.includes('store'))).toEqual(['1: store airlift']);
    expect(s.legal().filter((command) => command.includes('mutation'))).toEqual([]);
    s.refuses(`store ${SPREADS}`);
  });
});

describe('The Mutation Spreads!', () => {
  it.each(BOTH)(
    'BRINK-MEV-7 BRINK-MEV-11 BRINK-MEV-14 BRINK-MUT-5 BRINK-SC-32 %s: a purple cube on the cities of the three lowest cards',
    (_name, table) => {
      const s = table({ drawNext: [SPREADS, 'paris'], infectLast: ['osaka', 'lima', 'cairo'] })
        .does('end')
        .infectionDiscard('osaka', 'lima', 'cairo')
        .hand('operations-expert', 'paris');
      for (const city of ['osaka', 'lima', 'cairo']) expect(s.view().cubes[city]).toEqual({ purple: 1 });
    },
  );

  it('BRINK-MEV-8 one after the other: each card has its own outbreaks', () => {
    const s = mutationTable({
      drawNext: [SPREADS, 'paris'],
      infectLast: ['santiago', 'lima', 'cairo'],
      cubes: { santiago: { purple: 3 }, lima: { purple: 2 } },
    })
      .does('end')
      .told(
        { fact: 'infectionDrawn', city: 'santiago' },
        { fact: 'outbreak', city: 'santiago' },
        { fact: 'placed', city: 'lima', now: 3 },
        { fact: 'infectionDiscarded', city: 'santiago' },
        { fact: 'infectionDrawn', city: 'lima' },
        { fact: 'outbreak', city: 'lima' },
        { fact: 'outbreak', city: 'santiago' },
        { fact: 'infectionDiscarded', city: 'lima' },
        { fact: 'infectionDrawn', city: 'cairo' },
      )
      .outbreaks(3);
    expect(s.view().cubes['cairo']).toEqual({ purple: 1 });
  });

  it('BRINK-MEV-8 with fewer than three cards in the deck, as many as there are; an empty one is made anew first', () => {
    const few = mutationTable({
      drawNext: [SPREADS, 'paris'],
      infectNext: ['cairo', 'lima', 'mutation-1'],
      infectionDeckSize: 3,
      infectionDiscard: ['mutation-2', 'osaka'],
    })
      .does('end')
      .infectionDiscard('mutation-2', 'osaka', 'mutation-1', 'lima', 'cairo')
      .cubes('lima', 'purple', 1)
      .cubes('cairo', 'purple', 1)
      .cubes('osaka', 'purple', 0);
    expect(few.view().infectionDeck.size).toBe(0);
    mutationTable({
      drawNext: [SPREADS, 'paris'],
      infectionDeckSize: 0,
      infectionDiscard: ['mutation-2', 'osaka', 'lima', 'cairo', 'mutation-1'],
    })
      .does('end')
      .cubes('osaka', 'purple', 1)
      .cubes('lima', 'purple', 1)
      .cubes('cairo', 'purple', 1);
  });
});

describe('The Mutation Threatens!', () => {
  it.each(BOTH)(
    'BRINK-MEV-9 BRINK-MEV-11 BRINK-MEV-14 BRINK-SC-32 %s: three purple cubes on the city of the bottom card',
    (_name, table) => {
      const position = { drawNext: [THREATENS, 'paris'], infectLast: ['santiago'] };
      const s = table(position).does('end').outbreaks(0).infectionDiscard('santiago');
      expect(s.view().cubes['santiago']).toEqual({ purple: 3 });
      for (const purple of [1, 2, 3])
        table({ ...position, cubes: { santiago: { purple, yellow: 1 } } })
          .does('end')
          .cubes('santiago', 'purple', 3)
          .cubes('santiago', 'yellow', 1)
          .cubes('lima', 'purple', 1)
          .outbreaks(1);
    },
  );
});

describe('The Mutation Intensifies!', () => {
  it('BRINK-MEV-10 BRINK-MEV-11 BRINK-SC-32 a third cube on each city with exactly two, and nothing else', () => {
    const s = mutationTable({
      drawNext: [INTENSIFIES, 'paris'],
      cubes: {
        osaka: { purple: 2, red: 3 },
        lima: { purple: 3 },
        cairo: { purple: 1 },
        tokyo: { purple: 2 },
      },
    }).does('end');
    const { size } = s.view().infectionDeck;
    expect(s.view().cubes).toEqual({
      osaka: { purple: 3, red: 3 },
      lima: { purple: 3 },
      cairo: { purple: 1 },
      tokyo: { purple: 3 },
    });
    s.outbreaks(0).infectionDiscard();
    expect(size).toBe(50);
  });
});

describe('what stops them', () => {
  it.each([[SPREADS], [THREATENS], [INTENSIFIES]])(
    'BRINK-MEV-12 BRINK-SC-32 %s with purple eradicated has no effect and draws no card',
    (event) => {
      const s = mutationTable({ drawNext: [event, 'paris'], eradicated: ['purple'], infectLast: ['lima'] })
        .does('end')
        .discarded(event)
        .supply('purple', 12)
        .infectionDiscard()
        .asks('infections');
      isWhole(s);
    },
  );

  it('BRINK-MEV-13 protection and the last cube count as for other purple cubes', () => {
    const guarded = {
      roles: ['quarantine-specialist', 'dispatcher'],
      at: { 'quarantine-specialist': 'lima' },
    };
    mutationTable({ ...guarded, drawNext: [THREATENS, 'paris'], infectLast: ['santiago'] })
      .does('end')
      .told({ fact: 'prevented', city: 'santiago', colour: 'purple' })
      .infectionDiscard('santiago')
      .supply('purple', 12);
    mutationTable({
      ...guarded,
      drawNext: [INTENSIFIES, 'paris'],
      cubes: { santiago: { purple: 2 }, cairo: { purple: 2 } },
    })
      .does('end')
      .told({ fact: 'prevented', city: 'santiago', colour: 'purple' })
      .cubes('santiago', 'purple', 2)
      .cubes('cairo', 'purple', 3);
    for (const [event, left] of [
      [SPREADS, 2],
      [THREATENS, 2],
      [INTENSIFIES, 1],
    ] as const) {
      const position = {
        drawNext: [event, 'paris'],
        infectLast: ['santiago', 'lima', 'cairo'],
        cubes: event === INTENSIFIES ? { osaka: { purple: 2 }, tokyo: { purple: 2 } } : {},
      };
      // Cubes that lie elsewhere lie there in threes, where Intensifies puts none.
      const elsewhere = { essen: { purple: 3 }, milan: { purple: 3 }, ...position.cubes };
      const full = 12 - 6 - (event === INTENSIFIES ? 4 : 0);
      const rest: Record<string, { purple: number }> = full - left >= 3 ? { paris: { purple: 3 } } : {};
      const one: Record<string, { purple: number }> =
        (full - left) % 3 === 1 ? { chicago: { purple: 1 } } : {};
      const lost = mutationTable({ ...position, cubes: { ...elsewhere, ...rest, ...one } });
      lost.supply('purple', left).does('end').ends('cubes');
      const restored = restore(lost.game, snapshot(lost.state));
      expect(restored.ok).toBe(true);
    }
  });
});
