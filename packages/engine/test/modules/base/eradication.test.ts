import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const roles = ['scientist', 'researcher'];
const four = ['paris', 'milan', 'essen', 'london'];
const cureBlue = `cure blue with ${four.join(' ')}`;

describe('a cured disease', () => {
  it('BASE-ERA-1 keeps its cubes when it is cured', () => {
    scenario({ roles, hands: { scientist: four }, cubes: { atlanta: { blue: 3 }, tokyo: { blue: 2 } } })
      .does(cureBlue)
      .cubes('atlanta', 'blue', 3)
      .cubes('tokyo', 'blue', 2)
      .supply('blue', 19)
      .cure('blue', 'cured')
      .asks('actions', { left: 3 });
  });

  it('BASE-ERA-1 is still spread by infections and outbreaks', () => {
    scenario({
      roles,
      cured: ['blue'],
      cubes: { essen: { blue: 3 }, chicago: { blue: 1 } },
      infectNext: ['chicago', 'essen'],
    })
      .does('end', 'infect')
      .cubes('chicago', 'blue', 2)
      .does('infect')
      .outbreaks(1)
      .cubes('london', 'blue', 1)
      .cubes('milan', 'blue', 1)
      .asks('pause');
  });

  it('BASE-ERA-1 is still spread by epidemics', () => {
    scenario({
      roles,
      cured: ['blue'],
      cubes: { tokyo: { blue: 1 } },
      drawNext: ['epidemic', 'lima'],
      infectLast: ['paris'],
    })
      .does('end')
      .cubes('paris', 'blue', 3)
      .asks('before-intensify');
  });
});

describe('eradication', () => {
  it('BASE-ERA-2 BASE-CMP-12 comes with the last cube of a cured disease and not before', () => {
    scenario({ roles, cured: ['blue'], cubes: { atlanta: { blue: 2 }, chicago: { blue: 1, red: 1 } } })
      .does('treat blue')
      .cure('blue', 'cured')
      .does('drive chicago', 'treat blue')
      .told({ fact: 'eradicated', colour: 'blue' })
      .cure('blue', 'eradicated')
      .cure('red', 'none')
      .supply('blue', 24)
      .asks('actions', { left: 1 });
  });

  it('BASE-ERA-2 BASE-ERA-3 comes when the Medic sweeps the last cubes by walking in', () => {
    scenario({
      roles: ['medic', 'scientist'],
      cured: ['blue'],
      cubes: { chicago: { blue: 2 }, tokyo: { red: 1 } },
    })
      .does('drive chicago')
      .cubes('chicago', 'blue', 0)
      .cure('blue', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('BASE-ERA-2 BASE-ERA-3 comes when the Medic is moved by others onto the last cubes', () => {
    scenario({
      roles: ['dispatcher', 'medic'],
      options: { consent: 'automatic' },
      cured: ['blue', 'red'],
      hands: { dispatcher: ['airlift'] },
      cubes: { chicago: { blue: 2 }, tokyo: { red: 1 } },
    })
      .does('send medic driving to chicago')
      .cure('blue', 'eradicated')
      .cure('red', 'cured')
      .does('airlift medic to tokyo')
      .cubes('tokyo', 'red', 0)
      .cure('red', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('BASE-ERA-3 is checked with the discovery of a cure, cubes under the Medic included', () => {
    const position = { roles: ['scientist', 'medic'], hands: { scientist: four } };
    scenario(position).does(cureBlue).cure('blue', 'eradicated').asks('actions', { left: 3 });
    scenario({ ...position, at: { medic: 'lagos' }, cubes: { lagos: { blue: 2 } } })
      .does(cureBlue)
      .cubes('lagos', 'blue', 0)
      .cure('blue', 'eradicated')
      .asks('actions', { left: 3 });
    scenario({ ...position, at: { medic: 'lagos' }, cubes: { lagos: { blue: 2 }, tokyo: { blue: 1 } } })
      .does(cureBlue)
      .cubes('lagos', 'blue', 0)
      .cure('blue', 'cured')
      .asks('actions', { left: 3 });
  });

  it('BASE-ERA-4 the last cube of an uncured disease changes nothing, and the disease comes back', () => {
    scenario({
      roles,
      at: { scientist: 'delhi' },
      cubes: { delhi: { black: 1 } },
      infectNext: ['delhi', 'cairo'],
    })
      .does('treat black')
      .supply('black', 24)
      .cure('black', 'none')
      .does('end', 'infect')
      .cubes('delhi', 'black', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-ERA-5 no infection card puts a cube of an eradicated disease on the board', () => {
    scenario({ roles, eradicated: ['blue'], infectNext: ['paris', 'tokyo'] })
      .does('end', 'infect')
      .told(
        { fact: 'prevented', city: 'paris', colour: 'blue' },
        { fact: 'infectionDiscarded', city: 'paris' },
      )
      .cubes('paris', 'blue', 0)
      .supply('blue', 24)
      .does('infect')
      .cubes('tokyo', 'red', 1)
      .infectionDiscard('paris', 'tokyo')
      .asks('pause');
  });

  it('BASE-ERA-5 no epidemic places its cubes or lets it break out', () => {
    scenario({ roles, eradicated: ['blue'], drawNext: ['epidemic', 'lima'], infectLast: ['paris'] })
      .does('end')
      .cubes('paris', 'blue', 0)
      .outbreaks(0)
      .supply('blue', 24)
      .asks('before-intensify');
  });

  it('BASE-ERA-5 its infection cards start no outbreak, and outbreaks of other colours go on', () => {
    scenario({
      roles,
      eradicated: ['blue'],
      cubes: { algiers: { black: 3 }, paris: { black: 3 } },
      infectNext: ['paris', 'algiers'],
    })
      .does('end', 'infect')
      .outbreaks(0)
      .cubes('paris', 'blue', 0)
      .does('infect')
      .outbreaks(2)
      .cubes('madrid', 'black', 2)
      .cubes('madrid', 'blue', 0)
      .supply('blue', 24)
      .asks('pause');
  });

  it('BASE-ERA-6 lasts: later cards, epidemics and turns do not bring it back', () => {
    const game = scenario({
      roles,
      eradicated: ['blue'],
      hands: { researcher: [...four, 'madrid'] },
      drawNext: ['epidemic', 'lima'],
      infectLast: ['chicago'],
      infectionDiscard: ['washington'],
    }).does('end', 'continue', 'infect', 'infect', 'continue');
    expect(new Set(game.view().infectionDiscard)).toEqual(new Set(['chicago', 'washington']));
    game
      .cure('blue', 'eradicated')
      .supply('blue', 24)
      .as('researcher')
      .refuses(`cure blue with ${four.join(' ')} madrid`, 'already-cured')
      .cure('blue', 'eradicated')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('BASE-ERA-7 is not needed to win', () => {
    scenario({
      roles,
      hands: { scientist: four },
      cured: ['yellow', 'black', 'red'],
      cubes: { paris: { blue: 3 }, lima: { yellow: 3 }, cairo: { black: 3 }, tokyo: { red: 3 } },
    })
      .does(cureBlue)
      .cure('blue', 'cured')
      .cure('yellow', 'cured')
      .cure('black', 'cured')
      .cure('red', 'cured')
      .ends('won');
  });

  it('BASE-ERA-7 of three diseases does not win without the fourth cure', () => {
    scenario({ roles, eradicated: ['yellow', 'black', 'red'], cubes: { atlanta: { blue: 1 } } })
      .does('treat blue')
      .supply('blue', 24)
      .cure('blue', 'none')
      .asks('actions', { left: 3 });
  });
});
