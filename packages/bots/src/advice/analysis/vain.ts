// Requests that came to nothing: a card that was asked for and not given costs no action and moves nothing.
import type { Fact } from '@cordon/engine';

/** For each command, by what happened with it, whether it was refused, was left unanswered, or is the refusal itself. */
export function inVain(happened: readonly (readonly Fact[])[]): boolean[] {
  const vain = happened.map(() => false);
  let asking: number | undefined;
  happened.forEach((facts, index) => {
    for (const fact of facts)
      if (fact.fact === 'asked') {
        asking = index;
        vain[index] = true;
      } else if (fact.fact === 'answered') {
        // What is granted at once is answered without having been asked.
        const isRefused = fact.answer === 'refused';
        if (asking !== undefined) vain[asking] = isRefused;
        vain[index] = isRefused;
        asking = undefined;
      }
  });
  return vain;
}
