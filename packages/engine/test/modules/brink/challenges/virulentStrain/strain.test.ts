import { describe, expect, it } from 'vitest';
import { strainTable } from './tables.ts';

type Shown = {
  readonly colour?: string;
  readonly inForce: readonly string[];
  readonly drawn: readonly string[];
};

const shown = (table: ReturnType<typeof strainTable>): Shown => table.view().shows['strain'] as Shown;

/** Blue 9, red 8, yellow 5, black 5 on the board; Osaka comes from the bottom, as the first epidemic. */
const first = strainTable.with({
  cubes: {
    paris: { blue: 3 },
    milan: { blue: 3 },
    essen: { blue: 3 },
    tokyo: { red: 3 },
    seoul: { red: 3 },
    beijing: { red: 2 },
    lima: { yellow: 3 },
    bogota: { yellow: 2 },
    cairo: { black: 3 },
    delhi: { black: 2 },
  },
  infectLast: ['osaka'],
  drawNext: ['slippery-slope', 'madrid'],
});

describe('which disease is the virulent strain', () => {
  it('BRINK-SC-19 BRINK-VS-5 the one with the most cubes after the Infect step of the first epidemic', () => {
    const table = first();
    expect(shown(table)).toEqual({ inForce: [], drawn: [] });
    table
      .does('end')
      .told({ fact: 'placed', city: 'osaka', count: 3 }, { fact: 'strainChosen', colour: 'red' })
      .asks('before-intensify');
    expect(shown(table)).toEqual({ colour: 'red', inForce: [], drawn: ['slippery-slope'] });
  });

  it('BRINK-VS-5 counts the outbreaks of that step too', () => {
    first({ cubes: { osaka: { red: 3 }, tokyo: { red: 3 }, paris: { blue: 3 }, milan: { blue: 3 } } })
      .does('end')
      .told({ fact: 'outbreak', city: 'tokyo' }, { fact: 'strainChosen', colour: 'red' });
  });

  it('BRINK-VS-5 a protected city gets no cubes, and another disease is the strongest', () => {
    first({
      roles: ['quarantine-specialist', 'researcher'],
      at: { 'quarantine-specialist': 'tokyo' },
    })
      .does('end')
      .told({ fact: 'strainChosen', colour: 'blue' });
  });

  it('BRINK-VS-6 stays what it is, whatever the board looks like at later epidemics', () => {
    const table = strainTable({
      strain: 'red',
      cured: ['red'],
      cubes: { paris: { blue: 3 }, milan: { blue: 3 } },
      infectLast: ['essen'],
      drawNext: ['slippery-slope', 'madrid'],
    }).does('end');
    expect(table.facts.some(({ fact }) => fact === 'strainChosen')).toBe(false);
    expect(shown(table).colour).toBe('red');
  });

  it('BRINK-VS-7 only cubes on the board count', () => {
    first({
      roles: ['field-operative', 'researcher'],
      samples: { red: 3 },
      cubes: { paris: { blue: 3 }, milan: { blue: 1 } },
    })
      .does('end')
      .told({ fact: 'strainChosen', colour: 'blue' });
  });

  it('BRINK-VS-8 lots decide between those that have as many', () => {
    const tied = first({ cubes: { paris: { blue: 3 } } }).does('end');
    const chosen = tied.facts.find(({ fact }) => fact === 'strainChosen');
    const { colour, instead } = chosen as unknown as { colour: string; instead: string[] };
    expect([colour, ...instead].toSorted()).toEqual(['blue', 'red']);
  });

  it('BRINK-VS-8 each of them is drawn sometimes, and chance is used for nothing else', () => {
    const colours = Array.from({ length: 30 }, (_, seed) => {
      const table = first({ cubes: { paris: { blue: 3 } } });
      table.state.random[1] = (seed + 1) * 40_503_001;
      return shown(table.does('end')).colour;
    });
    expect(new Set(colours)).toEqual(new Set(['blue', 'red']));
    const sure = first();
    const before = Array.from(sure.state.random);
    expect(Array.from(sure.does('end').state.random)).toEqual(before);
    const tied = first({ cubes: { paris: { blue: 3 } } }).does('end');
    expect(tied.state.reveals).toBe(sure.state.reveals + 1);
  });

  it('BRINK-VS-9 a cured disease can become the strain', () => {
    first({ cured: ['red'] })
      .does('end')
      .told({ fact: 'strainChosen', colour: 'red' });
  });
});

