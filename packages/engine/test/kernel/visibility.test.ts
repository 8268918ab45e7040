import { describe, expect, it } from 'vitest';
import {
  clone,
  compile,
  seedFromText,
  sight,
  start,
  view,
  type ConfigRequest,
  type State,
} from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';

const roles = ['scientist', 'researcher', 'contingency-planner'];
const PRIVATE = { hands: 'private' };
const VIEWERS = [0, 1, 2, 3];

function begin(request: ConfigRequest): State {
  const compiled = compile({ players: 3, ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return start(compiled.value, seedFromText('visibility')).state;
}

/** How many cards of which hand a viewer knows. */
const known = (state: State, viewer: number): number[] =>
  view(state, viewer).seats.map(({ hand }) => hand.length);

/** Exchanges two cards of a deck where they lie. */
function exchange(cards: Int32Array, one: number, other: number): void {
  [cards[one], cards[other]] = [cards[other]!, cards[one]!];
}

describe('Hands', () => {
  it('BASE-VIS-1 with four epidemics every hand lies open to everybody', () => {
    const state = begin({ epidemics: 4 });
    for (const viewer of VIEWERS) expect(known(state, viewer)).toEqual([3, 3, 3]);
    expect(view(state, 1).seats).toEqual(view(state, 2).seats);
  });

  it('BASE-VIS-2 with five or six epidemics a hand is seen by its owner only, but for the card that chose who begins', () => {
    for (const epidemics of [5, 6]) {
      const state = begin({ epidemics });
      const first = view(state, 0).turn;
      for (const viewer of VIEWERS) {
        const open = [1, 2, 3].map((seat) => (seat === viewer ? 3 : seat === first ? 1 : 0));
        expect(known(state, viewer)).toEqual(open);
      }
    }
  });

  it('BASE-VIS-2 what is drawn is told and shown to its owner only', () => {
    const s = scenario({ roles, options: PRIVATE, drawNext: ['paris', 'airlift'] });
    s.does('end').asks('infections');
    expect(s.heard('scientist')).toContainEqual(expect.objectContaining({ fact: 'drewCard', card: 'paris' }));
    for (const role of ['researcher', 'contingency-planner', undefined]) {
      expect(s.view(role).seats[0]).toMatchObject({ hand: [], handSize: 2 });
      const heard = JSON.stringify(role === undefined ? [] : s.heard(role));
      expect(heard).not.toMatch(/paris|airlift/u);
    }
    s.hand('scientist', 'paris', 'airlift');
  });

  it('BASE-VIS-2 what the others hold changes neither the view of a player nor what he may do', () => {
    const position = { roles, options: PRIVATE, drawNext: ['lima', 'osaka'] };
    const one = scenario({ ...position, hands: { researcher: ['paris', 'airlift'] } });
    const other = scenario({ ...position, hands: { researcher: ['tokyo', 'milan'] } });
    expect(one.view('scientist')).toEqual(other.view('scientist'));
    expect(one.legal('scientist')).toEqual(other.legal('scientist'));
    expect(one.view('researcher')).not.toEqual(other.view('researcher'));
    one.asks('actions', { left: 4 });
  });

  it('BASE-VIS-3 a group may play with five or six epidemics and open hands', () => {
    for (const epidemics of [5, 6]) {
      const state = begin({ epidemics, options: { hands: 'open' } });
      for (const viewer of VIEWERS) expect(known(state, viewer)).toEqual([3, 3, 3]);
    }
  });

  it('BASE-VIS-4 a player may be told of a card he does not see, and may ask for it', () => {
    const s = scenario({ roles, options: PRIVATE, hands: { researcher: ['tokyo', 'paris'] } });
    expect(s.view('scientist').seats[1]!.hand).toEqual([]);
    s.does('take tokyo from researcher')
      .as('researcher')
      .does('accept')
      .hand('scientist', 'tokyo')
      .asks('actions', { left: 3 });
  });
});

describe('What lies open', () => {
  it('BASE-VIS-5 everybody sees both discard piles, whatever the game waits for', () => {
    const s = scenario({
      roles,
      options: PRIVATE,
      hands: { scientist: ['atlanta'], researcher: ['airlift'] },
      playerDiscard: ['tokyo', 'forecast'],
      infectionDiscard: ['lima', 'essen'],
    });
    const look = (): void => {
      for (const viewer of VIEWERS) {
        expect(view(s.state, viewer).playerDiscard).toEqual(['tokyo', 'forecast']);
        expect(view(s.state, viewer).infectionDiscard).toEqual(['lima', 'essen']);
      }
    };
    look();
    s.does('give atlanta to researcher').asks('consent');
    look();
    s.as('researcher').does('refuse').as('scientist').does('end').asks('infections');
    look();
  });

  it('BASE-VIS-5 with private hands a card is open to all once it is discarded', () => {
    const s = scenario({ roles, options: PRIVATE, hands: { scientist: ['paris'] } });
    s.does('direct paris').asks('actions', { left: 3 });
    for (const viewer of VIEWERS) expect(view(s.state, viewer).playerDiscard).toEqual(['paris']);
  });

  it('BASE-VIS-6 roles, pawns, cubes, stations, markers and the stored event are seen by all', () => {
    const s = scenario({
      roles,
      options: PRIVATE,
      at: { researcher: 'cairo' },
      cubes: { lima: { yellow: 2 } },
      stations: ['atlanta', 'cairo'],
      cured: ['blue'],
      eradicated: ['red'],
      outbreaks: 3,
      rateSpace: 4,
      stored: 'airlift',
    });
    for (const viewer of VIEWERS) {
      expect(view(s.state, viewer)).toMatchObject({
        seats: [
          { role: 'scientist', city: 'atlanta' },
          { role: 'researcher', city: 'cairo' },
          { role: 'contingency-planner', city: 'atlanta' },
        ],
        cubes: { lima: { yellow: 2 } },
        supply: { yellow: 22, blue: 24 },
        outbreaks: 3,
        rateSpace: 4,
        rate: 3,
        shows: {
          stations: ['atlanta', 'cairo'],
          cures: { blue: 'cured', red: 'eradicated', yellow: 'none', black: 'none' },
          storedEvent: 'airlift',
        },
      });
    }
    s.asks('actions', { left: 4 });
  });

  it('BASE-VIS-7 nobody sees the order of a deck: exchanged cards change no view', () => {
    for (const epidemics of [4, 6]) {
      const state = begin({ epidemics });
      const other = clone(state);
      const { playerDeck, infectionDeck } = other;
      const pile = view(state, 0).playerDeck.groups[0]!.size;
      for (let at = 1; at < pile; at++)
        exchange(playerDeck.cards, playerDeck.size - 1, playerDeck.size - 1 - at);
      for (let at = 1; at < infectionDeck.size; at++) exchange(infectionDeck.cards, 0, at);
      expect(other.cells).not.toEqual(state.cells);
      for (const viewer of VIEWERS) {
        expect(view(other, viewer)).toEqual(view(state, viewer));
        expect(sight(other, viewer).table.cells).toEqual(sight(state, viewer).table.cells);
        const { playerDeck: players, infectionDeck: infections } = view(state, viewer);
        for (const group of [...players.groups, ...infections.groups]) expect(group.known).toEqual({});
      }
    }
  });

  it('BASE-VIS-7 Forecast shows the top of the infection deck to the one who plays it, nobody else', () => {
    const top = ['essen', 'osaka', 'lima', 'cairo', 'paris', 'tokyo'];
    const s = scenario({
      roles,
      options: PRIVATE,
      hands: { researcher: ['forecast'] },
      infectNext: [...top, 'delhi'],
    });
    s.as('researcher').does('forecast').asks('forecast', { seat: 2 });
    const seen = (viewer: number): string[] =>
      view(s.state, viewer).infectionDeck.groups.flatMap((group) => Object.values(group.known));
    expect(seen(2)).toEqual(top);
    for (const viewer of [0, 1, 3]) expect(seen(viewer)).toEqual([]);
    expect(JSON.stringify(s.heard('scientist'))).not.toMatch(/essen|tokyo/u);
  });

  it('BASE-VIS-8 the sizes of decks and hands are known to all', () => {
    const s = scenario({
      roles,
      options: PRIVATE,
      hands: { scientist: ['paris'], researcher: ['tokyo', 'lima'] },
      playerDeckSize: 11,
      infectionDeckSize: 7,
    });
    for (const viewer of VIEWERS) {
      const { playerDeck, infectionDeck, seats } = view(s.state, viewer);
      expect([playerDeck.size, infectionDeck.size]).toEqual([11, 7]);
      expect(seats.map(({ handSize }) => handSize)).toEqual([1, 2, 0]);
    }
    s.does('end').asks('infections').does('infect').asks('infections');
    for (const viewer of VIEWERS) {
      const { playerDeck, infectionDeck, seats } = view(s.state, viewer);
      expect([playerDeck.size, infectionDeck.size]).toEqual([9, 6]);
      expect(seats.map(({ handSize }) => handSize)).toEqual([3, 2, 0]);
    }
  });
});
