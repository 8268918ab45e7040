// The worked examples of the catalogue: cards drawn, infections, outbreaks, epidemics and running out.
import { describe, expect, it } from 'vitest';
import { infectionDeck } from '../../rules/infectionDeck.ts';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];

describe('Examples of the rulebook: cards', () => {
  it('IB-EX-8 two cards without an epidemic make a hand of seven, and nothing is discarded', () => {
    const hand = ['gijon', 'burgos', 'soria', 'huesca', 'leon'];
    iberia({
      roles: ['railwayman', 'politician'],
      at: { railwayman: 'leon', politician: 'leon' },
      hands: { railwayman: hand },
      left: 0,
      drawNext: ['porto', 'malaga'],
    })
      .does('end')
      .hand('railwayman', ...hand, 'porto', 'malaga')
      .asks('infections', { left: 2 });
  });

  const threeCards = {
    roles,
    rateSpace: 4,
    infectNext: ['toledo', 'valladolid', 'cuenca'],
    tokens: { r24: 1 },
    cubes: { valladolid: { red: 1 }, cuenca: { yellow: 3 }, valencia: { yellow: 3 } },
    researched: ['yellow'],
  };

  it('IB-EX-9 a token for Toledo, a cube for Valladolid, no fourth cube for Cuenca', () => {
    iberia(threeCards)
      .tokensLeft(13)
      .does('end')
      .asks('infections', { left: 3 })
      .does('infect')
      .tokens('r24', 0)
      .tokensLeft(14)
      .cubes('toledo', 'black', 0)
      .infectionDiscard('toledo')
      .does('infect')
      .cubes('valladolid', 'red', 2)
      .infectionDiscard('toledo', 'valladolid')
      .does('infect')
      .cubes('cuenca', 'yellow', 3)
      .told({ fact: 'outbreak', city: 'cuenca', colour: 'yellow', total: 1 });
  });

  it('IB-EX-10 the outbreak in Cuenca sets off Valencia, which gives nothing back to Cuenca', () => {
    const s = iberia({ ...threeCards, outbreaks: 5 });
    s.does('end', 'infect', 'infect', 'infect')
      .told(
        { fact: 'outbreak', city: 'cuenca', total: 6 },
        { fact: 'placed', city: 'albacete', from: 'cuenca', now: 1 },
        { fact: 'outbreak', city: 'valencia', total: 7 },
        { fact: 'placed', city: 'albacete', from: 'valencia', now: 2 },
        { fact: 'infectionDiscarded', city: 'cuenca' },
      )
      .cubes('madrid', 'yellow', 1)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 2)
      .cubes('tarragona', 'yellow', 1)
      .cubes('alicante', 'yellow', 1)
      .cubes('palma-de-mallorca', 'yellow', 1)
      .cubes('cuenca', 'yellow', 3)
      .cubes('valencia', 'yellow', 3)
      .supply('yellow', 18 - 7)
      .outbreaks(7)
      .asks('pause');
  });

  it('IB-EX-10 with six outbreaks before, the second one loses before its cubes are placed', () => {
    iberia({ ...threeCards, outbreaks: 6 })
      .does('end', 'infect', 'infect', 'infect')
      .cubes('albacete', 'yellow', 1)
      .cubes('alicante', 'yellow', 0)
      .supply('yellow', 18 - 3)
      .ends('outbreaks');
  });

  it('IB-EX-11 the event comes too late for the outbreak, and in time for the next card', () => {
    const s = iberia({
      roles: ['politician', 'nurse'],
      at: { nurse: 'vigo' },
      prevention: 'r10',
      hands: { politician: ['travel-day-and-night'] },
      infectNext: ['valencia', 'zaragoza'],
      cubes: { valencia: { yellow: 3 } },
      tokens: { r21: 1 },
    });
    s.does('end', 'infect')
      .asks('chain', { city: 'valencia' })
      .refuses('travel-day-and-night nurse to barcelona', 'not-now')
      .does('spread-to cuenca')
      .cubes('albacete', 'yellow', 1)
      .cubes('tarragona', 'yellow', 1)
      .outbreaks(1)
      .asks('infections', { left: 1 })
      .does('travel-day-and-night nurse to barcelona', '2: accept')
      .at('nurse', 'barcelona')
      .asks('prevention', { seat: 2 })
      .refuses('2: prevent porto-vigo', 'region-elsewhere')
      .does('2: prevent girona')
      .prevention('r08')
      .discarded('travel-day-and-night')
      .does('infect')
      .cubes('zaragoza', 'yellow', 0);
  });

  const twoEpidemics = {
    roles,
    drawNext: ['epidemic', 'epidemic'],
    infectLast: ['huesca', 'cuenca'],
    infectionDiscard: ['porto', 'braga', 'evora'],
    hands: { politician: ['purify-water'] },
  };

  it('IB-EX-12 two epidemics are resolved one after the other, and the second city is turned first', () => {
    const s = iberia(twoEpidemics);
    const removed = s.view().removed.length;
    s.does('end')
      .cubes('huesca', 'red', 3)
      .infectionDiscard()
      .asks('pause')
      .allows('2: purify-water albacete-cuenca-valencia');
    expect(s.view().rateSpace).toBe(2);
    expect(infectionDeck(s).slice(0, 4).sort()).toEqual(['braga', 'evora', 'huesca', 'porto']);
    s.does('continue').told({ fact: 'intensified', count: 1 }).cubes('cuenca', 'yellow', 3).hand('sailor');
    expect(s.view()).toMatchObject({ rateSpace: 3, playerDiscard: [] });
    expect(s.view().removed).toHaveLength(removed + 2);
    s.does('infect')
      .told({ fact: 'infectionDrawn', city: 'cuenca', from: 'top' })
      .cubes('teruel', 'yellow', 1)
      .outbreaks(1);
  });

  it('IB-EX-12 a token placed in time prevents the outbreak', () => {
    iberia(twoEpidemics)
      .does('end', 'continue', '2: purify-water albacete-cuenca-valencia', '2: enough', 'infect')
      .tokens('r22', 0)
      .cubes('cuenca', 'yellow', 3)
      .outbreaks(0);
  });
});

