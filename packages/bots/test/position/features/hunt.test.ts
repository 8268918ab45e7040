// A pawn that hides as those see it who look for it.
import type { State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../../../src/mind.ts';
import { threatTo } from '../../../src/position/features/hunt.ts';
import { weightsOf } from '../../../src/weights.ts';
import { cityOf } from '../../support/arrange.ts';
import { gameOf } from '../../support/table.ts';
import { withTerrorist } from '../../support/terrorist.ts';

function features(state: State): ReadonlyMap<string, number> {
  const { extractor } = mindOf(state.game, weightsOf(state.game)).judge;
  const out = new Float64Array(extractor.count);
  extractor.extract(state, out);
  return new Map(extractor.features.map(({ name }, at) => [name, out[at]!]));
}

const NEAR = ['milan', 'essen', 'istanbul'];

describe('who hides', () => {
  it('is the nearer to be found the fewer cities he may be in, and they are to whoever looks for him', () => {
    const at = (possible: readonly string[], dispatcher: string): ReadonlyMap<string, number> =>
      features(withTerrorist({ terrorist: { city: 'milan', possible }, at: { dispatcher } }));
    const few = at(NEAR, 'paris');
    expect(few.get('hiding:places')).toBeCloseTo(Math.log(3));
    expect(at(['milan'], 'paris').get('hiding:places')).toBe(0);
    expect(few.get('hiding:far')).toBeLessThan(at(NEAR, 'tokyo').get('hiding:far')!);
  });

  it('is the same wherever in them he is, and whatever he holds', () => {
    const of = (city: string, hand: readonly string[]): object =>
      Object.fromEntries(
        features(
          withTerrorist({
            terrorist: { city, hand, possible: NEAR },
            cubes: { paris: { purple: 3 }, delhi: { purple: 2 } },
          }),
        ),
      );
    expect(of('essen', ['delhi'])).toEqual(of('milan', ['delhi']));
  });

  it('counts as held, and as less dangerous without cards', () => {
    const free = features(withTerrorist({ terrorist: { city: 'milan', hand: ['delhi', 'cairo'] } }));
    const held = features(withTerrorist({ terrorist: { city: 'milan', captured: true } }));
    expect([free.get('hiding:held'), held.get('hiding:held')]).toEqual([0, 1]);
    expect(free.get('hiding:cards')).toBeGreaterThan(held.get('hiding:cards')!);
  });

  it('brings cubes near where he may be rather than far away, and none while he is held', () => {
    const state = withTerrorist({ terrorist: { city: 'milan', possible: NEAR } });
    features(state);
    expect(threatTo(state, cityOf(state, 'milan'))).toBeGreaterThan(0.5);
    expect(threatTo(state, cityOf(state, 'sydney'))).toBe(0);
    const held = withTerrorist({ terrorist: { city: 'milan', captured: true } });
    features(held);
    expect(threatTo(held, cityOf(held, 'milan'))).toBe(0);
  });

  it('ends the game with an outbreak for which cubes are missing', () => {
    const ruin = (purple: number): number =>
      features(
        withTerrorist({
          terrorist: { city: 'paris', possible: ['paris'] },
          cubes: { paris: { purple: 3 } },
          supply: { purple },
        }),
      ).get('hiding:ruin')!;
    expect(ruin(9)).toBe(0);
    expect(ruin(2)).toBeGreaterThan(0.5);
  });

  it('does no more harm when his disease is gone', () => {
    const gone = features(
      withTerrorist({ terrorist: { city: 'paris', possible: ['paris'] }, eradicated: ['purple'] }),
    );
    const own = [...gone].filter(([name]) => name.startsWith('hiding:'));
    expect(own.map(([, value]) => value)).toEqual(own.map(() => 0));
    expect(own.length).toBeGreaterThan(3);
  });

  it('is no part of a table where nobody hides', () => {
    const { judge } = mindOf(gameOf({ players: 2, epidemics: 4 }), {});
    expect(judge.extractor.features.some(({ name }) => name.startsWith('hiding:'))).toBe(false);
  });
});
