// Both challenges at one table.
import { describe, expect, it } from 'vitest';
import { compile } from '../../../../src/index.ts';
import { iberia } from '../../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
const challenges = ['influx-of-patients', 'historical-diseases'];
const both = { roles, challenges, options: { diseases: 'malaria+typhus+cholera+yellow-fever' } };
const four = (city: string): string[] => Array.from({ length: 4 }, () => `evacuate ${city}`);

describe('Both challenges', () => {
  it('IB-HIS-9 they can be played together, and both have their effects', () => {
    expect(compile({ game: 'iberia', challenges })).toMatchObject({ ok: true });
    iberia({
      ...both,
      hospitals: { red: 'burgos' },
      cubes: { madrid: { red: 2 }, soria: { red: 1 } },
      infectNext: ['toledo'],
    })
      .does('treat red')
      .asks('actions', { left: 2 })
      .does('end')
      .cubes('burgos', 'red', 1)
      .cubes('soria', 'red', 0)
      .does('continue', 'infect')
      .cubes('toledo', 'black', 2);
  });

  it('IB-INX-28 a yellow patient who comes to a port brings no cube to another', () => {
    iberia({ ...both, hospitals: { yellow: 'valencia' }, cubes: { cuenca: { yellow: 1 } } })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .cubes('alicante', 'yellow', 0)
      .cubes('tarragona', 'yellow', 0)
      .supply('yellow', 23);
  });

  it('IB-INX-28 nor do those who leave a hospital, and black ones do not become two', () => {
    iberia({
      ...both,
      hospitals: { yellow: 'cuenca' },
      cubes: { cuenca: { yellow: 3 } },
      infectNext: ['cuenca'],
    })
      .does('end', 'infect', ...four('valencia').slice(1), 'evacuate madrid')
      .cubes('valencia', 'yellow', 3)
      .cubes('alicante', 'yellow', 0)
      .cubes('palma-de-mallorca', 'yellow', 0);
    iberia({ ...both, hospitals: { black: 'granada' }, cubes: { malaga: { black: 1 } } })
      .does('end')
      .cubes('granada', 'black', 1)
      .cubes('malaga', 'black', 0);
  });

  it('IB-CHO-13 an overflow reaches no city two lines away', () => {
    iberia({
      ...both,
      hospitals: { blue: 'albufeira' },
      cubes: { albufeira: { blue: 3 } },
      infectNext: ['albufeira'],
    })
      .does('end', 'infect', ...four('lisboa').slice(1), 'evacuate huelva')
      .cubes('lisboa', 'blue', 3)
      .cubes('huelva', 'blue', 1)
      .cubes('porto', 'blue', 0)
      .cubes('evora', 'blue', 0)
      .supply('blue', 20)
      .outbreaks(1);
  });

  it('IB-CHO-9 IB-INX-38 an overflowed city stays empty though an outbreak two lines away looks for such', () => {
    const s = iberia({
      ...both,
      hospitals: { black: 'huelva' },
      cubes: { albufeira: { blue: 3 }, huelva: { blue: 3 }, lisboa: { blue: 3 } },
      infectNext: ['albufeira'],
    }).does('end', 'infect');
    // Huelva is two lines from Lisboa, which breaks out after the overflow.
    s.does('outbreak huelva', ...four('albufeira'))
      .cubes('huelva', 'blue', 0)
      .cubes('badajoz', 'blue', 1)
      .outbreaks(3)
      .asks('infections', { left: 1 });
  });

  it('IB-CHO-9 what an outbreak finds empty depends on the order, which the active player chooses', () => {
    // Ourense overflows into Vigo and Santiago, which are full. A Coruña is one line from Santiago, two from Vigo.
    const position = {
      ...both,
      hospitals: { blue: 'ourense' },
      cubes: {
        ourense: { blue: 2 },
        leon: { blue: 1 },
        vigo: { blue: 3 },
        'santiago-de-compostela': { blue: 3 },
      },
      infectNext: ['ourense'],
    };
    const overflow = ['evacuate vigo', 'evacuate santiago-de-compostela', 'evacuate leon', 'evacuate leon'];
    const s = iberia(position).does('end', 'transfer leon to ourense', 'continue', 'infect', ...overflow);
    expect(s.outbreaks(1).legal()).toEqual(['1: outbreak santiago-de-compostela', '1: outbreak vigo']);
    s.does('outbreak santiago-de-compostela')
      .cubes('a-coruna', 'blue', 1)
      .cubes('ourense', 'blue', 0)
      .outbreaks(3);
    iberia(position)
      .does('end', 'transfer leon to ourense', 'continue', 'infect', ...overflow, 'outbreak vigo')
      .cubes('a-coruna', 'blue', 2)
      .outbreaks(3);
  });

  it('IB-YEL-1 IB-YEL-16 a fourth cube in a port with a hospital brings others before the hospital overflows', () => {
    iberia({
      ...both,
      hospitals: { yellow: 'alicante' },
      cubes: { alicante: { yellow: 3 } },
      infectNext: ['alicante'],
    })
      .does('end', 'infect')
      .told(
        { fact: 'placed', city: 'alicante', now: 4 },
        { fact: 'placed', city: 'valencia', cause: 'extra' },
        { fact: 'placed', city: 'cartagena', cause: 'extra' },
      )
      .asks('overflow', { city: 'alicante' })
      .outbreaks(0)
      .does(...four('cartagena').slice(1), 'evacuate valencia')
      .cubes('valencia', 'yellow', 2)
      .cubes('cartagena', 'yellow', 3)
      .cubes('almeria', 'yellow', 1)
      .outbreaks(2);
  });

  it('IB-YEL-9 IB-INX-43 an extra cube makes a full hospital in a port overflow', () => {
    iberia({
      ...both,
      hospitals: { black: 'almeria' },
      cubes: { almeria: { yellow: 3 } },
      infectNext: ['cartagena'],
    })
      .does('end', 'infect')
      .asks('overflow', { city: 'almeria', colour: 'yellow' })
      .cubes('almeria', 'yellow', 4)
      .does(...four('granada').slice(1), 'evacuate malaga')
      .cubes('almeria', 'yellow', 0)
      .cubes('malaga', 'yellow', 1)
      .cubes('gibraltar', 'yellow', 0)
      .outbreaks(1);
  });

  it('IB-YEL-12 an extra cube due in an overflowed city is not placed', () => {
    // Valencia, a port, gets an outbreak cube from Cuenca; Alicante has overflowed by then.
    iberia({
      ...both,
      hospitals: { yellow: 'alicante' },
      cubes: { alicante: { yellow: 2 }, cartagena: { yellow: 1 }, valencia: { yellow: 3 } },
      infectNext: ['alicante'],
    })
      .does('end', 'transfer cartagena to alicante', 'continue', 'infect')
      // The extra cube struck Valencia, the fourth cube Alicante.
      .does('outbreak alicante', ...four('cartagena').slice(2), 'evacuate valencia', 'evacuate valencia')
      .cubes('alicante', 'yellow', 0)
      .cubes('cartagena', 'yellow', 3)
      .cubes('tarragona', 'yellow', 1)
      .cubes('barcelona', 'yellow', 2)
      .cubes('valencia', 'yellow', 3)
      .outbreaks(2);
  });
});
