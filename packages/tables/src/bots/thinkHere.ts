// A thinker that blocks the thread that asks while it works: for tests and tools.
import { makeThinker } from './makeThinker.ts';
import type { Thinker } from './thinker.ts';
import type { OpenThread } from './thread.ts';
import { workOn } from './work.ts';

/** After whatever is under way in this thread. */
const soon = (action: () => void): void => void Promise.resolve().then(action);

const openHere: OpenThread = ({ hear }) => {
  const work = workOn((message) => soon(() => hear(message)));
  return { post: (request) => soon(() => work(request)), end: () => Promise.resolve() };
};

export function thinkHere(): Thinker {
  return makeThinker({ open: openHere, threads: { play: 1, study: 1 } });
}
