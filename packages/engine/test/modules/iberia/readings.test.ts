// Readings of the rules on which tables differ, and what a table that chooses the other one gets.
import { describe, expect, it } from 'vitest';
import { compile, formatConfig, formatSave, parseSave, seedFromText } from '../../../src/index.ts';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician'];
/** Barcelona lies on r08, r12 and r16. */
const epidemic = { roles, drawNext: ['epidemic', 'vigo'], infectLast: ['barcelona'] };
const cubesOnly = { 'epidemic-tokens': 'cubes' };

const spentAt = (s: IberianScenario, city: string): number =>
  s.facts.filter((fact) => fact.fact === 'tokenSpent' && fact.city === city).length;

describe('Tokens that keep away cubes of an epidemic, but not its outbreak', () => {
  const position = { ...epidemic, options: cubesOnly };

  it('IB-EPI-22 fill an infected city as far as they allow, and it breaks out', () => {
    for (const before of [1, 2, 3]) {
      for (const there of [0, 1, 2, 3, 4]) {
        const spent = Math.min(3 - before, there);
        const s = iberia({ ...position, tokens: { r08: there }, cubes: { barcelona: { yellow: before } } });
        s.does('end')
          .cubes('barcelona', 'yellow', 3 - spent)
          .outbreaks(1);
        // What is left in r08 keeps cubes of the outbreak from other cities.
        expect(spentAt(s, 'barcelona')).toBe(spent);
        s.cubes('palma-de-mallorca', 'yellow', 1);
      }
    }
  });

  it('IB-EPI-22 IB-EPI-8 in a city without cubes of the colour they do what they always do', () => {
    for (const there of [0, 1, 2, 3, 4]) {
      iberia({ ...position, tokens: { r08: there }, cubes: { barcelona: { red: 3 } } })
        .does('end')
        .cubes('barcelona', 'yellow', 3 - Math.min(3, there))
        .tokens('r08', there - Math.min(3, there))
        .outbreaks(0);
    }
  });

  it('IB-EPI-22 IB-EPI-9 the active player still chooses the region of each', () => {
    const s = iberia({ ...position, tokens: { r08: 2, r16: 2 }, cubes: { barcelona: { yellow: 1 } } });
    s.does('end').asks('payment', { city: 'barcelona' }).does('pay r16');
    s.asks('payment', { city: 'barcelona' }).outbreaks(0).does('pay r16').cubes('barcelona', 'yellow', 1);
    s.told({ fact: 'tokenSpent', city: 'barcelona' }, { fact: 'outbreak', city: 'barcelona' });
    // Two cubes and two tokens: both go, nobody is asked.
    iberia({ ...position, tokens: { r08: 1, r16: 1 }, cubes: { barcelona: { yellow: 1 } } })
      .does('end')
      .tokens('r08', 0)
      .tokens('r16', 0)
      .outbreaks(1);
  });

  it('IB-EPI-22 IB-INF-11 an infection card still brings no outbreak past a token', () => {
    iberia({
      roles,
      options: cubesOnly,
      infectNext: ['barcelona'],
      tokens: { r08: 1 },
      cubes: { barcelona: { yellow: 3 } },
    })
      .does('end', 'infect')
      .tokens('r08', 0)
      .outbreaks(0);
  });

  it('IB-EPI-22 IB-NUR-3 the Nurse keeps away the outbreak too', () => {
    iberia({
      ...position,
      roles: ['sailor', 'nurse'],
      at: { nurse: 'barcelona' },
      prevention: 'r08',
      cubes: { barcelona: { yellow: 2 } },
    })
      .does('end')
      .cubes('barcelona', 'yellow', 2)
      .outbreaks(0);
  });

  it('IB-INX-52 a hospital gets one cube more than tokens allow, and overflows', () => {
    for (const before of [1, 2, 3]) {
      for (const there of [0, 1, 2, 3]) {
        const spent = Math.min(3 - before, there);
        const s = iberia({
          ...position,
          challenges: ['influx-of-patients'],
          hospitals: { yellow: 'barcelona' },
          cubes: { barcelona: { yellow: before } },
          tokens: { r08: there },
        });
        s.does('end')
          .asks('overflow', { city: 'barcelona' })
          .cubes('barcelona', 'yellow', 4 - spent);
        s.tokens('r08', there - spent).outbreaks(0);
        for (let left = 4 - spent; left > 0; left--) s.does(`evacuate ${left > 2 ? 'girona' : 'tarragona'}`);
        s.cubes('barcelona', 'yellow', 0).outbreaks(1).asks('infections');
      }
    }
  });
});

