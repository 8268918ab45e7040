import { compile } from '@cordon/engine';
import { PASS } from '@cordon/engine/inner';
import type { BotQuestion, Decider } from '@cordon/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atPace } from '../../../src/local/thinking/pace.ts';

const PACE = 500;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function question(): BotQuestion {
  const game = compile({ players: 2 });
  if (!game.ok) throw new Error(game.error.message);
  return {
    bot: 'any',
    config: game.value.config,
    seat: 0,
    sight: new Int32Array(0),
    offers: Int32Array.of(11),
    random: Int32Array.of(1, 2, 3, 4),
  };
}

/** A decider that chooses this at once and counts what was called off. */
function choosing(choice: number) {
  const calledOff: number[] = [];
  const decider: Decider = {
    decide: () => ({ choice: Promise.resolve(choice), cancel: () => void calledOff.push(choice) }),
  };
  return { decider: atPace(decider, () => PACE), calledOff };
}

/** Asks and notes every choice as it comes. */
function ask(decider: Decider, came: (number | undefined)[]): { readonly cancel: () => void } {
  const { choice, cancel } = decider.decide(question());
  void choice.then((chosen) => came.push(chosen));
  return { cancel };
}

test('a move comes only when the one before has been seen, also at another table', async () => {
  const { decider } = choosing(11);
  const came: (number | undefined)[] = [];
  for (let count = 0; count < 3; count++) ask(decider, came);
  await vi.advanceTimersByTimeAsync(PACE - 1);
  expect(came).toEqual([11]);
  await vi.advanceTimersByTimeAsync(2);
  expect(came).toEqual([11, 11]);
  await vi.advanceTimersByTimeAsync(PACE - 2);
  expect(came).toEqual([11, 11]);
  await vi.advanceTimersByTimeAsync(3);
  expect(came).toEqual([11, 11, 11]);
});

test('to pass is no move', async () => {
  const { decider } = choosing(PASS);
  const came: (number | undefined)[] = [];
  ask(decider, came);
  ask(decider, came);
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual([PASS, PASS]);
});

test('a move that is called off never comes, and nobody waits for it', async () => {
  const { decider, calledOff } = choosing(11);
  const came: (number | undefined)[] = [];
  ask(decider, came);
  await vi.advanceTimersByTimeAsync(1);
  const second = ask(decider, came);
  ask(decider, came);
  second.cancel();
  await vi.advanceTimersByTimeAsync(1);
  expect(came).toEqual([11, undefined]);
  expect(calledOff).toEqual([11]);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(came).toEqual([11, undefined, 11]);
});
