import { gamesThereAre } from '@cordon/engine';
import { ENDINGS, randomPlayer } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../../src/mind.ts';
import { PLAIN_WEIGHTS } from '../../src/position/plainWeights.ts';
import { makeSituation, makeValue } from '../../src/position/value.ts';
import { gameOf, playThrough } from '../support/table.ts';

const options = { hands: 'open', consent: 'automatic', windows: 'possible' };

describe.each(gamesThereAre().map(({ id }) => id))('what positions of %s are worth', (id) => {
  const table = gameOf({ game: id, players: 3, epidemics: 4, options });
  const { game, judge, value } = mindOf(table, PLAIN_WEIGHTS);
  const situation = makeSituation(game, judge.extractor);
  const players = Array.from({ length: 3 }, () => randomPlayer);

  it('is told by the features of the look, each with its sign, and by the clock', () => {
    const numbers = new Float64Array(situation.names.length);
    const number = (name: string): number => numbers[situation.names.indexOf(name)]!;
    let looks = 0;
    playThrough(game, players, 'value', (state) => {
      situation.describe(state, numbers);
      const odds = situation.names.reduce((sum, name) => sum + number(name) * (PLAIN_WEIGHTS[name] ?? 0), 0);
      // The look begins two below nothing.
      expect(odds - 2).toBeCloseTo(judge.odds(state), 6);
      expect(number('offset')).toBe(1);
      expect(number('turnsLeft')).toBe(Math.floor(state.playerDeck.size / 2));
      expect(number('outbreaksSoFar')).toBe(state.outbreaks);
      expect(number('seats')).toBe(3);
      looks++;
      return 'go on';
    });
    expect(looks).toBeGreaterThan(20);
    expect(new Set(situation.names).size).toBe(situation.names.length);
  });

  it('lies between losing and winning, which are certain', () => {
    const seen: number[] = [];
    const end = playThrough(game, players, 'value', (state) => {
      seen.push(value(state));
      return 'go on';
    });
    for (const share of seen) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1);
    }
    expect(new Set(seen).size).toBeGreaterThan(10);
    expect(value(end)).toBe(0);
    end.over = ENDINGS.indexOf('won');
    expect(makeValue(situation, { offset: -9 })(end)).toBe(1);
  });
});
