// Moments at which the game stops only so that events can be played. BASE-EVT-7 BASE-EVT-9 BASE-EVC-10
import { defineCommand, pack } from '../kernel/command.ts';
import { someoneCouldPlay } from '../kernel/events.ts';
import { defineFrame, pop, push } from '../kernel/frame.ts';
import { countReveal } from '../ops/markers.ts';
import { MOMENTS, type FrameKind, type Module, type Moment, type Part, type State } from '../kernel/types.ts';

/** The active player goes on. */
export const proceed = defineCommand({ name: 'continue', phrase: 'continue', play: pop });

/**
 * A table may let windows pass by themselves when nobody could use them. With hands that somebody doesn't know it is news whether one
 * does: nobody goes back behind it.
 */
export function passesByItself(s: State, moment: Moment): boolean {
  if (s.game.windowsAlways) return false;
  if (!s.game.openHands && !s.game.seesAll) countReveal(s);
  return !someoneCouldPlay(s, moment);
}

function defineWindow(name: string, moment: Moment, on: readonly string[]): FrameKind {
  return defineFrame({
    name,
    on,
    moment,
    step(s) {
      if (!passesByItself(s, moment)) return false;
      pop(s);
      return true;
    },
    offer: (s, _at, out) => out.add(pack(proceed, s.turn)),
  });
}

const pause = defineWindow('pause', MOMENTS.pause, ['turn', 'epidemic', 'patients']);
const beforeIntensify = defineWindow('before-intensify', MOMENTS.beforeIntensify, ['epidemic']);

export function pushPause(s: State): void {
  push(s, pause);
}

export const endPart: Part = { name: 'end', begin: endTurn };

/** The last part of a turn: a pause, unless it would pass by itself. */
function endTurn(s: State): void {
  if (!passesByItself(s, MOMENTS.pause)) pushPause(s);
}

/** Only in games that have an event for this moment. */
export function pushBeforeIntensify(s: State): void {
  if ((s.game.moments & MOMENTS.beforeIntensify) !== 0) push(s, beforeIntensify);
}

export const windowRules: Module = { id: 'window', frames: [pause, beforeIntensify], commands: [proceed] };
