import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['influx-of-patients'];
const influx = { roles, challenges };

describe('Patients: who moves', () => {
  it('IB-INX-11 IB-INX-12 each hospital on the board draws one patient of its colour one step', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca', red: 'burgos' },
      cubes: {
        valencia: { yellow: 2, red: 1 },
        valladolid: { red: 2, yellow: 1 },
        sevilla: { black: 2 },
        lisboa: { blue: 1 },
      },
    })
      .does('end', 'continue')
      .cubes('valencia', 'yellow', 1)
      .cubes('cuenca', 'yellow', 1)
      .cubes('valladolid', 'red', 1)
      .cubes('burgos', 'red', 1)
      .cubes('valencia', 'red', 1)
      .cubes('valladolid', 'yellow', 1)
      .cubes('sevilla', 'black', 2)
      .cubes('lisboa', 'blue', 1);
  });

  it('IB-INX-14 IB-INX-48 who lies in the hospital stays, and three of a colour have room', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 2 }, girona: { yellow: 1 }, valencia: { yellow: 1 } },
    })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .cubes('valencia', 'yellow', 0)
      .cubes('girona', 'yellow', 1)
      .outbreaks(0)
      .does('continue')
      .asks('infections');
  });

  it('IB-INX-21 where all patients are in the hospital nobody moves', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 3 }, valencia: { red: 2 } },
    })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .cubes('valencia', 'red', 2)
      .supply('yellow', 21)
      .asks('infections');
  });

  it('IB-INX-13 IB-INX-16 the nearest in lines moves, though a train would bring another one at once', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: {
        tarragona: { yellow: 1 },
        valencia: { yellow: 1 },
        barcelona: { yellow: 1 },
        teruel: { yellow: 1 },
      },
      rails: ['barcelona-zaragoza', 'zaragoza-madrid', 'madrid-cuenca'],
    })
      .does('end')
      .refuses('transfer barcelona to cuenca', 'not-nearest')
      .refuses('transfer tarragona to valencia', 'not-nearest')
      .refuses('transfer girona to barcelona', 'not-nearest')
      .does('transfer teruel to cuenca')
      .cubes('cuenca', 'yellow', 1)
      .cubes('barcelona', 'yellow', 1)
      .cubes('tarragona', 'yellow', 1);
  });

  it('IB-INX-15 the active player chooses between patients who are equally near', () => {
    const position = {
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { valencia: { yellow: 1 }, madrid: { yellow: 1 } },
    };
    const s = iberia(position).does('end').asks('patients').waitsFor('sailor');
    expect(s.legal()).toHaveLength(2);
    s.as('politician')
      .refuses('transfer madrid to cuenca', 'not-your-turn')
      .as('sailor')
      .does('transfer madrid to cuenca')
      .cubes('madrid', 'yellow', 0)
      .cubes('valencia', 'yellow', 1);
    iberia(position)
      .does('end', 'transfer valencia to cuenca')
      .cubes('madrid', 'yellow', 1)
      .cubes('valencia', 'yellow', 0);
  });

  it('IB-INX-27 patients move in every turn, even after no action, and cannot be left where they are', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { valencia: { yellow: 2 }, madrid: { yellow: 1 } },
      infectNext: ['vigo', 'leon'],
    })
      .does('end')
      .refuses('end', 'not-now')
      .refuses('continue', 'not-now')
      .does('transfer madrid to cuenca', 'continue', 'infect', 'infect', 'continue')
      .as('politician')
      .does('end')
      .cubes('cuenca', 'yellow', 2)
      .cubes('valencia', 'yellow', 1);
  });

  it('IB-INX-25 a patient who moves takes no cube from the supply, even from an empty one', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { valencia: { yellow: 1 }, madrid: { red: 1 } },
      supply: { yellow: 0 },
    })
      .does('end')
      .cubes('cuenca', 'yellow', 1)
      .cubes('valencia', 'yellow', 0)
      .supply('yellow', 0)
      .does('continue')
      .asks('infections');
  });
});