describe('Malaria in outbreaks', () => {
  const malaria = {
    roles,
    challenges: ['historical-diseases'],
    options: { diseases: 'malaria', malaria: 'outbreaks' },
    infectNext: ['granada'],
    cubes: { granada: { black: 3 }, malaga: { black: 1 }, jaen: { red: 2 } },
  };

  it('IB-MAL-11 an outbreak puts two cubes on each city without black ones, and one on the others', () => {
    iberia(malaria)
      .does('end', 'infect')
      .told({ fact: 'placed', city: 'jaen', colour: 'black', count: 2, cause: 'outbreak', from: 'granada' })
      .cubes('jaen', 'black', 2)
      .cubes('almeria', 'black', 2)
      .cubes('malaga', 'black', 2)
      .outbreaks(1);
  });

  it('IB-MAL-11 IB-MAL-7 without the option, and for other colours, it puts one', () => {
    iberia({ ...malaria, options: { diseases: 'malaria' } })
      .does('end', 'infect')
      .cubes('jaen', 'black', 1);
    iberia({ ...malaria, infectNext: ['barcelona'], cubes: { barcelona: { yellow: 3 } } })
      .does('end', 'infect')
      .cubes('girona', 'yellow', 1);
  });

  it('IB-MAL-11 IB-MAL-6 an epidemic puts three, and its outbreak two', () => {
    const { infectNext: _none, ...position } = malaria;
    iberia({ ...position, drawNext: ['epidemic', 'soria'], infectLast: ['granada'] })
      .does('end')
      .cubes('granada', 'black', 3)
      .cubes('jaen', 'black', 2);
  });

  it('IB-MAL-11 IB-MAL-8 each of the two meets tokens for itself, and both are asked for', () => {
    const alone = { ...malaria, cubes: { granada: { black: 3 } } };
    // r27 touches Jaén, r32 and r34 touch Málaga, none of them another neighbour of Granada or the city itself.
    iberia({ ...alone, tokens: { r27: 1, r32: 1, r34: 1 } })
      .does('end', 'infect')
      .tokens('r27', 0)
      .cubes('jaen', 'black', 1)
      .tokens('r32', 0)
      .tokens('r34', 0)
      .cubes('malaga', 'black', 0)
      .cubes('almeria', 'black', 2)
      .asks('infections');
    const s = iberia({ ...alone, tokens: { r32: 2, r34: 1 } }).does('end', 'infect');
    s.asks('payment', { city: 'malaga' }).does('pay r32').asks('payment', { city: 'malaga' });
    s.does('pay r34').tokens('r32', 1).cubes('malaga', 'black', 0).cubes('almeria', 'black', 2);
    s.outbreaks(1).asks('infections');
  });

  it('IB-MAL-11 IB-MAL-10 cubes for both are needed', () => {
    const needed = 5;
    iberia({ ...malaria, supply: { black: needed } })
      .does('end', 'infect')
      .supply('black', 0);
    iberia({ ...malaria, supply: { black: needed - 1 } })
      .does('end', 'infect')
      .ends('cubes');
  });

  it('IB-MAL-11 a second outbreak of the chain finds a city that is no longer without black cubes', () => {
    // Almería is joined to Granada and to Málaga.
    iberia({ ...malaria, cubes: { granada: { black: 3 }, malaga: { black: 3 } } })
      .does('end', 'infect')
      .cubes('almeria', 'black', 3)
      .outbreaks(2);
  });
});

describe('Patients who leave for a city that has broken out', () => {
  const influx = {
    roles,
    challenges: ['influx-of-patients'],
    infectNext: ['valencia'],
    hospitals: { red: 'madrid', yellow: 'cuenca' },
  };
  const all = (city: string): string[] => Array.from({ length: 4 }, () => `evacuate ${city}`);

  it('IB-INX-51 go to the supply where it is full, and nothing breaks out again', () => {
    iberia({ ...influx, cubes: { valencia: { yellow: 3 }, cuenca: { yellow: 2 }, teruel: { yellow: 1 } } })
      .does('end', 'transfer teruel to cuenca', 'continue', 'infect')
      .asks('overflow', { city: 'cuenca' })
      .outbreaks(1)
      .supply('yellow', 13)
      .does(...all('valencia'))
      .cubes('valencia', 'yellow', 3)
      .supply('yellow', 17)
      .outbreaks(2)
      .asks('infections', { left: 1 });
  });

  it('IB-INX-51 stay in an overflowed hospital while it has room, and it overflows no second time', () => {
    const cubes = { cuenca: { yellow: 2 }, teruel: { yellow: 1 }, madrid: { yellow: 3 } };
    const s = iberia({ ...influx, infectNext: ['cuenca'], cubes });
    s.does('end', 'transfer teruel to cuenca', 'continue', 'infect', ...all('madrid'))
      .asks('overflow', { city: 'madrid' })
      .supply('yellow', 20);
    s.does(...all('cuenca'))
      .cubes('cuenca', 'yellow', 3)
      .cubes('madrid', 'yellow', 0);
    s.supply('yellow', 21).outbreaks(2).asks('infections', { left: 1 });
  });
});

describe('The text of a reading', () => {
  const request = {
    game: 'iberia',
    players: 2,
    challenges: ['historical-diseases'],
    options: { 'epidemic-tokens': 'cubes', malaria: 'outbreaks' },
  };

  it('IB-EPI-22 IB-MAL-11 says what is chosen, and nothing of what is usual', () => {
    const compiled = compile(request);
    const usual = compile({ ...request, options: {} });
    if (!compiled.ok || !usual.ok) throw new Error('both are configurations');
    expect(formatConfig(compiled.value.config)).toEqual(
      expect.arrayContaining(['option epidemic-tokens cubes', 'option malaria outbreaks']),
    );
    expect(formatConfig(usual.value.config).join()).not.toMatch(/epidemic-tokens|option malaria/u);
    for (const { config } of [compiled.value, usual.value]) {
      const text = formatSave({
        config,
        seed: seedFromText('readings'),
        commands: [],
        comments: {},
        result: 'running',
      });
      if (!text.ok) throw new Error(text.error.message);
      expect(parseSave(text.value)).toMatchObject({ ok: true, value: { config } });
    }
  });
});
