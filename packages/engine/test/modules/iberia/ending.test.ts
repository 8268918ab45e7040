import { describe, expect, it } from 'vitest';
import { ENDINGS } from '../../../src/index.ts';
import { iberia, type IberianScenario } from '../../scenario/iberia.ts';

const roles = ['sailor', 'politician', 'agronomist'];
const FIVE = ['cuenca', 'teruel', 'valencia', 'albacete', 'girona'];
const RESEARCH = `research yellow with ${FIVE.join(' ')}`;
const ready = {
  roles,
  at: { sailor: 'cuenca' },
  hands: { sailor: FIVE },
  hospitals: { yellow: 'cuenca' },
  researched: ['blue', 'black', 'red'],
};

/** Goes on in the shortest way until the game is over; says how many turns were done. */
function hurry(s: IberianScenario): number {
  while (s.view().ending === 'running') {
    const usual = /^\d: (?:end|infect|continue|discard \S+)$/u;
    s.does(s.legal().find((text) => usual.test(text))!);
  }
  return s.view().turnsDone;
}

describe('Winning', () => {
  it('IB-END-1 the fourth research wins, however many cubes lie on the board', () => {
    iberia({ ...ready, supply: { blue: 0, yellow: 0, black: 0, red: 0 }, outbreaks: 7 })
      .does(RESEARCH)
      .researched('blue', 'black', 'red', 'yellow')
      .ends('won');
    iberia({ ...ready, researched: ['blue', 'black'] })
      .does(RESEARCH)
      .researched('blue', 'black', 'yellow')
      .asks('actions', { left: 3 });
  });

  it('IB-END-2 at once: no further action, no draw that would lose, no infection', () => {
    const s = iberia({
      ...ready,
      playerDeckSize: 0,
      infectNext: ['huesca'],
      cubes: { huesca: { red: 3 }, cuenca: { yellow: 1 } },
      outbreaks: 7,
    });
    s.does(RESEARCH).outbreaks(7).infectionDiscard().ends('won');
    s.refuses('treat yellow', 'game-over').refuses('end', 'game-over').refuses('infect', 'game-over');
    expect(s.facts.at(-1)).toEqual({ fact: 'over', ending: 'won', winners: [1, 2, 3] });
  });

  it('IB-END-3 all players win together and lose together', () => {
    const won = iberia(ready).does(RESEARCH).ends('won');
    const lost = iberia({ roles, turn: 'politician', playerDeckSize: 1 }).does('end').ends('cards');
    for (const s of [won, lost]) {
      const { ending } = s.view();
      for (const role of roles) {
        expect(s.view(role)).toMatchObject({ ending, waitsFor: 0 });
        expect(s.legal(role)).toEqual([]);
      }
    }
  });
});

describe('Losing', () => {
  it('IB-END-4 the eighth outbreak loses, the seventh does not', () => {
    const position = { roles, infectNext: ['huesca'], cubes: { huesca: { red: 3 } } };
    iberia({ ...position, outbreaks: 7 })
      .does('end', 'infect')
      .outbreaks(8)
      .told({ fact: 'over', ending: 'outbreaks', winners: [] })
      .ends('outbreaks');
    iberia({ ...position, outbreaks: 6 })
      .does('end', 'infect')
      .outbreaks(7)
      .asks('infections');
  });

  it('IB-END-5 IB-END-7 a cube that is needed and missing loses; an empty supply alone does not', () => {
    const position = { roles, infectNext: ['cuenca', 'huesca', 'toledo', 'vigo'] };
    iberia({ ...position, supply: { yellow: 0 } })
      .does('end', 'infect')
      .told({ fact: 'over', ending: 'cubes', winners: [] })
      .ends('cubes');
    iberia({ ...position, supply: { yellow: 1 } })
      .does('end', 'infect')
      .supply('yellow', 0)
      .asks('infections', { left: 1 })
      .does('infect', 'continue')
      .as('politician')
      .asks('actions', { seat: 2 })
      .does('end', 'infect', 'infect')
      .asks('pause');
  });

  it('IB-END-7 three supplies may be empty while cubes of the fourth are placed', () => {
    iberia({ roles, infectNext: ['cuenca'], supply: { blue: 0, black: 0, red: 0 } })
      .does('end', 'infect')
      .cubes('cuenca', 'yellow', 1)
      .asks('infections');
  });

  it('IB-END-6 who cannot draw two cards after his actions loses for all, and only then', () => {
    for (const left of [0, 1]) {
      iberia({ roles, playerDeckSize: left })
        .does('drive toledo', 'drive madrid', 'drive toledo', 'drive madrid')
        .asks('actions', { left: 0 })
        .does('end')
        .told({ fact: 'over', ending: 'cards', winners: [] })
        .ends('cards');
    }
    iberia({ roles, playerDeckSize: 2 }).does('end').asks('infections');
  });

  it('IB-END-8 a missing cube of a researched colour loses as well', () => {
    iberia({ roles, researched: ['yellow'], infectNext: ['cuenca'], supply: { yellow: 0 } })
      .does('end', 'infect')
      .ends('cubes');
    iberia({
      roles,
      researched: ['yellow', 'red', 'black'],
      drawNext: ['epidemic', 'vigo'],
      infectLast: ['cuenca'],
      supply: { yellow: 2 },
    })
      .does('end')
      .ends('cubes');
  });
});

describe('Nothing else ends the game', () => {
  it('IB-END-9 the last cube of a researched disease taken away is no end and no win', () => {
    iberia({ roles, researched: ['red', 'blue', 'black'], cubes: { madrid: { red: 1 } } })
      .does('treat red')
      .supply('red', 24)
      .asks('actions', { left: 3 });
  });

  it('IB-END-9 no tokens, no rails, an empty infection deck, the last rate: the game goes on', () => {
    iberia({ roles, tokensLeft: 0, railsLeft: 0, infectionDeckSize: 0, rateSpace: 7, outbreaks: 7 })
      .does('end', 'infect', 'infect', 'infect', 'infect', 'continue')
      .as('politician')
      .asks('actions', { seat: 2, left: 4 });
  });

  it('IB-END-9 there is no limit of turns: without infections the game lasts as long as the deck', () => {
    const s = iberia({ roles, infectionDeckSize: 0 });
    const cards = s.view().playerDeck.size;
    expect(hurry(s)).toBe(Math.floor(cards / 2));
    s.ends('cards');
  });

  it('IB-END-9 no other way to end is known', () => {
    const ends = ENDINGS.filter((ending) => ending !== 'running');
    expect([...ends].sort()).toEqual(['cards', 'cubes', 'outbreaks', 'won']);
  });
});
