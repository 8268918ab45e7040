import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['historical-diseases'];
const fever = { roles, challenges, options: { diseases: 'yellow-fever' } };
const narrow = { ...fever, options: { ...fever.options, 'yellow-fever': 'infections' } };
const epidemic = { drawNext: ['epidemic', 'soria'] };

type Table = ReturnType<typeof iberia>;
/** City to its yellow cubes, without those that have none. */
const yellow = (s: Table): Record<string, number> =>
  Object.fromEntries(
    Object.entries(s.view().cubes)
      .map(([city, cubes]): [string, number] => [city, cubes['yellow'] ?? 0])
      .filter(([, count]) => count > 0),
  );

describe('Yellow fever: an infection', () => {
  it('IB-EX-17 IB-YEL-1 IB-YEL-3 a cube in a port brings one to each port next to it, and these bring none', () => {
    const s = iberia({ ...fever, infectNext: ['alicante'] }).does('end', 'infect');
    expect(yellow(s)).toEqual({ alicante: 1, valencia: 1, cartagena: 1 });
    s.supply('yellow', 21).outbreaks(0).infectionDiscard('alicante');
  });

  it('IB-YEL-1 without the disease it brings none', () => {
    const s = iberia({ ...fever, options: { diseases: 'cholera' }, infectNext: ['alicante'] });
    expect(yellow(s.does('end', 'infect'))).toEqual({ alicante: 1 });
  });

  it('IB-YEL-2 IB-YEL-4 only ports that one line, solid or dotted, joins to it get a cube', () => {
    // Cuenca and Albacete are next to Valencia too, but are no ports; ships and rails do not count.
    const s = iberia({
      ...fever,
      infectNext: ['valencia'],
      rails: ['barcelona-tarragona', 'tarragona-valencia'],
    });
    expect(yellow(s.does('end', 'infect'))).toEqual({
      valencia: 1,
      tarragona: 1,
      alicante: 1,
      'palma-de-mallorca': 1,
    });
  });

  it('IB-YEL-5 a cube in a city without a port brings none to the ports next to it', () => {
    const s = iberia({ ...fever, infectNext: ['cuenca', 'albacete'] }).does('end', 'infect');
    expect(yellow(s)).toEqual({ cuenca: 1 });
    expect(yellow(s.does('infect'))).toEqual({ cuenca: 1, albacete: 1 });
  });

  it('IB-YEL-6 cubes of other colours bring none', () => {
    iberia({ ...fever, infectNext: ['malaga', 'gijon'], rateSpace: 1 })
      .does('end', 'infect', 'infect')
      .cubes('malaga', 'black', 1)
      .cubes('almeria', 'black', 0)
      .cubes('gibraltar', 'black', 0)
      .cubes('gijon', 'red', 1)
      .cubes('santander', 'red', 0)
      .supply('yellow', 24);
  });

  it('IB-YEL-14 a port of another colour gets its yellow cube as well', () => {
    const s = iberia({ ...fever, infectNext: ['cartagena'] }).does('end', 'infect');
    expect(yellow(s)).toEqual({ cartagena: 1, alicante: 1, almeria: 1 });
  });

  it('IB-YEL-7 IB-EX-127 a cube that a token or the nurse keeps away brings none', () => {
    const purified = iberia({ ...fever, infectNext: ['alicante'], tokens: { r25: 2 } }).does('end', 'infect');
    expect(yellow(purified.tokens('r25', 1))).toEqual({});
    const nursed = iberia({
      ...fever,
      roles: ['sailor', 'nurse'],
      at: { nurse: 'alicante' },
      prevention: 'r25',
      infectNext: ['alicante'],
    });
    expect(yellow(nursed.does('end', 'infect'))).toEqual({});
  });

  it('IB-YEL-8 IB-EX-127 a token or the nurse near a port keeps its own extra cube away', () => {
    const purified = iberia({ ...fever, infectNext: ['alicante'], tokens: { r16: 2 } }).does('end', 'infect');
    expect(yellow(purified.tokens('r16', 1))).toEqual({ alicante: 1, cartagena: 1 });
    const nursed = iberia({
      ...fever,
      roles: ['sailor', 'nurse'],
      at: { nurse: 'barcelona' },
      prevention: 'r16',
      infectNext: ['alicante'],
      tokens: { r22: 1 },
    });
    expect(yellow(nursed.does('end', 'infect').tokens('r22', 1))).toEqual({ alicante: 1, cartagena: 1 });
  });

  it('IB-YEL-8 the active player chooses which token pays for an extra cube', () => {
    const s = iberia({ ...fever, infectNext: ['alicante'], tokens: { r16: 1, r22: 1 } }).does(
      'end',
      'infect',
    );
    s.asks('payment', { city: 'valencia' }).waitsFor('sailor').does('pay r22').tokens('r16', 1);
    expect(yellow(s)).toEqual({ alicante: 1, cartagena: 1 });
  });

  it('IB-YEL-15 it is compulsory: where a cube is missing the game is lost', () => {
    iberia({ ...fever, infectNext: ['alicante'], cubes: { valencia: { red: 1 } }, supply: { yellow: 2 } })
      .does('end', 'infect')
      .ends('cubes');
    iberia({ ...fever, infectNext: ['alicante'], cubes: { valencia: { red: 1 } }, supply: { yellow: 3 } })
      .does('end', 'infect')
      .supply('yellow', 0)
      .asks('infections', { left: 1 });
  });
});

