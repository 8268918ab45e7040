import { describe, expect, it } from 'vitest';
import { peninsula } from '../../../src/modules/iberia/map.ts';
import { iberia } from '../../scenario/iberia.ts';
import { drivesFrom, portsFrom, railsFrom, ringsAround } from './board.ts';

const roles = ['agronomist', 'sailor'];
const DOTTED_CITIES = ['andorra-la-vella', 'palma-de-mallorca', 'gibraltar'];

/** A pawn goes along the line from either end, and no rail can be laid on it. */
function isDottedLine(one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    iberia({ roles, at: { agronomist: from } })
      .refuses(`rail ${from}-${to}`, 'dotted-line')
      .does(`drive ${to}`)
      .at('agronomist', to)
      .railsLeft(20);
  }
}

/** A pawn goes along the line from either end, and a rail can be laid on it. */
function isSolidLine(one: string, other: string): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    iberia({ roles, at: { agronomist: from } })
      .does(`rail ${from}-${to}`, `drive ${to}`)
      .rails(`${from}-${to}`)
      .at('agronomist', to);
  }
}

describe('the board of the peninsula', () => {
  it('IB-CMP-23 has 48 cities, twelve of each colour, each with names, a founding year and lines', () => {
    const { cities, colours } = peninsula;
    expect(new Set(cities.map((city) => city.id)).size).toBe(48);
    expect([...colours].sort()).toEqual(['black', 'blue', 'red', 'yellow']);
    for (const colour of colours) {
      expect(cities.filter((city) => city.colour === colour)).toHaveLength(12);
    }
    for (const { id, name, rank } of cities) {
      expect(name.en.length * name.fr.length, id).toBeGreaterThan(0);
      expect(Number.isInteger(rank) && rank !== 0, `year of ${id}`).toBe(true);
      expect(drivesFrom(id).length, `lines of ${id}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('IB-CMP-23 every line joins two different cities, leads both ways and stands on the board once', () => {
    const ways = peninsula.cities.flatMap(({ id }) => drivesFrom(id).map((to) => `${id} ${to}`));
    expect(new Set(ways).size).toBe(ways.length);
    expect(ways).toHaveLength(2 * peninsula.connections.length);
    for (const way of ways) {
      const [from, to] = way.split(' ');
      expect(from).not.toBe(to);
      expect(ways).toContain(`${to!} ${from!}`);
    }
    expect(ringsAround('madrid').flat()).toHaveLength(48);
  });

  it('IB-CMP-23 ships join every port with all others, and no city inland', () => {
    const reached = new Map(peninsula.cities.map(({ id }) => [id, portsFrom(id)]));
    const ports = [...new Set([...reached.values()].flat())].sort();
    expect(ports).toEqual(expect.arrayContaining(['barcelona', 'cadiz', 'lisboa', 'porto', 'santander']));
    for (const [city, others] of reached) {
      const wanted = ports.includes(city) ? ports.filter((port) => port !== city) : [];
      expect([city, ...others]).toEqual([city, ...wanted]);
    }
    for (const inland of ['madrid', 'cuenca', 'zaragoza', 'sevilla']) expect(ports).not.toContain(inland);
  });

  it('IB-CMP-23 IB-DAT-10 IB-DAT-11 the colours of the cities that the rulebook names', () => {
    const colours = {
      lisboa: 'blue',
      vigo: 'blue',
      albufeira: 'blue',
      valencia: 'yellow',
      cuenca: 'yellow',
      alicante: 'yellow',
      huesca: 'red',
      leon: 'red',
      gijon: 'red',
      valladolid: 'red',
      huelva: 'black',
    };
    for (const [city, colour] of Object.entries(colours)) {
      const table = iberia({ roles, at: { agronomist: city }, hands: { agronomist: [city] } });
      table.does(`hospital ${colour}`).hospital(colour, city);
      const infected = iberia({ roles, infectNext: [city] }).does('end', 'infect');
      expect(infected.view().cubes).toEqual({ [city]: { [colour]: 1 } });
    }
  });
});

describe('lines that the rulebook tells of', () => {
  it('IB-DAT-1 Cuenca is joined to Madrid, Teruel, Albacete and Valencia alone', () => {
    expect(drivesFrom('cuenca')).toEqual(['albacete', 'madrid', 'teruel', 'valencia']);
  });

  it('IB-DAT-2 Valencia is joined to Cuenca, Tarragona, Alicante, Albacete and Palma alone', () => {
    expect(drivesFrom('valencia')).toEqual([
      'albacete',
      'alicante',
      'cuenca',
      'palma-de-mallorca',
      'tarragona',
    ]);
  });

  it('IB-DAT-3 IB-DAT-4 Albufeira is joined to Lisboa and Huelva; Porto, Évora, Coimbra and Sevilla follow', () => {
    const [, near, next] = ringsAround('albufeira');
    expect(near).toEqual(['huelva', 'lisboa']);
    expect(next).toEqual(['coimbra', 'evora', 'porto', 'sevilla']);
  });

  it('IB-DAT-5 Andorra la Vella is joined to Huesca and Girona by dotted lines', () => {
    expect(drivesFrom('andorra-la-vella')).toEqual(['girona', 'huesca']);
    isDottedLine('andorra-la-vella', 'huesca');
    isDottedLine('andorra-la-vella', 'girona');
  });

  it('IB-DAT-6 lines join Huesca and Zaragoza, Zaragoza and Barcelona, Barcelona and Girona', () => {
    isSolidLine('huesca', 'zaragoza');
    isSolidLine('zaragoza', 'barcelona');
    isSolidLine('barcelona', 'girona');
  });

  it('IB-DAT-7 Tarragona lies between Barcelona and Valencia; dotted lines lead from both to Palma', () => {
    isSolidLine('barcelona', 'tarragona');
    isSolidLine('tarragona', 'valencia');
    isDottedLine('palma-de-mallorca', 'barcelona');
    isDottedLine('palma-de-mallorca', 'valencia');
  });

  it('IB-DAT-8 IB-DAT-9 next to Alicante the ports are Valencia and Cartagena; Málaga and Vigo are ports too', () => {
    const ports = portsFrom('alicante');
    expect(drivesFrom('alicante').filter((city) => ports.includes(city))).toEqual(['cartagena', 'valencia']);
    expect(portsFrom('malaga')).toEqual(
      expect.arrayContaining(['alicante', 'cartagena', 'valencia', 'vigo']),
    );
    expect(portsFrom('vigo')).toContain('malaga');
  });

  it('IB-DAT-12 Cuenca is two lines or more from Zaragoza and farther from Barcelona', () => {
    const rings = ringsAround('cuenca');
    const linesTo = (city: string): number => rings.findIndex((ring) => ring.includes(city));
    expect(linesTo('zaragoza')).toBeGreaterThanOrEqual(2);
    expect(linesTo('barcelona')).toBeGreaterThan(linesTo('zaragoza'));
  });

  it('IB-DAT-14 no rail follows a line of Andorra la Vella, Palma or Gibraltar; every other line takes one', () => {
    const both = (one: string, other: string): string => [one, other].sort().join('-');
    const solid = new Set<string>();
    const dotted = new Set<string>();
    for (const { id } of peninsula.cities) {
      const takers = railsFrom(id);
      for (const to of drivesFrom(id)) {
        const taken = takers.includes(`${id}-${to}`) || takers.includes(`${to}-${id}`);
        (taken ? solid : dotted).add(both(id, to));
      }
    }
    const lines = [...solid, ...dotted];
    expect(new Set(lines).size).toBe(lines.length);
    expect([...dotted].sort()).toEqual(
      [...new Set(DOTTED_CITIES.flatMap((city) => drivesFrom(city).map((to) => both(city, to))))].sort(),
    );
    expect(dotted.size).toBe(6);
    expect(railsFrom('gibraltar')).toEqual([]);
  });

  it('IB-DAT-15 León does not touch Vigo nor Huesca Madrid, but rails take a train there', () => {
    iberia({ roles, at: { agronomist: 'vigo' }, rails: ['vigo-ourense', 'ourense-leon'] })
      .refuses('drive leon', 'not-connected')
      .does('train leon')
      .at('agronomist', 'leon');
    iberia({ roles, at: { agronomist: 'huesca' }, rails: ['huesca-zaragoza', 'zaragoza-madrid'] })
      .refuses('drive madrid', 'not-connected')
      .does('train madrid')
      .at('agronomist', 'madrid');
  });
});
