// Moves of bots come no faster than people can follow; the time in between is used to think.
import { PASS } from '@cordon/engine/inner';
import type { Decider, Deciding } from '@cordon/tables';

/** `pace`: so many milliseconds lie between two moves of bots. */
export function atPace(decider: Decider, pace: () => number): Decider {
  /** When the next move may come. */
  let next = 0;

  /** Gives a choice when its time has come, or undefined when it was called off before. */
  async function inTime({ choice }: Deciding, off: Off): Promise<number | undefined> {
    const chosen = await choice;
    if (chosen === undefined || chosen === PASS) return chosen;
    // While it waited another bot may have moved.
    for (let now = performance.now(); now < next && !off.isOff; now = performance.now())
      await Promise.race([pause(next - now), off.called]);
    if (off.isOff) return undefined;
    next = performance.now() + pace();
    return chosen;
  }

  return {
    decide(question, claim) {
      const deciding = decider.decide(question, claim);
      const { promise, resolve } = Promise.withResolvers<void>();
      const off: Off = { isOff: false, called: promise };
      return {
        choice: inTime(deciding, off),
        cancel() {
          off.isOff = true;
          resolve();
          deciding.cancel();
        },
      };
    },
  };
}

interface Off {
  isOff: boolean;
  readonly called: Promise<void>;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
