// When the teams succeed, with and without purple.
import { describe, expect, it } from 'vitest';
import { shown, teams } from './table.ts';

const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];
const cureBlue = `cure blue with ${BLUE.join(' ')}`;
const cubesOf = (
  ...cities: readonly (readonly [string, string])[]
): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  Object.fromEntries(cities.map(([city, colour]) => [city, { [colour]: 1 }]));

describe('success without Mutation', () => {
  it('LAB-TEAM-45 all four diseases are cured', () => {
    const position = {
      hands: { medic: BLUE },
      cubes: cubesOf(['lima', 'yellow'], ['tokyo', 'red'], ['cairo', 'black'], ['essen', 'blue']),
    };
    teams({ ...position, cured: ['yellow', 'black', 'red'] })
      .does(cureBlue)
      .ends('won');
    teams({ ...position, cured: ['yellow', 'black'] })
      .does(cureBlue)
      .ends('running');
  });

  it('LAB-TEAM-46 LAB-SC-18 three are cured and those three eradicated; the team that treats the last cube takes the award', () => {
    const table = teams({
      turn: 'researcher',
      eradicated: ['blue', 'red'],
      cured: ['yellow'],
      at: { researcher: 'lima' },
      cubes: cubesOf(['lima', 'yellow'], ['cairo', 'black']),
    });
    table.does('treat yellow').ends('won').cure('yellow', 'eradicated');
    expect(shown(table).teams[1]!.awards).toContain('eradication-yellow');
    expect(shown(table).teams[0]!.awards).toEqual([]);
    expect(shown(table).teams[1]!.prestige!.total).toBeGreaterThan(0);
    // Two eradicated and one only cured is not enough.
    teams({
      turn: 'researcher',
      eradicated: ['blue'],
      cured: ['yellow', 'red'],
      at: { researcher: 'lima' },
      cubes: cubesOf(['lima', 'yellow'], ['tokyo', 'red']),
    })
      .does('treat yellow')
      .ends('running');
  });

  it('LAB-TEAM-46 by a cure that eradicates at once, too', () => {
    teams({ hands: { medic: BLUE }, eradicated: ['red', 'yellow'], cubes: cubesOf(['cairo', 'black']) })
      .does(cureBlue)
      .ends('won');
  });

  it('LAB-TEAM-44 LAB-TEAM-72 when the teams lose nobody wins; whoever looks back sees the Goals, but no prestige', () => {
    const table = teams({ turn: 'scientist', options: { windows: 'possible' }, playerDeckSize: 0 });
    table.as('scientist').does('end').ends('cards');
    expect(table.view().winners).toEqual([]);
    expect(shown(table).teams.every((team) => 'goal' in team && !('prestige' in team))).toBe(true);
    const outbreak = teams({
      turn: 'scientist',
      options: { windows: 'possible' },
      outbreaks: 7,
      drawNext: ['sydney', 'manila'],
      infectNext: ['cairo', 'paris'],
      cubes: { cairo: { black: 3 } },
    });
    outbreak.as('scientist').does('end').ends('outbreaks');
    expect(outbreak.view().winners).toEqual([]);
  });
});

describe('success with Mutation', () => {
  const FOUR = ['yellow', 'black', 'red', 'blue'];
  const some = [
    ['lima', 'yellow'],
    ['tokyo', 'red'],
    ['cairo', 'black'],
    ['essen', 'blue'],
  ] as const;

  it.each(['mutation', 'worldwide-panic'])(
    'BRINK-MCU-10 LAB-TEAM-50 LAB-TEAM-51 (a) all five are cured, in %s',
    (challenge) => {
      const challenges = [challenge];
      const cubes = { tokyo: { purple: 1, red: 1 }, osaka: { purple: 1 } };
      const hand = ['tokyo', 'osaka', 'cairo', 'paris', 'lima'];
      const table = teams({ challenges, cured: FOUR, cubes, hands: { medic: hand } }).does(
        'cure purple piece by piece',
      );
      for (const card of ['paris', 'lima', 'cairo', 'osaka', 'tokyo'])
        if (table.view().ending === 'running' && table.legal().some((text) => text.includes(`pay ${card}`)))
          table.does(`pay ${card}`);
      table.ends('won');
    },
  );

  it.each(['mutation', 'worldwide-panic'])(
    'LAB-TEAM-50 LAB-TEAM-58 (b) the four others are cured and no purple cube is on the board, in %s',
    (challenge) => {
      const challenges = [challenge];
      const position = {
        challenges,
        cured: ['yellow', 'black', 'red'],
        hands: { medic: BLUE },
        cubes: cubesOf(...some),
      };
      teams(position).does(cureBlue).ends('won');
      teams({ ...position, cubes: { ...position.cubes, osaka: { purple: 1 } } })
        .does(cureBlue)
        .ends('running');
    },
  );

  it.each(['mutation', 'worldwide-panic'])(
    'LAB-TEAM-50 (c) any four are cured and eradicated, in %s',
    (challenge) => {
      const challenges = [challenge];
      const position = {
        challenges,
        at: { medic: 'lima' },
        cured: ['yellow'],
        cubes: { lima: { yellow: 1 }, osaka: { red: 1 } },
      };
      teams({ ...position, eradicated: ['blue', 'black', 'purple'] })
        .does('treat yellow')
        .ends('won');
      const purple = { ...position, cubes: { lima: { yellow: 1 }, osaka: { purple: 1 } } };
      teams({ ...purple, eradicated: ['blue', 'black', 'red'] })
        .does('treat yellow')
        .ends('won');
      teams({ ...purple, eradicated: ['blue', 'black'] })
        .does('treat yellow')
        .ends('running');
    },
  );

  it.each(['mutation', 'worldwide-panic'])(
    'LAB-TEAM-50 LAB-TEAM-58 (d) three others are cured and eradicated and no purple cube is on the board, in %s',
    (challenge) => {
      const challenges = [challenge];
      const position = {
        challenges,
        at: { medic: 'lima' },
        cured: ['yellow'],
        eradicated: ['blue', 'black'],
      };
      teams({ ...position, cubes: { lima: { yellow: 1 } } })
        .does('treat yellow')
        .ends('won');
      teams({ ...position, cubes: { lima: { yellow: 1 }, osaka: { purple: 1 } } })
        .does('treat yellow')
        .ends('running');
      const last = { challenges, at: { medic: 'osaka' }, cubes: { osaka: { purple: 1 } } };
      teams({ ...last, eradicated: ['blue', 'black', 'yellow'] })
        .does('treat purple')
        .ends('won');
      teams({ ...last, eradicated: ['blue', 'black'] })
        .does('treat purple')
        .ends('running');
    },
  );

  it('LAB-TEAM-51 three cured and eradicated are not enough while purple is on the board', () => {
    teams({
      challenges: ['mutation'],
      at: { medic: 'lima' },
      cured: ['yellow'],
      eradicated: ['blue', 'red'],
      cubes: { lima: { yellow: 1 }, osaka: { purple: 1 } },
    })
      .does('treat yellow')
      .ends('running');
  });
});
