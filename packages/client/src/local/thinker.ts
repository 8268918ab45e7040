// Bots think in the thread of the hall, one decision after the other; in between, requests are answered.
import { byChance, decide, type BotQuestion, type BotThinker } from '@cordon/tables';

/** After whatever else waits for this thread. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

export function thinkHere(trouble: (error: unknown) => void): BotThinker {
  let last: Promise<unknown> = Promise.resolve();

  /** A bot that fails is answered for by chance, so that the game goes on. */
  function choose(question: BotQuestion): number {
    try {
      const choice = decide(question);
      if (question.offers.includes(choice)) return choice;
      trouble(new Error(`${question.bot} chose what was not offered`));
    } catch (error) {
      trouble(error);
    }
    return byChance(question);
  }

  return {
    decide(question) {
      const decision = last.then(nextTask).then(() => choose(question));
      last = decision;
      return decision;
    },
  };
}
