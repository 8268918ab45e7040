// His turn comes after that of every team player: three commands, and then it is over. Team players may play events before and between them.
// BRINK-BIO-8 to BRINK-BIO-12, BRINK-BVW-9, BRINK-EVT-9
import { pack } from '../../../../kernel/command.ts';
import { defineFrame, pop, push } from '../../../../kernel/frame.ts';
import { between } from '../../../../kernel/ranges.ts';
import { MOMENTS, type Offers, type Part, type State } from '../../../../kernel/types.ts';
import type { BrinkFact } from '../../facts.ts';
import { offerEscape } from './captivity.ts';
import { defineTurnCommand, heardByTerrorist, LEFT, TURN } from './deed.ts';
import { offerFlights } from './flying.ts';
import { offerDraw } from './hand.ts';
import { offerInfecting } from './infecting.ts';
import { actionsLeft, COMMANDS, isCaptured, isVisible, terrorist } from './memory.ts';
import { offerSabotage } from './sabotage.ts';
import { offerSneaking } from './sneaking.ts';
import { closeTurn, look, widen } from './whereabouts.ts';

export const terroristPart: Part = { name: TURN, begin: (s) => push(s, terroristTurn, COMMANDS) };

/** Nothing, in the place of an action or a drive: to the others it is like a drive from hiding place to hiding place. */
export const wait = defineTurnCommand({
  name: 'wait',
  phrase: 'wait',
  hears: heardByTerrorist,
  effect(s) {
    if (!isVisible(s)) widen(s, 'maybe');
    s.sink?.({
      fact: 'waited',
      seat: terrorist(s) + 1,
      audience: heardByTerrorist(s),
    } satisfies BrinkFact);
    look(s);
  },
});

function offer(s: State, _at: number, out: Offers): void {
  out.add(pack(wait, terrorist(s)));
  offerDraw(s, out);
  offerSneaking(s, out);
  // What cannot be met for the whole kind isn't asked of every card.
  if (actionsLeft(s) === 0) return;
  if (isCaptured(s)) return offerEscape(s, out);
  offerFlights(s, out);
  if (isVisible(s)) return;
  offerInfecting(s, out);
  offerSabotage(s, out);
}

const terroristTurn = defineFrame({
  name: TURN,
  fields: ['left'],
  ranges: { left: between(0, COMMANDS) },
  on: ['turn'],
  carries: ['chain', 'closing'],
  part: TURN,
  moment: MOMENTS.pause,
  alwaysAsks: true,
  step(s, at) {
    if (s.stack[at + LEFT]! > 0) return false;
    pop(s);
    closeTurn(s);
    return true;
  },
  waitsFor: terrorist,
  offer,
});

export const turnFrames = [terroristTurn];
