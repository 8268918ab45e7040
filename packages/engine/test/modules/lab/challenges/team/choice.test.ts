// Goals and roles are dealt to teams in secret.
import { describe, expect, it } from 'vitest';
import { audienceOf, factsFor, parseCommand, view } from '../../../../../src/index.ts';
import { begun, deal, passBy, says, teamsOf, waitsFor, words, type Dealt } from './dealt.ts';

const offered = (dealt: Dealt, viewer: number, team: number): readonly string[] =>
  teamsOf(dealt, viewer).teams[team]!.offered ?? [];

describe('roles', () => {
  it('LAB-TEAM-5 three different ones lie before each team; its members pick one each, the third goes back', () => {
    const dealt = deal({ players: 6 });
    const before = [0, 1, 2].map((team) => offered(dealt, 2 * team + 1, team));
    expect(before.map((roles) => roles.length)).toEqual([3, 3, 3]);
    expect(new Set(before.flat()).size).toBe(9);
    const [one, two, three] = before[0]!;
    expect(words(dealt)).toEqual([one, two, three].map((role) => `1: pick ${role!}`));
    says(dealt, `1: pick ${three!}`);
    expect(waitsFor(dealt)).toBe(2);
    expect(words(dealt).toSorted()).toEqual([one, two].map((role) => `2: pick ${role!}`).toSorted());
    says(dealt, `2: pick ${one!}`);
    expect(waitsFor(dealt)).toBe(3);
    passBy(dealt, 'team-choice');
    const { seats } = view(dealt.state, 0);
    expect(seats.slice(0, 2).map(({ role }) => role)).toEqual([three, one]);
    expect(seats.map(({ role }) => role)).not.toContain(two);
  });

  it('LAB-TEAM-6 nobody has a role to be seen until all teams have chosen; then all are shown together', () => {
    const dealt = deal();
    for (let picks = 0; picks < 4; picks++) {
      for (let viewer = 0; viewer <= 4; viewer++)
        expect(view(dealt.state, viewer).seats.map(({ role }) => role)).toEqual(
          Array.from({ length: 4 }, () => 'unchosen'),
        );
      says(dealt, words(dealt)[0]!);
    }
    const shown = dealt.facts.filter(({ fact }) => fact === 'roleDealt');
    expect(shown).toHaveLength(4);
    expect(shown.every(({ audience }) => audience === undefined)).toBe(true);
    expect(view(dealt.state, 0).seats.map(({ role }) => role)).toEqual(shown.map(({ role }) => role));
    for (let viewer = 0; viewer <= 4; viewer++)
      for (const { offered: left } of teamsOf(dealt, viewer).teams) expect(left).toBeUndefined();
  });

  it('LAB-TEAM-6 what lies before a team and what it picks is told to the team alone', () => {
    const dealt = deal();
    for (const viewer of [0, 3, 4]) expect(offered(dealt, viewer, 0)).toEqual([]);
    expect(offered(dealt, 2, 0)).toEqual(offered(dealt, 1, 0));
    const [text] = words(dealt);
    const command = parseCommand(dealt.state, text!);
    expect(command.ok && audienceOf(dealt.state, command.value)).toEqual([1, 2]);
    says(dealt, text!);
    for (const fact of ['rolesOffered', 'rolePicked'])
      for (const viewer of [0, 3, 4]) {
        const own = viewer === 0 ? undefined : 2;
        const heard = factsFor(dealt.facts, viewer).filter((one) => one.fact === fact);
        expect(heard.map(({ team }) => team)).toEqual(
          fact === 'rolesOffered' && own !== undefined ? [own] : [],
        );
      }
    expect(factsFor(dealt.facts, 2).map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['rolesOffered', 'rolePicked']),
    );
  });

  it('LAB-TEAM-5 nobody picks what another team was dealt, or what the partner has', () => {
    const dealt = deal();
    const theirs = offered(dealt, 3, 1)[0]!;
    expect(() => says(dealt, `1: pick ${theirs}`)).toThrow('is not among the roles that you can pick');
    const mine = offered(dealt, 1, 0)[0]!;
    says(dealt, `1: pick ${mine}`);
    expect(() => says(dealt, `2: pick ${mine}`)).toThrow('is not among the roles that you can pick');
    expect(() => says(dealt, `3: pick ${theirs}`)).toThrow('waits for player 2');
  });

  it('LAB-TEAM-5 a table that names its roles picks none', () => {
    const roles = ['medic', 'scientist', 'researcher', 'dispatcher'];
    const dealt = deal({ roles });
    expect(view(dealt.state, 0).seats.map(({ role }) => role)).toEqual(roles);
    expect(words(dealt).every((text) => text.includes('place-station'))).toBe(true);
  });
});

describe('Goal cards', () => {
  it('LAB-TEAM-4 LAB-TEAM-53 one for each team, seen by its members alone', () => {
    for (const players of [4, 6]) {
      const dealt = begun({ players });
      const own = Array.from(
        { length: players / 2 },
        (_, team) => teamsOf(dealt, 2 * team + 1).teams[team]!.goal!,
      );
      expect(new Set(own.map(({ goal }) => goal)).size).toBe(players / 2);
      for (let viewer = 0; viewer <= players; viewer++)
        teamsOf(dealt, viewer).teams.forEach(({ goal, otherGoal }, team) => {
          const isOwn = viewer > 0 && Math.floor((viewer - 1) / 2) === team;
          expect(goal).toEqual(isOwn ? own[team] : undefined);
          expect(otherGoal).toBeUndefined();
        });
      for (const { audience } of dealt.facts.filter(({ fact }) => fact === 'goalsDealt'))
        expect(audience).toHaveLength(2);
    }
  });

  it('LAB-TEAM-63 LAB-TEAM-53 Goals and roles stay secret at a table with open hands', () => {
    const dealt = deal({ options: { hands: 'open' } });
    expect(teamsOf(dealt, 3).teams[0]).not.toHaveProperty('goal');
    expect(teamsOf(dealt, 3).teams[0]).not.toHaveProperty('offered');
  });

  it('LAB-TEAM-55 with two each team keeps one, which nobody else learns', () => {
    const dealt = deal({ options: { goals: 'two' } });
    const before = teamsOf(dealt, 1).teams[0]!;
    const [one, other] = [before.goal!.goal, before.otherGoal!.goal];
    expect(words(dealt).toSorted()).toEqual([`1: keep-goal ${one}`, `1: keep-goal ${other}`].toSorted());
    const command = parseCommand(dealt.state, `1: keep-goal ${other}`);
    expect(command.ok && audienceOf(dealt.state, command.value)).toEqual([1, 2]);
    says(dealt, `1: keep-goal ${other}`);
    expect(teamsOf(dealt, 2).teams[0]).toMatchObject({ goal: { goal: other }, otherGoal: { goal: one } });
    expect(teamsOf(dealt, 0).teams[0]).not.toHaveProperty('goal');
    expect(factsFor(dealt.facts, 3).some(({ fact }) => fact === 'goalKept')).toBe(false);
    expect(words(dealt).every((text) => text.startsWith('1: pick '))).toBe(true);
    passBy(dealt, 'team-choice');
    expect(dealt.facts.filter(({ fact }) => fact === 'goalKept')).toHaveLength(2);
  });

  it('LAB-TEAM-55 a Goal card that was not dealt to the team is refused', () => {
    const dealt = deal({ options: { goals: 'two' } });
    const theirs = teamsOf(dealt, 3).teams[1]!.goal!.goal;
    expect(() => says(dealt, `1: keep-goal ${theirs}`)).toThrow('was not dealt');
  });
});
