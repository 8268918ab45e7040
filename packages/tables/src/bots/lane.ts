// Some threads and a fair queue before them. A thread that breaks, overruns or is called off in the middle is ended, and the next
// question gets a new one.
import { FairQueue, type Claim } from '../fair/queue.ts';
import { later, ticks } from '../platform.ts';
import type { FromThread, JobRequest } from './messages.ts';
import type { Outcome } from './thinker.ts';
import type { OpenThread, Thread } from './thread.ts';

/** How long a thread may take to start, in milliseconds; that is not counted as thinking. */
const START = 30_000;
/** How long a thread may go on with what was called off before it is ended: to start another one costs more than that. */
const GRACE = 100;
/** How long a thread beyond the usual number is kept without work. */
const SPARE_KEPT = 60_000;

export interface Asked {
  readonly request: JobRequest;
  readonly claim: Claim;
  readonly limit: number;
  readonly tell: (progress: unknown) => void;
  /** Called once. */
  readonly settle: (outcome: Outcome<unknown>) => void;
}

export interface Lane {
  readonly ask: (asked: Asked) => void;
  readonly cancel: (asked: Asked) => void;
  /** How many questions wait for a thread. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

export interface LaneOptions {
  /** How many threads there are at most; they are started when they are needed. */
  readonly most: number;
  /** More of them, for those who would have to wait for somebody else's long job. */
  readonly spares?: number;
}

interface Place {
  thread: Thread;
  /** `letting-go`: what it works on was called off. */
  phase: 'starting' | 'idle' | 'busy' | 'letting-go';
  asked: Asked | undefined;
  /** When it began to work on that. */
  since: number;
  /** Puts off what would have happened if the thread said nothing. */
  calm: () => void;
}

const nothing = (): void => {};

export function openLane(open: OpenThread, { most, spares = 0 }: LaneOptions): Lane {
  const queue = new FairQueue<Asked>({ most, spares });
  const places = new Set<Place>();
  let closed = false;

  function begin(asked: Asked): void {
    const place: Place = { thread: NO_THREAD, phase: 'starting', asked, since: ticks(), calm: nothing };
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
    release(place);
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
    const next = place.asked ?? queue.take();
    if (next !== undefined) give(place, next);
    else if (places.size > most) place.calm = later(SPARE_KEPT, () => retire(place));
  }

  function retire(place: Place): void {
    if (places.size > most) lose(place, 'not needed');
  }

  /** What the thread worked on is over, and is paid for. */
  function release(place: Place): void {
    const { asked, since } = place;
    place.asked = undefined;
    if (asked !== undefined) queue.finish(asked, ticks() - since);
  }

  function give(place: Place, asked: Asked): void {
    place.calm();
    place.asked = asked;
    place.since = ticks();
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
    release(place);
    if (phase !== 'letting-go') asked?.settle({ how: 'failed', why });
    dispatch();
  }

  const take = (): Asked | undefined => (closed ? undefined : queue.take());

  function dispatch(): void {
    for (let next = take(); next !== undefined; next = take()) {
      const free = [...places].find(({ phase, asked }) => asked === undefined && phase !== 'letting-go');
      if (free === undefined) begin(next);
      else if (free.phase === 'idle') give(free, next);
      else free.asked = next;
    }
  }

  function letGo(place: Place): void {
    if (place.phase === 'starting') {
      release(place);
      dispatch();
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
      queue.add(asked, asked.claim);
      dispatch();
    },
    cancel(asked) {
      const place = [...places].find((one) => one.asked === asked);
      if (place?.phase === 'letting-go') return;
      if (place !== undefined) letGo(place);
      else if (!queue.remove(asked)) return;
      asked.settle({ how: 'cancelled' });
    },
    waiting: () => queue.waiting,
    async close() {
      closed = true;
      const all = [...places];
      places.clear();
      for (const asked of queue.waitingItems()) {
        queue.remove(asked);
        asked.settle({ how: 'cancelled' });
      }
      for (const { asked, phase, calm } of all) {
        calm();
        if (phase !== 'letting-go') asked?.settle({ how: 'cancelled' });
      }
      await Promise.all(all.map(({ thread }) => thread.end()));
    },
  };
}

const NO_THREAD: Thread = { post: nothing, end: () => Promise.resolve() };
