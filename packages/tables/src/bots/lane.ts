// Some threads and a queue before them. A thread that breaks, overruns or is called off in the middle is ended, and the next question gets a new one.
import { later } from '../platform.ts';
import type { FromThread, JobRequest } from './messages.ts';
import type { Outcome } from './thinker.ts';
import type { OpenThread, Thread } from './thread.ts';

/** How long a thread may take to start, in milliseconds; that is not counted as thinking. */
const START = 30_000;
/** How long a thread may go on with what was called off before it is ended: to start another one costs more than that. */
const GRACE = 100;

export interface Asked {
  readonly request: JobRequest;
  readonly limit: number;
  readonly tell: (progress: unknown) => void;
  /** Called once. */
  readonly settle: (outcome: Outcome<unknown>) => void;
}

export interface Lane {
  readonly ask: (asked: Asked) => void;
  readonly cancel: (asked: Asked) => void;
  readonly close: () => Promise<void>;
}

interface Place {
  thread: Thread;
  /** `letting-go`: what it works on was called off. */
  phase: 'starting' | 'idle' | 'busy' | 'letting-go';
  asked: Asked | undefined;
  /** Puts off what would have happened if the thread said nothing. */
  calm: () => void;
}

const nothing = (): void => {};

export function openLane(open: OpenThread, most: number): Lane {
  const queue: Asked[] = [];
  const places = new Set<Place>();
  let closed = false;

  function begin(asked: Asked): void {
    const place: Place = { thread: NO_THREAD, phase: 'starting', asked, calm: nothing };
    places.add(place);
    place.calm = later(START, () => lose(place, 'a thread did not start'));
    try {
      place.thread = open({
        hear: (message) => hear(place, message),
        lost: (why) => lose(place, `a thread was lost: ${why}`),
      });
    } catch (error) {
      lose(place, `a thread could not be started: ${String(error)}`);
    }
  }

  function hear(place: Place, message: FromThread): void {
    if (!places.has(place)) return;
    if (message.type === 'ready') {
      if (place.phase === 'starting') rest(place);
    } else if (message.id === place.asked?.request.id) {
      if (message.type === 'progress') {
        if (place.phase === 'busy') place.asked.tell(message.progress);
      } else finish(place, message);
    }
  }

  function finish(place: Place, message: Extract<FromThread, { type: 'done' | 'failed' }>): void {
    const { asked, phase } = place;
    place.asked = undefined;
    rest(place);
    if (phase !== 'busy') return;
    asked?.settle(
      message.type === 'done'
        ? { how: 'answered', output: message.output }
        : { how: 'failed', why: message.why },
    );
  }

  /** The thread has nothing to do, unless it was started for something or something waits. */
  function rest(place: Place): void {
    place.calm();
    place.phase = 'idle';
    const next = place.asked ?? queue.shift();
    if (next !== undefined) give(place, next);
  }

  function give(place: Place, asked: Asked): void {
    place.asked = asked;
    place.phase = 'busy';
    place.calm = later(asked.limit, () => lose(place, 'it took too long'));
    place.thread.post(asked.request);
  }

  /** The thread is ended; its question has failed, and the next one gets another thread. */
  function lose(place: Place, why: string): void {
    if (!places.delete(place)) return;
    place.calm();
    void place.thread.end();
    const { asked, phase } = place;
    if (phase !== 'letting-go') asked?.settle({ how: 'failed', why });
    dispatch();
  }

  function dispatch(): void {
    while (queue.length > 0) {
      const idle = [...places].find(({ phase }) => phase === 'idle');
      if (idle === undefined && places.size >= most) return;
      const next = queue.shift()!;
      if (idle === undefined) begin(next);
      else give(idle, next);
    }
  }

  function letGo(place: Place): void {
    if (place.phase === 'starting') {
      place.asked = undefined;
    } else if (place.phase === 'busy') {
      place.calm();
      place.phase = 'letting-go';
      place.calm = later(GRACE, () => lose(place, 'called off'));
    }
  }

  return {
    ask(asked) {
      if (closed) {
        asked.settle({ how: 'cancelled' });
        return;
      }
      queue.push(asked);
      dispatch();
    },
    cancel(asked) {
      const waiting = queue.indexOf(asked);
      const place = [...places].find((one) => one.asked === asked);
      if (waiting >= 0) queue.splice(waiting, 1);
      else if (place === undefined || place.phase === 'letting-go') return;
      else letGo(place);
      asked.settle({ how: 'cancelled' });
    },
    async close() {
      closed = true;
      const all = [...places];
      places.clear();
      for (const asked of queue.splice(0)) asked.settle({ how: 'cancelled' });
      for (const { asked, phase, calm } of all) {
        calm();
        if (phase !== 'letting-go') asked?.settle({ how: 'cancelled' });
      }
      await Promise.all(all.map(({ thread }) => thread.end()));
    },
  };
}

const NO_THREAD: Thread = { post: nothing, end: () => Promise.resolve() };
