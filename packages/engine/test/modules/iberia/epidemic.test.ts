import { describe, expect, it } from 'vitest';
import { infectionDeck } from '../../rules/infectionDeck.ts';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const drawNext = ['epidemic', 'vigo'];
const SIX = ['porto', 'braga', 'evora', 'lisboa', 'coimbra', 'caceres'];

describe('Epidemic', () => {
  it('IB-EPI-1 IB-EPI-10 increase, infect, discard, intensify follow the draw at once and in this order', () => {
    const s = iberia({ roles, drawNext, infectLast: ['cuenca'], infectionDiscard: ['porto'], rateSpace: 3 });
    s.does('end')
      .told(
        { fact: 'epidemicDrawn' },
        { fact: 'rateMoved', space: 4, rate: 3 },
        { fact: 'infectionDrawn', city: 'cuenca', from: 'bottom' },
        { fact: 'placed', city: 'cuenca', count: 3, cause: 'epidemic' },
        { fact: 'infectionDiscarded', city: 'cuenca' },
        { fact: 'intensified', count: 2 },
      )
      .infectionDiscard()
      .asks('infections', { left: 3 });
  });

  it('IB-EPI-2 the marker moves one space, also where the number on it stays the same', () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((space) => {
      const s = iberia({ roles, drawNext, infectLast: ['cuenca'], rateSpace: space }).does('end');
      expect(s.view().rateSpace).toBe(space + 1);
      return s.view().rate;
    });
    expect(numbers).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('IB-EPI-3 IB-EPI-4 the bottom city gets three cubes and does not break out', () => {
    iberia({ roles, drawNext, infectNext: ['toledo'], infectLast: ['cuenca', 'vigo'] })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .cubes('toledo', 'black', 0)
      .cubes('vigo', 'blue', 0)
      .cubes('madrid', 'yellow', 0)
      .supply('yellow', 21)
      .outbreaks(0);
  });

  it('IB-EPI-5 with one, two or three cubes the city is filled to three and breaks out once', () => {
    for (const before of [1, 2, 3]) {
      iberia({ roles, drawNext, infectLast: ['huesca'], cubes: { huesca: { red: before } } })
        .does('end')
        .cubes('huesca', 'red', 3)
        .cubes('pamplona', 'red', 1)
        .cubes('zaragoza', 'red', 1)
        .cubes('andorra-la-vella', 'red', 1)
        .supply('red', 18)
        .outbreaks(1);
    }
  });

  it('IB-EPI-6 cubes of other colours count neither for the three nor for the outbreak', () => {
    iberia({ roles, drawNext, infectLast: ['cuenca'], cubes: { cuenca: { red: 3, blue: 2, black: 1 } } })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .cubes('cuenca', 'red', 3)
      .cubes('madrid', 'red', 0)
      .cubes('madrid', 'yellow', 0)
      .outbreaks(0);
  });

  it('IB-EPI-10 IB-EPI-11 only the discard pile is shuffled, with the new card, and the rest keeps its order', () => {
    const pile = ['porto', 'braga', 'evora', 'lisboa', 'toledo', 'malaga', 'soria'];
    const s = iberia({ roles, drawNext, infectLast: ['cuenca'], infectionDiscard: pile });
    const before = infectionDeck(s);
    s.does('end').infectionDiscard();
    const after = infectionDeck(s);
    const shuffled = after.slice(0, 8);
    expect([...shuffled].sort()).toEqual([...pile, 'cuenca'].sort());
    expect(shuffled).not.toEqual([...pile, 'cuenca']);
    expect(shuffled).not.toEqual([...pile, 'cuenca'].toReversed());
    expect(after.slice(8)).toEqual(before.slice(0, -1));
  });

  it('IB-EPI-12 a cube that is missing for the three loses; with exactly three the game goes on', () => {
    iberia({ roles, drawNext, infectLast: ['cuenca'], supply: { yellow: 2 } })
      .does('end')
      .ends('cubes');
    iberia({ roles, drawNext, infectLast: ['cuenca'], supply: { yellow: 3 } })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .supply('yellow', 0)
      .asks('infections');
  });

  it('IB-EPI-13 IB-EPI-12 cubes that tokens or the Nurse keep away need not be in the supply', () => {
    const position = { roles, drawNext, infectLast: ['valencia'], supply: { yellow: 1 } };
    iberia({ ...position, tokens: { r16: 1 } })
      .does('end')
      .ends('cubes');
    iberia({ ...position, tokens: { r16: 2 } })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .supply('yellow', 0)
      .asks('infections');
    iberia({ ...position, roles: ['nurse', 'politician'], supply: { yellow: 0 }, prevention: 'r16' })
      .does('end')
      .cubes('valencia', 'yellow', 0)
      .asks('infections');
  });

  it('IB-EPI-19 rate and deck change although tokens or the Nurse keep every cube away', () => {
    for (const shield of [{ tokens: { r16: 3 } }, { prevention: 'r16' }]) {
      const s = iberia({
        roles: ['nurse', 'politician'],
        drawNext,
        infectLast: ['valencia'],
        infectionDiscard: ['porto'],
        ...shield,
      });
      s.does('end').cubes('valencia', 'yellow', 0).infectionDiscard();
      expect(s.view().rateSpace).toBe(2);
      expect(infectionDeck(s).slice(0, 2).sort()).toEqual(['porto', 'valencia']);
    }
  });
});

describe('Epidemic cards', () => {
  it('IB-EPI-14 IB-EPI-15 of two epidemics the first is done whole; the second city then lies alone on top', () => {
    const s = iberia({
      roles,
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['huesca', 'cuenca'],
      infectionDiscard: ['porto', 'braga'],
    });
    s.does('end').cubes('huesca', 'red', 3).cubes('cuenca', 'yellow', 0).infectionDiscard().asks('pause');
    expect(s.view().rateSpace).toBe(2);
    expect(infectionDeck(s).slice(0, 3).sort()).toEqual(['braga', 'huesca', 'porto']);
    s.does('continue')
      .told({ fact: 'rateMoved', space: 3 }, { fact: 'intensified', count: 1 })
      .cubes('cuenca', 'yellow', 3);
    expect(infectionDeck(s)[0]).toBe('cuenca');
    expect(infectionDeck(s).slice(1, 4).sort()).toEqual(['braga', 'huesca', 'porto']);
    s.does('infect')
      .told({ fact: 'infectionDrawn', city: 'cuenca', from: 'top' })
      .cubes('cuenca', 'yellow', 3)
      .outbreaks(1);
  });

  it('IB-EPI-16 IB-EPI-17 a resolved epidemic leaves the game, and no card is drawn in its place', () => {
    const s = iberia({ roles, drawNext: ['epidemic', 'vigo', 'porto'], infectLast: ['cuenca'] });
    const before = s.view();
    s.does('end').hand('sailor', 'vigo');
    const after = s.view();
    expect(after.playerDeck.size).toBe(before.playerDeck.size - 2);
    expect(after.playerDiscard).toEqual([]);
    expect(after.removed).toHaveLength(before.removed.length + 1);
  });

  it('IB-EPI-16 IB-EPI-17 two epidemics leave the game too, and the hand stays as it was', () => {
    const s = iberia({
      roles,
      drawNext: ['epidemic', 'epidemic', 'porto'],
      infectLast: ['cuenca', 'huesca'],
    });
    const before = s.view();
    s.does('end', 'continue').hand('sailor');
    expect(s.view().playerDeck.size).toBe(before.playerDeck.size - 2);
    expect(s.view().playerDiscard).toEqual([]);
    expect(s.view().removed).toHaveLength(before.removed.length + 2);
  });

  it('IB-EPI-18 IB-EPI-21 six cards, an epidemic and a city card make a hand of seven: nothing is discarded', () => {
    for (const pair of [drawNext, drawNext.toReversed()]) {
      iberia({ roles, hands: { sailor: SIX }, drawNext: pair, infectLast: ['cuenca'] })
        .does('end')
        .hand('sailor', ...SIX, 'vigo')
        .asks('infections');
    }
  });

  it('IB-EPI-18 seven cards and two epidemics: nothing is discarded either', () => {
    iberia({
      roles,
      hands: { sailor: [...SIX, 'vigo'] },
      drawNext: ['epidemic', 'epidemic'],
      infectLast: ['cuenca', 'huesca'],
    })
      .does('end', 'continue')
      .hand('sailor', ...SIX, 'vigo')
      .asks('infections');
  });

  it('IB-EPI-21 an event drawn with an epidemic, before or after it, joins the hand', () => {
    for (const pair of [
      ['epidemic', 'new-rails'],
      ['new-rails', 'epidemic'],
    ]) {
      iberia({ roles, drawNext: pair, infectLast: ['cuenca'] })
        .does('end')
        .cubes('cuenca', 'yellow', 3)
        .hand('sailor', 'new-rails');
    }
  });
});

describe('The outbreak after two epidemics', () => {
  const twice = {
    roles: ['sailor', 'nurse'],
    at: { nurse: 'vigo' },
    prevention: 'r10',
    drawNext: ['epidemic', 'epidemic'],
    infectLast: ['huesca', 'valencia'],
  };

  it('IB-EPI-20 happens unless somebody acts', () => {
    iberia(twice).does('end', 'continue', 'infect').cubes('tarragona', 'yellow', 1).outbreaks(1);
  });

  it('IB-EPI-20 is averted by cubes taken away, by a token or by the Nurse, as long as the card is not turned', () => {
    const events = ['overseas-migration', 'purify-water', 'travel-day-and-night'];
    const ready = (): ReturnType<typeof iberia> =>
      iberia({ ...twice, hands: { sailor: events } }).does('end', 'continue');
    ready()
      .does('overseas-migration yellow from valencia', 'enough', 'infect')
      .cubes('valencia', 'yellow', 3)
      .outbreaks(0);
    ready()
      .does('purify-water r16', 'enough', 'infect')
      .tokens('r16', 0)
      .cubes('valencia', 'yellow', 3)
      .outbreaks(0);
    ready()
      .does('travel-day-and-night nurse to tarragona', '2: accept', '2: prevent palma-de-mallorca', 'infect')
      .told({ fact: 'prevented', city: 'valencia', by: 'nurse' })
      .cubes('valencia', 'yellow', 3)
      .outbreaks(0);
  });
});
