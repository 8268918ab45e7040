// What goes to a thread that thinks and comes back.
import type { JobName, Jobs } from './jobs.ts';

export interface JobRequest<Name extends JobName = JobName> {
  readonly id: number;
  readonly job: Name;
  readonly input: Jobs[Name]['input'];
}

/** `ready` comes first, once; then, for each request, any number of `progress` and one of the others. */
export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly type: 'done'; readonly id: number; readonly output: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly why: string };