describe('Yellow fever: epidemics and outbreaks', () => {
  it('IB-YEL-10 an epidemic in a port brings one cube to each port next to it, not three', () => {
    const s = iberia({ ...fever, ...epidemic, infectLast: ['alicante'] }).does('end');
    expect(yellow(s)).toEqual({ alicante: 3, valencia: 1, cartagena: 1 });
    const narrowed = iberia({ ...narrow, ...epidemic, infectLast: ['alicante'] }).does('end');
    expect(yellow(narrowed)).toEqual({ alicante: 3 });
  });

  it('IB-YEL-10 so does one of which tokens left a single cube, but not one they stopped', () => {
    const one = iberia({ ...fever, ...epidemic, infectLast: ['alicante'], tokens: { r25: 2 } }).does('end');
    expect(yellow(one)).toEqual({ alicante: 1, valencia: 1, cartagena: 1 });
    const none = iberia({ ...fever, ...epidemic, infectLast: ['alicante'], tokens: { r25: 3 } }).does('end');
    expect(yellow(none)).toEqual({});
  });

  it('IB-YEL-10 IB-YEL-16 the extra cubes come before the outbreak of the epidemic', () => {
    const s = iberia({ ...fever, ...epidemic, infectLast: ['alicante'], cubes: { alicante: { yellow: 2 } } });
    s.does('end').told(
      { fact: 'placed', city: 'alicante', count: 1, cause: 'epidemic' },
      { fact: 'placed', city: 'cartagena', cause: 'extra' },
      { fact: 'outbreak', city: 'alicante' },
      { fact: 'placed', city: 'cartagena', cause: 'outbreak' },
      { fact: 'placed', city: 'almeria', cause: 'extra' },
    );
    expect(yellow(s)).toEqual({
      alicante: 3,
      valencia: 2,
      cartagena: 2,
      tarragona: 1,
      'palma-de-mallorca': 1,
      almeria: 1,
    });
  });

  it('IB-YEL-11 outbreak cubes in ports bring others once for each port', () => {
    const position = { infectNext: ['albacete'], cubes: { albacete: { yellow: 3 } } };
    const s = iberia({ ...fever, ...position }).does('end', 'infect');
    expect(yellow(s)).toEqual({
      albacete: 3,
      cuenca: 1,
      valencia: 1,
      cartagena: 1,
      'ciudad-real': 1,
      jaen: 1,
      tarragona: 1,
      'palma-de-mallorca': 1,
      alicante: 2,
      almeria: 1,
    });
    expect(yellow(iberia({ ...narrow, ...position }).does('end', 'infect'))).toEqual({
      albacete: 3,
      cuenca: 1,
      valencia: 1,
      cartagena: 1,
      'ciudad-real': 1,
      jaen: 1,
    });
  });

  it('IB-YEL-17 a port next to two that brought cubes gets one from each, and breaks out once if that is too many', () => {
    const position = { ...fever, infectNext: ['albacete'] };
    const s = iberia({ ...position, cubes: { albacete: { yellow: 3 }, alicante: { yellow: 1 } } });
    s.does('end', 'infect').cubes('alicante', 'yellow', 3).outbreaks(1);
    iberia({ ...position, cubes: { albacete: { yellow: 3 }, alicante: { yellow: 2 } } })
      .does('end', 'infect')
      .cubes('alicante', 'yellow', 3)
      .outbreaks(2);
  });

  it('IB-YEL-13 a full port breaks out instead, and brings nothing by itself', () => {
    const s = iberia({ ...fever, infectNext: ['alicante'], cubes: { alicante: { yellow: 3 } } });
    expect(yellow(s.does('end', 'infect').outbreaks(1))).toEqual({
      alicante: 3,
      valencia: 1,
      cartagena: 1,
      tarragona: 1,
      'palma-de-mallorca': 1,
      almeria: 1,
    });
  });

  it('IB-EX-127 IB-YEL-9 IB-YEL-12 an extra cube makes a full port break out as part of the card', () => {
    const position = { infectNext: ['alicante'], cubes: { valencia: { yellow: 3 } } };
    const s = iberia({ ...fever, ...position }).does('end', 'infect');
    s.outbreaks(1).infectionDiscard('alicante');
    const outbreak = {
      valencia: 3,
      cuenca: 1,
      tarragona: 1,
      albacete: 1,
      'palma-de-mallorca': 1,
      alicante: 2,
    };
    // Tarragona, Palma and Alicante bring on; Valencia broke out already and gets none.
    expect(yellow(s)).toEqual({ ...outbreak, cartagena: 2, barcelona: 2 });
    const narrowed = iberia({ ...narrow, ...position })
      .does('end', 'infect')
      .outbreaks(1);
    expect(yellow(narrowed)).toEqual({ ...outbreak, cartagena: 1 });
  });
});
