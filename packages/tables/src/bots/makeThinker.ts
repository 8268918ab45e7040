// A thinker over threads of one kind: some for those who play, some for those who study.
import { TERMS, type JobName, type Jobs, type Lane as LaneName } from './jobs.ts';
import { openLane, type Asked, type Lane } from './lane.ts';
import type { Outcome, Thinker, Thinking, ThinkOptions } from './thinker.ts';
import type { OpenThread } from './thread.ts';

export interface ThinkerOptions {
  readonly open: OpenThread;
  /** How many threads there are at most; they are started when they are needed. */
  readonly threads: Readonly<Record<LaneName, number>>;
}

export function makeThinker({ open, threads }: ThinkerOptions): Thinker {
  const lanes: Readonly<Record<LaneName, Lane>> = {
    play: openLane(open, threads.play),
    study: openLane(open, threads.study),
  };
  let lastId = 0;

  function think<Name extends JobName>(
    job: Name,
    input: Jobs[Name]['input'],
    { limit = TERMS[job].limit, onProgress = () => {} }: ThinkOptions<Name> = {},
  ): Thinking<Jobs[Name]['output']> {
    const { promise, resolve } = Promise.withResolvers<Outcome<Jobs[Name]['output']>>();
    const lane = lanes[TERMS[job].lane];
    lastId++;
    const asked: Asked = {
      request: { id: lastId, job, input },
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
    async close() {
      await Promise.all([lanes.play.close(), lanes.study.close()]);
    },
  };
}
