// Hospitals that overflow within chains of outbreaks, and next to each other.
import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['influx-of-patients'];
const influx = { roles, challenges };
const four = (city: string): string[] => Array.from({ length: 4 }, () => `evacuate ${city}`);

describe('Overflow in a chain of outbreaks', () => {
  it('IB-INX-43 an outbreak makes the hospital next to it overflow', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 2 }, teruel: { yellow: 1 }, valencia: { yellow: 3 } },
      infectNext: ['valencia'],
    })
      .does('end', 'transfer teruel to cuenca', 'continue', 'infect')
      .asks('overflow', { city: 'cuenca' })
      .cubes('cuenca', 'yellow', 4)
      .cubes('tarragona', 'yellow', 1)
      .outbreaks(1)
      .does(...four('valencia'))
      // Valencia broke out already: it keeps three, breaks out no second time, and sends Cuenca nothing.
      .cubes('valencia', 'yellow', 3)
      .cubes('cuenca', 'yellow', 0)
      .cubes('tarragona', 'yellow', 1)
      .supply('yellow', 17)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-42 IB-INX-43 the colour of the hospital does not matter', () => {
    const position = {
      ...influx,
      cubes: { cuenca: { yellow: 3 }, madrid: { yellow: 3 } },
      infectNext: ['cuenca'],
    };
    iberia({ ...position, hospitals: { red: 'madrid' } })
      .does('end', 'infect')
      .asks('overflow', { city: 'madrid', colour: 'yellow' })
      .does(...four('toledo').slice(1), 'evacuate zaragoza')
      .cubes('madrid', 'yellow', 0)
      .cubes('toledo', 'yellow', 3)
      .cubes('zaragoza', 'yellow', 1)
      .outbreaks(2);
    iberia({ ...position, hospitals: { red: 'burgos' } })
      .does('end', 'infect')
      .cubes('madrid', 'yellow', 3)
      .cubes('toledo', 'yellow', 1)
      .outbreaks(2);
  });

  it('IB-INX-44 IB-INX-45 a token or the nurse at the hospital stops the chain there', () => {
    const position = {
      ...influx,
      roles: ['sailor', 'nurse'],
      at: { nurse: 'toledo' },
      hospitals: { red: 'madrid' },
      cubes: { cuenca: { yellow: 3 }, madrid: { yellow: 3 } },
      infectNext: ['cuenca'],
    };
    iberia({ ...position, tokens: { r20: 1 } })
      .does('end', 'infect')
      .tokens('r20', 0)
      .cubes('madrid', 'yellow', 3)
      .outbreaks(1)
      .asks('infections', { left: 1 });
    iberia({ ...position, tokens: { r20: 1 }, prevention: 'r20' })
      .does('end', 'infect')
      .tokens('r20', 1)
      .cubes('madrid', 'yellow', 3)
      .outbreaks(1)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-38 later outbreaks of the chain leave an overflowed city alone', () => {
    iberia({
      ...influx,
      hospitals: { red: 'madrid' },
      cubes: { cuenca: { yellow: 3 }, madrid: { yellow: 3 }, zaragoza: { yellow: 3 } },
      infectNext: ['cuenca'],
    })
      .does('end', 'infect', ...four('zaragoza'))
      .cubes('madrid', 'yellow', 0)
      .cubes('zaragoza', 'yellow', 3)
      .cubes('soria', 'yellow', 1)
      .cubes('teruel', 'yellow', 2)
      .outbreaks(3)
      .asks('infections', { left: 1 });
  });
});

describe('Two hospitals next to each other', () => {
  it('IB-INX-31 IB-INX-36 a full hospital takes one patient of an overflow and overflows in turn', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca', red: 'madrid' },
      cubes: { cuenca: { yellow: 2 }, teruel: { yellow: 1 }, madrid: { yellow: 3 } },
      infectNext: ['cuenca'],
    })
      .does('end', 'transfer teruel to cuenca', 'continue', 'infect')
      .does('evacuate madrid')
      .cubes('madrid', 'yellow', 4)
      .supply('yellow', 17)
      .does('evacuate madrid')
      .cubes('madrid', 'yellow', 4)
      .supply('yellow', 18)
      .does('evacuate valencia', 'evacuate valencia')
      .outbreaks(1)
      .asks('overflow', { city: 'madrid', colour: 'yellow' })
      // Patients may go where they came from, as far as there is room; no city overflows twice.
      .does(...four('cuenca'))
      .cubes('cuenca', 'yellow', 3)
      .cubes('madrid', 'yellow', 0)
      .supply('yellow', 19)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-37 IB-OUT-20 the active player says which of two full hospitals overflows first', () => {
    const position = {
      ...influx,
      hospitals: { black: 'toledo', red: 'madrid' },
      cubes: {
        'ciudad-real': { black: 3 },
        madrid: { black: 3 },
        toledo: { black: 2 },
        caceres: { black: 1 },
      },
      infectNext: ['ciudad-real'],
    };
    const s = iberia(position).does('end', 'transfer caceres to toledo', 'continue', 'infect');
    s.asks('chain').waitsFor('sailor').cubes('madrid', 'black', 4).cubes('toledo', 'black', 4);
    expect(s.legal()).toEqual(['1: outbreak toledo', '1: outbreak madrid']);
    s.does('outbreak madrid', ...four('toledo'))
      .cubes('toledo', 'black', 4)
      .does(...four('madrid'))
      .cubes('madrid', 'black', 3)
      .cubes('toledo', 'black', 0)
      .outbreaks(3);
    iberia(position)
      .does('end', 'transfer caceres to toledo', 'continue', 'infect', 'outbreak toledo')
      .does(...four('madrid'), ...four('toledo'))
      .cubes('madrid', 'black', 0)
      .cubes('toledo', 'black', 3)
      .outbreaks(3);
  });

  it('IB-INX-37 IB-OUT-20 the order is asked for where cubes that come back could save the game', () => {
    const position = {
      ...influx,
      hospitals: { black: 'jaen' },
      cubes: {
        cuenca: { yellow: 3 },
        valencia: { yellow: 3 },
        albacete: { yellow: 3 },
        jaen: { yellow: 3 },
      },
      supply: { yellow: 7 },
      infectNext: ['cuenca'],
    };
    const s = iberia(position).does('end', 'infect').supply('yellow', 5).asks('chain');
    expect(s.legal()).toEqual(['1: outbreak valencia', '1: outbreak albacete']);
    s.does('outbreak valencia').ends('cubes');
    iberia(position)
      .does('end', 'infect', 'outbreak albacete')
      .does('outbreak jaen', ...four('albacete'))
      .supply('yellow', 3)
      .outbreaks(4)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-37 IB-OUT-20 no order is asked for where cubes are enough or no hospital is left to overflow', () => {
    const position = {
      ...influx,
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 3 }, albacete: { yellow: 3 } },
      infectNext: ['cuenca'],
    };
    iberia({ ...position, hospitals: { black: 'jaen' } })
      .does('end', 'infect')
      .cubes('jaen', 'yellow', 1)
      .outbreaks(3)
      .asks('infections', { left: 1 });
    iberia({ ...position, supply: { yellow: 7 } })
      .does('end', 'infect')
      .ends('cubes');
  });
});
