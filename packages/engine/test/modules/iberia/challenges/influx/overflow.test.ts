import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['influx-of-patients'];
/** Cuenca has its hospital; Madrid, Teruel, Albacete and Valencia are connected to it. */
const influx = { roles, challenges, hospitals: { yellow: 'cuenca' } };
const full = { ...influx, cubes: { cuenca: { yellow: 3 } }, infectNext: ['cuenca'] };
const four = (city: string): string[] => Array.from({ length: 4 }, () => `evacuate ${city}`);

describe('Overflow after a patient', () => {
  it('IB-EX-13 IB-INX-29 IB-INX-32 IB-INX-33 IB-INX-35 a patient by train is one too many', () => {
    iberia({
      ...influx,
      at: { sailor: 'madrid' },
      cubes: { cuenca: { yellow: 3 }, zaragoza: { yellow: 1 }, barcelona: { yellow: 1 } },
      rails: ['zaragoza-teruel', 'teruel-cuenca'],
    })
      .supply('yellow', 19)
      .does('end')
      .asks('overflow', { city: 'cuenca', colour: 'yellow' })
      .cubes('zaragoza', 'yellow', 0)
      .cubes('cuenca', 'yellow', 4)
      .does('evacuate madrid', 'evacuate madrid', 'evacuate teruel')
      .outbreaks(0)
      .does('evacuate albacete')
      .told({ fact: 'cubeMoved', to: 'albacete' }, { fact: 'hospitalOverflowed', city: 'cuenca', total: 1 })
      .cubes('cuenca', 'yellow', 0)
      .cubes('barcelona', 'yellow', 1)
      .cubes('madrid', 'yellow', 2)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 1)
      .cubes('valencia', 'yellow', 0)
      .hospital('yellow', 'cuenca')
      .supply('yellow', 19)
      .outbreaks(1);
  });

  it('IB-INX-33 IB-INX-34 the active player chooses freely among connected cities, all may go to one', () => {
    const s = iberia({ ...influx, cubes: { cuenca: { yellow: 3 }, teruel: { yellow: 1 } } }).does('end');
    s.waitsFor('sailor').allows(
      'evacuate madrid',
      'evacuate teruel',
      'evacuate albacete',
      'evacuate valencia',
    );
    expect(s.legal()).toHaveLength(4);
    s.refuses('evacuate barcelona', 'not-connected')
      .refuses('evacuate cuenca', 'not-connected')
      .refuses('continue', 'not-now')
      .as('politician')
      .refuses('evacuate madrid', 'not-your-turn')
      .as('sailor')
      .does('evacuate madrid', 'evacuate madrid', 'evacuate madrid')
      .cubes('madrid', 'yellow', 3)
      .cubes('cuenca', 'yellow', 1);
  });

  it('IB-INX-41 IB-INX-48 colours do not add up, and three of one have room', () => {
    iberia({ ...influx, cubes: { cuenca: { yellow: 2, red: 3, blue: 3 }, valencia: { yellow: 1 } } })
      .does('end')
      .cubes('cuenca', 'yellow', 3)
      .outbreaks(0)
      .does('continue')
      .asks('infections');
  });

  it('IB-INX-32 cubes of other colours stay in a city that overflows', () => {
    iberia({ ...influx, cubes: { cuenca: { yellow: 3, red: 3 }, valencia: { yellow: 1 } } })
      .does('end', ...four('teruel').slice(1), 'evacuate madrid')
      .cubes('cuenca', 'yellow', 0)
      .cubes('cuenca', 'red', 3);
  });

  it('IB-INX-39 IB-INX-40 tokens stop no patient who leaves, but the cubes of outbreaks that follow', () => {
    iberia({
      roles: ['sailor', 'nurse'],
      challenges,
      at: { nurse: 'cartagena' },
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 3 }, teruel: { yellow: 1 }, valencia: { yellow: 3 } },
      tokens: { r16: 1 },
      prevention: 'r25',
    })
      .does('end', 'transfer teruel to cuenca')
      .does('evacuate albacete', 'evacuate albacete', 'evacuate valencia', 'evacuate teruel')
      // Palma, Tarragona and Alicante are next to Valencia; Alicante lies on the nurse's region, the others on the purified one.
      .asks('chain')
      .cubes('albacete', 'yellow', 2)
      .tokens('r16', 1)
      .does('spread-to tarragona')
      .tokens('r16', 0)
      .cubes('tarragona', 'yellow', 0)
      .cubes('palma-de-mallorca', 'yellow', 1)
      .cubes('alicante', 'yellow', 0)
      .cubes('albacete', 'yellow', 2)
      .outbreaks(2);
  });
});

