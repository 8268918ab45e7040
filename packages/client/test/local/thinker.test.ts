import { compile } from '@cordon/engine';
import type { BotQuestion } from '@cordon/tables';
import { expect, test, vi } from 'vitest';
import { thinkHere } from '../../src/local/thinker.ts';

function question(bot: string): BotQuestion {
  const game = compile({ players: 2 });
  if (!game.ok) throw new Error(game.error.message);
  return {
    bot,
    config: game.value.config,
    seat: 0,
    sight: new Int32Array(0),
    offers: Int32Array.of(11, 12, 13),
    random: Int32Array.of(1, 2, 3, 4),
  };
}

test('decisions come one after the other, with room for something else in between', async () => {
  const thinker = thinkHere(
    () => {},
    () => 0,
  );
  const order: string[] = [];
  const decisions = ['first', 'second'].map(async (name) => {
    await thinker.decide(question('random'));
    order.push(name);
    setTimeout(() => order.push(`after the ${name}`));
  });
  await Promise.all(decisions);
  expect(order).toEqual(['first', 'after the first', 'second']);
});

test('a bot that fails is answered for by chance', async () => {
  const troubles: unknown[] = [];
  const thinker = thinkHere(
    (error) => troubles.push(error),
    () => 0,
  );
  const chosen = await thinker.decide(question('nobody'));
  expect([11, 12, 13]).toContain(chosen);
  expect(String(troubles)).toContain('there is no bot nobody');
});

test('moves keep the pace that people can follow', async () => {
  vi.useFakeTimers();
  try {
    const thinker = thinkHere(
      () => {},
      () => 500,
    );
    let decided = 0;
    const both = Promise.all(
      [1, 2].map(async () => {
        await thinker.decide(question('random'));
        decided++;
      }),
    );
    await vi.advanceTimersByTimeAsync(499);
    expect(decided).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(decided).toBe(2);
    await both;
  } finally {
    vi.useRealTimers();
  }
});
