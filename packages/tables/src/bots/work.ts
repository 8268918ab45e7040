// What happens in a thread that thinks: one job after the other, and each gets its answer.
import type { JobName } from './jobs.ts';
import type { FromThread, JobRequest } from './messages.ts';
import { RUNS } from './runs.ts';

/** Says that the thread is ready; gives back what is to be called with everything it is asked. */
export function workOn(send: (message: FromThread) => void): (request: JobRequest) => void {
  function run<Name extends JobName>({ id, job, input }: JobRequest<Name>): FromThread {
    try {
      return {
        type: 'done',
        id,
        output: RUNS[job](input, (progress) => send({ type: 'progress', id, progress })),
      };
    } catch (error) {
      return { type: 'failed', id, why: error instanceof Error ? error.message : String(error) };
    }
  }
  send({ type: 'ready' });
  return (request) => send(run(request));
}
