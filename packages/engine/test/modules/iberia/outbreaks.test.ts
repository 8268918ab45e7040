import { describe, expect, it } from 'vitest';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
/** Valencia is joined to Tarragona, Cuenca, Albacete, Alicante and, by a dotted line, Palma de Mallorca. */
const NEAR_VALENCIA = ['tarragona', 'cuenca', 'albacete', 'alicante', 'palma-de-mallorca'];
const full = { yellow: 3 };

const outbreaksOf = (s: IberianScenario): string[] =>
  s.facts.filter(({ fact }) => fact === 'outbreak').map((fact) => String(fact['city']));

describe('An outbreak', () => {
  it('IB-OUT-1 IB-OUT-2 IB-OUT-16 the marker moves first, then each connected city gets a cube; the city keeps its three', () => {
    const s = iberia({ roles, infectNext: ['valencia'], cubes: { valencia: full } });
    s.does('end', 'infect').told(
      { fact: 'outbreak', city: 'valencia', total: 1 },
      { fact: 'placed', cause: 'outbreak', from: 'valencia' },
    );
    expect(s.facts.findIndex(({ fact }) => fact === 'outbreak')).toBeLessThan(
      s.facts.findIndex(({ fact }) => fact === 'placed'),
    );
    for (const city of NEAR_VALENCIA) s.cubes(city, 'yellow', 1);
    s.cubes('valencia', 'yellow', 3).supply('yellow', 16).outbreaks(1).asks('infections', { left: 1 });
  });

  it('IB-OUT-3 IB-OUT-4 a token near a receiving city takes the place of its cube', () => {
    iberia({ roles, infectNext: ['valencia'], cubes: { valencia: full }, tokens: { r30: 2, r14: 1 } })
      .does('end', 'infect')
      .told(
        { fact: 'tokenSpent', region: 'madrid-teruel', city: 'cuenca' },
        { fact: 'tokenSpent', region: 'almeria-jaen', city: 'albacete' },
      )
      .cubes('cuenca', 'yellow', 0)
      .cubes('albacete', 'yellow', 0)
      .cubes('tarragona', 'yellow', 1)
      .cubes('alicante', 'yellow', 1)
      .tokens('r14', 0)
      .tokens('r30', 1)
      .tokensLeft(13)
      .outbreaks(1);
  });

  it('IB-OUT-4 a token near no receiving city is left alone, however near the outbreak it lies', () => {
    iberia({ roles, infectNext: ['huesca'], cubes: { huesca: { red: 3 } }, tokens: { r03: 1, r16: 1 } })
      .does('end', 'infect')
      .cubes('pamplona', 'red', 1)
      .cubes('zaragoza', 'red', 1)
      .cubes('andorra-la-vella', 'red', 1)
      .tokens('r03', 1)
      .tokens('r16', 1);
  });

  it('IB-OUT-14 IB-OUT-15 the cubes have the colour of the outbreak, and each colour has room for three', () => {
    iberia({
      roles,
      infectNext: ['cuenca'],
      cubes: { cuenca: { yellow: 3, red: 3 }, madrid: { red: 3, blue: 3, black: 3, yellow: 2 } },
    })
      .does('end', 'infect')
      .cubes('madrid', 'yellow', 3)
      .cubes('madrid', 'red', 3)
      .cubes('madrid', 'blue', 3)
      .cubes('madrid', 'black', 3)
      .cubes('teruel', 'red', 0)
      .outbreaks(1);
  });

  it('IB-OUT-17 dotted lines carry it, rails do not carry it further', () => {
    iberia({
      roles,
      infectNext: ['gibraltar', 'valencia'],
      cubes: { gibraltar: { black: 3 }, valencia: full },
      rails: ['valencia-tarragona', 'tarragona-barcelona', 'valencia-alicante', 'alicante-cartagena'],
    })
      .does('end', 'infect')
      .cubes('malaga', 'black', 1)
      .cubes('cadiz', 'black', 1)
      .supply('black', 19)
      .does('infect')
      .cubes('palma-de-mallorca', 'yellow', 1)
      .cubes('tarragona', 'yellow', 1)
      .cubes('barcelona', 'yellow', 0)
      .cubes('cartagena', 'yellow', 0);
  });

  it('IB-OUT-21 the marker on its last space loses before any cube of that outbreak is placed', () => {
    const position = { roles, infectNext: ['valencia'], cubes: { valencia: full } };
    const s = iberia({ ...position, outbreaks: 7 }).does('end', 'infect');
    s.outbreaks(8).supply('yellow', 21).ends('outbreaks');
    expect(s.facts.some(({ fact }) => fact === 'placed')).toBe(false);
    iberia({ ...position, outbreaks: 6 })
      .does('end', 'infect')
      .outbreaks(7)
      .cubes('alicante', 'yellow', 1)
      .asks('infections');
  });

  it('IB-OUT-22 a cube missing for a connected city loses at once; tokens make it unnecessary', () => {
    const position = {
      roles,
      infectNext: ['gibraltar'],
      cubes: { gibraltar: { black: 3 }, malaga: {}, cadiz: {} },
      supply: { black: 1 },
    };
    const s = iberia(position).does('end', 'infect').supply('black', 0).ends('cubes');
    expect(s.facts.at(-1)).toEqual({ fact: 'over', ending: 'cubes', winners: [] });
    iberia({ ...position, tokens: { r33: 1 } })
      .does('end', 'infect')
      .cubes('malaga', 'black', 0)
      .cubes('cadiz', 'black', 1)
      .supply('black', 0)
      .asks('infections');
  });

  it('IB-OUT-23 next to the region of the Nurse no cube, no chain and no token is spent', () => {
    const position = {
      roles: ['nurse', 'sailor'],
      infectNext: ['valencia'],
      cubes: { valencia: full, cuenca: full },
      tokens: { r14: 1, r21: 2 },
    };
    iberia({ ...position, prevention: 'r21' })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'cuenca', cause: 'outbreak' })
      .cubes('cuenca', 'yellow', 3)
      .cubes('albacete', 'yellow', 0)
      .cubes('alicante', 'yellow', 1)
      .tokens('r14', 1)
      .tokens('r21', 2)
      .outbreaks(1)
      .asks('infections');
    iberia({ ...position, prevention: 'r01' })
      .does('end', 'infect', 'pay r14')
      .tokens('r14', 0)
      .tokens('r21', 1); // Albacete paid as well
  });
});

