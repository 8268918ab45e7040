// What can be thought about away from the thread that asks. A new job is a line in each of the two lists here and one in runs.ts.
import type { BotQuestion } from './question.ts';

interface Job<Input, Output, Progress = never> {
  readonly input: Input;
  readonly output: Output;
  /** What is told while it is being worked on. */
  readonly progress: Progress;
}

/** What goes in and comes out of each job: plain data that can be copied to another thread. */
export interface Jobs {
  /** Which of its offers a bot chooses. */
  readonly decide: Job<BotQuestion, number>;
}

export type JobName = keyof Jobs;

/** Whoever plays never waits for whoever studies: each lane has threads of its own. */
export type Lane = 'play' | 'study';

export interface Terms {
  readonly lane: Lane;
  /** How long it may take, in milliseconds, counted from when a thread has begun it. */
  readonly limit: number;
}

export const TERMS: Readonly<Record<JobName, Terms>> = {
  decide: { lane: 'play', limit: 10_000 },
};
