import { describe, expect, it } from 'vitest';
import { clone, restore, seedFromText, sight, snapshot, start, view, type State } from '../../src/index.ts';
import type { Deck } from '../../src/kernel/types.ts';
import { lookAtTop, peekAtTop, reshuffleInfectionDiscard } from '../../src/ops/decks.ts';
import { checkPosition } from '../properties/invariants.ts';
import { checkSight } from '../properties/reaching.ts';
import { gameFor } from './support.ts';

const SEATS = 3;
const VIEWERS = [0, 1, 2, 3];

/** A table in which a group of the infection deck holds cards of two sets, and each pile of the player deck an epidemic. */
function table(): State {
  const game = gameFor({ players: SEATS, epidemics: 5, options: { hands: 'private', forecast: 'player' } });
  const { state } = start(game, seedFromText('peek'));
  reshuffleInfectionDiscard(state);
  lookAtTop(state, state.infectionDeck, 12, 1 << 2);
  state.infectionDeck.seen.fill(0);
  return state;
}

const decks = [
  ['player', (s: State): Deck => s.playerDeck],
  ['infection', (s: State): Deck => s.infectionDeck],
] as const;

const groupsSeen = (s: State, deck: 'player' | 'infection', viewer: number) =>
  view(s, viewer)[deck === 'player' ? 'playerDeck' : 'infectionDeck'].groups;

/** Without the cards that the viewer knows: how large the groups are. */
const sizes = (s: State, deck: 'player' | 'infection', viewer: number): number[] =>
  groupsSeen(s, deck, viewer).map(({ size }) => size);

describe.each(decks)('a look at the top of the %s deck', (name, deckOf) => {
  it('shows the cards to the one who looks and changes nothing for anybody else', () => {
    const before = table();
    const after = clone(before);
    peekAtTop(after, deckOf(after), 3, 1);
    const top = Array.from(
      deckOf(after).cards.subarray(deckOf(after).size - 3, deckOf(after).size),
    ).toReversed();
    const ids = name === 'player' ? after.game.cardIds : after.game.infectionIds;
    for (const viewer of VIEWERS) {
      const [group] = groupsSeen(after, name, viewer);
      expect(sizes(after, name, viewer)).toEqual(sizes(before, name, viewer));
      expect(Object.values(group!.known)).toEqual(viewer === 2 ? top.map((card) => ids[card]) : []);
      const unknown = Object.values(group!.sets).reduce((sum, count) => sum + count, 0);
      expect(unknown + Object.keys(group!.known).length).toBe(group!.size);
    }
    for (const viewer of [0, 1, 3])
      expect(groupsSeen(after, name, viewer)).toEqual(groupsSeen(before, name, viewer));
    expect(after.reveals).toBe(before.reveals + 1);
  });

  it('is kept when hidden cards are dealt again, and the others still find every card possible', () => {
    const state = table();
    peekAtTop(state, deckOf(state), 3, 1);
    const { cards, size } = deckOf(state);
    for (const viewer of VIEWERS) {
      const tops = new Set<number>();
      for (let run = 0; run < 25; run++) {
        const other = checkSight(state, viewer, `peek ${String(run)}`);
        checkPosition(other, 0);
        tops.add(deckOf(other).cards[size - 1]!);
        expect(deckOf(other).seen).toEqual(deckOf(state).seen);
      }
      expect([...tops]).toEqual(viewer === 2 ? [cards[size - 1]] : [...tops]);
      expect(tops.size > 5).toBe(viewer !== 2);
    }
    expect(restore(state.game, snapshot(state)).ok).toBe(true);
  });

  it('takes nothing from those who looked before', () => {
    const state = table();
    peekAtTop(state, deckOf(state), 2, 0);
    const first = groupsSeen(state, name, 1);
    peekAtTop(state, deckOf(state), 4, 2);
    expect(groupsSeen(state, name, 1)).toEqual(first);
    expect(Object.keys(groupsSeen(state, name, 3)[0]!.known)).toHaveLength(4);
    expect(Object.keys(groupsSeen(state, name, 2)[0]!.known)).toHaveLength(0);
    peekAtTop(state, deckOf(state), 999, 2);
    expect(sight(state, 3).table.cells.length).toBe(state.cells.length);
  });
});
