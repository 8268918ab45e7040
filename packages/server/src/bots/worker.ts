// The thread in which bots think. It knows sights, never states.
import { parentPort } from 'node:worker_threads';
import { decide } from '@cordon/tables';
import type { BotReply, BotRequest } from './messages.ts';

parentPort?.on('message', (request: BotRequest) => {
  let reply: BotReply;
  try {
    reply = { id: request.id, choice: decide(request) };
  } catch (error) {
    reply = { id: request.id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply, []);
});
