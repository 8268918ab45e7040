import { describe, expect, it } from 'vitest';
import { compareLines, ranked } from '../../src/search/compare.ts';
import type { Effort, Line } from '../../src/search/futures.ts';

const EFFORT: Effort = { plans: 4, futures: 3, most: 8, kept: 1, turns: 1, turnWidth: 1, nodes: 1000 };

/** What lines come to that get these values by turns, one for each future; `rounds` ends the effort after so many calls. */
function race(
  sequences: readonly (readonly number[])[],
  { effort = EFFORT, looks = [], rounds = Infinity }: Partial<Race> = {},
): { readonly met: number[]; readonly best: number } {
  const lines = sequences.map((_, index): Line => ({
    commands: [index],
    next: 'end',
    look: looks[index] ?? 0,
  }));
  let played = 0;
  const futures = {
    get isSpent() {
      return played >= rounds;
    },
    play(alive: readonly Line[], values: readonly number[][], count: number): void {
      played++;
      for (const [at, line] of alive.entries())
        for (let round = 0; round < count; round++) {
          const own = sequences[line.commands[0]!]!;
          values[at]!.push(own[values[at]!.length % own.length]!);
        }
    },
  };
  const values = compareLines(futures, lines, effort);
  return { met: values.map(({ length }) => length), best: ranked(lines, values)[0]! };
}

interface Race {
  readonly effort: Effort;
  readonly looks: readonly number[];
  readonly rounds: number;
}

describe('lines that are compared', () => {
  it('are dropped where they are clearly behind in the futures that all met', () => {
    expect(
      race([
        [0.5, 0.6, 0.4],
        [0.1, 0.2, 0],
        [0.9, 1, 0.8],
      ]),
    ).toEqual({ met: [3, 3, 3], best: 2 });
  });

  it('go on as long as the difference may be chance, to the most futures that are allowed', () => {
    expect(
      race([
        [0.2, 0.8],
        [0.8, 0.2],
        [0.1, 0.1],
      ]).met.slice(0, 2),
    ).toEqual([8, 8]);
  });

  it('scatter alike in a few futures by accident: a small lead is not believed at once', () => {
    expect(race([[0.5], [0.505]]).met[0]).toBeGreaterThan(3);
  });

  it('are dropped for less where they look worse as well', () => {
    const values = [
      [0.5, 0.8, 0.4],
      [0.6, 0.5, 0.4],
    ];
    expect(race(values).met).toEqual([8, 8]);
    expect(race(values, { looks: [0.5, 0.3] }).met).toEqual([3, 3]);
  });

  it('are no longer compared when only what makes no odds is between them', () => {
    const met = race([[0.5], [0.5]], { effort: { ...EFFORT, most: 100 } }).met;
    expect(met[0]).toBeGreaterThan(10);
    expect(met[0]).toBeLessThan(20);
  });

  it('stay in spite of everything while so many are kept', () => {
    const effort = { ...EFFORT, kept: 2 };
    expect(race([[0.9], [0.1], [0.5]], { effort })).toEqual({ met: [8, 3, 8], best: 0 });
  });

  it('are left as they are when the effort is spent', () => {
    expect(
      race(
        [
          [0.2, 0.8],
          [0.8, 0.2],
        ],
        { rounds: 1 },
      ).met,
    ).toEqual([3, 3]);
  });
});
