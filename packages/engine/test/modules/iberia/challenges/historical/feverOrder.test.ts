// In which order extra cubes of yellow fever and the outbreaks they cause come.
import { describe, expect, it } from 'vitest';
import { PORTS } from '../../../../../src/modules/iberia/map.ts';
import { iberia } from '../../../../scenario/iberia.ts';

const fever = {
  roles: ['sailor', 'politician'],
  challenges: ['historical-diseases'],
  options: { diseases: 'yellow-fever' },
};

describe('Yellow fever: orders', () => {
  it('IB-YEL-16 no order of the extra cubes can matter on this map, so none is asked for', () => {
    const { game } = iberia(fever);
    const id = (city: number): string => game.cityIds[city]!;
    const portsNear = (city: number): number[] =>
      [...game.near[city]!].filter((other) => PORTS.some((port) => port === id(other)));
    const cities = [...game.cityIds.keys()];
    // What a step can put on the board: a cube in one port, or cubes in all ports next to an outbreak.
    const steps = [...cities.map((city) => [city]), ...cities.map(portsNear)];
    const disputes: string[] = [];
    for (const step of steps) {
      for (const around of game.citiesOf) {
        // A token in this region would have kept away the cubes of its own cities.
        const due = step.filter((city) => !around.includes(city)).flatMap(portsNear);
        const claims = new Set(due.filter((port) => around.includes(port)));
        if (claims.size > 1) disputes.push(step.map(id).join(' '));
      }
    }
    expect(disputes).toEqual([]);
    iberia({ ...fever, infectNext: ['alicante'], tokens: { r08: 1, r33: 1 } })
      .does('end', 'infect')
      .asks('infections', { left: 1 });
  });

  const position = {
    ...fever,
    cubes: {
      teruel: { yellow: 3 },
      tarragona: { yellow: 3 },
      cuenca: { yellow: 3 },
      valencia: { yellow: 3 },
      'palma-de-mallorca': { yellow: 2 },
    },
    infectNext: ['teruel'],
  };

  it('IB-YEL-16 IB-OUT-20 the active player orders the outbreaks, for extra cubes make them differ', () => {
    const s = iberia(position).does('end', 'infect').asks('chain').waitsFor('sailor').outbreaks(1);
    expect(s.legal()).toEqual(['1: outbreak tarragona', '1: outbreak cuenca']);
    // Valencia brings Palma its third cube, and so one to Barcelona.
    s.does('outbreak cuenca', 'outbreak valencia').cubes('barcelona', 'yellow', 3).outbreaks(5);
    // Here Palma has its third cube as an extra one, and breaks out before Valencia could bring it.
    iberia(position)
      .does('end', 'infect', 'outbreak tarragona', 'outbreak cuenca')
      .cubes('barcelona', 'yellow', 2)
      .outbreaks(5);
  });

  it('IB-YEL-16 where only infections bring cubes no order is asked for', () => {
    iberia({ ...position, options: { ...fever.options, 'yellow-fever': 'infections' } })
      .does('end', 'infect')
      .outbreaks(4)
      .asks('infections', { left: 1 });
  });
});
