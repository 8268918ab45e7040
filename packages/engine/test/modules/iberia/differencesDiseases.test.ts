import { describe, it } from 'vitest';
import { iberia } from '../../scenario/iberia.ts';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['politician', 'sailor'];
const withNurse = ['nurse', 'sailor'];
const base = ['dispatcher', 'medic'];
const quiet = { drawNext: ['soria', 'burgos'] };

describe('other than the base game: infections', () => {
  it('IB-DIF-16 a researched disease without cubes still infects', () => {
    iberia({ roles, researched: ['yellow'], infectNext: ['valencia'], ...quiet })
      .supply('yellow', 24)
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 1);
    iberia({
      roles,
      at: { politician: 'cuenca' },
      cubes: { cuenca: { yellow: 1 } },
      researched: ['yellow'],
      infectNext: ['valencia'],
      ...quiet,
    })
      .does('treat yellow')
      .supply('yellow', 24)
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 1);
    scenario({ roles: base, eradicated: ['blue'], infectNext: ['paris'], drawNext: ['lima', 'lagos'] })
      .does('end', 'infect')
      .cubes('paris', 'blue', 0);
  });

  it('IB-DIF-20 a token takes the place of a cube of a card', () => {
    const position = { roles, infectNext: ['valencia'], ...quiet };
    iberia({ ...position, tokens: { r16: 1 } })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 0)
      .tokens('r16', 0);
    iberia(position).does('end', 'infect').cubes('valencia', 'yellow', 1);
  });

  it('IB-DIF-20 a token takes the place of a cube of an epidemic', () => {
    const position = { roles, infectLast: ['valencia'], drawNext: ['epidemic', 'soria'] };
    iberia({ ...position, tokens: { r16: 1 } })
      .does('end')
      .cubes('valencia', 'yellow', 2)
      .tokens('r16', 0);
    iberia(position).does('end').cubes('valencia', 'yellow', 3);
  });

  it('IB-DIF-20 a token takes the place of a cube of an outbreak', () => {
    const position = { roles, cubes: { cuenca: { yellow: 3 } }, infectNext: ['cuenca'], ...quiet };
    iberia({ ...position, tokens: { r16: 1 } })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('valencia', 'yellow', 0)
      .cubes('teruel', 'yellow', 1)
      .tokens('r16', 0);
    iberia(position).does('end', 'infect').cubes('valencia', 'yellow', 1);
  });

  it('IB-DIF-23 the Nurse protects the border of a region, not the neighbours of her city', () => {
    const position = {
      roles: withNurse,
      at: { nurse: 'madrid' },
      prevention: 'r11',
      rateSpace: 6,
      infectNext: ['burgos', 'soria', 'toledo', 'cuenca'],
      drawNext: ['vigo', 'porto'],
    };
    // Burgos and Soria border the region but no line leads there; Toledo and Cuenca are the other way round.
    iberia(position)
      .refuses('drive burgos', 'not-connected')
      .refuses('drive soria', 'not-connected')
      .allows('drive toledo', 'drive cuenca')
      .does('end', 'infect', 'infect', 'infect', 'infect')
      .cubes('burgos', 'red', 0)
      .cubes('soria', 'red', 0)
      .cubes('toledo', 'black', 1)
      .cubes('cuenca', 'yellow', 1);
    scenario({
      roles: ['quarantine-specialist', 'medic'],
      infectNext: ['chicago', 'new-york'],
      drawNext: ['lima', 'lagos'],
    })
      .does('end', 'infect', 'infect')
      .cubes('chicago', 'blue', 0)
      .cubes('new-york', 'blue', 1);
  });

  it('IB-DIF-26 neither research nor a hospital nor a pawn keeps a researched disease away', () => {
    iberia({
      roles,
      at: { politician: 'valencia', sailor: 'valencia' },
      researched: ['yellow'],
      hospitals: { yellow: 'valencia' },
      infectNext: ['valencia'],
      ...quiet,
    })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 1);
  });

  it('IB-DIF-26 tokens, the Nurse and events do', () => {
    const position = { researched: ['yellow'], infectNext: ['valencia'], ...quiet };
    iberia({ ...position, roles, tokens: { r25: 1 } })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 0);
    iberia({ ...position, roles: withNurse, at: { nurse: 'barcelona' }, prevention: 'r16' })
      .does('end', 'infect')
      .cubes('valencia', 'yellow', 0);
    iberia({ ...position, roles, hands: { politician: ['good-season'] }, infectLast: ['vigo'] })
      .does('good-season', 'end', 'infect')
      .cubes('valencia', 'yellow', 0)
      .cubes('vigo', 'blue', 1)
      .asks('pause');
  });

  it('IB-DIF-27 only a cube that is needed after all protection can be missing', () => {
    const infection = { roles, supply: { yellow: 0 }, infectNext: ['valencia'], ...quiet };
    iberia(infection).does('end', 'infect').ends('cubes');
    iberia({ ...infection, tokens: { r16: 1 } })
      .does('end', 'infect')
      .ends('running');
    iberia({ ...infection, roles: withNurse, at: { nurse: 'barcelona' }, prevention: 'r16' })
      .does('end', 'infect')
      .ends('running');
    const epidemic = {
      roles,
      supply: { yellow: 1 },
      infectLast: ['valencia'],
      drawNext: ['epidemic', 'soria'],
    };
    iberia({ ...epidemic, tokens: { r16: 1 } })
      .does('end')
      .ends('cubes');
    iberia({ ...epidemic, tokens: { r16: 2 } })
      .does('end')
      .cubes('valencia', 'yellow', 1)
      .supply('yellow', 0)
      .ends('running');
  });
});
