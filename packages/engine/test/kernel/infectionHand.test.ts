// What the table knows of infection cards that a seat holds face down: of a group and what was drawn from it together, how many cards belong
// to which set, and nothing of which was drawn.
import { describe, expect, it } from 'vitest';
import { restore, sight, snapshot, view, resample, type State } from '../../src/index.ts';
import { addHeld, heldCard, heldCount, heldGroup } from '../../src/kernel/infectionHand.ts';
import { discardHeld, drawIntoHand } from '../../src/ops/infectionHand.ts';
import { hisTurn } from '../modules/brink/challenges/bioTerrorist/tables.ts';
import { wordsFrom } from '../properties/play.ts';

/** A deck, from its top, of cards with their groups; sets are given by card. The hand begins empty. */
function deckOf(groups: readonly (readonly string[])[], sets: Readonly<Record<string, number>>): State {
  const s = hisTurn({ terrorist: { city: 'tokyo' } });
  const { state, game } = s;
  const deck = state.infectionDeck;
  deck.cards.fill(0);
  deck.group.fill(0);
  state.strata.fill(0);
  const cards = groups.flatMap((group, number) =>
    group.map((id) => [game.cityNumbers.get(id)!, groups.length - number] as const),
  );
  for (const [at, [card, group]] of cards.toReversed().entries()) {
    deck.cards[at] = card;
    deck.group[at] = group;
    state.strata[card] = sets[game.cityIds[card]!]!;
  }
  deck.size = cards.length;
  state.lastGroup = Math.max(groups.length, ...Object.values(sets));
  const rest = [...game.cityIds.keys()].filter((card) => !cards.some(([one]) => one === card));
  rest.forEach((card, at) => (state.infectionDiscard.cards[at] = card));
  state.infectionDiscard.size = rest.length;
  return state;
}

const SETS = { lima: 1, osaka: 1, paris: 2, milan: 2, cairo: 1, delhi: 1 };
const MIXED = [
  ['lima', 'osaka', 'paris', 'milan'],
  ['cairo', 'delhi'],
];

const cells = (s: State, viewer: number): string => sight(s, viewer).table.cells.join(' ');
const top = (s: State, viewer: number) => view(s, viewer).infectionDeck.groups[0]!;

describe('a card drawn face down from a group of two sets', () => {
  it('may be of either: the group and the hand together show both sets', () => {
    const s = deckOf(MIXED, SETS);
    drawIntoHand(s);
    expect(top(s, 1)).toEqual({ size: 3, known: {}, sets: { 'set-1': 2, 'set-2': 2 }, drawn: 1 });
    expect(top(s, 3)).toEqual({ size: 3, known: {}, sets: { 'set-1': 1, 'set-2': 2 } });
    expect(view(s, 1).infectionRemoved).toEqual([]);
    expect(view(s, 1).infectionDeck.sets['set-1']).toContain('lima');
  });

  it('looks to others like any other of the group', () => {
    const looks = ['lima', 'osaka', 'paris', 'milan'].map((drawn) => {
      const order = [drawn, ...MIXED[0]!.filter((id) => id !== drawn)];
      const s = deckOf([order, MIXED[1]!], SETS);
      drawIntoHand(s);
      return [1, 2, 0].map((viewer) => cells(s, viewer)).join();
    });
    expect(new Set(looks).size).toBe(1);
  });

  it('is dealt again with the rest of the group, each card as likely', () => {
    const s = deckOf(MIXED, SETS);
    drawIntoHand(s);
    drawIntoHand(s);
    const counts = new Map<string, number>();
    const runs = 1200;
    const random = wordsFrom('hand');
    for (let run = 0; run < runs; run++) {
      const other = resample(sight(s, 1), random);
      const hand = [0, 1]
        .map((slot) => s.game.cityIds[heldCard(other, slot)]!)
        .sort()
        .join(' ');
      counts.set(hand, (counts.get(hand) ?? 0) + 1);
      expect(cells(other, 1)).toBe(cells(s, 1));
      // Set 1 lies below too: its cards may be any that the set has.
      expect(heldCount(other)).toBe(2);
    }
    // Of two cards from four places, two of each set: one pair of set 2, and with set 1 any of its four cards.
    const of = (wanted: (hand: readonly string[]) => boolean): number =>
      [...counts].filter(([hand]) => wanted(hand.split(' '))).reduce((sum, [, count]) => sum + count, 0) /
      runs;
    const first = (id: string): boolean => SETS[id as keyof typeof SETS] === 1;
    expect(of((hand) => hand.every(first))).toBeCloseTo(1 / 6, 1);
    expect(of((hand) => !hand.some(first))).toBeCloseTo(1 / 6, 1);
    expect(of((hand) => hand.includes('cairo'))).toBeCloseTo(1 / 4, 1);
  });

  it('who saw it where it lay knows it, and what he knows narrows the rest', () => {
    const s = deckOf(MIXED, SETS);
    s.infectionDeck.seen[s.infectionDeck.size - 1] = 1 << 0;
    drawIntoHand(s);
    expect(view(s, 1).shows['terrorist']).toMatchObject({ hand: { known: ['lima'] } });
    expect(top(s, 1)).toEqual({ size: 3, known: {}, sets: { 'set-1': 1, 'set-2': 2 } });
    expect(top(s, 2)).toMatchObject({ sets: { 'set-1': 2, 'set-2': 2 }, drawn: 1 });
    for (const viewer of [0, 1, 2, 3])
      expect(cells(resample(sight(s, viewer), wordsFrom('seen')), viewer)).toBe(cells(s, viewer));
  });
});

