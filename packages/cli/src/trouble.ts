// What a person can mend: a wrong option, a file that is not there. One sentence, exit code 2.
import type { Result } from '@cordon/engine';

export class Trouble extends Error {}

/** The value, or the engine's own sentence as trouble. */
export function orTrouble<T>(result: Result<T>): T {
  if (!result.ok) throw new Trouble(result.error.message);
  return result.value;
}
