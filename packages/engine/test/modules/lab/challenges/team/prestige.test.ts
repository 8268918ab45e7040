// Goals are shown and prestige is counted.
import { describe, expect, it } from 'vitest';
import { factsFor } from '../../../../../src/index.ts';
import type { Scenario } from '../../../../scenario/scenario.ts';
import { shown, teams, threeTeams, type TablePosition } from './table.ts';

const BLUE = ['paris', 'london', 'essen', 'milan', 'madrid'];
const cureBlue = `cure blue with ${BLUE.join(' ')}`;
const CUBES = { lima: { yellow: 1 }, tokyo: { red: 1 }, cairo: { black: 1 }, essen: { blue: 1 } };
/** Team 1 has cured yellow and black before, team 2 red, and team 1 cures blue. */
const TAKEN = { 'cure-yellow': 1, 'cure-black': 1, 'cure-red': 2, 'first-cure': 2 };
const end = (position: TablePosition = {}): Scenario =>
  teams({
    cured: ['yellow', 'black', 'red'],
    cubes: CUBES,
    ...position,
    hands: { medic: BLUE, ...position.hands },
    teams: { awards: TAKEN, ...position.teams },
  })
    .does(cureBlue)
    .ends('won');
const prestige = (
  table: Scenario,
  team: number,
): { total: number; parts: Readonly<Record<string, number>> } => shown(table).teams[team - 1]!.prestige!;

