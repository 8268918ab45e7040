import { describe, expect, it } from 'vitest';
import { resample, seedFromText, sight, start, view, type State } from '../../src/index.ts';
import { PLACES } from '../../src/kernel/types.ts';
import { iberia } from '../scenario/iberia.ts';
import { scenario } from '../scenario/scenario.ts';
import { BOXES, CONFIGURATIONS, gameOf, IBERIA, LAB } from './configurations.ts';
import { careful, playGame, wordsFrom } from './play.ts';

/** How far counts are from being equal: the sum of squared distances over what is expected. */
function chiSquare(counts: Iterable<number>, expected: number): number {
  let sum = 0;
  for (const count of counts) sum += (count - expected) ** 2 / expected;
  return sum;
}

/** Far outside of what chance does with this many degrees of freedom: about six standard deviations. */
const bound = (freedom: number): number => freedom + 6 * Math.sqrt(2 * freedom);

const RUNS = 6000;

function samples(from: State, viewer: number, look: (state: State) => void): void {
  const random = wordsFrom('resample');
  const seen = sight(from, viewer);
  for (let run = 0; run < RUNS; run++) look(resample(seen, random));
}

describe('resampling', () => {
  it('puts each unseen card into each unseen place equally often', () => {
    const game = gameOf({ players: 2, epidemics: 5, options: { hands: 'private' } });
    const { state } = start(game, seedFromText('uniform'));
    const unseen = Array.from({ length: game.firstEpidemic }, (_, card) => card).filter(
      (card) => state.places[card] === PLACES.deck || (state.known[card]! & 1) === 0,
    );
    const hidden = unseen.filter((card) => state.places[card] === 1).length;
    const inHand = new Map(unseen.map((card) => [card, 0]));
    const onTop = new Map<number, number>();
    samples(state, 1, (sample) => {
      for (const card of unseen) if (sample.places[card] === 1) inHand.set(card, inHand.get(card)! + 1);
      const top = sample.playerDeck.cards[sample.playerDeck.size - 1]!;
      onTop.set(Math.min(top, game.firstEpidemic), (onTop.get(Math.min(top, game.firstEpidemic)) ?? 0) + 1);
    });
    expect(hidden).toBeGreaterThan(2);
    expect(chiSquare(inHand.values(), (RUNS * hidden) / unseen.length)).toBeLessThan(bound(unseen.length));
    // The top pile has nine cards and one epidemic.
    expect(onTop.get(game.firstEpidemic)).toBeGreaterThan(RUNS / 10 - 200);
    expect(onTop.get(game.firstEpidemic)).toBeLessThan(RUNS / 10 + 200);
    onTop.delete(game.firstEpidemic);
    expect(onTop.size).toBe(unseen.length);
    expect(chiSquare(onTop.values(), (RUNS * 0.9) / unseen.length)).toBeLessThan(bound(unseen.length));
  });

  it('makes all orders of a few infection cards equally likely', () => {
    const { state } = scenario({ roles: ['medic', 'scientist'], infectionDeckSize: 4 });
    const orders = new Map<string, number>();
    samples(state, 1, (sample) => {
      const order = sample.infectionDeck.cards.subarray(0, 4).join(' ');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    });
    expect(orders.size).toBe(24);
    expect(chiSquare(orders.values(), RUNS / 24)).toBeLessThan(bound(23));
  });

  it('leaves a reshuffled discard pile on top, in any order, and the older cards below', () => {
    const table = scenario({
      roles: ['medic', 'scientist'],
      drawNext: ['epidemic', 'paris'],
      infectionDeckSize: 3,
      infectNext: ['lagos', 'lima', 'tokyo'],
      infectionDiscard: ['milan', 'cairo'],
    }).does('end', 'continue');
    const { state } = table;
    const known = new Set(['milan', 'cairo', 'tokyo'].map((id) => state.game.cityNumbers.get(id)!));
    const orders = new Map<string, number>();
    samples(state, 2, (sample) => {
      const cards = Array.from(sample.infectionDeck.cards.subarray(0, 5));
      expect(cards.slice(2).every((card) => known.has(card))).toBe(true);
      orders.set(cards.join(' '), (orders.get(cards.join(' ')) ?? 0) + 1);
    });
    expect(orders.size).toBe(12);
    expect(chiSquare(orders.values(), RUNS / 12)).toBeLessThan(bound(11));
    table.asks('infections', { left: 2 });
  });

  it('keeps what Forecast showed for the player who looked, and deals it anew for the others', () => {
    const table = scenario({
      roles: ['medic', 'scientist'],
      hands: { medic: ['forecast'] },
      infectNext: ['lagos', 'lima', 'tokyo', 'milan', 'cairo', 'paris'],
      infectionDeckSize: 8,
    }).does('forecast', 'next paris', 'next cairo', 'next lagos', 'next lima', 'next tokyo');
    const top = table.state.infectionDeck.cards.slice(2, 8).join(' ');
    const others = new Set<string>();
    samples(table.state, 1, (sample) => expect(sample.infectionDeck.cards.slice(2, 8).join(' ')).toBe(top));
    samples(table.state, 2, (sample) => others.add(sample.infectionDeck.cards.slice(2, 8).join(' ')));
    expect(others.size).toBeGreaterThan(RUNS / 2);
    table.asks('actions', { left: 4 });
  });

  it('keeps exactly one epidemic in each pile that has not given its own', () => {
    for (const { name, game } of [...CONFIGURATIONS, ...IBERIA, ...BOXES, ...LAB].filter(
      (_, number) => number % 11 === 0,
    )) {
      playGame(game, `piles ${name}`, careful, ({ state, done }) => {
        if (done % 20 !== 0) return;
        const sample = resample(sight(state, 1), wordsFrom(name));
        expect(epidemicsByPile(sample)).toEqual(epidemicsByPile(state));
        expect(sample.playerDeck.group).toEqual(state.playerDeck.group);
      });
    }
  });

  it('puts each event that nobody has seen into the box equally often', () => {
    const game = gameOf({ game: 'iberia', players: 3 });
    const { state } = start(game, seedFromText('chest'));
    const events = Array.from(
      { length: game.firstEpidemic - game.firstEvent },
      (_, i) => game.firstEvent + i,
    );
    const unseen = events.filter((card) => state.places[card]! >= game.shape.seats);
    const boxed = unseen.filter((card) => state.places[card] === PLACES.boxed).length;
    const inBox = new Map(unseen.map((card) => [card, 0]));
    samples(state, 2, (sample) => {
      const box = events.filter((card) => sample.places[card] === PLACES.boxed);
      expect(box).toHaveLength(boxed);
      for (const card of box) inBox.set(card, inBox.get(card)! + 1);
    });
    expect(boxed).toBe(10);
    expect(unseen.length).toBeLessThan(15);
    expect(chiSquare(inBox.values(), (RUNS * boxed) / unseen.length)).toBeLessThan(bound(unseen.length));
  });

  it('makes all orders of the Sequence cards that are left equally likely, and moves nothing else in the lab', () => {
    const drawn = ['k4-k', 'b4-b', 'r4-r', 'y4-y'];
    const { state, game } = scenario({
      boxes: ['lab'],
      challenges: ['lab'],
      roles: ['medic', 'scientist'],
      stations: ['atlanta', 'lima'],
      lab: {
        drawn,
        sequencesLeft: 4,
        dishes: { growth: { red: 2 } },
        research: [
          { sequence: 'k4g4-bykrp', colour: 'red', characterized: 'tokyo' },
          { sequence: 'b3k1g2-bk' },
        ],
      },
    });
    const field = game.fields.find(({ name }) => name === 'lab.deck')!;
    const at = game.offsets[field.id]!;
    const looks = new Set([JSON.stringify(view(state, 1).shows)]);
    const orders = new Map<string, number>();
    samples(state, 1, (sample) => {
      const order = sample.cells.subarray(at, at + 4).join(' ');
      if (!orders.has(order)) looks.add(JSON.stringify(view(sample, 1).shows));
      orders.set(order, (orders.get(order) ?? 0) + 1);
    });
    expect(looks.size).toBe(1);
    expect(orders.size).toBe(24);
    expect(chiSquare(orders.values(), RUNS / 24)).toBeLessThan(bound(23));
  });

  it('keeps what a study of the player deck showed, for the one who looked', () => {
    const table = iberia({
      roles: ['royal-academy-scientist', 'sailor'],
      drawNext: ['vigo', 'epidemic', 'porto', 'braga'],
    }).does('study', 'order porto', 'order vigo');
    const { cards, size } = table.state.playerDeck;
    const top = cards.slice(size - 3, size).join(' ');
    const others = new Set<string>();
    samples(table.state, 1, (sample) =>
      expect(sample.playerDeck.cards.slice(size - 3, size).join(' ')).toBe(top),
    );
    samples(table.state, 2, (sample) => others.add(sample.playerDeck.cards.slice(size - 3, size).join(' ')));
    expect(others.size).toBeGreaterThan(RUNS / 2);
    table.asks('actions', { left: 3 });
  });

  it('gives the resampled game a future of its own', () => {
    const { state } = start(gameOf({}), seedFromText('future'));
    const seen = sight(state, 1);
    const random = wordsFrom('future');
    const [one, other] = [resample(seen, random), resample(seen, random)];
    expect(Array.from(one.random)).not.toEqual(Array.from(state.random));
    expect(Array.from(one.random)).not.toEqual(Array.from(other.random));
    expect(Array.from(resample(seen, wordsFrom('same')).cells)).toEqual(
      Array.from(resample(seen, wordsFrom('same')).cells),
    );
  });
});

function epidemicsByPile(s: State): number[] {
  const counts: number[] = [];
  for (let at = 0; at < s.playerDeck.size; at++) {
    const pile = s.playerDeck.group[at]!;
    counts[pile] = (counts[pile] ?? 0) + (s.playerDeck.cards[at]! >= s.game.firstEpidemic ? 1 : 0);
  }
  return counts;
}
