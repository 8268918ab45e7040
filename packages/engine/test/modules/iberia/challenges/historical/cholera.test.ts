import { describe, expect, it } from 'vitest';
import { iberia } from '../../../../scenario/iberia.ts';

const cholera = {
  roles: ['sailor', 'politician'],
  challenges: ['historical-diseases'],
  options: { diseases: 'cholera' },
};
/** Albufeira is connected to Lisboa and Huelva; Porto, Coimbra, Évora and Sevilla are two lines away. */
const albufeira = { ...cholera, infectNext: ['albufeira'] };
const full = { albufeira: { blue: 3 } };

type Table = ReturnType<typeof iberia>;
/** City to its blue cubes, without those that have none. */
const blue = (s: Table): Record<string, number> =>
  Object.fromEntries(
    Object.entries(s.view().cubes)
      .map(([city, cubes]): [string, number] => [city, cubes['blue'] ?? 0])
      .filter(([, count]) => count > 0),
  );

describe('Cholera', () => {
  it('IB-EX-16 IB-CHO-1 IB-CHO-3 an outbreak reaches cities two lines away that hold no cube at all', () => {
    const s = iberia({ ...albufeira, cubes: { ...full, coimbra: { red: 1 }, sevilla: { black: 2 } } });
    expect(blue(s.does('end', 'infect').outbreaks(1))).toEqual({
      albufeira: 3,
      lisboa: 1,
      huelva: 1,
      porto: 1,
      evora: 1,
    });
    s.cubes('coimbra', 'red', 1).cubes('sevilla', 'black', 2);
  });

  it('IB-CHO-1 IB-CHO-4 each of them gets one cube, whether one way leads there or two', () => {
    expect(blue(iberia({ ...albufeira, cubes: full }).does('end', 'infect'))).toEqual({
      albufeira: 3,
      lisboa: 1,
      huelva: 1,
      porto: 1,
      coimbra: 1,
      evora: 1,
      sevilla: 1,
    });
    const s = iberia({ ...albufeira, options: { diseases: 'typhus' }, cubes: full }).does('end', 'infect');
    expect(blue(s)).toEqual({ albufeira: 3, lisboa: 1, huelva: 1 });
  });

  it('IB-CHO-2 cities one line away get their cube whatever they hold', () => {
    iberia({ ...albufeira, cubes: { ...full, lisboa: { blue: 1, red: 2 }, huelva: { black: 3 } } })
      .does('end', 'infect')
      .cubes('lisboa', 'blue', 2)
      .cubes('huelva', 'blue', 1);
  });

  it('IB-CHO-4 IB-CHO-5 rails bring no city nearer, dotted lines count', () => {
    // Huelva and Sevilla break out in turn; from Sevilla dotted lines lead to Gibraltar, which is two lines away.
    const s = iberia({
      ...albufeira,
      cubes: { ...full, huelva: { blue: 3 }, sevilla: { blue: 3 }, lisboa: { red: 1 } },
      rails: ['lisboa-porto', 'porto-vigo', 'lisboa-albufeira', 'cordoba-ciudad-real', 'ciudad-real-madrid'],
    }).does('end', 'infect');
    s.outbreaks(3).cubes('gibraltar', 'blue', 1).cubes('ciudad-real', 'blue', 1);
    s.cubes('porto', 'blue', 1).cubes('vigo', 'blue', 0).cubes('madrid', 'blue', 0);
  });

  it('IB-CHO-6 an extra cube makes no city break out', () => {
    iberia({ ...albufeira, cubes: { ...full, porto: { blue: 3 }, evora: { blue: 2 } } })
      .does('end', 'infect')
      .cubes('porto', 'blue', 3)
      .cubes('evora', 'blue', 2)
      .cubes('coimbra', 'blue', 1)
      .outbreaks(1);
  });

  it('IB-CHO-7 outbreaks of a chain have the effect too, on what is empty by then', () => {
    const s = iberia({ ...albufeira, cubes: { ...full, lisboa: { blue: 3 } } }).does('end', 'infect');
    // Porto, Coimbra and Évora were reached before Lisboa broke out; Huelva is two lines from Lisboa, but not empty any more.
    expect(blue(s.outbreaks(2))).toEqual({
      albufeira: 3,
      lisboa: 3,
      huelva: 1,
      porto: 2,
      coimbra: 2,
      evora: 2,
      sevilla: 1,
      vigo: 1,
      braga: 1,
      caceres: 1,
      badajoz: 1,
    });
  });

  it('IB-CHO-7 the active player orders outbreaks that wait, for what is empty depends on it', () => {
    const position = {
      ...cholera,
      cubes: { vigo: { blue: 3 }, porto: { blue: 3 }, braga: { blue: 3 } },
      tokens: { r13: 1 },
      infectNext: ['vigo'],
    };
    // Salamanca is two lines from Vigo, where the token saves it, two from Porto and one from Braga.
    const s = iberia(position).does('end', 'infect').tokens('r13', 0).asks('chain').waitsFor('sailor');
    expect(s.legal()).toEqual(['1: outbreak braga', '1: outbreak porto']);
    s.does('outbreak braga').cubes('salamanca', 'blue', 1).outbreaks(3);
    iberia(position).does('end', 'infect', 'outbreak porto').cubes('salamanca', 'blue', 2).outbreaks(3);
  });

  it('IB-CHO-8 a token near the far city keeps its cube away, so does the nurse for nothing', () => {
    const cubes = { ...full, coimbra: { red: 1 } };
    iberia({ ...albufeira, cubes, tokens: { r15: 2 } })
      .does('end', 'infect')
      .cubes('porto', 'blue', 0)
      .cubes('evora', 'blue', 1)
      .tokens('r15', 1);
    iberia({
      ...albufeira,
      roles: ['sailor', 'nurse'],
      at: { nurse: 'braga' },
      prevention: 'r15',
      cubes,
      tokens: { r10: 1 },
    })
      .does('end', 'infect')
      .cubes('porto', 'blue', 0)
      .cubes('evora', 'blue', 1)
      .tokens('r10', 1);
  });

  it('IB-CHO-8 where tokens are too few for far cities the active player chooses', () => {
    const s = iberia({ ...albufeira, cubes: full, tokens: { r15: 1 } }).does('end', 'infect');
    expect(s.asks('chain').waitsFor('sailor').legal()).toEqual([
      '1: spread-to porto',
      '1: spread-to coimbra',
    ]);
    s.does('spread-to coimbra').tokens('r15', 0).cubes('coimbra', 'blue', 0).cubes('porto', 'blue', 1);
  });

  it('IB-CHO-12 a far city is reached though the city between is protected', () => {
    iberia({
      ...albufeira,
      cubes: { ...full, coimbra: { red: 1 }, evora: { red: 1 } },
      tokens: { r23: 1 },
    })
      .does('end', 'infect')
      .tokens('r23', 0)
      .cubes('lisboa', 'blue', 0)
      .cubes('porto', 'blue', 1);
  });

  it('IB-CHO-10 infections and epidemics without an outbreak reach no other city', () => {
    const infected = iberia({ ...albufeira, cubes: { albufeira: { blue: 2 } } }).does('end', 'infect');
    expect(blue(infected)).toEqual({ albufeira: 3 });
    const epidemic = { drawNext: ['epidemic', 'soria'], infectLast: ['albufeira'] };
    expect(blue(iberia({ ...cholera, ...epidemic }).does('end'))).toEqual({ albufeira: 3 });
    const s = iberia({ ...cholera, ...epidemic, cubes: { albufeira: { blue: 1 } } }).does('end');
    s.outbreaks(1).cubes('sevilla', 'blue', 1);
  });

  it('IB-CHO-11 outbreaks of other colours reach no city two lines away', () => {
    iberia({ ...cholera, cubes: { huelva: { black: 3 } }, infectNext: ['huelva'] })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('sevilla', 'black', 1)
      .cubes('cordoba', 'black', 0)
      .cubes('cadiz', 'black', 0)
      .supply('black', 18);
  });
});
