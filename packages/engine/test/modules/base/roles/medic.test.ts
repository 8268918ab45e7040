import { describe, it } from 'vitest';
import { scenario } from '../../../scenario/scenario.ts';

describe('Medic', () => {
  it('BASE-MED-1 BASE-MED-2 removes all cubes of one colour, cured or not, with one action', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { paris: { blue: 3, black: 2 } },
    })
      .does('treat blue')
      .cubes('paris', 'blue', 0)
      .cubes('paris', 'black', 2)
      .supply('blue', 24)
      .asks('actions', { left: 3 });
  });

  it('BASE-MED-1 treats only the city he is in, and the others still take one cube at a time', () => {
    scenario({
      roles: ['scientist', 'medic'],
      at: { scientist: 'paris', medic: 'paris' },
      cubes: { paris: { blue: 3 }, essen: { blue: 2 } },
    })
      .does('treat blue')
      .cubes('paris', 'blue', 2)
      .does('end', 'infect', 'infect', 'continue')
      .as('medic')
      .does('treat blue')
      .cubes('paris', 'blue', 0)
      .cubes('essen', 'blue', 2)
      .asks('actions', { seat: 2, left: 3 });
  });

  it('BASE-MED-3 BASE-MED-7 BASE-MED-10 clears cured colours of every city he drives into, for no extra action', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { milan: { blue: 2 }, istanbul: { blue: 1, black: 1 }, tokyo: { blue: 1 } },
      cured: ['blue'],
    })
      .does('drive milan')
      .cubes('milan', 'blue', 0)
      .refuses('treat blue', 'no-cube')
      .does('drive istanbul')
      .cubes('istanbul', 'blue', 0)
      .cubes('istanbul', 'black', 1)
      .asks('actions', { left: 2 });
  });

  it('BASE-MED-3 clears several cured colours at once, and no other', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { milan: { blue: 2, black: 1, yellow: 3, red: 2 }, tokyo: { blue: 1, black: 1, yellow: 1 } },
      cured: ['blue', 'black', 'yellow'],
    })
      .does('drive milan')
      .cubes('milan', 'blue', 0)
      .cubes('milan', 'black', 0)
      .cubes('milan', 'yellow', 0)
      .cubes('milan', 'red', 2)
      .supply('blue', 23)
      .asks('actions', { left: 3 });
  });

  it('BASE-MED-7 clears only the destination of a flight, by whatever flight', () => {
    const cubes = { chicago: { blue: 2 }, tokyo: { blue: 2 }, seoul: { blue: 1 } };
    const cured = ['blue'];
    const hands = { medic: ['tokyo', 'atlanta'] };
    const stations = ['atlanta', 'tokyo'];
    for (const flight of ['direct tokyo', 'charter tokyo', 'shuttle tokyo']) {
      scenario({ roles: ['medic', 'scientist'], cubes, cured, hands, stations })
        .does(flight)
        .cubes('tokyo', 'blue', 0)
        .cubes('chicago', 'blue', 2)
        .cubes('seoul', 'blue', 1)
        .cure('blue', 'cured')
        .asks('actions', { left: 3 });
    }
  });

  it('BASE-MED-4 BASE-MED-10 clears on the turn of another player, by Airlift too', () => {
    scenario({
      roles: ['dispatcher', 'medic'],
      hands: { medic: ['airlift'] },
      cubes: { chicago: { blue: 2 }, lima: { yellow: 3 }, tokyo: { blue: 1, yellow: 1 } },
      cured: ['blue', 'yellow'],
    })
      .does('send medic driving to chicago')
      .as('medic')
      .does('accept')
      .cubes('chicago', 'blue', 0)
      .does('airlift medic to lima')
      .cubes('lima', 'yellow', 0)
      .cubes('tokyo', 'blue', 1)
      .asks('actions', { seat: 1, left: 3 });
  });

  it('BASE-MED-5 clears his city at once when somebody discovers a cure, that colour and that city only', () => {
    scenario({
      roles: ['scientist', 'medic'],
      at: { medic: 'lagos' },
      hands: { scientist: ['lima', 'bogota', 'miami', 'santiago'] },
      cubes: { lagos: { yellow: 2, black: 1 }, kinshasa: { yellow: 1 }, atlanta: { yellow: 1 } },
    })
      .does('cure yellow with lima bogota miami santiago')
      .cubes('lagos', 'yellow', 0)
      .cubes('lagos', 'black', 1)
      .cubes('kinshasa', 'yellow', 1)
      .cubes('atlanta', 'yellow', 1)
      .cure('yellow', 'cured')
      .asks('actions', { left: 3 });
  });

  it('BASE-MED-5 BASE-MED-6 eradicates with the cure when the last cubes are in his city', () => {
    scenario({
      roles: ['scientist', 'medic'],
      at: { medic: 'lagos' },
      hands: { scientist: ['lima', 'bogota', 'miami', 'santiago'] },
      cubes: { lagos: { yellow: 2 } },
    })
      .does('cure yellow with lima bogota miami santiago')
      .told({ fact: 'cured', colour: 'yellow' }, { fact: 'removed', city: 'lagos' }, { fact: 'eradicated' })
      .cubes('lagos', 'yellow', 0)
      .cure('yellow', 'eradicated')
      .asks('actions', { left: 3 });
  });

  it('BASE-MED-6 eradicates when he drives onto the last cubes of a cured colour, not of an uncured one', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { milan: { blue: 1 }, london: { red: 1 } },
      cured: ['blue'],
    })
      .does('drive milan')
      .cure('blue', 'eradicated')
      .does('drive paris', 'drive london', 'treat red')
      .cubes('london', 'red', 0)
      .cure('red', 'none')
      .asks('actions', { left: 0 });
  });

  it('BASE-MED-8 BASE-MED-9 keeps cured cubes of infections out of his city, not of the next one', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { tokyo: { blue: 1 } },
      cured: ['blue'],
      infectNext: ['paris', 'essen'],
    })
      .does('end', 'infect')
      .told({ fact: 'prevented', city: 'paris', by: 'medic' }, { fact: 'infectionDiscarded', city: 'paris' })
      .cubes('paris', 'blue', 0)
      .does('infect')
      .cubes('essen', 'blue', 1)
      .asks('pause');
  });

  it('BASE-MED-8 keeps an epidemic of a cured colour out, and an outbreak from spreading in', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { essen: { blue: 3 } },
      cured: ['blue'],
      drawNext: ['epidemic', 'lima'],
      infectLast: ['paris'],
      infectionDiscard: [],
    })
      .does('end')
      .cubes('paris', 'blue', 0)
      .outbreaks(0)
      .infectionDiscard('paris')
      .asks('before-intensify');
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { essen: { blue: 3 }, milan: { blue: 3 } },
      cured: ['blue'],
      infectNext: ['essen', 'tokyo'],
    })
      .does('end', 'infect')
      .outbreaks(2)
      .cubes('paris', 'blue', 0)
      .cubes('london', 'blue', 1)
      .cubes('istanbul', 'blue', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-MED-9 does not stop a disease that is not cured: cubes and outbreaks happen in his city', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { paris: { blue: 3 } },
      cured: ['red'],
      infectNext: ['paris', 'tokyo'],
    })
      .does('end', 'infect')
      .outbreaks(1)
      .cubes('paris', 'blue', 3)
      .cubes('essen', 'blue', 1)
      .asks('infections', { left: 1 });
  });

  it('BASE-MED-9 does not clear an uncured colour by entering', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      cubes: { milan: { blue: 2 } },
      cured: ['red'],
    })
      .does('drive milan')
      .cubes('milan', 'blue', 2)
      .does('treat blue')
      .cubes('milan', 'blue', 0)
      .asks('actions', { left: 2 });
  });

  it('BASE-MED-11 protects the city he is in when the cube comes, no longer the one he left', () => {
    scenario({
      roles: ['medic', 'scientist'],
      at: { medic: 'paris' },
      hands: { medic: ['airlift'] },
      cubes: { tokyo: { blue: 1 } },
      cured: ['blue'],
      rateSpace: 6,
      infectNext: ['paris', 'milan', 'chicago', 'washington'],
    })
      .does('drive milan', 'end', 'infect')
      .cubes('paris', 'blue', 1)
      .does('infect')
      .cubes('milan', 'blue', 0)
      .does('airlift medic to chicago', 'infect', 'infect')
      .cubes('chicago', 'blue', 0)
      .cubes('washington', 'blue', 1)
      .asks('pause');
  });
});
