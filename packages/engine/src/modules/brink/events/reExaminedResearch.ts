// Re-examined Research: a player takes any city card of the discard pile into the hand. Whoever plays the event selects the player, who may
// decline and who chooses the card. BRINK-RER-1 to BRINK-RER-5
import { defineCommand, first, pack } from '../../../kernel/command.ts';
import { defineFrame, pop, push, topFrame } from '../../../kernel/frame.ts';
import { anyFor, personalPoint } from '../../../kernel/points.ts';
import { noPawn } from '../../../kernel/seating.ts';
import { MOMENTS, PLACES, type EventCard, type Need, type Seat, type State } from '../../../kernel/types.ts';
import { takeFromDiscard } from '../../../ops/cards.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';
import { isDiscarded } from '../../../rules/needs.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const EVENT = 're-examined-research';

/** This seat may be selected although it has no pawn. BRINK-RER-5 */
export const mayRetrieve = personalPoint.any('mayRetrieve');

const isTarget = (s: State, seat: Seat): boolean =>
  s.game.pawnSeats.includes(seat) || anyFor(s, mayRetrieve, seat);

const mayBeSelected: Need = {
  isMet: (s, packed) => isTarget(s, first(packed)),
  refusal: (s, packed) => noPawn(s, first(packed))!,
};

function anyDiscarded(s: State): boolean {
  for (let card = 0; card < s.game.firstEvent; card++) if (s.places[card] === PLACES.discard) return true;
  return false;
}

const someCard: Need = {
  isMet: anyDiscarded,
  refusal: () => ({ reason: 'not-discarded', message: 'There is no city card in the discard pile.' }),
};

const command = defineEvent({
  name: EVENT,
  phrase: 're-examined-research for {player}',
  operands: { player: 'seat' },
  needs: [someCard, mayBeSelected],
  asks: (_s, packed) => first(packed),
  effect: (s, packed) => push(s, question, first(packed)),
});

/** The hand is counted when the event is done. */
const retrieve = defineCommand({
  name: 'retrieve',
  phrase: 'retrieve {card}',
  operands: { card: 'card' },
  play(s, packed) {
    const seat = s.stack[s.top + SEAT]!;
    pop(s);
    takeFromDiscard(s, seat, first(packed), EVENT);
  },
  refusal(s, packed) {
    if (topFrame(s) !== question) return undefined;
    if (first(packed) >= s.game.firstEvent)
      return { reason: 'not-a-city-card', message: 'Only a city card can be taken in this way.' };
    return isDiscarded.refusal(s, packed);
  },
});

const question = defineFrame({
  name: 're-examination',
  fields: ['seat'],
  on: ['played-event'],
  sound: anyDiscarded,
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    for (let card = 0; card < s.game.firstEvent; card++) {
      if (s.places[card] === PLACES.discard) out.add(pack(retrieve, s.stack[at + SEAT]!, card));
    }
  },
});

export const reExaminedResearch = {
  kind: 'event',
  id: EVENT,
  frames: [question],
  command,
  commands: [command, retrieve],
  moments: MOMENTS.pause,
  playable: anyDiscarded,
  offer(s, seat, out) {
    for (let player = 0; player < s.game.shape.seats; player++)
      if (isTarget(s, player)) out.add(pack(command, seat, player));
  },
} as const satisfies EventCard;