describe('Patients: which way', () => {
  it('IB-INX-17 IB-INX-18 the active player chooses between equally fast ways, no other is open', () => {
    const position = { ...influx, hospitals: { yellow: 'cuenca' }, cubes: { tarragona: { yellow: 1 } } };
    const s = iberia(position).does('end').asks('patients').waitsFor('sailor');
    expect(s.legal()).toHaveLength(2);
    s.refuses('transfer tarragona to barcelona', 'not-a-fastest-way')
      .refuses('transfer tarragona to cuenca', 'not-a-fastest-way')
      .does('transfer tarragona to teruel')
      .cubes('teruel', 'yellow', 1)
      .cubes('tarragona', 'yellow', 0);
    iberia(position).does('end', 'transfer tarragona to valencia').cubes('valencia', 'yellow', 1);
  });

  it('IB-EX-123 the nearest in lines goes first, by the way that rails make fastest', () => {
    const position = {
      ...influx,
      hospitals: { yellow: 'cuenca' },
      rails: ['barcelona-tarragona', 'tarragona-valencia'],
    };
    iberia({ ...position, cubes: { tarragona: { yellow: 1 }, barcelona: { yellow: 1 } } })
      .does('end')
      .refuses('transfer barcelona to valencia', 'not-nearest')
      .does('transfer tarragona to valencia')
      .cubes('valencia', 'yellow', 1)
      .cubes('barcelona', 'yellow', 1);
    iberia({ ...position, cubes: { barcelona: { yellow: 1 } } })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .cubes('barcelona', 'yellow', 0);
  });

  it('IB-INX-17 a way that begins with a line to the train is as good as its number of steps', () => {
    const position = {
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { girona: { yellow: 1 } },
    };
    // Girona is four lines away; from Barcelona a train does the rest.
    iberia({ ...position, rails: ['barcelona-zaragoza', 'zaragoza-teruel', 'teruel-cuenca'] })
      .does('end')
      .cubes('barcelona', 'yellow', 1)
      .cubes('girona', 'yellow', 0);
    // From Andorra and Huesca a train does as well: two ways of three steps.
    const s = iberia({ ...position, rails: ['huesca-zaragoza', 'zaragoza-teruel', 'teruel-cuenca'] }).does(
      'end',
    );
    expect(s.legal().map((text) => text.slice(3))).toEqual([
      'transfer girona to andorra-la-vella',
      'transfer girona to barcelona',
    ]);
  });

  it('IB-INX-20 one step takes a patient on the rails of the hospital all the way', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'cuenca' },
      cubes: { girona: { yellow: 1 } },
      rails: ['girona-barcelona', 'barcelona-zaragoza', 'zaragoza-madrid', 'madrid-cuenca'],
    })
      .does('end')
      .told({ fact: 'cubeMoved', from: 'girona', to: 'cuenca' })
      .cubes('cuenca', 'yellow', 1)
      .cubes('girona', 'yellow', 0);
  });

  it('IB-INX-22 no ship takes a patient from port to port', () => {
    iberia({ ...influx, hospitals: { blue: 'vigo' }, cubes: { albufeira: { blue: 1 } } })
      .does('end')
      .cubes('lisboa', 'blue', 1)
      .cubes('albufeira', 'blue', 0)
      .cubes('vigo', 'blue', 0);
  });

  it('IB-INX-23 dotted lines count as lines, for the distance and for the step', () => {
    iberia({
      ...influx,
      hospitals: { yellow: 'valencia' },
      cubes: { 'palma-de-mallorca': { yellow: 1 }, teruel: { yellow: 1 } },
    })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .cubes('palma-de-mallorca', 'yellow', 0)
      .cubes('teruel', 'yellow', 1);
  });

  it('IB-INX-19 IB-EX-125 no token stops a patient, and none is spent', () => {
    iberia({
      roles: ['sailor', 'nurse'],
      challenges,
      at: { nurse: 'tarragona' },
      hospitals: { yellow: 'valencia' },
      cubes: { tarragona: { yellow: 1 } },
      tokens: { r16: 2 },
      prevention: 'r16',
    })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .cubes('tarragona', 'yellow', 0)
      .tokens('r16', 2)
      .prevention('r16');
  });
});
