// Teams place their stations and pawns.
import { describe, expect, it } from 'vitest';
import { view } from '../../../../../src/index.ts';
import { begun, deal, passBy, says, teamsOf, waitsFor, words, type Dealt } from './dealt.ts';

const ready = (players: number, seed: string, more = {}): Dealt =>
  passBy(deal({ players, ...more }, seed), 'team-choice');

const firstTeam = ({ facts }: Dealt): number =>
  Number(facts.find(({ fact }) => fact === 'firstTeam')!['team']);

describe('where teams begin', () => {
  it('LAB-TEAM-14 LAB-TEAM-59 the first team is drawn and places last; before it the others, counter-clockwise from its right', () => {
    const firsts = new Set<number>();
    for (let deals = 0; deals < 30; deals++) {
      const dealt = ready(6, `first-${String(deals)}`);
      const first = firstTeam(dealt);
      firsts.add(first);
      const order: number[] = [];
      for (let placed = 0; placed < 3; placed++) {
        order.push((waitsFor(dealt) + 1) / 2);
        says(dealt, words(dealt)[0]!);
      }
      const right = (team: number): number => (team === 1 ? 3 : team - 1);
      expect(order).toEqual([right(first), right(right(first)), first]);
      expect(view(dealt.state, 0).turn).toBe(2 * first - 1);
    }
    expect(firsts).toEqual(new Set([1, 2, 3]));
  });

  it('LAB-TEAM-14 a team station is at least three lines from those of other teams, and both pawns begin there', () => {
    const dealt = ready(4, 'near');
    const seat = waitsFor(dealt);
    says(dealt, `${String(seat)}: place-station atlanta`);
    const other = waitsFor(dealt);
    for (const city of ['atlanta', 'chicago', 'miami', 'new-york', 'los-angeles', 'bogota'])
      expect(() => says(dealt, `${String(other)}: place-station ${city}`), city).toThrow('at least 3 lines');
    // Three lines away from Atlanta.
    says(dealt, `${String(other)}: place-station lagos`.replace('lagos', 'sao-paulo'));
    const cities = view(dealt.state, 0).seats.map(({ city }) => city);
    expect(cities[seat - 1]).toBe('atlanta');
    expect(cities[seat]).toBe('atlanta');
    expect(cities[other - 1]).toBe('sao-paulo');
    expect(cities[other]).toBe('sao-paulo');
    expect(new Set(teamsOf(dealt).teams.map(({ station }) => station))).toEqual(
      new Set(['atlanta', 'sao-paulo']),
    );
  });

  it('LAB-TEAM-15 LAB-TEAM-28 Atlanta itself may be chosen, where a station of the table stands', () => {
    const dealt = ready(4, 'atlanta');
    expect(words(dealt)).toContain(`${String(waitsFor(dealt))}: place-station atlanta`);
    expect(words(dealt)).toHaveLength(48);
  });

  it('LAB-TEAM-14 roles do not react to where their pawns begin', () => {
    const roles = ['containment-specialist', 'medic', 'scientist', 'researcher'];
    const dealt = deal({ roles }, 'contained');
    const crowded = Object.entries(view(dealt.state, 0).cubes).find(([, counts]) =>
      Object.values(counts).includes(3),
    )![0];
    while (waitsFor(dealt) !== 1)
      says(
        dealt,
        words(dealt).find((text) => !text.endsWith(crowded))!,
      );
    const command = `1: place-station ${crowded}`;
    if (words(dealt).includes(command)) says(dealt, command);
    expect(Object.values(view(dealt.state, 0).cubes[crowded]!)).toEqual([3]);
  });

  it('LAB-TEAM-62 team stations are none of the six of the table', () => {
    expect(view(begun().state, 0).shows['stations']).toEqual(['atlanta']);
  });
});