describe('a card that leaves the hand', () => {
  it('shows its set: what is left of the group is known', () => {
    const s = deckOf(MIXED, SETS);
    drawIntoHand(s);
    discardHeld(s, s.game.cityNumbers.get('lima')!);
    expect(top(s, 1)).toEqual({ size: 3, known: {}, sets: { 'set-1': 1, 'set-2': 2 } });
  });

  it('does not show which of two groups of one set it came from', () => {
    const groups = [
      ['lima', 'osaka'],
      ['cairo', 'delhi'],
    ];
    const one = { lima: 1, osaka: 1, cairo: 1, delhi: 1 };
    const looks = [0, 1].map((discarded) => {
      const s = deckOf(groups, one);
      // One card of each group.
      drawIntoHand(s);
      const kept = s.infectionDeck.cards[0]!;
      addHeld(s, kept, 1, 1 << 2);
      s.infectionDeck.cards[0] = s.infectionDeck.cards[1]!;
      s.infectionDeck.cards[1] = s.infectionDeck.cards[2]!;
      s.infectionDeck.group[1] = 2;
      s.infectionDeck.cards[2] = 0;
      s.infectionDeck.group[2] = 0;
      s.infectionDeck.size = 2;
      // The same card is shown, drawn from the upper group or from the lower one.
      const [shown, other] = [s.game.cityNumbers.get('lima')!, kept];
      if (discarded === 1) exchange(s, shown, other);
      discardHeld(s, shown);
      return [0, 1, 2].map((viewer) => cells(s, viewer)).join();
    });
    expect(looks[0]).toBe(looks[1]);
  });

  it('joins the groups it may have come from where their cards are of several sets', () => {
    const groups = [['lima', 'paris', 'osaka'], ['bogota'], ['milan', 'cairo', 'delhi']];
    const sets = { lima: 1, paris: 2, osaka: 1, bogota: 3, milan: 2, cairo: 1, delhi: 1 };
    const looks = [0, 1].map((discarded) => {
      const s = deckOf(groups, sets);
      drawIntoHand(s);
      // A card of the lowest group too.
      const deck = s.infectionDeck;
      const at = 1;
      addHeld(s, deck.cards[at]!, 1, 1 << 2);
      deck.cards.copyWithin(at, at + 1, deck.size);
      deck.group.copyWithin(at, at + 1, deck.size);
      deck.size--;
      deck.cards[deck.size] = 0;
      deck.group[deck.size] = 0;
      const [lima, cairo] = ['lima', 'cairo'].map((id) => s.game.cityNumbers.get(id)!) as [number, number];
      if (discarded === 1) exchange(s, lima, cairo);
      discardHeld(s, lima);
      expect(new Set(deck.group.subarray(0, deck.size)).size).toBe(1);
      expect(heldGroup(s, 0)).toBe(deck.group[0]);
      expect(top(s, 1)).toMatchObject({ size: 5, drawn: 1, sets: { 'set-1': 3, 'set-2': 2, 'set-3': 1 } });
      const back = restore(s.game, snapshot(s));
      expect(back.ok).toBe(true);
      return [0, 1, 2].map((viewer) => cells(s, viewer)).join();
    });
    expect(looks[0]).toBe(looks[1]);
  });
});

/** Two cards of the hand have come from each other's group. */
function exchange(s: State, one: number, other: number): void {
  const slots = [0, 1].map((slot) => [heldCard(s, slot), heldGroup(s, slot)] as const);
  const groupOf = (card: number): number => slots.find(([held]) => held === card)![1];
  const [first, second] = [groupOf(one), groupOf(other)];
  const field = (name: string): number =>
    s.game.offsets[s.game.fields.find((known) => known.name === name)!.id]!;
  const entries = [
    [one, second],
    [other, first],
  ].sort(([a, x], [b, y]) => x! - y! || a! - b!);
  entries.forEach(([card, group], slot) => {
    s.cells[field('infectionHand.cards') + slot] = card!;
    s.cells[field('infectionHand.group') + slot] = group!;
  });
}
