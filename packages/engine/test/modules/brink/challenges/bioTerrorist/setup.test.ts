import { describe, expect, it } from 'vitest';
import {
  apply,
  compile,
  factsFor,
  legal,
  seedFromText,
  start,
  view,
  type State,
} from '../../../../../src/index.ts';
import { heldCount } from '../../../../../src/kernel/infectionHand.ts';

function begin(players: number, seed = 'terror', options: Record<string, string> = {}) {
  const game = compile({ boxes: ['brink'], challenges: ['bio-terrorist'], players, epidemics: 4, options });
  if (!game.ok) throw new Error(game.error.message);
  return start(game.value, seedFromText(seed));
}

const hide = (state: State, city: string): void => {
  const applied = apply(state, { kind: 'hide', seat: state.game.shape.seats, city });
  if (!applied.ok) throw new Error(applied.error.message);
};

const terrorist = (state: State, viewer: number) =>
  view(state, viewer).shows['terrorist'] as Record<string, unknown>;

describe('setup with the Bio-Terrorist', () => {
  it.each([
    [3, 4],
    [4, 3],
    [5, 2],
  ])(
    'BRINK-BIO-1 BRINK-BIO-3 BRINK-BIO-4 BRINK-COMB-21 %i players: the last one is he, the others hold %i cards each',
    (players, cards) => {
      const { state } = begin(players);
      const { seats, playerDeck } = view(state, 0);
      expect(seats.at(-1)).toMatchObject({ seat: players, role: 'bio-terrorist', handSize: 0 });
      expect(seats.slice(0, -1).map(({ handSize }) => handSize)).toEqual(
        Array.from({ length: players - 1 }, () => cards),
      );
      // 48 cities, two events for each team player and four epidemics, less the hands.
      expect(playerDeck.size).toBe(48 + 2 * (players - 1) + 4 - cards * (players - 1));
      expect([...state.game.sides]).toEqual([...Array.from({ length: players - 1 }, () => 0), 1]);
    },
  );

  it('BRINK-BIO-2 there are 12 purple cubes, none on the board, and no card of the Mutation challenge', () => {
    const { state } = begin(4);
    expect(view(state, 0).supply['purple']).toBe(12);
    expect(state.game.infectionIds).toHaveLength(48);
    expect(state.game.cardIds.filter((id) => id.includes('mutation'))).toEqual([]);
    expect((view(state, 0).shows['cures'] as Record<string, string>)['purple']).toBe('none');
  });

  it('BRINK-BIO-5 he has no team role and no Player cards, and takes no part in the choice of the first player', () => {
    for (let deal = 0; deal < 20; deal++) {
      const { state, facts } = begin(3, `first ${String(deal)}`);
      expect(facts.filter(({ fact }) => fact === 'roleDealt').map(({ seat }) => seat)).toEqual([1, 2]);
      expect(facts.find(({ fact }) => fact === 'firstPlayer')?.['seat']).not.toBe(3);
      expect([...state.game.turnOrder]).toEqual([0, 1]);
    }
  });

  it('BRINK-BIO-6 he is dealt the top two infection cards after the first nine cities', () => {
    const { state, facts } = begin(4);
    expect(heldCount(state)).toBe(2);
    expect(view(state, 0).infectionDeck.size).toBe(37);
    const told = facts.map(({ fact }) => fact);
    expect(told.indexOf('infectionTaken')).toBeGreaterThan(told.lastIndexOf('infectionDiscarded'));
    expect(told.lastIndexOf('infectionTaken')).toBeLessThan(told.indexOf('roleDealt'));
    expect(factsFor(facts, 1).some(({ fact }) => fact === 'infectionTakenCard')).toBe(false);
    expect(factsFor(facts, 4).filter(({ fact }) => fact === 'infectionTakenCard')).toHaveLength(2);
  });

  it('BRINK-BIO-7 then he chooses any city in secret, before the first turn', () => {
    const { state } = begin(4);
    expect(legal(state, 4)).toHaveLength(48);
    for (const viewer of [0, 1, 2, 3]) expect(legal(state, viewer)).toEqual([]);
    hide(state, 'lagos');
    expect(terrorist(state, 4)).toMatchObject({ city: 'lagos', state: 'hidden' });
    expect(terrorist(state, 1)['city']).toBeUndefined();
    // Everybody knows that he is not in Atlanta, where the team stands.
    expect(terrorist(state, 1)['possible']).toHaveLength(47);
    expect(view(state, 0).frames.at(-1)?.frame).toBe('actions');
  });

  it('BRINK-BIO-7 BRINK-BHD-2 in the city of the team he is spotted at once', () => {
    const { state } = begin(4);
    hide(state, 'atlanta');
    expect(view(state, 0).seats[3]).toMatchObject({ city: 'atlanta' });
    expect(terrorist(state, 0)).toMatchObject({ state: 'spotted', possible: ['atlanta'] });
  });

  it('BRINK-BVW-9 BRINK-BVW-5 two starts in other cities look the same to the team', () => {
    const looks = ['lagos', 'tokyo'].map((city) => {
      const { state } = begin(4);
      const applied = apply(state, { kind: 'hide', seat: 4, city });
      return JSON.stringify([applied.ok && factsFor(applied.value, 1), view(state, 1), legal(state, 1)]);
    });
    expect(looks[0]).toBe(looks[1]);
  });
});