describe('Overflow after an infection', () => {
  it('IB-EX-124 IB-INX-30 IB-INX-31 IB-INX-35 the fourth cube is placed, then all leave', () => {
    iberia(full)
      .does('end', 'infect')
      .asks('overflow', { city: 'cuenca', colour: 'yellow' })
      .cubes('cuenca', 'yellow', 4)
      .supply('yellow', 20)
      .outbreaks(0)
      .does('evacuate madrid', 'evacuate teruel', 'evacuate albacete', 'evacuate valencia')
      .cubes('cuenca', 'yellow', 0)
      .cubes('madrid', 'yellow', 1)
      .cubes('teruel', 'yellow', 1)
      .cubes('albacete', 'yellow', 1)
      .cubes('valencia', 'yellow', 1)
      .supply('yellow', 20)
      .outbreaks(1)
      .infectionDiscard('cuenca')
      .asks('infections', { left: 1 });
  });

  it('IB-EX-124 IB-INX-36 IB-INX-37 IB-INX-38 what has no room goes back, the marker moves, then the outbreak', () => {
    iberia({ ...full, cubes: { cuenca: { yellow: 2 }, teruel: { yellow: 1 }, valencia: { yellow: 3 } } })
      .does('end', 'transfer teruel to cuenca', 'continue', 'infect', ...four('valencia').slice(1))
      .supply('yellow', 20)
      .outbreaks(0)
      .does('evacuate valencia')
      .told(
        { fact: 'removed', city: 'valencia', by: 'overflow' },
        { fact: 'hospitalOverflowed', city: 'cuenca', colour: 'yellow', total: 1 },
        { fact: 'outbreak', city: 'valencia', total: 2 },
        { fact: 'placed', city: 'albacete', cause: 'outbreak' },
      )
      .cubes('cuenca', 'yellow', 0)
      .cubes('valencia', 'yellow', 3)
      .cubes('albacete', 'yellow', 1)
      .cubes('tarragona', 'yellow', 1)
      .cubes('alicante', 'yellow', 1)
      .cubes('palma-de-mallorca', 'yellow', 1)
      .supply('yellow', 17)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-30 without the challenge a hospital city breaks out', () => {
    iberia({ ...full, challenges: [] })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 3)
      .cubes('madrid', 'yellow', 1)
      .outbreaks(1);
  });

  it('IB-INX-44 a token next to the hospital keeps the fourth cube away', () => {
    iberia({ ...full, tokens: { r14: 1 } })
      .does('end', 'infect')
      .tokens('r14', 0)
      .cubes('cuenca', 'yellow', 3)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-45 so does the nurse', () => {
    iberia({ ...full, roles: ['sailor', 'nurse'], at: { nurse: 'teruel' }, prevention: 'r14' })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 3)
      .outbreaks(0)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-46 without a cube for the fourth place the game is lost', () => {
    const position = {
      ...full,
      cubes: { cuenca: { yellow: 2 }, teruel: { yellow: 1 }, madrid: { red: 1 } },
    };
    iberia({ ...position, supply: { yellow: 0 } })
      .does('end', 'continue', 'infect')
      .ends('cubes');
    iberia({ ...position, supply: { yellow: 1 } })
      .does('end', 'continue', 'infect')
      .asks('overflow')
      .supply('yellow', 0);
  });

  it('IB-INX-47 an overflow that reaches the last space loses at once', () => {
    iberia({ ...full, outbreaks: 7 })
      .does('end', 'infect', 'evacuate madrid', 'evacuate madrid', 'evacuate teruel')
      .ends('running')
      .does('evacuate teruel')
      .outbreaks(8)
      .ends('outbreaks');
    iberia({ ...full, outbreaks: 6 })
      .does('end', 'infect', 'evacuate madrid', 'evacuate madrid', 'evacuate teruel', 'evacuate teruel')
      .outbreaks(7)
      .ends('running');
  });
});

describe('Overflow after an epidemic', () => {
  const position = { ...influx, drawNext: ['epidemic', 'soria'], infectLast: ['cuenca'] };

  it.each([
    { there: 0, tokens: 0, now: 3, left: 0 },
    { there: 0, tokens: 2, now: 1, left: 0 },
    { there: 0, tokens: 5, now: 0, left: 2 },
    { there: 1, tokens: 1, now: 3, left: 0 },
    { there: 2, tokens: 2, now: 3, left: 0 },
    { there: 3, tokens: 3, now: 3, left: 0 },
  ])('IB-INX-49 tokens come first, and up to three cubes have room', ({ there, tokens, now, left }) => {
    iberia({ ...position, cubes: { cuenca: { yellow: there } }, tokens: { r14: tokens } })
      .does('end')
      .cubes('cuenca', 'yellow', now)
      .tokens('r14', left)
      .outbreaks(0)
      .asks('infections');
  });

  it.each([
    { there: 1, tokens: 0 },
    { there: 2, tokens: 1 },
    { there: 3, tokens: 0 },
    { there: 3, tokens: 2 },
  ])('IB-INX-49 IB-INX-31 where it would break out it gets a fourth cube, no more', ({ there, tokens }) => {
    iberia({ ...position, cubes: { cuenca: { yellow: there } }, tokens: { r14: tokens } })
      .does('end')
      .asks('overflow', { city: 'cuenca' })
      .cubes('cuenca', 'yellow', 4)
      .supply('yellow', 20)
      .tokens('r14', 0)
      .does('evacuate teruel', 'evacuate teruel', 'evacuate teruel', 'evacuate madrid')
      .cubes('cuenca', 'yellow', 0)
      .outbreaks(1)
      .asks('infections');
  });
});
