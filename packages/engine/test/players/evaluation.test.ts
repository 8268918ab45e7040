import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/players/evaluation.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

const roles = ['medic', 'researcher'] as const;
const PLAIN: Position = { roles, cubes: { delhi: { black: 1 } } };

const value = (position: Partial<Position>): number => evaluate(scenario({ ...PLAIN, ...position }).state);

describe('the evaluation', () => {
  it.each<[string, Partial<Position>, Partial<Position>]>([
    ['more cubes', { cubes: { delhi: { black: 2 } } }, {}],
    [
      'a fuller city',
      { cubes: { delhi: { black: 3 } } },
      { cubes: { delhi: { black: 2 }, lima: { yellow: 1 } } },
    ],
    ['outbreaks', { outbreaks: 1 }, {}],
    [
      'full neighbours',
      {
        cubes: { delhi: { black: 3 }, kolkata: { black: 3 } },
        at: { medic: 'delhi', researcher: 'kolkata' },
      },
      { cubes: { delhi: { black: 3 }, riyadh: { black: 3 } }, at: { medic: 'delhi', researcher: 'riyadh' } },
    ],
    ['a scarce supply', { supply: { red: 4 }, cubes: {} }, { supply: { red: 5 }, cubes: {} }],
    [
      'pawns far from trouble',
      { cubes: { delhi: { black: 3 } } },
      { cubes: { delhi: { black: 3 } }, at: { medic: 'tehran' } },
    ],
    ['fewer cards', {}, { hands: { medic: ['airlift'] } }],
    [
      'cards spread over two hands',
      { hands: { medic: ['paris'], researcher: ['essen'] } },
      { hands: { medic: ['paris', 'essen'] } },
    ],
    ['no cure', {}, { cured: ['red'] }],
  ])('dislikes %s', (_what, worse, better) => {
    expect(value(worse)).toBeLessThan(value(better));
  });

  it('draws a full hand to a station', () => {
    const hands = { medic: ['paris', 'essen', 'milan', 'london', 'madrid'] };
    const [far, near] = [value({ hands, at: { medic: 'lima' } }), value({ hands, at: { medic: 'miami' } })];
    expect(far).toBeLessThan(near);
    expect(near).toBeLessThan(value({ hands }));
  });

  it('counts accelerating outbreaks', () => {
    const steps = [0, 1, 6, 7].map((outbreaks) => value({ outbreaks }));
    expect(steps[2]! - steps[3]!).toBeGreaterThan(steps[0]! - steps[1]!);
  });
});

describe('distances', () => {
  it('are the fewest lines between two cities, the same both ways', () => {
    const { game } = scenario(PLAIN);
    const between = (from: string, to: string): number =>
      game.distances[game.cityNumbers.get(from)! * game.shape.cities + game.cityNumbers.get(to)!]!;
    expect(between('atlanta', 'atlanta')).toBe(0);
    expect(between('atlanta', 'chicago')).toBe(1);
    expect(between('atlanta', 'tokyo')).toBe(3);
    expect(between('tokyo', 'atlanta')).toBe(3);
  });
});
