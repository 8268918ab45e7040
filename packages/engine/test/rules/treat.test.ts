import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const roles = ['scientist', 'researcher'];

describe('treat disease', () => {
  it('BASE-TRT-1 takes one cube of the chosen colour off the own city and back to the supply', () => {
    scenario({
      roles,
      at: { scientist: 'paris' },
      cubes: { paris: { blue: 3, black: 2 }, milan: { blue: 1 } },
    })
      .supply('blue', 20)
      .allows('treat blue', 'treat black')
      .does('treat blue')
      .cubes('paris', 'blue', 2)
      .cubes('paris', 'black', 2)
      .cubes('milan', 'blue', 1)
      .supply('blue', 21)
      .supply('black', 22)
      .does('treat black')
      .cubes('paris', 'blue', 2)
      .cubes('paris', 'black', 1)
      .supply('black', 23)
      .asks('actions', { left: 2 });
  });

  it('BASE-TRT-2 takes every cube of a cured colour with the same one action', () => {
    scenario({
      roles,
      at: { scientist: 'paris' },
      cubes: { paris: { blue: 3, black: 3 }, milan: { blue: 2 } },
      cured: ['blue'],
    })
      .does('treat blue')
      .cubes('paris', 'blue', 0)
      .cubes('milan', 'blue', 2)
      .supply('blue', 22)
      .asks('actions', { left: 3 })
      .does('treat black')
      .cubes('paris', 'black', 2)
      .asks('actions', { left: 2 });
  });

  it('BASE-TRT-3 several cured colours in one city take one action each', () => {
    scenario({
      roles,
      at: { scientist: 'paris' },
      cubes: { paris: { blue: 2, black: 3 }, tokyo: { blue: 1, black: 1 } },
      cured: ['blue', 'black'],
    })
      .does('treat blue')
      .cubes('paris', 'blue', 0)
      .cubes('paris', 'black', 3)
      .asks('actions', { left: 3 })
      .does('treat black')
      .cubes('paris', 'black', 0)
      .asks('actions', { left: 2 });
  });

  it('BASE-TRT-4 a colour without a cube in the city is refused, cured or not', () => {
    const game = scenario({
      roles,
      at: { scientist: 'paris' },
      cubes: { paris: { blue: 1 } },
      cured: ['red'],
    })
      .refuses('treat yellow', 'no-cube')
      .refuses('treat red', 'no-cube')
      .does('treat blue')
      .refuses('treat blue', 'no-cube');
    expect(game.legal().filter((command) => command.includes('treat'))).toEqual([]);
    game.asks('actions', { left: 3 });
  });

  it('BASE-TRT-5 only the city of the own pawn can be treated', () => {
    scenario({
      roles,
      at: { scientist: 'paris', researcher: 'milan' },
      cubes: { milan: { blue: 2 }, london: { blue: 3 } },
    })
      .refuses('treat blue', 'no-cube')
      .refuses('treat blue in milan')
      .does('drive milan', 'treat blue')
      .cubes('milan', 'blue', 1)
      .cubes('london', 'blue', 3)
      .asks('actions', { left: 2 });
  });

  it('BASE-TRT-6 a colour that is not the one of the city is treated in the same way', () => {
    scenario({
      roles,
      at: { scientist: 'paris' },
      cubes: { algiers: { black: 3 } },
      infectNext: ['algiers', 'osaka'],
    })
      .does('end', 'infect')
      .cubes('paris', 'black', 1)
      .does('infect', 'continue')
      .as('researcher')
      .does('end', 'infect', 'infect', 'continue')
      .as('scientist')
      .refuses('treat red', 'no-cube')
      .does('treat black')
      .cubes('paris', 'black', 0)
      .asks('actions', { seat: 1, left: 3 });
  });
});
