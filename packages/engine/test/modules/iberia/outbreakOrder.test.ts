// Which city and which outbreak comes next: asked of the active player where tokens make it matter, and only there.
import { describe, expect, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const full = { yellow: 3 };

describe('The order of connected cities', () => {
  /** Of the cities joined to Valencia, Cuenca and Albacete lie on r21, which does not touch Valencia. */
  const oneForTwo = { roles, infectNext: ['valencia'], cubes: { valencia: full }, tokens: { r21: 1 } };

  it('IB-OUT-18 one token for two cities: the active player says which is reached first', () => {
    const s = iberia({ ...oneForTwo, turn: 'politician' });
    s.does('end', 'infect').asks('chain', { city: 'valencia', colour: 'yellow' }).waitsFor('politician');
    expect(s.legal()).toEqual(['2: spread-to cuenca', '2: spread-to albacete']);
    // The others have their cube already: for them the order is no matter.
    s.cubes('tarragona', 'yellow', 1).cubes('alicante', 'yellow', 1).cubes('palma-de-mallorca', 'yellow', 1);
    s.as('sailor').refuses('spread-to cuenca', 'not-your-turn');
    s.as('agronomist').refuses('spread-to albacete', 'not-your-turn');
    s.as('politician')
      .refuses('spread-to tarragona', 'not-now')
      .refuses('spread-to madrid', 'not-now')
      .refuses('outbreak cuenca', 'not-now')
      .refuses('continue', 'not-now')
      .does('spread-to cuenca')
      .asks('infections', { left: 1 });
  });

  it('IB-OUT-18 both orders, and what becomes of them', () => {
    iberia(oneForTwo)
      .does('end', 'infect', 'spread-to cuenca')
      .cubes('cuenca', 'yellow', 0)
      .cubes('albacete', 'yellow', 1)
      .tokens('r21', 0)
      .outbreaks(1);
    iberia(oneForTwo)
      .does('end', 'infect', 'spread-to albacete')
      .cubes('cuenca', 'yellow', 1)
      .cubes('albacete', 'yellow', 0)
      .tokens('r21', 0)
      .outbreaks(1);
  });

  it('IB-OUT-18 IB-OUT-6 where one of them is full the order decides about a chain', () => {
    const position = { ...oneForTwo, cubes: { valencia: full, cuenca: full } };
    iberia(position)
      .does('end', 'infect', 'spread-to cuenca')
      .cubes('albacete', 'yellow', 1)
      .cubes('madrid', 'yellow', 0)
      .outbreaks(1);
    iberia(position)
      .does('end', 'infect', 'spread-to albacete')
      .cubes('albacete', 'yellow', 1) // a token kept the first cube away, the chain brought another
      .cubes('madrid', 'yellow', 1)
      .outbreaks(2);
  });

  it('IB-OUT-18 two regions that are too small are two questions, one city of each is asked for', () => {
    // Around Madrid: Salamanca and Valladolid lie on r04, Toledo and Ciudad Real on r24.
    const s = iberia({
      roles,
      infectNext: ['madrid'],
      cubes: { madrid: { red: 3 } },
      tokens: { r04: 1, r24: 1 },
    });
    s.does('end', 'infect').cubes('cuenca', 'red', 1).cubes('zaragoza', 'red', 1);
    s.allows('spread-to salamanca', 'spread-to valladolid', 'spread-to toledo', 'spread-to ciudad-real');
    s.does('spread-to toledo').cubes('ciudad-real', 'red', 1).asks('chain', { city: 'madrid' });
    s.refuses('spread-to ciudad-real', 'not-now').does('spread-to valladolid');
    s.cubes('toledo', 'red', 0).cubes('valladolid', 'red', 0).cubes('salamanca', 'red', 1).tokensLeft(14);
  });

  it('IB-OUT-18 nobody is asked where the tokens are enough, serve one city, or are none', () => {
    iberia({ ...oneForTwo, tokens: { r21: 2 } })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 0)
      .cubes('albacete', 'yellow', 0)
      .asks('infections');
    iberia({ ...oneForTwo, tokens: { r14: 1, r30: 1 } })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 0)
      .cubes('albacete', 'yellow', 0)
      .asks('infections');
    iberia({ ...oneForTwo, tokens: {} })
      .does('end', 'infect')
      .asks('infections');
  });

  it('IB-OUT-18 IB-OUT-23 a city that the Nurse protects does not compete for the token', () => {
    iberia({ ...oneForTwo, roles: ['nurse', 'sailor'], prevention: 'r30' }) // Albacete
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 0)
      .cubes('albacete', 'yellow', 0)
      .tokens('r21', 0)
      .asks('infections');
  });
});

