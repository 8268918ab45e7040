// Where one asks for something to be thought about: it never blocks whoever asks, it always comes to an end, and it can be called off.
import type { Claim } from '../fair/queue.ts';
import type { JobName, Jobs, Lane } from './jobs.ts';

export type Outcome<Output> =
  | { readonly how: 'answered'; readonly output: Output }
  /** It went wrong, or took too long. */
  | { readonly how: 'failed'; readonly why: string }
  | { readonly how: 'cancelled' };

export interface Thinking<Output> {
  /** Never rejects. */
  readonly outcome: Promise<Outcome<Output>>;
  /** Stops it wherever it is; without effect once there is an outcome. */
  readonly cancel: () => void;
}

export interface ThinkOptions<Name extends JobName> {
  /** How many milliseconds it may take, where not as usual. */
  readonly limit?: number;
  /** For whom it is; nobody's goes last. */
  readonly claim?: Claim;
  readonly onProgress?: (progress: Jobs[Name]['progress']) => void;
}

export interface Thinker {
  think<Name extends JobName>(
    job: Name,
    input: Jobs[Name]['input'],
    options?: ThinkOptions<Name>,
  ): Thinking<Jobs[Name]['output']>;
  /** How many questions wait for a thread. */
  waiting(): Readonly<Record<Lane, number>>;
  /** Calls off everything, also what is asked later. */
  close(): Promise<void>;
}
