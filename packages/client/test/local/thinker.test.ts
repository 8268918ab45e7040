import { compile } from '@cordon/engine';
import type { BotQuestion } from '@cordon/tables';
import { expect, test } from 'vitest';
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
  const thinker = thinkHere(() => {});
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
  const thinker = thinkHere((error) => troubles.push(error));
  const chosen = await thinker.decide(question('nobody'));
  expect([11, 12, 13]).toContain(chosen);
  expect(String(troubles)).toContain('there is no bot nobody');
});
