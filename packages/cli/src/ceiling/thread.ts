// The thread of a ceiling with a beam of this size.
import type { Thread } from '../arena/run.ts';
import type { CeilingOrder } from './worker.ts';

const SEEKS = new URL('worker.ts', import.meta.url);

export function seeks(beam: number): Thread {
  const data: CeilingOrder = { beam };
  return { thread: SEEKS, data };
}
