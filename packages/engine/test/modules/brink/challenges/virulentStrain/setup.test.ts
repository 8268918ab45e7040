import { describe, expect, it } from 'vitest';
import {
  compile,
  resample,
  restore,
  seedFromText,
  sight,
  snapshot,
  start,
  view,
  type Game,
  type State,
} from '../../../../../src/index.ts';
import { PLACES } from '../../../../../src/kernel/types.ts';

function gameOf(boxes: readonly string[], epidemics: number, players = 2): Game {
  const compiled = compile({ boxes, challenges: ['virulent-strain'], epidemics, players });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const begin = (game: Game, seed: number): State => start(game, seedFromText(`strain ${String(seed)}`)).state;

const POOL = [
  'chronic-effect',
  'complex-molecular-structure',
  'government-interference',
  'hidden-pocket',
  'rate-effect',
  'slippery-slope',
  'unacceptable-loss',
  'uncounted-populations',
];
const LAB = ['highly-contagious', 'resistant-to-treatment'];

const epidemicsIn = ({ game, places }: State, place: number): string[] =>
  game.cardIds.filter((_, card) => card >= game.firstEpidemic && places[card] === place);

describe('setup of Virulent Strain', () => {
  it('BRINK-VS-2 LAB-VS-1 eight cards, with In the Lab ten; no other epidemics', () => {
    expect(gameOf(['brink'], 7).cardIds.slice(gameOf(['brink'], 7).firstEpidemic)).toEqual(POOL);
    const both = gameOf(['brink', 'lab'], 4);
    expect(both.cardIds.slice(both.firstEpidemic)).toEqual([...POOL, ...LAB]);
  });

  it.each([4, 5, 6, 7])(
    'BRINK-VS-1 of %d epidemics any may be used; the others are in the box unseen',
    (count) => {
      const used = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const state = begin(gameOf(['brink', 'lab'], count), seed);
        const inDeck = epidemicsIn(state, PLACES.deck);
        expect(inDeck).toHaveLength(count);
        expect(epidemicsIn(state, PLACES.boxed)).toHaveLength(10 - count);
        for (const card of inDeck) used.add(card);
      }
      expect([...used].toSorted()).toEqual([...POOL, ...LAB].toSorted());
    },
  );

  it('BRINK-VS-1 BRINK-VS-24 setup tells nobody which ones they are', () => {
    const { facts, state } = start(gameOf(['brink', 'lab'], 5), seedFromText('quiet'));
    const told = JSON.stringify([facts, view(state, 0), view(state, 1), view(state, 2)]);
    for (const card of [...POOL, ...LAB]) expect(told).not.toContain(card);
  });

  it.each([2, 3, 4, 5])('BRINK-VS-3 BRINK-VS-24 one lies in each pile, for %d players', (players) => {
    const usual = compile({ boxes: ['brink'], epidemics: 6, players });
    const sizes = (state: State): number[] => view(state, 0).playerDeck.groups.map(({ size }) => size);
    const state = begin(gameOf(['brink'], 6, players), players);
    expect(sizes(state)).toEqual(sizes(begin(usual.ok ? usual.value : state.game, players)));
    for (const { sets } of view(state, 0).playerDeck.groups) expect(sets['epidemics']).toBe(1);
    expect(view(state, 0).infectionDiscard).toHaveLength(9);
  });

  it('BRINK-VS-24 two deals that differ in these cards alone look the same to everybody', () => {
    const state = begin(gameOf(['brink', 'lab'], 4), 1);
    const other = begin(gameOf(['brink', 'lab'], 4), 1);
    const inDeck = other.playerDeck.cards.findIndex((card) => card >= other.game.firstEpidemic);
    const boxed = other.places.findIndex(
      (place, card) => card >= other.game.firstEpidemic && place === PLACES.boxed,
    );
    const card = other.playerDeck.cards[inDeck]!;
    other.playerDeck.cards[inDeck] = boxed;
    other.places[boxed] = PLACES.deck;
    other.places[card] = PLACES.boxed;
    for (const viewer of [0, 1, 2]) expect(view(other, viewer)).toEqual(view(state, viewer));
  });

  it('BRINK-VS-24 what is dealt anew may have other ones in the deck, in every pile one', () => {
    const state = begin(gameOf(['brink', 'lab'], 5), 2);
    const seen = new Set<string>();
    for (let draw = 0; draw < 30; draw++) {
      const again = resample(sight(state, 1), Int32Array.of(draw + 1, 2, 3, 4));
      expect(epidemicsIn(again, PLACES.deck)).toHaveLength(5);
      expect(epidemicsIn(again, PLACES.boxed)).toHaveLength(5);
      expect(view(again, 1)).toEqual(view(state, 1));
      for (const card of epidemicsIn(again, PLACES.deck)) seen.add(card);
    }
    expect(seen.size).toBe(10);
  });

  it('a snapshot keeps them, and is refused with a strain before the first epidemic or one too many in the box', () => {
    const { game } = begin(gameOf(['brink'], 5), 3);
    const saved = snapshot(begin(game, 3));
    expect(restore(game, saved).ok).toBe(true);
    const changed = (field: string, at: number, value: number): typeof saved => ({
      ...saved,
      fields: {
        ...saved.fields,
        [field]: saved.fields[field]!.map((cell, index) => (index === at ? value : cell)),
      },
    });
    expect(restore(game, changed('strain.colour', 0, 2)).ok).toBe(false);
    expect(restore(game, changed('slippery-slope.inForce', 0, 1)).ok).toBe(false);
    expect(restore(game, changed('unacceptable-loss.gone', 0, 4)).ok).toBe(false);
    const boxed = saved.fields['places']!.indexOf(PLACES.boxed);
    expect(restore(game, changed('places', boxed, PLACES.removed)).ok).toBe(false);
  });
});
