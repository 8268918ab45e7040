import { describe, expect, it } from 'vitest';
import { compile, seedFromText, start, view } from '../../../../src/index.ts';
import { scenario } from '../../../scenario/scenario.ts';

const roles = ['quarantine-specialist', 'scientist'];

describe('Quarantine Specialist', () => {
  it('BASE-QS-1 BASE-QS-8 keeps infections out of her city and of every city connected to it, unasked', () => {
    const near = ['istanbul', 'milan', 'moscow', 'cairo'];
    const rest = ['st-petersburg', 'algiers', 'baghdad', 'tehran'];
    const table = scenario({
      roles,
      at: { 'quarantine-specialist': 'istanbul' },
      rateSpace: 6,
      infectNext: [...near, ...rest],
      left: 0,
    }).does('end');
    for (const city of near) {
      table.does('infect').told({ fact: 'prevented', city, by: 'quarantine-specialist', cause: 'infection' });
    }
    table.asks('pause').infectionDiscard(...near);
    table.does('continue').as('scientist').does('end', 'infect', 'infect', 'infect');
    expect(table.view().cubes).toEqual({});
    table.does('infect').cubes('tehran', 'black', 1).asks('pause');
  });

  it('BASE-QS-1 BASE-QS-6 knows the neighbours of her city wherever she is on the map', () => {
    const table = scenario({
      roles,
      at: { 'quarantine-specialist': 'delhi' },
      rateSpace: 6,
      infectNext: ['karachi', 'delhi', 'kolkata', 'riyadh'],
    }).does('end', 'infect', 'infect', 'infect', 'infect');
    expect(table.view().cubes).toEqual({ riyadh: { black: 1 } });
    table.asks('pause');
  });

  it('BASE-QS-1 BASE-QS-4 allows no outbreak there either, and removes no cube that is there', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      cubes: { paris: { blue: 3, red: 2 }, essen: { blue: 3 }, milan: { blue: 1 } },
      infectNext: ['paris', 'essen'],
    })
      .does('end', 'infect', 'infect')
      .outbreaks(0)
      .cubes('paris', 'blue', 3)
      .cubes('paris', 'red', 2)
      .cubes('essen', 'blue', 3)
      .cubes('milan', 'blue', 1)
      .cubes('st-petersburg', 'blue', 0)
      .asks('pause');
  });

  it('BASE-QS-4 clears nothing where she goes', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      cubes: { essen: { blue: 2, red: 1 }, london: { blue: 1 } },
      cured: ['blue'],
    })
      .does('drive essen')
      .cubes('essen', 'blue', 2)
      .cubes('essen', 'red', 1)
      .cubes('london', 'blue', 1)
      .asks('actions', { left: 3 });
  });

  it('BASE-QS-2 BASE-QS-7 skips only cubes and outbreak of an epidemic in a protected city', () => {
    const table = scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      cubes: { essen: { blue: 2 } },
      rateSpace: 3,
      drawNext: ['epidemic', 'lima'],
      infectLast: ['essen'],
      infectionDiscard: ['osaka', 'tokyo'],
    })
      .does('end')
      .told({ fact: 'rateMoved', space: 4 }, { fact: 'prevented', city: 'essen', cause: 'epidemic' })
      .cubes('essen', 'blue', 2)
      .outbreaks(0)
      .infectionDiscard('osaka', 'tokyo', 'essen')
      .does('continue')
      .told({ fact: 'intensified', count: 3 })
      .infectionDiscard()
      .asks('infections', { left: 3 });
    expect(table.view().infectionDeck.sets['set-2']).toHaveLength(3);
    expect(table.view().infectionDeck.sets['set-2']).toContain('essen');
    expect(table.view().rateSpace).toBe(4);
  });

  it('BASE-QS-2 BASE-QS-6 lets an outbreak two lines away happen, but keeps its cubes out', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      cubes: { istanbul: { black: 3 }, milan: { black: 1 } },
      infectNext: ['istanbul', 'tokyo'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('milan', 'black', 1)
      .cubes('algiers', 'black', 0)
      .cubes('moscow', 'black', 1)
      .cubes('baghdad', 'black', 1)
      .cubes('cairo', 'black', 1)
      .cubes('st-petersburg', 'black', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-QS-2 stops a chain of outbreaks at a protected city, in any colour', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      cubes: { istanbul: { black: 3 }, algiers: { black: 3 }, milan: { black: 3 }, madrid: { black: 1 } },
      infectNext: ['istanbul', 'tokyo'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('algiers', 'black', 3)
      .cubes('milan', 'black', 3)
      .cubes('madrid', 'black', 1)
      .cubes('essen', 'black', 0)
      .asks('infections', { left: 1 });
  });

  it('BASE-QS-2 lets a chain run around her: only the cubes into protected cities are missing', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'santiago' },
      cubes: { bogota: { yellow: 3 }, 'mexico-city': { yellow: 3 }, lima: { yellow: 3 } },
      infectNext: ['bogota', 'tokyo'],
    })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('lima', 'yellow', 3)
      .cubes('santiago', 'yellow', 0)
      .cubes('miami', 'yellow', 2)
      .cubes('los-angeles', 'yellow', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-QS-2 needs no cube for a protected city, so an empty supply does not lose', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      supply: { blue: 0 },
      infectNext: ['paris', 'tokyo'],
    })
      .does('end', 'infect')
      .supply('blue', 0)
      .asks('infections', { left: 1 });
  });

  it('BASE-QS-3 does not hold during setup: every setup places all its cubes, hers and her neighbours included', () => {
    const compiled = compile({ players: 2, roles, epidemics: 4 });
    if (!compiled.ok) throw new Error(compiled.error.message);
    const touched = new Set<string>();
    for (let number = 0; number < 200; number++) {
      const table = view(start(compiled.value, seedFromText(`setup ${String(number)}`)).state, 0);
      const counts = table.infectionDiscard.map((city) => Object.values(table.cubes[city] ?? {})[0] ?? 0);
      expect(counts).toEqual([3, 3, 3, 2, 2, 2, 1, 1, 1]);
      expect(table.seats[0]).toMatchObject({ role: 'quarantine-specialist', city: 'atlanta' });
      for (const city of table.infectionDiscard) touched.add(city);
    }
    expect([...touched]).toEqual(expect.arrayContaining(['atlanta', 'chicago', 'washington', 'miami']));
  });

  it('BASE-QS-5 moves the protection with her pawn at once, and leaves none behind', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'paris' },
      rateSpace: 4,
      infectNext: ['london', 'paris', 'st-petersburg'],
    })
      .does('drive milan', 'drive istanbul', 'end', 'infect')
      .cubes('london', 'blue', 1)
      .does('infect')
      .cubes('paris', 'blue', 1)
      .does('infect')
      .cubes('st-petersburg', 'blue', 0)
      .asks('pause');
  });

  it('BASE-QS-5 protects as soon as an Airlift of another player brings her, between two infection cards', () => {
    scenario({
      roles: ['scientist', 'quarantine-specialist'],
      at: { 'quarantine-specialist': 'paris' },
      options: { consent: 'automatic' },
      hands: { scientist: ['airlift'] },
      cubes: { lima: { yellow: 3 } },
      infectNext: ['essen', 'lima'],
    })
      .does('end', 'infect', 'airlift quarantine-specialist to santiago', 'infect')
      .cubes('essen', 'blue', 0)
      .outbreaks(0)
      .cubes('lima', 'yellow', 3)
      .cubes('bogota', 'yellow', 0)
      .asks('pause');
  });

  it('BASE-QS-6 does not protect a city two lines away', () => {
    scenario({
      roles,
      at: { 'quarantine-specialist': 'santiago' },
      cubes: { bogota: { yellow: 2 } },
      infectNext: ['mexico-city', 'bogota'],
    })
      .does('end', 'infect', 'infect')
      .cubes('mexico-city', 'yellow', 1)
      .cubes('bogota', 'yellow', 3)
      .asks('pause');
  });

  it('BASE-QS-8 costs her no action and cannot be waived: nobody is asked', () => {
    const table = scenario({
      roles: ['scientist', 'quarantine-specialist'],
      at: { 'quarantine-specialist': 'paris' },
      options: { windows: 'possible' },
      infectNext: ['paris', 'milan'],
    })
      .does('end')
      .asks('actions', { seat: 2, left: 4 });
    expect(table.view().cubes).toEqual({});
    expect(table.view().infectionDiscard).toEqual(['paris', 'milan']);
  });
});
