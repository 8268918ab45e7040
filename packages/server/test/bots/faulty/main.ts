// A thread of bots that do everything wrong; each is named after what it does.
import { parentPort } from 'node:worker_threads';
import type { BotReply, BotRequest } from '../../../src/bots/messages.ts';

function answer({ bot, id, offers }: BotRequest): BotReply | undefined {
  if (bot === 'dies') process.exit(1);
  if (bot === 'crashes') throw new Error('it was too much');
  if (bot === 'fails') return { id, failure: 'no idea' };
  if (bot === 'cheats') return { id, choice: Math.max(...offers) + 1 };
  if (bot === 'confuses') return { id: id + 1, choice: offers[0]! };
  if (bot === 'hangs') for (;;);
  if (bot === 'sleeps') return undefined;
  return { id, choice: offers[0]! };
}

parentPort?.on('message', (request: BotRequest) => {
  const reply = answer(request);
  if (reply !== undefined) parentPort?.postMessage(reply, []);
});
