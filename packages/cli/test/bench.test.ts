import { describe, expect, it } from 'vitest';
import { cordon } from './cordon.ts';

describe('cordon bench', () => {
  it('measures both games and the boxes, the base game first', async () => {
    const { code, out, err } = await cordon(['bench', '--rough', '--json']);
    expect([code, err]).toEqual([0, '']);
    const { games, ratios, costs } = JSON.parse(out) as {
      games: { name: string; gamesPerCpuSecond: number }[];
      ratios: { name: string; ratio: number }[];
      costs: { name: string; ratio: number }[];
    };
    expect(ratios.map(({ name }) => name)).toEqual([
      'with all boxes against without',
      'with all boxes, Virulent Strain and Mutation against without',
      'with all boxes and the lab against without',
      'teams against without',
      'the Bio-Terrorist against without',
    ]);
    expect(ratios[0]!.ratio).toBeGreaterThan(0);
    expect(costs.map(({ name }) => name)).toEqual([
      'sight, teams',
      'sight, the Bio-Terrorist',
      'resample, teams',
      'resample, the Bio-Terrorist',
    ]);
    for (const { ratio } of costs) expect(ratio).toBeGreaterThan(0);
    expect(games.map(({ name }) => name)).toEqual([
      '4 players, 5 epidemics, 7 roles, 5 events',
      'the same, windows always',
      'cross-check: 2 players, 4 epidemics, 4 roles, no events, all actions used',
      'with all boxes: 4 players, 5 epidemics, 17 roles, 8 of 16 events',
      'with all boxes, Virulent Strain and Mutation: 4 players, 5 epidemics, 17 roles, 8 of 16 events',
      'with all boxes and the lab: 4 players, 5 epidemics, 16 roles, 8 of 16 events',
      'teams: 4 players, 5 epidemics, 11 roles, 8 of 8 events',
      'the Bio-Terrorist: 4 players, 5 epidemics, 13 roles, 6 of 13 events',
      'Iberia: 4 players, 5 epidemics, 7 roles, 15 events',
      'the same with both challenges and all four diseases',
    ]);
    for (const { gamesPerCpuSecond } of games) expect(gamesPerCpuSecond).toBeGreaterThan(1);
  });

  it('measures one game in words', async () => {
    const { out } = await cordon(['bench', '--rough', '--game', 'iberia']);
    expect(out.match(/ games a CPU-second /gu)).toHaveLength(2);
    expect(out).toMatch(/Iberia: 4 players.* \d+ wins in \d+\.$/mu);
  });
});