describe('The region that pays in an outbreak', () => {
  const position = {
    roles,
    infectNext: ['valencia'],
    cubes: { valencia: full },
    tokens: { r14: 1, r21: 2 },
  };

  it('IB-OUT-19 a connected city with tokens in several regions: the active player chooses', () => {
    const s = iberia({ ...position, turn: 'agronomist' });
    s.does('end', 'infect').asks('payment', { city: 'cuenca', colour: 'yellow' }).waitsFor('agronomist');
    expect(s.legal()).toEqual(['3: pay madrid-teruel', '3: pay albacete-madrid']);
    s.as('sailor').refuses('pay r14', 'not-your-turn');
    s.as('agronomist').refuses('pay r22', 'no-token').refuses('spread-to albacete', 'not-now');
    s.does('pay r14').asks('infections');
  });

  it('IB-OUT-19 either answer leaves the other token, and the outbreak goes on with the cities after it', () => {
    iberia(position)
      .does('end', 'infect', 'pay r14')
      .cubes('alicante', 'yellow', 1)
      .tokens('r14', 0)
      .tokens('r21', 1);
    iberia(position)
      .does('end', 'infect', 'pay r21')
      .cubes('alicante', 'yellow', 1)
      .cubes('albacete', 'yellow', 0)
      .tokens('r14', 1)
      .tokens('r21', 0);
  });

  it('IB-OUT-18 IB-OUT-19 order and region are asked one after the other and decide together', () => {
    const scarce = { ...position, tokens: { r14: 1, r21: 1 } };
    iberia(scarce)
      .does('end', 'infect', 'spread-to cuenca')
      .asks('payment', { city: 'cuenca' })
      .does('pay r14')
      .cubes('albacete', 'yellow', 0)
      .tokensLeft(14);
    iberia(scarce)
      .does('end', 'infect', 'spread-to cuenca', 'pay r21')
      .cubes('albacete', 'yellow', 1)
      .tokens('r14', 1);
    iberia(scarce)
      .does('end', 'infect', 'spread-to albacete')
      .cubes('albacete', 'yellow', 0)
      .cubes('cuenca', 'yellow', 0)
      .tokensLeft(14);
  });
});

