// What members of a team know of each other's cards, and the other teams don't.
import { describe, expect, it } from 'vitest';
import { legal, resample, sight, view, type State } from '../../../../../src/index.ts';
import { wordsFrom } from '../../../../properties/play.ts';
import { begun, deal, says, teamsOf, words, type Dealt } from './dealt.ts';

const RUNS = 1200;

function samples({ state }: Dealt, viewer: number, look: (sample: State) => void): void {
  const random = wordsFrom('teams');
  const seen = sight(state, viewer);
  for (let run = 0; run < RUNS; run++) look(resample(seen, random));
}

/** Far outside of what chance does. */
const isNear = (count: number, expected: number): boolean =>
  Math.abs(count - expected) < 6 * Math.sqrt(expected) + 1;

describe('hands', () => {
  it('LAB-TEAM-52 LAB-TEAM-54 LAB-TEAM-63 the members of a team see both their hands, the others neither, at the introductory level too', () => {
    for (const epidemics of [4, 6]) {
      const { state } = begun({ players: 6, epidemics });
      for (let viewer = 0; viewer <= 6; viewer++)
        for (const { seat, hand, handSize } of view(state, viewer).seats) {
          const isOwn = viewer > 0 && Math.ceil(seat / 2) === Math.ceil(viewer / 2);
          expect(hand).toHaveLength(isOwn ? handSize : 0);
        }
    }
  });

  it('LAB-TEAM-63 with open hands all see all', () => {
    const { state } = begun({ options: { hands: 'open' } });
    for (let viewer = 0; viewer <= 4; viewer++)
      for (const { hand, handSize } of view(state, viewer).seats) expect(hand).toHaveLength(handSize);
  });
});

describe('what a viewer does not know, dealt anew', () => {
  it('LAB-TEAM-53 gives another team each Goal card that it may have equally often', () => {
    const dealt = begun();
    const own = teamsOf(dealt, 1).teams[0]!.goal!.goal;
    const counts = new Map<string, number>();
    samples(dealt, 1, (state) => {
      const { goal } = teamsOf({ state, facts: [] }, 3).teams[1]!;
      counts.set(goal!.goal, (counts.get(goal!.goal) ?? 0) + 1);
      expect(teamsOf({ state, facts: [] }, 1).teams[0]!.goal!.goal).toBe(own);
    });
    expect(counts.size).toBe(7);
    expect(counts.has(own)).toBe(false);
    for (const count of counts.values()) expect(isNear(count, RUNS / 7)).toBe(true);
  });

  it('LAB-TEAM-6 gives another team each three roles that it may pick from, and what it has picked', () => {
    const dealt = deal();
    says(dealt, words(dealt)[0]!);
    says(dealt, words(dealt)[0]!);
    says(dealt, words(dealt)[0]!);
    const own = teamsOf(dealt, 1).teams[0]!.offered!;
    const firsts = new Map<string, number>();
    samples(dealt, 2, (state) => {
      const theirs = teamsOf({ state, facts: [] }, 4).teams[1]!.offered!;
      expect(new Set([...own, ...theirs]).size).toBe(6);
      firsts.set(theirs[0]!, (firsts.get(theirs[0]!) ?? 0) + 1);
    });
    const others = dealt.state.game.config.pool.length - 3;
    expect(firsts.size).toBe(others);
    for (const count of firsts.values()) expect(isNear(count, RUNS / others)).toBe(true);
  });

  it('LAB-TEAM-9 leaves each Bonus card in the box equally often', () => {
    const dealt = begun({ epidemics: 4 });
    const { first, end, spare } = dealt.state.game.cardClasses.find(({ name }) => name === 'bonus')!;
    const boxed = new Map<number, number>();
    samples(dealt, 1, ({ places }) => {
      const inBox = Array.from({ length: end - first }, (_, index) => first + index).filter(
        (card) => places[card] === 21,
      );
      expect(inBox).toHaveLength(spare!);
      for (const card of inBox) boxed.set(card, (boxed.get(card) ?? 0) + 1);
    });
    expect(boxed.size).toBe(10);
    for (const count of boxed.values()) expect(isNear(count, (RUNS * spare!) / 10)).toBe(true);
  });

  it('LAB-TEAM-6 LAB-TEAM-53 changes nothing that a viewer sees, or may say, while teams choose', () => {
    const dealt = deal({ players: 6, options: { goals: 'two' } });
    const random = wordsFrom('choices');
    while (view(dealt.state, 0).frames.at(-1)!.frame === 'team-choice') {
      for (let viewer = 0; viewer <= 6; viewer++) {
        const other = resample(sight(dealt.state, viewer), random);
        expect(view(other, viewer)).toEqual(view(dealt.state, viewer));
      }
      for (let seat = 1; seat <= 6; seat++) {
        const other = resample(sight(dealt.state, seat), random);
        expect(legal(other, seat)).toEqual(legal(dealt.state, seat));
      }
      says(dealt, words(dealt).at(-1)!);
    }
  });
});
