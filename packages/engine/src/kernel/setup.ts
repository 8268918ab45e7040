// Setup goes step by step. A step that asks something has the others wait until its frame has gone and goes on with them.
import type { State } from './types.ts';

/** Does what setup does behind a step, or all of it, up to the next step that asks something. */
export function goOnWithSetup(s: State, behind?: string): void {
  const { setup } = s.game;
  for (let at = setup.findIndex(({ name }) => name === behind) + 1; at < setup.length; at++) {
    setup[at]!.run(s);
    if (setup[at]!.asks === true && s.stack[0] !== 0) return;
  }
}
