import { describe, expect, it } from 'vitest';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

const terrorist = { city: 'lagos' };
const team = [1, 2];
const him = [3];

describe('the end of a game with the Bio-Terrorist', () => {
  it('BRINK-BEN-1 the team wins with all five cures, or with four while no purple cube is on the board', () => {
    const cubes = { lima: { purple: 1 } };
    const five = ['atlanta', 'chicago', 'essen', 'london', 'madrid'];
    const cure = `cure blue with ${five.join(' ')}`;
    const s = terroristTable({ terrorist, cured: ['yellow', 'black', 'red'], hands: { dispatcher: five } })
      .does(cure)
      .ends('won');
    expect(s.view().winners).toEqual(team);
    const five2 = terroristTable({
      terrorist,
      cubes,
      cured: ['yellow', 'black', 'red', 'purple'],
      hands: { dispatcher: five },
    })
      .does(cure)
      .ends('won');
    expect(five2.view().winners).toEqual(team);
    terroristTable({ terrorist, cubes, cured: ['yellow', 'black', 'red'], hands: { dispatcher: five } })
      .does(cure)
      .ends('running');
  });

  it('BRINK-BEN-1 BRINK-SC-41 the last purple cube that is treated wins with four cures', () => {
    const s = terroristTable({
      terrorist,
      at: { dispatcher: 'lima' },
      cubes: { lima: { purple: 1 } },
      cured: ['blue', 'yellow', 'black', 'red'],
    })
      .does('treat purple')
      .ends('won');
    expect(s.view().winners).toEqual(team);
  });

  it.each([
    ['one purple cube on the board', { osaka: { purple: 1 } }, [], him],
    ['none', {}, [], []],
    ['purple cured and a cube on the board', { osaka: { purple: 1 } }, ['purple'], him],
  ] as const)(
    'BRINK-BEN-2 BRINK-BEN-3 BRINK-BEN-4 BRINK-BEN-6 BRINK-SC-41 the last outbreak with %s',
    (_what, purple, cured, winners) => {
      const s = terroristTable({
        terrorist,
        outbreaks: 7,
        cubes: { lima: { yellow: 3 }, ...purple },
        cured,
        infectNext: ['lima'],
        options: { windows: 'possible' },
      })
        .does('end')
        .ends('outbreaks');
      expect(s.view().winners).toEqual(winners);
      expect(s.facts.at(-1)).toEqual({ fact: 'over', ending: 'outbreaks', winners });
    },
  );

  it('BRINK-BEN-3 BRINK-SC-41 purple cubes on the lab board do not count', () => {
    const s = terroristTable({
      terrorist,
      challenges: ['lab'],
      lab: { dishes: { growth: { purple: 1 } } },
      outbreaks: 7,
      cubes: { lima: { yellow: 3 } },
      infectNext: ['lima'],
      options: { windows: 'possible' },
    })
      .does('end')
      .ends('outbreaks');
    expect(s.view().winners).toEqual([]);
  });

  it.each([
    [{ osaka: { purple: 1 } }, him],
    [{}, []],
  ] as const)('BRINK-BEN-2 BRINK-BEN-3 BRINK-SC-41 the player deck is empty: %j', (cubes, winners) => {
    const s = terroristTable({ terrorist, cubes, playerDeckSize: 1 }).does('end').ends('cards');
    expect(s.view().winners).toEqual(winners);
  });

  it.each([
    [{ osaka: { purple: 1 } }, him],
    [{}, []],
  ] as const)(
    'BRINK-BEN-2 BRINK-BEN-3 LAB-PRO-6 a dish that can’t be doubled loses the game to him if the board has purple: %j',
    (cubes, winners) => {
      const s = terroristTable({
        terrorist,
        cubes,
        challenges: ['lab'],
        supply: { red: 1 },
        lab: { dishes: { separation: { red: 2, purple: 1 } } },
      })
        .does('grow separation')
        .ends('cubes');
      expect(s.view().winners).toEqual(winners);
    },
  );

  it('BRINK-BEN-4 his own last outbreak counts the cubes before those it places', () => {
    const s = hisTurn({ terrorist, outbreaks: 7, cubes: { lagos: { purple: 3 } } })
      .does('infect-locally')
      .ends('outbreaks');
    expect(s.view().winners).toEqual(him);
    s.cubes('khartoum', 'purple', 0).cubes('lagos', 'purple', 3);
  });

  it('BRINK-BEN-5 with purple eradicated he goes on, and can no longer win', () => {
    const s = hisTurn({ terrorist, eradicated: ['purple'], playerDeckSize: 1 }).does(
      'draw-infection',
      'wait',
      'wait',
    );
    s.as('dispatcher').does('continue').as('researcher').does('end').ends('cards');
    expect(s.view().winners).toEqual([]);
  });

  it('BRINK-BEN-6 a capture ends nothing', () => {
    terroristTable({ at: { dispatcher: 'lagos' }, terrorist })
      .does('capture')
      .ends('running')
      .waitsFor('dispatcher');
  });

  it('BRINK-BVW-8 when the game is over everybody sees his city and his hand, he and watchers the hands of the team', () => {
    const five = ['atlanta', 'chicago', 'essen', 'london', 'madrid'];
    const s = terroristTable({
      terrorist: { ...terrorist, hand: ['cairo', 'delhi'] },
      hands: { dispatcher: [...five, 'airlift'], researcher: ['paris'] },
      cured: ['yellow', 'black', 'red'],
      options: { hands: 'private' },
    });
    const looking = [undefined, 'dispatcher', 'researcher', BT];
    expect(shown(s).city).toBeUndefined();
    expect(shown(s, 'dispatcher').hand).toEqual({ size: 2, known: [] });
    expect(s.view(BT).seats.map(({ hand }) => hand)).toEqual([[], [], []]);
    const decks = s.view().playerDeck;
    const over = s.does(`cure blue with ${five.join(' ')}`).ends('won');
    for (const role of looking) {
      expect(shown(over, role)).toMatchObject({
        city: 'lagos',
        hand: { size: 2, known: ['cairo', 'delhi'] },
      });
      expect(over.view(role).seats.map(({ hand }) => hand)).toEqual([['airlift'], ['paris'], []]);
      // What lies in the decks nobody knew.
      expect(over.view(role).playerDeck).toEqual(decks);
    }
  });
});