describe('Scenarios of our own: tokens and shortage', () => {
  it.each([
    [0, 0, 3, 0, 0],
    [0, 1, 2, 1, 0],
    [0, 2, 1, 2, 0],
    [0, 3, 0, 3, 0],
    [0, 5, 0, 3, 0],
    [1, 0, 3, 0, 1],
    [1, 1, 3, 1, 0],
    [1, 2, 2, 2, 0],
    [2, 1, 3, 1, 1],
    [2, 2, 3, 2, 0],
    [3, 2, 3, 2, 1],
    [3, 3, 3, 3, 0],
  ])(
    'IB-EX-101 an epidemic in Valencia: %i cubes and %i tokens make %i cubes, %i tokens spent, %i outbreaks',
    (cubes, tokens, after, spent, outbreaks) => {
      iberia({
        roles,
        drawNext: ['epidemic', 'vigo'],
        infectLast: ['valencia'],
        cubes: { valencia: { yellow: cubes } },
        tokens: { r16: tokens },
      })
        .does('end')
        .cubes('valencia', 'yellow', after)
        .tokens('r16', tokens - spent)
        .cubes('alicante', 'yellow', outbreaks)
        .outbreaks(outbreaks)
        .asks('infections');
    },
  );

  it('IB-EX-102 IB-OUT-3 IB-OUT-4 IB-OUT-6 a token stops a chain outbreak', () => {
    iberia({
      roles,
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 3 } },
      tokens: { r16: 1 },
      infectNext: ['cuenca'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('madrid', 'yellow', 1)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 1)
      .cubes('valencia', 'yellow', 3)
      .tokens('r16', 0)
      .tokensLeft(14);
  });

  it('IB-EX-103 IB-INF-11 a token stops the outbreak in the infected city', () => {
    iberia({ roles, cubes: { valencia: { yellow: 3 } }, tokens: { r16: 1 }, infectNext: ['valencia'] })
      .does('end', 'infect')
      .tokens('r16', 0)
      .outbreaks(0)
      .cubes('valencia', 'yellow', 3);
  });

  it('IB-EX-104 IB-INF-6 IB-INF-8 the active player chooses the token, and has to', () => {
    const s = iberia({ roles, tokens: { r08: 1, r16: 1 }, infectNext: ['barcelona'] });
    s.does('end', 'infect').waitsFor('sailor');
    s.refuses('2: pay palma-de-mallorca', 'not-your-turn')
      .refuses('continue', 'not-now')
      .refuses('infect', 'not-now');
    s.does('pay r16').tokens('r16', 0).tokens('r08', 1).cubes('barcelona', 'yellow', 0);
  });

  it('IB-EX-118 IB-END-5 IB-END-7 no cube left: lost, unless a token pays or the last cube is enough', () => {
    const start = { roles, cubes: { valencia: {} }, infectNext: ['valencia'] };
    iberia({ ...start, supply: { yellow: 0 } })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 0)
      .ends('cubes');
    iberia({ ...start, supply: { yellow: 0 }, tokens: { r16: 1 } })
      .does('end', 'infect')
      .tokens('r16', 0)
      .asks('infections', { left: 1 });
    iberia({ ...start, supply: { yellow: 1 } })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 1)
      .supply('yellow', 0)
      .asks('infections', { left: 1 });
  });

  it('IB-EX-119 IB-DRW-2 IB-DRW-3 two cards can be drawn; with one left or none the draw loses', () => {
    const start = { roles, drawNext: ['porto', 'malaga', 'vigo'], infectNext: ['huelva', 'braga'] };
    for (const playerDeckSize of [2, 3]) {
      iberia({ ...start, playerDeckSize })
        .does('end')
        .hand('sailor', 'porto', 'malaga')
        .does('infect', 'infect', 'continue')
        .as('politician')
        .asks('actions', { seat: 2, left: 4 })
        .does('end')
        .hand('politician')
        .ends('cards');
    }
  });
});