describe('A chain of outbreaks', () => {
  it('IB-OUT-5 IB-OUT-7 IB-OUT-8 a full city breaks out after the first outbreak is over, the marker before its cubes', () => {
    const s = iberia({ roles, infectNext: ['cuenca'], cubes: { cuenca: full, albacete: full } });
    s.does('end', 'infect').cubes('albacete', 'yellow', 3).outbreaks(2);
    const order = s.facts.filter(({ fact }) => fact === 'outbreak' || fact === 'placed');
    expect(order.map((fact) => fact['total'] ?? fact['from'])).toEqual([
      1,
      ...Array<string>(3).fill('cuenca'),
      2,
      ...Array<string>(4).fill('albacete'),
    ]);
    s.cubes('valencia', 'yellow', 2).cubes('jaen', 'yellow', 1).cubes('ciudad-real', 'yellow', 1);
  });

  it('IB-OUT-6 a full city near a token does not break out', () => {
    iberia({
      roles,
      infectNext: ['cuenca'],
      cubes: { cuenca: full, albacete: full },
      tokens: { r30: 1 },
    })
      .does('end', 'infect')
      .cubes('albacete', 'yellow', 3)
      .cubes('jaen', 'yellow', 0)
      .tokens('r30', 0)
      .outbreaks(1);
  });

  it('IB-OUT-9 IB-OUT-10 IB-OUT-12 three full cities that are joined to each other break out once each', () => {
    const s = iberia({
      roles,
      infectNext: ['valencia'],
      cubes: { valencia: full, cuenca: full, albacete: full },
    });
    s.does('end', 'infect');
    expect(outbreaksOf(s).sort()).toEqual(['albacete', 'cuenca', 'valencia']);
    s.cubes('valencia', 'yellow', 3).cubes('cuenca', 'yellow', 3).cubes('albacete', 'yellow', 3);
    s.supply('yellow', 24 - 9 - 8)
      .outbreaks(3)
      .asks('infections');
  });

  it('IB-OUT-11 IB-OUT-12 cities that broke out or wait to do so take no token when outbreaks reach them', () => {
    // Only patients who are carried away fill up a city whose water is clean, so that it breaks out beside tokens.
    const s = iberia({
      roles,
      challenges: ['influx-of-patients'],
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 2 }, valencia: full, albacete: full },
      tokens: { r25: 1 },
      infectNext: ['cuenca'],
    });
    s.does('end', 'transfer valencia to cuenca', 'continue', 'infect').asks('overflow', { city: 'cuenca' });
    s.does('evacuate valencia', 'evacuate valencia', 'evacuate albacete', 'evacuate albacete')
      .tokens('r25', 1)
      .does('outbreak valencia')
      .told(
        { fact: 'outbreak', city: 'valencia' },
        { fact: 'tokenSpent', region: 'alicante', city: 'alicante' },
        { fact: 'outbreak', city: 'albacete' },
        { fact: 'placed', city: 'cartagena', from: 'albacete' },
      )
      .cubes('alicante', 'yellow', 0)
      .cubes('valencia', 'yellow', 3)
      .cubes('albacete', 'yellow', 3)
      .outbreaks(3);
  });

  it('IB-OUT-13 with the next card all cities can break out again', () => {
    const s = iberia({ roles, infectNext: ['valencia', 'cuenca'], cubes: { valencia: full, cuenca: full } });
    s.does('end', 'infect').outbreaks(2).does('infect');
    // Albacete was between the two and is full by now.
    expect(outbreaksOf(s)).toEqual(['cuenca', 'valencia', 'albacete']);
    s.cubes('alicante', 'yellow', 2).outbreaks(5);
  });

  it('IB-OUT-21 IB-OUT-8 the eighth outbreak inside a chain ends the game before its cubes', () => {
    iberia({ roles, outbreaks: 6, infectNext: ['cuenca'], cubes: { cuenca: full, valencia: full } })
      .does('end', 'infect')
      .cubes('teruel', 'yellow', 1)
      .cubes('alicante', 'yellow', 0)
      .outbreaks(8)
      .ends('outbreaks');
  });

  it('IB-OUT-24 the outbreak of an epidemic spreads, chains, spends tokens and forgets by the same rules', () => {
    const s = iberia({
      roles,
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['valencia'],
      cubes: { valencia: { yellow: 1 }, cuenca: full },
      tokens: { r30: 1 },
    });
    s.does('end');
    expect(outbreaksOf(s)).toEqual(['valencia', 'cuenca']);
    s.cubes('valencia', 'yellow', 3)
      .cubes('cuenca', 'yellow', 3)
      .cubes('tarragona', 'yellow', 1)
      .cubes('albacete', 'yellow', 1) // the token for the first cube, none for the second
      .tokens('r30', 0)
      .outbreaks(2)
      .does('infect'); // Valencia alone was intensified
    expect(outbreaksOf(s)).toEqual(['valencia', 'cuenca']);
    s.cubes('tarragona', 'yellow', 2).outbreaks(4);
  });
});
