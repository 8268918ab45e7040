// A thinker over threads of one kind: some for those who play, some for those who study.
import { claimOfNobody } from './claims.ts';
import { TERMS, type JobName, type Jobs, type Lane as LaneName } from './jobs.ts';
import { openLane, type Asked, type Lane } from './lane.ts';
import type { Outcome, Thinker, Thinking, ThinkOptions } from './thinker.ts';
import type { OpenThread } from './thread.ts';

export interface ThinkerOptions {
  readonly open: OpenThread;
  /** How many threads there are at most; they are started when they are needed. */
  readonly threads: Readonly<Record<LaneName, number>>;
  /** Threads beyond those, for addresses and guests that have nothing running; see FairQueueOptions. */
  readonly spares?: number;
}

export function makeThinker({ open, threads, spares = 0 }: ThinkerOptions): Thinker {
  const lanes: Readonly<Record<LaneName, Lane>> = {
    play: openLane(open, { most: threads.play, spares }),
    study: openLane(open, { most: threads.study, spares }),
  };
  let lastId = 0;

  function think<Name extends JobName>(
    job: Name,
    input: Jobs[Name]['input'],
    options: ThinkOptions<Name> = {},
  ): Thinking<Jobs[Name]['output']> {
    const { limit = TERMS[job].limit, claim = claimOfNobody(), onProgress = () => {} } = options;
    const { promise, resolve } = Promise.withResolvers<Outcome<Jobs[Name]['output']>>();
    const lane = lanes[TERMS[job].lane];
    lastId++;
    const asked: Asked = {
      request: { id: lastId, job, input },
      claim,
      limit,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a job tells and answers is of its kind
      tell: (progress) => onProgress(progress as Jobs[Name]['progress']),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      settle: (outcome) => resolve(outcome as Outcome<Jobs[Name]['output']>),
    };
    lane.ask(asked);
    return { outcome: promise, cancel: () => lane.cancel(asked) };
  }

  return {
    think,
    waiting: () => ({ play: lanes.play.waiting(), study: lanes.study.waiting() }),
    async close() {
      await Promise.all([lanes.play.close(), lanes.study.close()]);
    },
  };
}
