import { apply, replay, seedFromText, type GameRecord } from '@cordon/engine';
import { toCommand } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { lineBy } from '../../../src/ceiling/ceiling.ts';
import {
  analyse,
  chronicleOf,
  joinAnalysis,
  makeBot,
  ordersOf,
  weighDecision,
  type Analysis,
} from '../../../src/index.ts';
import { decisionsOf } from '../../../src/advice/analysis/decisions.ts';
import { recorded } from '../../support/recorded.ts';
import { gameOf } from '../../support/table.ts';
import { LITTLE } from '../efforts.ts';

const OPTIONS = { seed: 'test', effort: LITTLE };

function cut(record: GameRecord, moves: number): GameRecord {
  return { ...record, commands: record.commands.slice(0, moves) };
}

function whole(record: GameRecord): Analysis {
  return analyse(chronicleOf(record), OPTIONS)!;
}

describe('an analysis', () => {
  it.each([
    ['won-two-heroic', 1],
    ['outbreaks-four-private', 0],
    ['iberia-won-both-challenges', 1],
  ] as const)('explains the whole line by play and luck: %s', (name, end) => {
    const record = recorded(name);
    const { line, turns, play, luck, costPerTurn, end: last, turningPoints } = whole(record);
    expect(last).toBe(end);
    expect(line[0]!.before.mean + play + luck).toBeCloseTo(end, 6);
    for (const [index, point] of line.entries()) {
      const next = line[index + 1]?.before.mean ?? end;
      expect(point.before.mean + point.play + point.luck).toBeCloseTo(next, 9);
      expect(point.cost).toBeGreaterThanOrEqual(0);
    }
    const total = (of: 'play' | 'luck' | 'cost'): number => turns.reduce((sum, turn) => sum + turn[of], 0);
    expect([total('play'), total('luck'), total('cost')]).toEqual(
      [play, luck, turns.length * costPerTurn].map((sum): unknown => expect.closeTo(sum, 6)),
    );
    expect(turningPoints).toHaveLength(3);
    for (const { change, before, after, best } of turningPoints)
      expect(change).toBeCloseTo(best === undefined ? after - before : after - best, 9);
    for (const { by, from, to, before: chance, after, better } of turningPoints) {
      if (by === 'luck') continue;
      const shown = line.find((point) => point.from === from && point.to === to)!;
      expect([chance, after]).toEqual([shown.before.mean, shown.after.mean]);
      const before = replay(record, from);
      if (!before.ok) throw new Error(before.error.message);
      expect(better.length).toBeGreaterThan(0);
      expect(apply(before.value.state, better[0]!)).toMatchObject({ ok: true });
    }
  });

  it('of a game with open hands gives better lines that can be played to their end', () => {
    const record = cut(recorded('iberia-outbreaks-two'), 90);
    let played = 0;
    for (const { by, from, better } of whole(record).turningPoints) {
      if (by === 'luck') continue;
      const before = replay(record, from);
      if (!before.ok) throw new Error(before.error.message);
      for (const command of better) {
        expect(apply(before.value.state, command)).toMatchObject({ ok: true });
        played++;
      }
    }
    expect(played).toBeGreaterThan(0);
  });

  it('is the same from the same seed, in pieces as well as in one', () => {
    const record = cut(recorded('won-two-heroic'), 20);
    const chronicle = chronicleOf(record);
    const orders = ordersOf(chronicle, OPTIONS);
    const backwards = orders.toReversed().map((order) => weighDecision(structuredClone(order)));
    const joined = joinAnalysis(chronicle, backwards.toReversed(), OPTIONS);
    expect(joined).toEqual(whole(record));
    expect(structuredClone(joined)).toEqual(joined);
  });

  it('knows nothing of what came later', () => {
    const record = recorded('won-two-heroic');
    const chronicle = chronicleOf(record);
    const orders = ordersOf(chronicle, OPTIONS);
    for (const [index, { to }] of decisionsOf(chronicle).slice(0, 6).entries())
      expect(ordersOf(chronicleOf(cut(record, to)), OPTIONS)[index]).toEqual(orders[index]);
  });

  it('ends where a game stands that is not over, and can be called off', () => {
    const record = cut(recorded('won-late'), 30);
    const { end, statistics } = whole(record);
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThan(1);
    expect(statistics.ending).toBe('running');
    const told: number[] = [];
    const stopped = analyse(
      chronicleOf(record),
      OPTIONS,
      (done) => told.push(done),
      () => told.length === 2,
    );
    expect(stopped).toBeUndefined();
    expect(told).toEqual([1, 2]);
  });

  it('finds no play where the fast bot played: it is what play is measured against', () => {
    const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
    const game = gameOf({ players: 2, epidemics: 5, options });
    const seed = seedFromText('fast alone');
    const { commands } = lineBy(makeBot('fast')!, game, seed);
    const record = { config: game.config, seed, commands: commands.map((one) => toCommand(game, one)) };
    const { line, play } = whole(record);
    const same = line.filter((point) => point.play === 0).length;
    expect(line.length).toBeGreaterThan(15);
    expect(same / line.length).toBeGreaterThan(0.9);
    expect(Math.abs(play)).toBeLessThan(0.05);
  });

  it('of a game without moves has no line', () => {
    expect(whole(cut(recorded('won-two-heroic'), 0)).line).toEqual([]);
  });
});
