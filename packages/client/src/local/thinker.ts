// Bots think in the thread of the hall, one decision after the other; in between, requests are answered.
import { PASS } from '@cordon/engine/inner';
import { byChance, decide, type BotQuestion, type BotThinker } from '@cordon/tables';

/** After whatever else waits for this thread, and not before so many milliseconds. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** `pace`: so many milliseconds lie between two moves of bots, so that people can follow. */
export function thinkHere(trouble: (error: unknown) => void, pace: () => number): BotThinker {
  let last: Promise<unknown> = Promise.resolve();
  /** When the next move may come. */
  let next = 0;

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
      const decision = last
        .then(() => pause(Math.max(0, next - performance.now())))
        .then(() => {
          const choice = choose(question);
          if (choice !== PASS) next = performance.now() + pace();
          return choice;
        });
      last = decision;
      return decision;
    },
  };
}
