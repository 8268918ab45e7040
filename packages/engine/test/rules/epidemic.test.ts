import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import { infectionDeck } from './infectionDeck.ts';

const roles = ['operations-expert', 'scientist'];
const drawNext = ['epidemic', 'paris'];

describe('Epidemic, increase', () => {
  it('BASE-EPI-1 the marker moves exactly one space, also where the value stays the same', () => {
    const values = [2, 2, 2, 3, 3, 4, 4];
    for (let space = 1; space <= 6; space++) {
      const s = scenario({ roles, drawNext, rateSpace: space, infectLast: ['santiago'] });
      s.does('end').asks('before-intensify');
      expect(s.view()).toMatchObject({ rateSpace: space + 1, rate: values[space] });
    }
  });

  it('BASE-EPI-2 on the last space the marker stays and the game goes on', () => {
    const s = scenario({ roles, drawNext, rateSpace: 7, infectLast: ['santiago'] });
    s.does('end').cubes('santiago', 'yellow', 3).does('continue').asks('infections', { left: 4 });
    expect(s.view()).toMatchObject({ rateSpace: 7, rate: 4 });
  });

  it('BASE-EPI-12 increase, infect, intensify in that order, and the new rate counts in this turn', () => {
    const s = scenario({
      roles,
      drawNext,
      rateSpace: 3,
      infectLast: ['santiago'],
      infectionDiscard: ['lima'],
    });
    s.does('end')
      .told(
        { fact: 'rateMoved', space: 4, rate: 3 },
        { fact: 'infectionDrawn', city: 'santiago', from: 'bottom' },
        { fact: 'placed', city: 'santiago', cause: 'epidemic' },
        { fact: 'infectionDiscarded', city: 'santiago' },
      )
      .infectionDiscard('lima', 'santiago')
      .does('continue')
      .told({ fact: 'intensified', count: 2 })
      .asks('infections', { left: 3 });
  });
});

describe('Epidemic, infect', () => {
  it('BASE-EPI-3 BASE-EPI-4 the bottom card of the deck gives three cubes to a city without any, and no outbreak', () => {
    scenario({ roles, drawNext, infectNext: ['essen'], infectLast: ['santiago', 'milan'] })
      .does('end')
      .told({ fact: 'infectionDrawn', city: 'santiago', from: 'bottom' })
      .cubes('santiago', 'yellow', 3)
      .cubes('essen', 'blue', 0)
      .cubes('milan', 'blue', 0)
      .cubes('lima', 'yellow', 0)
      .supply('yellow', 21)
      .outbreaks(0)
      .asks('before-intensify');
  });

  it('BASE-EPI-5 a city with 1, 2 or 3 cubes is filled up to three and breaks out exactly once', () => {
    for (const before of [1, 2, 3]) {
      scenario({ roles, drawNext, infectLast: ['santiago'], cubes: { santiago: { yellow: before } } })
        .does('end')
        .cubes('santiago', 'yellow', 3)
        .cubes('lima', 'yellow', 1)
        .supply('yellow', 20)
        .outbreaks(1)
        .asks('before-intensify');
    }
  });

  it('BASE-EPI-6 cubes of other colours do not count', () => {
    scenario({
      roles,
      drawNext,
      infectLast: ['santiago'],
      cubes: { santiago: { blue: 3, red: 2, black: 1 } },
    })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .cubes('santiago', 'blue', 3)
      .cubes('santiago', 'red', 2)
      .cubes('santiago', 'black', 1)
      .cubes('lima', 'blue', 0)
      .cubes('lima', 'yellow', 0)
      .outbreaks(0)
      .asks('before-intensify');
  });

  it('BASE-EPI-7 BASE-EPI-9 an eradicated colour: no cube, no outbreak, but rate, discard and intensify as always', () => {
    const s = scenario({ roles, drawNext, infectLast: ['santiago'], eradicated: ['yellow'] });
    s.does('end')
      .cubes('santiago', 'yellow', 0)
      .outbreaks(0)
      .infectionDiscard('santiago')
      .asks('before-intensify');
    expect(s.view().rateSpace).toBe(2);
    s.does('continue').infectionDiscard();
    expect(infectionDeck(s)[0]).toBe('santiago');
    s.asks('infections', { left: 2 });
  });

  it('BASE-EPI-8 BASE-EPI-9 no cube and no outbreak near the Quarantine Specialist; the card is discarded', () => {
    for (const place of ['santiago', 'lima']) {
      scenario({
        roles: ['quarantine-specialist', 'scientist'],
        at: { 'quarantine-specialist': place },
        drawNext,
        infectLast: ['santiago'],
        cubes: { santiago: { yellow: 2 } },
      })
        .does('end')
        .cubes('santiago', 'yellow', 2)
        .cubes('lima', 'yellow', 0)
        .outbreaks(0)
        .infectionDiscard('santiago')
        .asks('before-intensify');
    }
  });

  it('BASE-EPI-8 the Medic protects his city from a cured colour, but not from others', () => {
    const position = {
      roles: ['medic', 'scientist'],
      at: { medic: 'santiago' },
      drawNext,
      infectLast: ['santiago'],
    };
    const elsewhere = { lagos: { yellow: 1 } };
    scenario({ ...position, cubes: elsewhere, cured: ['yellow'] })
      .does('end')
      .cubes('santiago', 'yellow', 0)
      .outbreaks(0)
      .infectionDiscard('santiago')
      .asks('before-intensify');
    scenario({ ...position, cured: ['blue'] })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .asks('before-intensify');
  });

  it('BASE-EPI-9 BASE-EPI-10 the card is on the discard pile after an outbreak too and is shuffled with it', () => {
    const s = scenario({
      roles,
      drawNext,
      infectLast: ['santiago'],
      infectionDiscard: ['osaka'],
      cubes: { santiago: { yellow: 3 } },
    });
    s.does('end').outbreaks(1).infectionDiscard('osaka', 'santiago').does('continue').infectionDiscard();
    expect(infectionDeck(s).slice(0, 2).sort()).toEqual(['osaka', 'santiago']);
    s.asks('infections');
  });

  it('BASE-EPI-17 three cubes needed, two in the supply: lost; with three left the game goes on', () => {
    scenario({ roles, drawNext, infectLast: ['santiago'], supply: { yellow: 2 } })
      .does('end')
      .ends('cubes');
    scenario({ roles, drawNext, infectLast: ['santiago'], supply: { yellow: 3 } })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .supply('yellow', 0)
      .asks('before-intensify');
  });

  it('BASE-EPI-17 only the cubes that fit are needed: one for a city with two, and one for its neighbour', () => {
    const position = {
      roles,
      drawNext,
      infectLast: ['santiago'],
      cubes: { santiago: { yellow: 2 }, lima: {} },
    };
    scenario({ ...position, supply: { yellow: 2 } })
      .does('end')
      .cubes('santiago', 'yellow', 3)
      .cubes('lima', 'yellow', 1)
      .supply('yellow', 0)
      .asks('before-intensify');
    scenario({ ...position, supply: { yellow: 1 } })
      .does('end')
      .outbreaks(1)
      .ends('cubes');
  });
});
