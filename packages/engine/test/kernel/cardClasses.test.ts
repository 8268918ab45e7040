import { describe, expect, it } from 'vitest';
import { resample, restore, seedFromText, sight, snapshot, start, view } from '../../src/index.ts';
import { PLAIN_CARDS } from '../../src/kernel/cardClasses.ts';
import type { Challenge } from '../../src/kernel/definition.ts';
import { after } from '../../src/kernel/steps.ts';
import { PLACES } from '../../src/kernel/types.ts';
import { shuffleIn } from '../../src/rules/deal.ts';
import { checkPosition } from '../properties/invariants.ts';
import { GAME_IDS, wholeGame } from '../scenario/samples.ts';
import { madeUpGame } from './madeUp.ts';

const bonus = (boxable: boolean): Challenge => ({
  id: 'bonuses',
  modules: [],
  options: [],
  parts: (usual) => usual,
  cardClasses: [
    { name: 'bonus', ids: ['bonus-1', 'bonus-2', 'bonus-3'], held: true, boxable, set: PLAIN_CARDS },
  ],
});

const game = madeUpGame(
  'bonuses',
  { challenges: [bonus(false)] },
  { challenges: ['bonuses'], epidemics: 5, options: { hands: 'private' } },
);

describe('classes of player cards', () => {
  it.each(GAME_IDS)('are runs of numbers from the cities to the epidemics in %s', (id) => {
    const { cardClasses, cardIds, firstEvent, endOfEvents, firstEpidemic } = wholeGame(id);
    expect(cardClasses.map(({ name }) => name)).toEqual(['city', 'event', 'epidemic']);
    expect(cardClasses.map(({ first }) => first)).toEqual([0, firstEvent, firstEpidemic]);
    expect(cardClasses.map(({ end }) => end)).toEqual([firstEvent, endOfEvents, cardIds.length]);
  });

  it('a challenge may add one: its cards are dealt, and nobody can tell them from others face down', () => {
    expect(game.cardIds.slice(game.endOfEvents, game.firstEpidemic)).toEqual([
      'bonus-1',
      'bonus-2',
      'bonus-3',
    ]);
    const { state } = start(game, seedFromText('bonus'));
    checkPosition(state, 0);
    expect(restore(game, snapshot(state)).ok).toBe(true);
    const total = view(state, 0).playerDeck.groups.reduce((sum, { sets }) => sum + (sets['cards'] ?? 0), 0);
    expect(total).toBe(state.playerDeck.size - 5);
    const places = new Set<number>();
    for (let run = 0; run < 60; run++) {
      const other = resample(sight(state, 1), seedFromText(String(run)));
      checkPosition(other, 0);
      expect(view(other, 1)).toEqual(view(state, 1));
      for (let card = game.endOfEvents; card < game.firstEpidemic; card++) places.add(other.places[card]!);
    }
    expect([...places]).toEqual(expect.arrayContaining([1, PLACES.deck]));
  });

  it('what no hand holds is dealt anew to no hand, and to every place of the deck alike', () => {
    const drawn = madeUpGame(
      'resolved at once',
      {
        challenges: [
          {
            id: 'resolved',
            modules: [],
            options: [],
            parts: (usual) => usual,
            cardClasses: [{ name: 'resolved', ids: ['one'], held: false, boxable: false, set: PLAIN_CARDS }],
            setup: (usual) =>
              after('hands', usual, {
                name: 'shuffle in',
                run: (s) => shuffleIn(s, s.game.endOfEvents, s.game.endOfEvents + 1),
              }),
          },
        ],
      },
      { challenges: ['resolved'], epidemics: 5, options: { hands: 'private' } },
    );
    const { state } = start(drawn, seedFromText('resolved'));
    checkPosition(state, 0);
    const [runs, piles] = [2_000, new Map<number, number>()];
    for (let run = 0; run < runs; run++) {
      const other = resample(sight(state, 1), seedFromText(String(run)));
      expect(other.places[drawn.endOfEvents]).toBe(PLACES.deck);
      const group = other.playerDeck.group[other.playerDeck.cards.indexOf(drawn.endOfEvents)]!;
      piles.set(group, (piles.get(group) ?? 0) + 1);
    }
    expect(piles.size).toBe(5);
    // A pile has about a fifth of the cards; the first to be dealt are not more likely to be drawn late or early.
    for (const count of piles.values()) expect(Math.abs(count - runs / 5)).toBeLessThan(120);
  });

  it('only one class of a public set may lie in the box, and only its cards', () => {
    expect(() => madeUpGame('two-boxes', { challenges: [bonus(true)] }, { challenges: ['bonuses'] })).toThrow(
      'two classes of cards may lie in the box',
    );
    const { state } = start(game, seedFromText('bonus'));
    const { cards } = state.playerDeck;
    const at = cards.findIndex((card) => card >= game.endOfEvents && card < game.firstEpidemic);
    state.places[cards[at]!] = PLACES.boxed;
    cards[at] = cards[state.playerDeck.size - 1]!;
    cards[--state.playerDeck.size] = 0;
    state.playerDeck.group[state.playerDeck.size] = 0;
    expect(restore(game, snapshot(state))).toMatchObject({ ok: false });
  });
});
