// A thread of bots that do everything wrong; each is named after what it does. The one called fast does it right, unless the words of
// chance say otherwise.
import { parentPort } from 'node:worker_threads';
import type { FromThread, JobRequest } from '@cordon/tables';

const send = (message: FromThread): void => parentPort?.postMessage(message, []);
const clock = new Int32Array(new SharedArrayBuffer(4));

function answer({ id, input }: JobRequest<'decide'>): FromThread | undefined {
  const { bot, offers, random } = input;
  if (bot === 'dies') process.exit(1);
  if (bot === 'crashes') throw new Error('it was too much');
  if (bot === 'fails' || (bot === 'fast' && random[0] === 0)) return { type: 'failed', id, why: 'no idea' };
  if (bot === 'cheats') return { type: 'done', id, output: Math.max(...offers) + 1 };
  if (bot === 'confuses') return { type: 'done', id: id + 1, output: offers[0]! };
  if (bot === 'hangs') for (;;);
  if (bot === 'sleeps') return undefined;
  if (bot === 'boasts')
    for (let step = 1; ; step++) {
      send({ type: 'progress', id, progress: step });
      Atomics.wait(clock, 0, 0, 1);
    }
  return { type: 'done', id, output: offers.at(-1)! };
}

parentPort?.on('message', (request: JobRequest<'decide'> | JobRequest<'analyse'>) => {
  if (request.job === 'analyse') for (;;);
  const reply = answer(request);
  if (reply !== undefined) send(reply);
});
send({ type: 'ready' });
