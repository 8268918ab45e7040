import { apply, compile, legal, replay, resample, seedFromText, sight, start } from '@cordon/engine';
import { sightOf, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { chanceAt, winChance } from '../../src/index.ts';
import { recorded } from '../support/recorded.ts';
import { generator } from '../support/table.ts';
import { LITTLE } from './efforts.ts';

function stateAt(name: string, step?: number): State {
  const replayed = replay(recorded(name), step);
  if (!replayed.ok) throw new Error(replayed.error.message);
  return replayed.value.state;
}

describe('the chance of winning', () => {
  it('is known where the game is over', () => {
    const won = winChance(sightOf(stateAt('won-two-heroic'), 0), { seed: 'x' });
    expect(won).toEqual({ mean: 1, low: 1, high: 1 });
    const lost = winChance(sightOf(stateAt('iberia-outbreaks-two'), 0), { seed: 'x' });
    expect(lost).toEqual({ mean: 0, low: 0, high: 0 });
  });

  it('lies inside its interval and is the same however hidden cards lie', () => {
    const random = generator('shuffle');
    const effort = { ...LITTLE, futures: 4 };
    for (const name of ['outbreaks-four-private', 'iberia-won-patients']) {
      const state = stateAt(name, 20);
      const [seen, other] = [state, resample(sight(state, 1), random)].map((table) =>
        winChance(sightOf(table, 0), { seed: 'x', effort }),
      );
      expect(other).toEqual(seen);
      expect(seen!.low).toBeLessThanOrEqual(seen!.mean);
      expect(seen!.mean).toBeLessThanOrEqual(seen!.high);
    }
  });

  it('is higher shortly before a win than at the start of the same game', () => {
    const record = recorded('won-two-heroic');
    const effort = { ...LITTLE, futures: 6, nodes: 20_000 };
    const [early, late] = [0, 106].map((step) => chanceAt({ record, step, seat: 1, seed: 'x', effort }));
    expect(late!.mean).toBeGreaterThan(early!.mean);
  });
});

it('is told to everybody while somebody pays a cure piece by piece out of a hidden hand', () => {
  const game = compile({
    boxes: ['brink', 'lab'],
    players: 2,
    challenges: ['worldwide-panic'],
    options: { hands: 'private' },
  });
  if (!game.ok) throw new Error(game.error.message);
  let paying = 0;
  for (let number = 0; number < 40 && paying < 2; number++) {
    const { state } = start(game.value, seedFromText(`payments ${String(number)}`));
    while (state.over === 0) {
      const commands = legal(state);
      const next = commands.find(({ kind }) => kind === 'cure-piecemeal') ?? commands[0]!;
      apply(state, next);
      if (next.kind !== 'cure-piecemeal') continue;
      paying++;
      for (const viewer of [0, 3 - next.seat])
        expect(
          winChance(sight(state, viewer), { seed: 'payments', effort: { ...LITTLE, futures: 6 } }).mean,
        ).toBeGreaterThan(0);
      break;
    }
  }
  expect(paying).toBe(2);
});
