// What a view shows of team mode is read as far as it can be.
import { compile, seedFromText, start, view, type View } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { awardParts, bonusWorth, goalWorth, prestigeParts, teamsShown } from '../../src/telling/team.ts';

function viewOf(challenges: readonly string[], seat: number): View {
  const game = compile({ game: 'base', boxes: ['brink', 'lab'], challenges: [...challenges], players: 4 });
  if (!game.ok) throw new Error(game.error.message);
  return view(start(game.value, seedFromText('two teams')).state, seat);
}

describe('teams', () => {
  it('tells a team its goal and its three roles, and the others neither', () => {
    const [own, other] = teamsShown(viewOf(['team'], 2))!.teams;
    expect(own).toMatchObject({
      team: 1,
      seats: [1, 2],
      awards: [],
      station: undefined,
      prestige: undefined,
    });
    expect(own!.offered).toHaveLength(3);
    expect(own!.goal?.goal).toMatch(/^goal-[1-8]$/u);
    expect(own!.soFar?.total).toBe(own!.soFar?.parts.reduce((sum, [, prestige]) => sum + prestige, 0));
    expect(own!.soFar?.total).toBeGreaterThanOrEqual(0);
    expect(other).toMatchObject({ team: 2, seats: [3, 4], offered: [], goal: undefined, soFar: undefined });
  });

  it('tells everybody the awards that are left and what Bonus cards are', () => {
    const shown = teamsShown(viewOf(['team'], 0))!;
    expect(shown.awardsLeft).toHaveLength(10);
    expect(Object.values(shown.bonusCards).map(bonusWorth)).not.toContain(undefined);
    expect(shown.division).toBeUndefined();
  });

  it('is undefined at any other table', () => {
    expect(teamsShown(viewOf([], 1))).toBeUndefined();
    for (const team of [undefined, null, 3, 'one', []])
      expect(teamsShown({ shows: { team } })).toBeUndefined();
  });

  it('takes what is missing or of another kind as empty', () => {
    const nothing = { active: 0, teams: [], awardsLeft: [], division: undefined, bonusCards: {} };
    expect(teamsShown({ shows: { team: {} } })).toEqual(nothing);
    const odd = { active: 'two', teams: 7, awardsLeft: [1], division: 3, bonusCards: { 'bonus-1': 2 } };
    expect(teamsShown({ shows: { team: odd } })).toEqual(nothing);
    const team = { team: 1, seats: [1, 'b'], goal: { goal: 'goal-1' }, prestige: { total: 4, parts: 9 } };
    expect(teamsShown({ shows: { team: { teams: [team, undefined] } } })?.teams).toEqual([
      {
        team: 1,
        seats: [1],
        station: undefined,
        awards: [],
        goal: undefined,
        otherGoal: undefined,
        offered: [],
        prestige: { total: 4, parts: [] },
        soFar: undefined,
      },
    ]);
  });
});

describe('words of cards', () => {
  it('a Goal card', () => {
    expect(goalWorth('c2-e6')).toEqual({ cure: 2, eradication: 6, extras: [] });
    expect(goalWorth('c4-e1-deck3x1')).toEqual({
      cure: 4,
      eradication: 1,
      extras: [{ what: 'deck', per: 3, prestige: 1 }],
    });
    expect(goalWorth('c2-e4-station1-moon9').extras).toEqual([{ what: 'station', per: 1, prestige: 1 }]);
    expect(goalWorth('nonsense')).toEqual({ cure: 0, eradication: 0, extras: [] });
  });

  it('a Bonus card', () => {
    expect(bonusWorth('rrt-red-1')).toEqual({ colour: 'red', prestige: 1 });
    expect(bonusWorth('sgs-2')).toEqual({ colour: undefined, prestige: 2 });
    for (const word of [undefined, '', 'rrt-1', 'sgs', 'sgs-2-3']) expect(bonusWorth(word)).toBeUndefined();
  });

  it('an award', () => {
    expect(awardParts('cure-blue')).toEqual({ what: 'cure', colour: 'blue' });
    expect(awardParts('eradication-purple')).toEqual({ what: 'eradication', colour: 'purple' });
    for (const special of ['first-cure', 'first-eradication', 'strain', 'last-purple'])
      expect(awardParts(special)).toEqual({ what: special, colour: '' });
  });

  it('prestige in the order in which it is told, without what gave none', () => {
    expect(prestigeParts({ bonus: 2, cures: 4, station: 0, strange: 8 })).toEqual([
      ['cures', 4],
      ['bonus', 2],
    ]);
  });
});
