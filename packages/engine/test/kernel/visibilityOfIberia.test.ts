import { describe, expect, it } from 'vitest';
import {
  clone,
  factsFor,
  seedFromText,
  sight,
  start,
  view,
  type ConfigRequest,
  type State,
} from '../../src/index.ts';
import { PLACES } from '../../src/kernel/types.ts';
import { iberia } from '../scenario/iberia.ts';
import { gameFor } from './support.ts';

const VIEWERS = [0, 1, 2, 3];

const begin = (request: ConfigRequest = {}): State =>
  start(gameFor({ game: 'iberia', players: 3, ...request }), seedFromText('visibility')).state;

/** Exchanges the places of two cards, one of which lies in the deck and the other in the box. */
function exchange(state: State, inDeck: number, boxed: number): void {
  const { cards, size } = state.playerDeck;
  cards[cards.subarray(0, size).indexOf(inDeck)] = boxed;
  state.places[boxed] = PLACES.deck;
  state.places[inDeck] = PLACES.boxed;
}

describe('What lies open in Iberia', () => {
  it('IB-SET-26 IB-HND-10 every hand is seen by everybody, at every difficulty', () => {
    for (const epidemics of [4, 5, 6]) {
      const state = begin({ epidemics });
      for (const viewer of VIEWERS) {
        expect(view(state, viewer).seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
      }
    }
  });

  it('IB-EVT-13 everybody sees both discard piles, also while somebody is asked', () => {
    const table = iberia({
      roles: ['agronomist', 'sailor', 'politician'],
      tokens: { r07: 1, r11: 1 },
      playerDiscard: ['vigo', 'good-season'],
      infectionDiscard: ['porto', 'lisboa'],
      drawNext: ['braga', 'evora'],
      infectNext: ['soria'],
    }).does('end', 'infect');
    table.asks('payment', { city: 'soria' });
    for (const viewer of VIEWERS) {
      const { playerDiscard, infectionDiscard } = view(table.state, viewer);
      expect(playerDiscard).toEqual(['vigo', 'good-season']);
      expect(infectionDiscard).toEqual(['porto', 'lisboa']);
    }
  });

  it('rails, hospitals, tokens, research, the prevention token and the diseases are seen by all', () => {
    const table = iberia({
      roles: ['nurse', 'sailor', 'politician'],
      challenges: ['influx-of-patients', 'historical-diseases'],
      options: { diseases: 'typhus+cholera' },
      rails: ['madrid-toledo'],
      hospitals: { red: 'burgos' },
      tokens: { 'lisboa-porto': 2 },
      researched: ['blue'],
      prevention: 'ciudad-real-madrid-toledo',
    });
    for (const viewer of VIEWERS) {
      expect(view(table.state, viewer).shows).toMatchObject({
        rails: [expect.stringMatching(/^(?:madrid-toledo|toledo-madrid)$/u)],
        railsLeft: 19,
        hospitals: { red: 'burgos' },
        tokens: { 'lisboa-porto': 2 },
        tokensLeft: 6,
        tokensUnderHospitals: { red: 0, blue: 2, yellow: 2, black: 2 },
        researched: ['blue'],
        prevention: 'ciudad-real-madrid-toledo',
        diseases: ['typhus', 'cholera'],
      });
    }
    table.asks('actions', { left: 4 });
  });
});

describe('What is hidden in Iberia', () => {
  it('IB-SET-17 nobody sees which events are left out: exchanged with others of the deck they change no view', () => {
    const state = begin();
    const events = state.game.events.map((_, index) => state.game.firstEvent + index);
    const boxed = events.filter((card) => state.places[card] === PLACES.boxed);
    const inDeck = events.filter((card) => state.places[card] === PLACES.deck);
    expect([boxed.length, inDeck.length > 0]).toEqual([10, true]);
    const other = clone(state);
    exchange(other, inDeck[0]!, boxed[0]!);
    expect(other.cells).not.toEqual(state.cells);
    for (const viewer of VIEWERS) {
      expect(view(other, viewer)).toEqual(view(state, viewer));
      expect(sight(other, viewer).table.cells).toEqual(sight(state, viewer).table.cells);
      const { removed, playerDiscard } = view(state, viewer);
      for (const card of boxed)
        expect([...removed, ...playerDiscard]).not.toContain(state.game.cardIds[card]);
    }
  });

  it('IB-SET-17 no fact of the setup names an event that is left out', () => {
    const game = gameFor({ game: 'iberia', players: 2 });
    const { state, facts } = start(game, seedFromText('left out'));
    const text = JSON.stringify(facts);
    const hidden = game.events.filter((_, index) => state.places[game.firstEvent + index]! >= 2);
    expect(hidden.length).toBeGreaterThan(10);
    for (const { id } of hidden) expect(text).not.toContain(`"${id}"`);
  });

  it('IB-RAS-12 what a study of the player deck shows is seen and heard by the Scientist alone', () => {
    const table = iberia({
      roles: ['royal-academy-scientist', 'sailor', 'politician'],
      drawNext: ['vigo', 'epidemic', 'good-season', 'porto'],
    });
    const known = (viewer: number): string[] =>
      view(table.state, viewer).playerDeck.groups.flatMap((group) => Object.values(group.known));
    for (const command of ['study', 'order good-season', 'order vigo']) {
      table.does(command);
      expect(JSON.stringify(factsFor(table.facts, 1))).toMatch(/vigo|good-season/u);
      for (const viewer of [0, 2, 3]) {
        expect(JSON.stringify(factsFor(table.facts, viewer))).not.toMatch(/vigo|good-season/u);
        expect(known(viewer)).toEqual([]);
      }
    }
    expect(known(1)).toEqual(['good-season', 'vigo', expect.stringMatching(/^epidemic/u)]);
    table.asks('actions', { left: 3 });
  });
});