describe('the order inside an epidemic', () => {
  it('BRINK-VS-11 rate, Infect, the strain, the effect, Intensify', () => {
    first({ drawNext: ['unacceptable-loss', 'madrid'] })
      .does('end')
      .told({ fact: 'rateMoved' }, { fact: 'placed', city: 'osaka' }, { fact: 'strainChosen' })
      .does('continue')
      .told({ fact: 'strainActed', card: 'unacceptable-loss' }, { fact: 'cubesLost', count: 4 })
      .asks('before-intensify')
      .does('continue')
      .told({ fact: 'intensified' }, { fact: 'removedFromGame', card: 'unacceptable-loss' });
  });

  it('BRINK-VS-11 LAB-VS-2 a card that continues begins after Intensify', () => {
    for (const card of ['chronic-effect', 'highly-contagious', 'resistant-to-treatment'])
      first({ drawNext: [card, 'madrid'] })
        .does('end')
        .told({ fact: 'rateMoved' }, { fact: 'placed', city: 'osaka' })
        .does('continue')
        .told({ fact: 'intensified' }, { fact: 'strainBegan', card });
  });

  it('BRINK-VS-14 Resilient Population fits before and after what a card does once, no other event in between', () => {
    const held = { scientist: ['resilient-population', 'airlift', 'one-quiet-night'] };
    const table = first({ drawNext: ['unacceptable-loss', 'madrid'], hands: held }).does('end');
    for (const step of ['before', 'after'] as const) {
      expect(table.legal(), step).toContain('1: resilient-population osaka');
      expect(table.legal().filter((text) => /airlift|quiet/u.test(text))).toEqual([]);
      table.does('continue');
    }
    table.asks('infections').allows('airlift 1 to osaka');
  });

  it('BRINK-VS-14 a card with nothing to do brings no second window', () => {
    first({ drawNext: ['hidden-pocket', 'madrid'] })
      .does('end', 'continue')
      .asks('infections');
  });
});

