import { describe, expect, it } from 'vitest';
import { infectionDeck } from '../../rules/infectionDeck.ts';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const CARDS = ['cuenca', 'toledo', 'vigo', 'huesca', 'malaga'];

describe('Infections', () => {
  it('IB-INF-1 as many cards as the rate says are turned one at a time from the top', () => {
    for (const [space, rate] of [
      [1, 2],
      [3, 2],
      [4, 3],
      [5, 3],
      [6, 4],
      [7, 4],
    ] as const) {
      const s = iberia({ roles, rateSpace: space, infectNext: CARDS });
      s.does('end').asks('infections', { left: rate });
      for (let card = 1; card <= rate; card++) {
        s.does('infect').told({ fact: 'infectionDrawn', city: CARDS[card - 1]!, from: 'top' });
        s.infectionDiscard(...CARDS.slice(0, card));
      }
      s.refuses('infect', 'not-now').asks('pause');
    }
  });

  it('IB-INF-2 IB-INF-14 a card is resolved with its whole chain and lies on the pile before the next is turned', () => {
    const s = iberia({
      roles,
      infectNext: ['cuenca', 'toledo'],
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 3 } },
    });
    s.does('end', 'infect').outbreaks(2).infectionDiscard('cuenca').asks('infections', { left: 1 });
    expect(s.facts[0]).toMatchObject({ fact: 'infectionDrawn', city: 'cuenca' });
    expect(s.facts.at(-1)).toEqual({ fact: 'infectionDiscarded', city: 'cuenca' });
    expect(infectionDeck(s)[0]).toBe('toledo');
  });

  it('IB-INF-2 IB-INF-14 a card waits for the answer about its token before it is discarded', () => {
    const s = iberia({ roles, infectNext: ['barcelona', 'toledo'], tokens: { r08: 1, r16: 1 } });
    s.does('end', 'infect').asks('payment', { city: 'barcelona' }).infectionDiscard();
    s.refuses('infect', 'not-now');
    expect(infectionDeck(s)[0]).toBe('toledo');
    s.does('pay r08').infectionDiscard('barcelona').asks('infections', { left: 1 });
  });

  it('IB-INF-3 the city gets one cube of its own colour', () => {
    iberia({ roles, infectNext: ['cuenca', 'vigo'] })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 1)
      .supply('yellow', 23)
      .does('infect')
      .cubes('vigo', 'blue', 1)
      .supply('blue', 23)
      .supply('yellow', 23);
  });

  it('IB-INF-4 IB-INF-5 a token next to the city is taken instead of the cube and goes back to the supply', () => {
    iberia({ roles, infectNext: ['cuenca', 'vigo'], tokens: { r22: 2 } })
      .tokensLeft(12)
      .does('end', 'infect')
      .told({ fact: 'tokenSpent', region: 'albacete-cuenca-valencia', city: 'cuenca', now: 1 })
      .cubes('cuenca', 'yellow', 0)
      .supply('yellow', 24)
      .tokens('r22', 1)
      .tokensLeft(13)
      .infectionDiscard('cuenca')
      .asks('infections', { left: 1 }); // one region: nobody is asked
  });

  it('IB-INF-5 a token that came back can be placed again', () => {
    iberia({
      roles,
      at: { sailor: 'cuenca' },
      hands: { politician: ['purify-water'] },
      infectNext: ['cuenca'],
      tokens: { r22: 1 },
      tokensLeft: 0,
    })
      .refuses('2: purify-water albacete-cuenca-valencia', 'no-effect')
      .does('end', 'infect')
      .tokensLeft(1)
      .does('2: purify-water albacete-cuenca-valencia')
      .tokens('r22', 1)
      .tokensLeft(0);
  });

  it('IB-INF-6 the active player says which of several regions pays, and nobody else', () => {
    const s = iberia({
      roles,
      turn: 'politician',
      infectNext: ['cuenca'],
      tokens: { r14: 1, r22: 2, r16: 1 },
    });
    s.does('end', 'infect').asks('payment', { city: 'cuenca', colour: 'yellow' }).waitsFor('politician');
    expect(s.legal()).toEqual(['2: pay madrid-teruel', '2: pay albacete-cuenca-valencia']);
    s.as('sailor').refuses('pay r14', 'not-your-turn');
    s.as('agronomist').refuses('pay r22', 'not-your-turn');
    s.as('politician').refuses('pay r16', 'region-elsewhere').refuses('pay r17', 'no-token');
    s.does('pay r14').tokens('r14', 0).tokens('r22', 2).cubes('cuenca', 'yellow', 0);
  });

  it('IB-INF-6 IB-INF-8 either answer takes one token, only from the region it names', () => {
    const position = { roles, infectNext: ['cuenca'], tokens: { r14: 2, r22: 2 } };
    iberia(position).does('end', 'infect', 'pay r14').tokens('r14', 1).tokens('r22', 2).tokensLeft(11);
    iberia(position).does('end', 'infect', 'pay r22').tokens('r14', 2).tokens('r22', 1).tokensLeft(11);
  });

  it('IB-INF-7 the token cannot be declined: the only answers to the question are regions', () => {
    const s = iberia({ roles, infectNext: ['cuenca'], tokens: { r14: 1, r22: 1 } }).does('end', 'infect');
    s.refuses('continue', 'not-now').refuses('infect', 'not-now').refuses('end', 'not-now');
    expect(s.legal().every((text) => text.startsWith('1: pay '))).toBe(true);
    s.does('pay r22').cubes('cuenca', 'yellow', 0);
  });

  it('IB-INF-9 a token in a region that only lies near keeps nothing away', () => {
    iberia({ roles, infectNext: ['cuenca'], tokens: { r16: 2, r20: 1 } })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 1)
      .tokens('r16', 2)
      .tokens('r20', 1);
  });

  it('IB-INF-10 IB-INF-13 the fourth cube of the colour is an outbreak, cubes of other colours do not count', () => {
    const mixed = { red: 3, blue: 3, black: 3 };
    iberia({ roles, infectNext: ['cuenca'], cubes: { cuenca: { yellow: 3, ...mixed } } })
      .does('end', 'infect')
      .told({ fact: 'outbreak', city: 'cuenca', colour: 'yellow' })
      .cubes('cuenca', 'yellow', 3)
      .cubes('teruel', 'yellow', 1)
      .cubes('teruel', 'red', 0)
      .outbreaks(1);
    iberia({ roles, infectNext: ['cuenca'], cubes: { cuenca: { yellow: 2, ...mixed } } })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 3)
      .cubes('teruel', 'yellow', 0)
      .outbreaks(0);
  });

  it('IB-INF-11 a token stops the outbreak of a full city, in whichever region the answer finds it', () => {
    const position = { roles, infectNext: ['cuenca'], cubes: { cuenca: { yellow: 3 } } };
    for (const region of ['r14', 'r17', 'r21', 'r22']) {
      iberia({ ...position, tokens: { [region]: 1 } })
        .does('end', 'infect')
        .tokens(region, 0)
        .cubes('cuenca', 'yellow', 3)
        .cubes('madrid', 'yellow', 0)
        .outbreaks(0);
    }
    iberia({ ...position, tokens: { r14: 1, r22: 1 } })
      .does('end', 'infect', 'pay r22')
      .tokens('r14', 1)
      .cubes('teruel', 'yellow', 0)
      .outbreaks(0);
  });

  it('IB-INF-12 a researched disease infects and breaks out as before', () => {
    const researched = ['yellow', 'black', 'red'];
    iberia({ roles, researched, infectNext: ['cuenca', 'toledo'], cubes: { cuenca: { yellow: 3 } } })
      .does('end', 'infect', 'infect')
      .outbreaks(1)
      .cubes('madrid', 'yellow', 1)
      .cubes('toledo', 'black', 1);
  });

  it('IB-INF-15 a cube that is missing loses the game; one that a token keeps away is not missing', () => {
    const position = { roles, infectNext: ['cuenca'], supply: { yellow: 0 } };
    iberia(position).does('end', 'infect').ends('cubes');
    iberia({ ...position, tokens: { r22: 1 } })
      .does('end', 'infect')
      .asks('infections', { left: 1 });
  });

  it('IB-INF-16 next to the region of the Nurse there is neither cube nor outbreak, and no token is spent', () => {
    for (const there of [0, 3]) {
      iberia({
        roles: ['nurse', 'sailor'],
        at: { nurse: 'valencia' },
        prevention: 'r22',
        infectNext: ['cuenca'],
        cubes: { cuenca: { yellow: there } },
        tokens: { r14: 1, r22: 1 },
      })
        .does('end', 'infect')
        .told({ fact: 'prevented', city: 'cuenca', by: 'nurse' })
        .cubes('cuenca', 'yellow', there)
        .tokens('r14', 1)
        .tokens('r22', 1)
        .outbreaks(0)
        .infectionDiscard('cuenca')
        .asks('infections', { left: 1 });
    }
  });

  it('IB-INF-17 from an empty deck nothing is turned, and the discard pile stays where it is', () => {
    const pile = ['vigo', 'huesca', 'malaga'];
    const s = iberia({
      roles,
      rateSpace: 4,
      infectNext: ['cuenca'],
      infectionDeckSize: 1,
      infectionDiscard: pile,
    });
    s.does('end', 'infect').cubes('cuenca', 'yellow', 1).does('infect', 'infect');
    s.infectionDiscard(...pile, 'cuenca').asks('pause');
    expect(s.view().infectionDeck.size).toBe(0);
    s.supply('blue', 24).supply('red', 24).supply('black', 24).supply('yellow', 23);
  });
});
