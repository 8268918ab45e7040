import { compile, type Game } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import type { Contest } from '../../src/arena/contest.ts';
import type { Outcome } from '../../src/arena/outcome.ts';
import { describe as lines, summarize } from '../../src/arena/summary.ts';

function table(): Game {
  const compiled = compile({ players: 3, epidemics: 5 });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return compiled.value;
}

const game = table();
const contest: Contest = {
  cells: ['fast', 'novice'].map((team, number) => ({ number, game, bots: [team, team, team], team })),
  programs: [],
  onFault: 'loss',
  seeds: ['a', 'b', 'c', 'd'],
};

const outcome = (cell: number, number: number, ending: string, turns = 10): Outcome => ({
  cell,
  game: number,
  ending,
  turns,
  outbreaks: 0,
  milliseconds: 100,
  moves: '',
});

describe('the summary of an arena', () => {
  const outcomes = [
    ...['won', 'won', 'won', 'cards'].map((ending, number) => outcome(0, number, ending)),
    ...['won', 'cubes', 'cards', 'cards'].map((ending, number) => outcome(1, number, ending, 20)),
  ];

  it('counts wins, endings, turns and time', () => {
    const [fast, novice] = summarize(contest, outcomes);
    expect(fast).toMatchObject({ team: 'fast', games: 4, wins: 3, meanTurns: 10, millisecondsPerTurn: 10 });
    expect(fast?.against).toBeUndefined();
    expect(novice).toMatchObject({
      wins: 1,
      endings: { won: 1, cubes: 1, cards: 2 },
      millisecondsPerTurn: 5,
    });
  });

  it('says the same in whatever order the games ended', () => {
    const text = (list: readonly Outcome[]): string => JSON.stringify(summarize(contest, list));
    expect(text(outcomes.toReversed())).toBe(text(outcomes));
  });

  it('compares with the first team deal by deal', () => {
    const [, novice] = summarize(contest, outcomes);
    // The differences are 0, -1, -1, 0.
    expect(novice?.against?.share).toBeCloseTo(-0.5);
    expect(novice?.against?.high).toBeCloseTo(-0.5 + 1.96 * Math.sqrt(1 / 3 / 4), 3);
  });

  it('compares only deals that both have played', () => {
    const [, novice] = summarize(contest, [...outcomes.slice(0, 4), ...outcomes.slice(5)]);
    expect(novice?.against?.share).toBeCloseTo(-2 / 3);
  });

  it('has a line for each team under a head', () => {
    expect(lines(contest, summarize(contest, outcomes)).slice(-2)).toEqual([
      expect.stringMatching(/^3 +5 +fast +4 +75\.0 % +30\.1 to 95\.4 +10\.0 +10\.0$/u),
      expect.stringMatching(/^3 +5 +novice +4 +25\.0 % .* -50\.0 \(-106\.6 to 6\.6\)$/u),
    ]);
  });
});
