// Telegraph Message: one player gives one or two city cards to another, wherever both are. IB-EVC-2
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import {
  MOMENTS,
  type Card,
  type EventCard,
  type Refusal,
  type Seat,
  type State,
} from '../../../kernel/types.ts';
import { holds, passCard } from '../../../ops/cards.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../rules/enough.ts';

const GIVER = FIELDS + 1;
const PLAYER = FIELDS + 2;

const notACity: Refusal = { reason: 'not-a-city-card', message: 'Only city cards are given in this way.' };

/** The first card is named with the event, the second is asked for. */
const command = defineEvent({
  name: 'telegraph-message',
  phrase: 'telegraph-message {card} to {player}',
  operands: { card: 'card', player: 'seat' },
  effect(s, packed) {
    const giver = s.places[first(packed)]!;
    passCard(s, first(packed), second(packed));
    if (!holdsCity(s, giver)) return;
    const at = push(s, more, seatOf(packed), giver);
    s.stack[at + PLAYER] = second(packed);
  },
  refusal(s, packed) {
    const [card, player] = [first(packed), second(packed)];
    if (card >= s.game.firstEvent) return notACity;
    if (s.places[card]! >= s.game.shape.seats)
      return { reason: 'card-not-held', message: `${s.game.cardIds[card]!} is in no hand.` };
    if (!holds(s, player, card)) return undefined;
    return { reason: 'same-player', message: 'A card is given to another player.' };
  },
});

function holdsCity(s: State, seat: Seat): boolean {
  for (let card = 0; card < s.game.firstEvent; card++) if (holds(s, seat, card)) return true;
  return false;
}

const isHeld = (s: State, card: Card): boolean => s.places[card]! < s.game.shape.seats;

const wire = defineCommand({
  name: 'wire',
  phrase: 'wire {card}',
  operands: { card: 'card' },
  play(s, packed) {
    const player = s.stack[s.top + PLAYER]!;
    pop(s);
    passCard(s, first(packed), player);
  },
  refusal(s, packed) {
    if (topFrame(s) !== more) return undefined;
    const card = first(packed);
    if (card >= s.game.firstEvent) return notACity;
    const giver = String(s.stack[s.top + GIVER]! + 1);
    const message = `The second card also comes from player ${giver}, who does not hold ${s.game.cardIds[card]!}.`;
    return { reason: 'card-not-held', message };
  },
});

const more = defineFrame({
  name: 'second-card',
  fields: ['seat', 'giver', 'player'],
  on: ['played-event'],
  sound: (s, at) => s.stack[at + GIVER] !== s.stack[at + PLAYER] && holdsCity(s, s.stack[at + GIVER]!),
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    offerEnough(s, at, out);
    for (let card = 0; card < s.game.firstEvent; card++) {
      if (holds(s, s.stack[at + GIVER]!, card)) out.add(pack(wire, s.stack[at + SEAT]!, card));
    }
  },
});

export const telegraphMessage = {
  kind: 'event',
  id: 'telegraph-message',
  frames: [more],
  command,
  commands: [command, wire, enough],
  moments: MOMENTS.pause,
  playable(s) {
    for (let card = 0; card < s.game.firstEvent; card++) if (isHeld(s, card)) return true;
    return false;
  },
  offer(s, seat, out) {
    for (let card = 0; card < s.game.firstEvent; card++) {
      if (!isHeld(s, card)) continue;
      for (let player = 0; player < s.game.shape.seats; player++) {
        if (!holds(s, player, card)) out.add(pack(command, seat, card, player));
      }
    }
  },
} as const satisfies EventCard;