describe('prestige', () => {
  it('LAB-TEAM-47 when the teams succeed all Goals are shown, to everybody', () => {
    const table = end({ teams: { goals: ['goal-1', 'goal-3'] }, options: { hands: 'team' } });
    for (const viewer of [undefined, 'medic', 'dispatcher'])
      expect(shown(table, viewer).teams.map(({ goal }) => goal)).toEqual([
        { goal: 'goal-1', word: 'c2-e6' },
        { goal: 'goal-3', word: 'c2-e4-station1' },
      ]);
    expect(factsFor(table.facts, 0).map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(['goalRevealed', 'prestigeCounted', 'over']),
    );
    expect(table.facts.at(-1)).toMatchObject({ fact: 'over', ending: 'won' });
  });

  it('LAB-TEAM-53 while the game runs only the team sees what it would come to, and after the end nobody does', () => {
    const running = teams({
      cured: ['yellow'],
      hands: { medic: ['bonus-10'] },
      options: { hands: 'open' },
      teams: { goals: ['goal-3', 'goal-1'], awards: { 'cure-yellow': 1, 'first-cure': 1 } },
    });
    const seen = (viewer?: string) => shown(running, viewer).teams.map(({ soFar }) => soFar);
    expect(seen('scientist')).toEqual([
      { total: 6, parts: { cures: 2, station: 1, awards: 1, bonus: 2 } },
      undefined,
    ]);
    expect(seen('dispatcher')).toEqual([undefined, { total: 0, parts: {} }]);
    expect(seen()).toEqual([undefined, undefined]);
    expect(shown(end(), 'medic').teams.map(({ soFar }) => soFar)).toEqual([undefined, undefined]);
  });

  it('LAB-TEAM-47 LAB-TEAM-40 awards by the Goal card, what special awards say, and Bonus cards in hand', () => {
    const table = end({
      teams: {
        goals: ['goal-1', 'goal-6'],
        awards: { ...TAKEN, 'eradication-red': 2, 'first-eradication': 2 },
      },
      hands: { medic: BLUE, dispatcher: ['bonus-4', 'bonus-10'] },
    });
    expect(prestige(table, 1)).toEqual({ total: 6, parts: { cures: 6 } });
    expect(prestige(table, 2)).toEqual({
      total: 3 + 4 + 3 + 3,
      parts: { cures: 3, eradications: 4, awards: 3, bonus: 3 },
    });
  });

  it('LAB-EX-5 LAB-TEAM-48 LAB-TEAM-62 two cures, an eradication and three stations of the table: 2 × 2 + 4 + 3', () => {
    const table = end({
      eradicated: ['yellow'],
      cured: ['black', 'red'],
      cubes: { tokyo: { red: 1 }, cairo: { black: 1 }, essen: { blue: 1 } },
      stations: ['atlanta', 'tokyo', 'lagos'],
      teams: {
        goals: ['goal-3', 'goal-1'],
        awards: { 'cure-yellow': 1, 'eradication-yellow': 1, 'first-cure': 2, 'first-eradication': 2 },
      },
    });
    expect(prestige(table, 1)).toEqual({ total: 11, parts: { cures: 4, eradications: 4, station: 3 } });
  });

  it('LAB-TEAM-69 LAB-TEAM-48 cards left count the whole deck, three for one point', () => {
    for (const [size, points] of [
      [8, 2],
      [9, 3],
      [2, 0],
    ] as const) {
      const { parts } = prestige(end({ playerDeckSize: size, teams: { goals: ['goal-2', 'goal-1'] } }), 1);
      expect(parts['deck'] ?? 0).toBe(points);
    }
  });

  it('LAB-TEAM-48 special awards, spaces left for outbreaks, and cards in the hands of the team', () => {
    expect(prestige(end({ teams: { goals: ['goal-1', 'goal-4'] } }), 2).parts).toEqual({
      cures: 3,
      special: 2,
      awards: 1,
    });
    expect(prestige(end({ teams: { goals: ['goal-1', 'goal-5'] } }), 2).parts).toEqual({
      cures: 4,
      special: 1,
      awards: 1,
    });
    for (const [outbreaks, points] of [
      [0, 3],
      [3, 2],
      [6, 0],
    ] as const)
      expect(
        prestige(end({ outbreaks, teams: { goals: ['goal-7', 'goal-1'] } }), 1).parts['outbreaks'] ?? 0,
      ).toBe(points);
    const kept = end({
      teams: { goals: ['goal-8', 'goal-1'] },
      hands: { medic: [...BLUE, 'airlift'], scientist: ['bonus-4', 'cairo'] },
    });
    expect(prestige(kept, 1).parts).toEqual({ cures: 9, hand: 2, bonus: 1 });
  });

  it('LAB-TEAM-49 LAB-TEAM-72 the team with the most wins alone', () => {
    expect(end({ teams: { goals: ['goal-2', 'goal-1'] } }).view().winners).toEqual([1, 2]);
    expect(end({ teams: { goals: ['goal-1', 'goal-2'] }, playerDeckSize: 40 }).view().winners).toEqual([
      3, 4,
    ]);
  });

  it('LAB-TEAM-49 LAB-TEAM-72 equal teams share the victory', () => {
    // Three cures of 2; a cure of 4, the first cure of 1 and a Bonus card of 1.
    const table = end({ teams: { goals: ['goal-1', 'goal-5'] }, hands: { medic: BLUE } });
    expect([1, 2].map((team) => prestige(table, team).total)).toEqual([6, 6]);
    expect(table.view().winners).toEqual([1, 2, 3, 4]);
    const three = threeTeams({
      cured: ['yellow', 'black', 'red'],
      cubes: CUBES,
      hands: { medic: BLUE.slice(0, 4) },
      teams: { goals: ['goal-1', 'goal-5', 'goal-6'], awards: { ...TAKEN } },
    }).does(`cure blue with ${BLUE.slice(0, 4).join(' ')}`);
    expect([1, 2, 3].map((team) => prestige(three, team).total)).toEqual([6, 6, 0]);
    expect(three.view().winners).toEqual([1, 2, 3, 4]);
  });

  it('nothing keeps a team that is behind from ending the game with an eradication', () => {
    const table = teams({
      turn: 'researcher',
      eradicated: ['blue', 'red'],
      cured: ['yellow'],
      at: { researcher: 'lima' },
      cubes: { lima: { yellow: 1 }, cairo: { black: 1 } },
    });
    table.allows('treat yellow').allows('end');
  });
});
