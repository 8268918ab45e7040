// What players that know no game are told of who is ahead.
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../../src/inner.ts';
import { teams, type TablePosition } from './table.ts';

const TAKEN = {
  'cure-yellow': 1,
  'first-cure': 1,
  'cure-red': 2,
  'eradication-red': 2,
  'first-eradication': 2,
};
/** Team 1 has c2-e6 and a cure, team 2 c3-e4 with a cure and an eradication. */
function table(position: TablePosition = {}): State {
  return teams({
    cured: ['yellow', 'red'],
    cubes: { lima: { yellow: 1 }, cairo: { black: 1 }, essen: { blue: 1 } },
    ...position,
    teams: { goals: ['goal-1', 'goal-6'], awards: TAKEN, ...position.teams },
  }).state;
}

/** The usual Goal cards but for the first. */
const OTHERS_CURE = [4, 2, 3, 4, 3, 4, 3];
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('what decides between teams', () => {
  it('a team counts itself by its own Goal card', () => {
    const s = table();
    const { rivalry } = s.game;
    expect(rivalry!.points(s, 0, 0)).toBe(2 + 1);
    expect(rivalry!.points(s, 1, 1)).toBe(3 + 4 + 2);
  });

  it('LAB-TEAM-53 others count as they do on average, whatever their card is', () => {
    const [one, other] = [table(), table({ teams: { goals: ['goal-1', 'goal-2'], awards: TAKEN } })];
    const { rivalry } = one.game;
    expect(rivalry!.points(one, 1, 0)).toBe(other.game.rivalry!.points(other, 1, 0));
    expect(rivalry!.points(one, 1, 0)).not.toBe(rivalry!.points(one, 1, 1));
    expect(rivalry!.forReaching(one, 1, 0, 0)).toBeCloseTo(mean(OTHERS_CURE));
    expect(rivalry!.unbeaten(one, 0)).toBe(other.game.rivalry!.unbeaten(other, 0));
  });

  it('LAB-TEAM-40 special awards come with the first that earns them', () => {
    const s = table();
    const { rivalry } = s.game;
    expect(rivalry!.forReaching(s, 0, 0, 0)).toBe(2);
    expect(rivalry!.forGone(s, 0, 0, 1)).toBe(6);
    const fresh = table({ cured: [], teams: { awards: {} } });
    expect(rivalry!.forReaching(fresh, 0, 0, 0)).toBe(2 + 1);
    expect(rivalry!.forGone(fresh, 0, 0, 0)).toBe(6 + 2);
  });

  it('LAB-TEAM-49 how many of the cards that another team may have leave it behind or level', () => {
    const all = { ...TAKEN, 'cure-red': 1, 'eradication-red': 1, 'first-eradication': 1 };
    const s = table({ teams: { goals: ['goal-1', 'goal-6'], awards: all } });
    // Only what counts the cards of a full deck is ahead of two cures and an eradication.
    expect(s.game.rivalry!.unbeaten(s, 0)).toBeCloseTo(6 / 7);
    expect(s.game.rivalry!.unbeaten(s, 1)).toBeLessThan(0.5);
  });

  it('LAB-TEAM-46 LAB-TEAM-50 so many diseases that are eradicated win', () => {
    const { game } = table();
    expect(game.enoughGone!(game)).toBe(3);
    const purple = table({ challenges: ['mutation'] }).game;
    expect(purple.enoughGone!(purple)).toBe(4);
  });
});