describe('cards that stay and cards that go', () => {
  it.each([
    ['chronic-effect', true],
    ['complex-molecular-structure', true],
    ['government-interference', true],
    ['rate-effect', true],
    ['slippery-slope', true],
    ['highly-contagious', true],
    ['resistant-to-treatment', true],
    ['hidden-pocket', false],
    ['unacceptable-loss', false],
    ['uncounted-populations', false],
  ])('BRINK-VS-4 BRINK-VS-15 BRINK-VS-25 after its epidemic %s lies beside the board: %s', (card, stays) => {
    const table = first({ drawNext: [card, 'madrid'] }).does('end');
    while (table.view().frames.at(-1)!.frame === 'before-intensify') table.does('continue');
    expect(shown(table)).toEqual({ colour: 'red', inForce: stays ? [card] : [], drawn: [card] });
    expect(table.view().removed.includes(card)).toBe(!stays);
    for (const role of ['scientist', 'researcher'])
      expect(table.view(role).shows['strain']).toEqual(shown(table));
  });

  it('BRINK-VS-16 BRINK-VS-17 all that are in force hold together, and for the strain alone', () => {
    const table = strainTable.with({
      strain: 'black',
      inForce: ['chronic-effect', 'highly-contagious', 'slippery-slope'],
      cubes: { algiers: { black: 3 }, lima: { yellow: 3 } },
      infectNext: ['algiers', 'cairo', 'lima', 'tokyo'],
      rateSpace: 7,
    });
    table()
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('cairo', 'black', 2)
      .does('infect')
      .cubes('cairo', 'black', 3)
      .does('infect')
      .outbreaks(3)
      .cubes('bogota', 'yellow', 1)
      .does('infect')
      .cubes('tokyo', 'red', 1);
    table({ infectNext: ['delhi'] })
      .does('end', 'infect')
      .cubes('delhi', 'black', 2);
  });

  it.each(['complex-molecular-structure', 'resistant-to-treatment'])(
    'BRINK-VS-20 LAB-VS-13 the cure of the strain ends %s',
    (card) => {
      const cards = ['tokyo', 'seoul', 'osaka', 'beijing', 'shanghai'];
      const table = strainTable({
        strain: 'red',
        inForce: [card, 'slippery-slope'],
        cubes: { manila: { red: 2 } },
        hands: { scientist: cards },
      });
      const paid = card === 'resistant-to-treatment' ? cards.slice(0, 4) : cards;
      table.does(`cure red with ${paid.join(' ')}`);
      table.told({ fact: 'cured' }, { fact: 'strainEnded', card }, { fact: 'removedFromGame', card });
      expect(shown(table).inForce).toEqual(['slippery-slope']);
      expect(table.view().removed).toContain(card);
    },
  );

  it('BRINK-VS-20 the cure of another disease ends nothing', () => {
    const cards = ['paris', 'milan', 'essen', 'london'];
    const table = strainTable({
      strain: 'red',
      inForce: ['complex-molecular-structure'],
      hands: { scientist: cards },
    }).does(`cure blue with ${cards.join(' ')}`);
    expect(shown(table).inForce).toEqual(['complex-molecular-structure']);
  });

  it.each(['complex-molecular-structure', 'resistant-to-treatment'])(
    'BRINK-VS-21 %s drawn when the strain is cured leaves the game at once',
    (card) => {
      const table = strainTable({
        strain: 'red',
        cured: ['red'],
        cubes: { manila: { red: 1 } },
        drawNext: [card, 'madrid'],
      }).does('end', 'continue');
      expect(shown(table).inForce).toEqual([]);
      expect(table.view().removed).toContain(card);
    },
  );

  it('BRINK-VS-22 while the strain is eradicated its cards sleep, and they wake when Hidden Pocket brings it back', () => {
    const table = strainTable.with({
      strain: 'blue',
      eradicated: ['blue'],
      inForce: ['rate-effect'],
      infectionDiscard: ['paris'],
      infectLast: ['essen'],
    });
    const asleep = table({ drawNext: ['slippery-slope', 'madrid'] }).does('end', 'continue');
    expect(shown(asleep).inForce).toEqual(['rate-effect', 'slippery-slope']);
    asleep.does('infect', 'infect').asks('pause');
    const awake = table({ drawNext: ['hidden-pocket', 'madrid'] }).does('end', 'continue', 'continue');
    expect(shown(awake).inForce).toEqual(['rate-effect']);
    awake.does('infect', 'infect').asks('infections', { left: 1 });
  });

  it('BRINK-VS-18 BRINK-VS-19 what the cards place is prevented as usual, and needed as usual', () => {
    const spread = strainTable.with({
      strain: 'black',
      inForce: ['highly-contagious'],
      cubes: { algiers: { black: 3 } },
      infectNext: ['algiers'],
    });
    spread({ roles: ['medic', 'researcher'], cured: ['black'], at: { medic: 'cairo' } })
      .does('end', 'infect')
      .cubes('cairo', 'black', 0)
      .cubes('istanbul', 'black', 2)
      .outbreaks(1);
    spread({ roles: ['quarantine-specialist', 'researcher'], at: { 'quarantine-specialist': 'baghdad' } })
      .does('end', 'infect')
      .cubes('cairo', 'black', 0)
      .cubes('istanbul', 'black', 0)
      .cubes('paris', 'black', 2);
    // Eight cubes for four cities.
    spread({ supply: { black: 8 } })
      .does('end', 'infect')
      .ends('running')
      .supply('black', 0);
    spread({ supply: { black: 7 } })
      .does('end', 'infect')
      .ends('cubes');
  });
});
