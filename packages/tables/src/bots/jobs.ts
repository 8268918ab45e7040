// What can be thought about away from the thread that asks. A new job is a line in each of the two lists here and one in runs.ts.
import type {
  Advice,
  AdviceQuestion,
  Analysis,
  Chance,
  Chronicle,
  DecisionOrder,
  Explanation,
  HintQuestion,
  MoveQuestion,
  WeighedDecision,
} from '@cordon/bots';
import type { BotQuestion } from './question.ts';
import type { VetOrder } from './vet.ts';

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
  /** The hint for what a seat sees; nothing where the game is over. */
  readonly advise: Job<HintQuestion, Advice | undefined>;
  /** Why a command was given; nothing where the seat that asks cannot know. */
  readonly explain: Job<MoveQuestion, Explanation | undefined>;
  /** The chance of winning from what a seat sees. */
  readonly chance: Job<AdviceQuestion, Chance>;
  /** The story of a game as a whole. */
  readonly analyse: Job<AnalysisOrder, Analysis, AnalysisProgress>;
  /** One decision of a game: an analysis in pieces that several threads can share. */
  readonly weigh: Job<DecisionOrder, WeighedDecision>;
  /** Which of several deals is worth a day, counted from 0. */
  readonly vet: Job<VetOrder, number>;
}

export interface AnalysisOrder {
  readonly chronicle: Chronicle;
  readonly seed: string;
}

export interface AnalysisProgress {
  readonly done: number;
  readonly all: number;
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
  advise: { lane: 'play', limit: 10_000 },
  explain: { lane: 'play', limit: 10_000 },
  chance: { lane: 'play', limit: 10_000 },
  analyse: { lane: 'study', limit: 300_000 },
  weigh: { lane: 'study', limit: 30_000 },
  vet: { lane: 'study', limit: 900_000 },
};
