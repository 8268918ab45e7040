import { describe, expect, it } from 'vitest';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['nurse', 'politician'];

describe('The prevention token', () => {
  it('IB-EX-105 IB-NUR-3 IB-NUR-5 stops an outbreak and leaves purified water alone', () => {
    iberia({
      roles,
      at: { nurse: 'tarragona' },
      prevention: 'r16',
      tokens: { r08: 2 },
      cubes: { barcelona: { yellow: 3 } },
      infectNext: ['barcelona'],
    })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'barcelona', by: 'nurse', cause: 'infection' })
      .cubes('barcelona', 'yellow', 3)
      .outbreaks(0)
      .tokens('r08', 2)
      .infectionDiscard('barcelona');
  });

  it('IB-NUR-5 IB-NUR-4 spends no token in an epidemic or in an outbreak next door', () => {
    const start = { roles, at: { nurse: 'tarragona' }, prevention: 'r16', tokens: { r17: 1, r25: 2 } };
    iberia({ ...start, drawNext: ['epidemic', 'lisboa'], infectLast: ['valencia'] })
      .does('end')
      .told({ fact: 'prevented', city: 'valencia', by: 'nurse', cause: 'epidemic' })
      .cubes('valencia', 'yellow', 0)
      .tokens('r17', 1)
      .tokens('r25', 2);
    iberia({
      ...start,
      tokens: { r17: 2 },
      cubes: { alicante: { yellow: 3 }, valencia: { yellow: 3 } },
      infectNext: ['alicante'],
    })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'valencia', by: 'nurse', cause: 'outbreak' })
      .outbreaks(1)
      .cubes('cartagena', 'yellow', 1)
      .tokens('r17', 2);
  });

  it('IB-NUR-2 IB-NUR-6 keeps cubes of all colours off every city of its border, again and again', () => {
    iberia({
      roles,
      prevention: 'r20',
      rateSpace: 6,
      cubes: { cuenca: { yellow: 3 }, salamanca: { blue: 3 } },
      infectNext: ['cuenca', 'salamanca', 'madrid', 'toledo'],
    })
      .does('end', 'infect')
      .cubes('teruel', 'yellow', 1)
      .cubes('madrid', 'yellow', 0)
      .does('infect')
      .cubes('valladolid', 'blue', 1)
      .cubes('madrid', 'blue', 0)
      .does('infect')
      .cubes('madrid', 'red', 0)
      .does('infect')
      .cubes('toledo', 'black', 0)
      .prevention('r20')
      .outbreaks(2)
      .asks('pause');
  });

  it('IB-NUR-3 stops a chain of outbreaks at a city of its border', () => {
    const start = {
      roles,
      at: { nurse: 'tarragona' },
      cubes: { cuenca: { yellow: 3 }, valencia: { yellow: 3 } },
      infectNext: ['cuenca'],
    };
    iberia({ ...start, prevention: 'r16' })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('valencia', 'yellow', 3)
      .cubes('alicante', 'yellow', 0)
      .cubes('albacete', 'yellow', 1);
    iberia({ ...start, prevention: 'r12' })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('alicante', 'yellow', 1);
  });

  it('IB-NUR-4 keeps all three cubes of an epidemic away, and its outbreak', () => {
    const start = {
      roles,
      at: { nurse: 'tarragona' },
      cubes: { valencia: { yellow: 2 } },
      drawNext: ['epidemic', 'lisboa'],
      infectLast: ['valencia'],
    };
    iberia({ ...start, prevention: 'r16' })
      .does('end')
      .cubes('valencia', 'yellow', 2)
      .outbreaks(0);
    iberia({ ...start, prevention: 'r12' })
      .does('end')
      .cubes('valencia', 'yellow', 3)
      .outbreaks(1);
  });

  it('IB-NUR-2 works in the first region of the board as in any other', () => {
    iberia({ roles, at: { nurse: 'pamplona' }, prevention: 'r01', infectNext: ['bilbao-bilbo', 'huesca'] })
      .does('end', 'infect', 'infect')
      .cubes('bilbao-bilbo', 'red', 0)
      .cubes('huesca', 'red', 1);
  });

  it('IB-NUR-13 always covers the city she is in, whichever region she chooses', () => {
    const arrive = { roles, at: { nurse: 'tarragona' }, prevention: 'r12', infectNext: ['valencia'] };
    const choices = iberia(arrive).does('drive valencia').legal('nurse');
    expect(choices).toHaveLength(4);
    for (const choice of choices) {
      iberia(arrive).does('drive valencia', choice, 'end', 'infect').cubes('valencia', 'yellow', 0);
    }
  });

  it('IB-NUR-18 does not cover a connected city outside its region', () => {
    iberia({
      roles,
      at: { nurse: 'barcelona' },
      prevention: 'r16',
      infectNext: ['zaragoza', 'palma-de-mallorca'],
    })
      .allows('drive zaragoza')
      .does('end', 'infect')
      .cubes('zaragoza', 'yellow', 1)
      .does('infect')
      .cubes('palma-de-mallorca', 'yellow', 0);
  });

  it('IB-NUR-14 leaves the cubes that are there, and they can be treated', () => {
    iberia({
      roles,
      at: { nurse: 'tarragona' },
      prevention: 'r12',
      cubes: { valencia: { yellow: 2, red: 1 }, barcelona: { yellow: 1 } },
    })
      .does('drive valencia', 'prevent r16')
      .cubes('valencia', 'yellow', 2)
      .cubes('barcelona', 'yellow', 1)
      .does('treat yellow')
      .cubes('valencia', 'yellow', 1)
      .cubes('valencia', 'red', 1)
      .supply('yellow', 22);
  });

  it('IB-NUR-15 needs no cube from an empty supply for a city that it covers', () => {
    const start = { roles, at: { nurse: 'tarragona' }, supply: { yellow: 0 }, infectNext: ['valencia'] };
    iberia({ ...start, prevention: 'r16' })
      .does('end', 'infect')
      .supply('yellow', 0)
      .ends('running');
    iberia({ ...start, prevention: 'r12' })
      .does('end', 'infect')
      .ends('cubes');
  });

  it('IB-NUR-16 does not stop patients on their way to a hospital', () => {
    iberia({
      roles,
      challenges: ['influx-of-patients'],
      at: { nurse: 'valencia' },
      prevention: 'r22',
      hospitals: { yellow: 'cuenca' },
      cubes: { albacete: { yellow: 1 } },
    })
      .does('end')
      .told({ fact: 'cubeMoved', from: 'albacete', to: 'cuenca' })
      .cubes('albacete', 'yellow', 0)
      .cubes('cuenca', 'yellow', 1)
      .prevention('r22');
  });
});
