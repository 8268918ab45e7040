// A thread as a thinker sees it, whether Node or a browser runs it.
import type { FromThread, JobRequest } from './messages.ts';

export interface ThreadEars {
  readonly hear: (message: FromThread) => void;
  /** It ended or broke; more than one word about it does no harm. */
  readonly lost: (why: string) => void;
}

export interface Thread {
  readonly post: (request: JobRequest) => void;
  /** Stops it at once, whatever it does. */
  readonly end: () => Promise<void>;
}

export type OpenThread = (ears: ThreadEars) => Thread;
