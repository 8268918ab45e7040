// What players who know no game can ask about him, and a drawn state passed him.
import { describe, expect, it } from 'vitest';
import { apply, clone, sight, type State } from '../../../../../src/index.ts';
import { NO_CITY } from '../../../../../src/inner.ts';
import { terroristTable } from './tables.ts';

const LOOKED_FOR = {
  terrorist: { city: 'milan', hand: ['delhi', 'cairo'], possible: ['milan', 'essen', 'istanbul'] },
  at: { dispatcher: 'paris', researcher: 'tokyo' },
};

function drive(state: State, to: string): void {
  expect(apply(state, { kind: 'drive', seat: 1, to }).ok).toBe(true);
}

const placesIn = (state: State): string[] =>
  state.game.cityIds.filter(
    (_, city) => (state.game.hiding!.possible(state, city >> 5) & (1 << (city & 31))) !== 0,
  );

describe('who hides', () => {
  it('is known to himself with his city and cards, and to others with neither', () => {
    const { state } = terroristTable(LOOKED_FOR);
    const { hiding, cityNumbers } = state.game;
    const [own, other] = [sight(state, 3).table, sight(state, 1).table];
    const cardsIn = (table: State): number[] => [0, 1].map((slot) => hiding!.card(table, slot));
    expect(hiding!.seat(state.game)).toBe(2);
    expect(hiding!.city(own)).toBe(cityNumbers.get('milan'));
    expect(hiding!.city(other)).toBe(NO_CITY);
    expect(cardsIn(own).toSorted((one, two) => one - two)).toEqual(
      ['delhi', 'cairo'].map((id) => cityNumbers.get(id)!).toSorted((one, two) => one - two),
    );
    expect(cardsIn(other).every((card) => card < 0)).toBe(true);
    expect(hiding!.cards(other)).toBe(2);
    expect(placesIn(other)).toEqual(placesIn(own));
  });

  it('is found by whoever comes to him, but not where he was taken out of a drawn state', () => {
    const { state } = terroristTable(LOOKED_FOR);
    const { hiding } = state.game;
    const [met, passed] = [clone(state), clone(state)];
    hiding!.conceal(passed);
    for (const one of [met, passed]) drive(one, 'milan');
    expect(hiding!.isSeen(met)).toBe(true);
    expect(placesIn(met)).toEqual(['milan']);
    expect(hiding!.isSeen(passed)).toBe(false);
    expect(placesIn(passed)).toEqual(['istanbul', 'essen'].toSorted(byOrderIn(state)));
    // Nothing has come up: whether somebody is met there is no part of what is thought ahead.
    expect(passed.reveals).toBe(state.reveals);
    expect(met.reveals).toBeGreaterThan(state.reveals);
  });

  it('stays where everybody sees him', () => {
    const { state } = terroristTable({ terrorist: { city: 'paris' }, at: { dispatcher: 'paris' } });
    state.game.hiding!.conceal(state);
    expect(state.game.hiding!.city(state)).toBe(state.game.cityNumbers.get('paris'));
  });
});

function byOrderIn({ game }: State): (one: string, other: string) => number {
  return (one, other) => game.cityNumbers.get(one)! - game.cityNumbers.get(other)!;
}
