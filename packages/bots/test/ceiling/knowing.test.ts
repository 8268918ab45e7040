import { seedFromText } from '@cordon/engine';
import { blankState, ENDINGS, resampleInto, sightOf, startInto, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { makeKnowing, type Temper } from '../../src/ceiling/knowing.ts';
import { gameOf, generator } from '../support/table.ts';

const TEMPER: Temper = {
  reached: 12,
  open: 6,
  wait: 0.4,
  handing: 1,
  handingStep: 0.15,
  outbreaks: 1,
  cubes: 2,
};

const game = gameOf({ players: 3, options: { hands: 'open', consent: 'automatic', windows: 'possible' } });
const value = makeKnowing(game, TEMPER, 0);

function dealt(): State {
  const state = blankState(game);
  startInto(state, seedFromText('known'));
  return state;
}

describe('the judge that knows the decks', () => {
  it('tells positions apart that look the same to every player', () => {
    const random = generator('decks');
    const values = Array.from({ length: 8 }, () => {
      const state = blankState(game);
      resampleInto(state, sightOf(dealt(), 0), random);
      return value(state);
    });
    expect(new Set(values).size).toBeGreaterThan(4);
  });

  it('leaves the position as it is, and says the same of it again', () => {
    const state = dealt();
    const before = state.cells.slice();
    expect(value(state)).toBe(value(state));
    expect(state.cells).toEqual(before);
  });

  it('puts a won game above and a lost one below all others', () => {
    const [won, lost] = [dealt(), dealt()];
    won.over = ENDINGS.indexOf('won');
    lost.over = ENDINGS.indexOf('cubes');
    expect(value(won)).toBeGreaterThan(value(dealt()) + 100);
    expect(value(lost)).toBeLessThan(value(dealt()) - 100);
  });

  it('finds fewer cubes and fewer outbreaks better', () => {
    const worse = dealt();
    worse.outbreaks = 3;
    expect(value(worse)).toBeLessThan(value(dealt()));
    const cleaner = dealt();
    const at = cleaner.cubes.findIndex((count) => count === 3);
    cleaner.cubes[at] = 0;
    expect(value(cleaner)).toBeGreaterThan(value(dealt()));
  });
});