describe('The order of waiting outbreaks', () => {
  /** Cuenca would bring a cube to Madrid, Albacete one to Ciudad Real; both lie on r20. */
  const two = {
    roles,
    infectNext: ['valencia'],
    cubes: { valencia: full, cuenca: full, albacete: full },
    tokens: { r20: 1 },
  };

  it('IB-OUT-20 two outbreaks wait: the active player says which is next, and nobody else', () => {
    const s = iberia({ ...two, turn: 'agronomist' });
    s.does('end', 'infect').asks('chain', { city: 'valencia' }).waitsFor('agronomist').outbreaks(1);
    expect(s.legal()).toEqual(['3: outbreak cuenca', '3: outbreak albacete']);
    s.as('sailor').refuses('outbreak cuenca', 'not-your-turn');
    s.as('agronomist').refuses('outbreak valencia', 'not-now').refuses('spread-to madrid', 'not-now');
    s.does('outbreak albacete').told(
      { fact: 'outbreak', city: 'albacete', total: 2 },
      { fact: 'outbreak', city: 'cuenca', total: 3 },
    );
  });

  it('IB-OUT-20 IB-OUT-12 the first of them takes the token, the second places its cube', () => {
    iberia(two)
      .does('end', 'infect', 'outbreak cuenca')
      .cubes('madrid', 'yellow', 0)
      .cubes('ciudad-real', 'yellow', 1)
      .outbreaks(3);
    iberia(two)
      .does('end', 'infect', 'outbreak albacete')
      .cubes('madrid', 'yellow', 1)
      .cubes('ciudad-real', 'yellow', 0)
      .outbreaks(3);
  });

  it('IB-OUT-20 the order can decide how many outbreaks there are', () => {
    const position = { ...two, cubes: { ...two.cubes, 'ciudad-real': full } };
    iberia(position).does('end', 'infect', 'outbreak cuenca').cubes('toledo', 'yellow', 1).outbreaks(4);
    iberia(position).does('end', 'infect', 'outbreak albacete').cubes('toledo', 'yellow', 0).outbreaks(3);
  });

  it('IB-OUT-20 an outbreak that came later may happen before one that waits longer', () => {
    // Ciudad Real is struck by Albacete while Cuenca still waits; Madrid and Toledo share the token of r18.
    const position = {
      ...two,
      cubes: { ...two.cubes, 'ciudad-real': full },
      tokens: { r18: 1 },
    };
    const s = iberia(position).does('end', 'infect', 'outbreak albacete');
    expect(s.legal()).toEqual(['1: outbreak cuenca', '1: outbreak ciudad-real']);
    s.does('outbreak ciudad-real')
      .told({ fact: 'outbreak', city: 'ciudad-real', depth: 2, total: 3 })
      .does('spread-to toledo')
      .told({ fact: 'outbreak', city: 'cuenca', depth: 1, total: 4 })
      .cubes('madrid', 'yellow', 2)
      .cubes('toledo', 'yellow', 0);
    iberia(position)
      .does('end', 'infect', 'outbreak albacete', 'outbreak cuenca')
      .told({ fact: 'outbreak', city: 'cuenca' }, { fact: 'outbreak', city: 'ciudad-real', depth: 2 })
      .cubes('madrid', 'yellow', 1)
      .cubes('toledo', 'yellow', 1)
      .outbreaks(4);
  });

  it('IB-OUT-20 nobody is asked where a single outbreak waits or where no token lies on the board', () => {
    iberia({ ...two, cubes: { valencia: full, cuenca: full } })
      .does('end', 'infect')
      .outbreaks(2)
      .asks('infections');
    iberia({ ...two, tokens: {} })
      .does('end', 'infect')
      .outbreaks(3)
      .asks('infections');
  });

  it('IB-OUT-20 IB-OUT-24 in an epidemic the same question comes, and intensify waits for the answer', () => {
    const s = iberia({ ...two, infectNext: [], infectLast: ['valencia'], drawNext: ['epidemic', 'vigo'] });
    s.does('end').asks('chain', { city: 'valencia' }).refuses('infect', 'not-now');
    expect(s.facts.some(({ fact }) => fact === 'intensified')).toBe(false);
    s.does('outbreak cuenca')
      .told({ fact: 'outbreak', city: 'albacete', total: 3 }, { fact: 'intensified', count: 1 })
      .asks('infections');
  });

  it('IB-OUT-20 IB-OUT-21 the chosen outbreak may be the last: what waits behind it is lost with the game', () => {
    iberia({ ...two, outbreaks: 6 })
      .does('end', 'infect')
      .outbreaks(7)
      .does('outbreak cuenca')
      .cubes('teruel', 'yellow', 0)
      .ends('outbreaks');
  });

  it('IB-OUT-20 no order is asked for where no token can be reached', () => {
    const far = {
      roles: ['sailor', 'politician'],
      infectNext: ['valencia'],
      cubes: { valencia: { yellow: 3 }, cuenca: { yellow: 3 }, albacete: { yellow: 3 } },
    };
    iberia({ ...far, tokens: { r05: 1 } })
      .does('end', 'infect')
      .outbreaks(3)
      .asks('infections');
    // The second outbreak could reach Jaén, which the token touches.
    iberia({ ...far, tokens: { r31: 1 } })
      .does('end', 'infect')
      .outbreaks(1)
      .asks('chain')
      .allows('outbreak cuenca', 'outbreak albacete');
  });
});
