// Mail Correspondence: two players anywhere exchange one card, of whatever kind, for another. IB-EVC-3
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../kernel/frame.ts';
import { MOMENTS, type Card, type EventCard, type Seat, type State } from '../../../kernel/types.ts';
import { holds, passCard } from '../../../ops/cards.ts';
import { isBeingPlayed } from '../../../rules/eventCard.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, SEAT } from './enough.ts';

const CARD = FIELDS + 1;
const PLAYER = FIELDS + 2;

/** Whether a card may change hands: it is held, and it is neither this event nor another one that is just being played. */
function canGo(s: State, card: Card): boolean {
  if (s.places[card]! >= s.game.shape.seats || card === s.game.cardOfKind[command.id]) return false;
  return card < s.game.firstEvent || !isBeingPlayed(s, card);
}

function hasSomething(s: State, seat: Seat): boolean {
  for (let card = 0; card < s.game.firstEpidemic; card++)
    if (holds(s, seat, card) && canGo(s, card)) return true;
  return false;
}

/** A card goes to a player; which one comes back is asked next. */
export const command = defineEvent({
  name: 'mail-correspondence',
  phrase: 'mail-correspondence {card} to {player}',
  operands: { card: 'card', player: 'seat' },
  effect(s, packed) {
    const at = push(s, reply, seatOf(packed), first(packed));
    s.stack[at + PLAYER] = second(packed);
  },
  refusal(s, packed) {
    if (!canGo(s, first(packed)))
      return { reason: 'card-not-held', message: `${s.game.cardIds[first(packed)]!} is in no hand.` };
    if (holds(s, second(packed), first(packed)))
      return { reason: 'same-player', message: 'Cards are exchanged between two players.' };
    if (hasSomething(s, second(packed))) return undefined;
    return {
      reason: 'empty-hand',
      message: `Player ${String(second(packed) + 1)} has no card to send back.`,
    };
  },
});

export const answer = defineCommand({
  name: 'reply',
  phrase: 'reply {card}',
  operands: { card: 'card' },
  play(s, packed) {
    const [card, player] = [s.stack[s.top + CARD]!, s.stack[s.top + PLAYER]!];
    const giver = s.places[card]!;
    pop(s);
    passCard(s, card, player);
    passCard(s, first(packed), giver);
  },
});

const reply = defineFrame({
  name: 'reply',
  fields: ['seat', 'card', 'player'],
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const player = s.stack[at + PLAYER]!;
    for (let card = 0; card < s.game.firstEpidemic; card++) {
      if (holds(s, player, card) && canGo(s, card)) out.add(pack(answer, s.stack[at + SEAT]!, card));
    }
  },
});

export const mailCorrespondence: EventCard = {
  kind: 'event',
  id: 'mail-correspondence',
  frames: [reply],
  command,
  commands: [command, answer],
  moments: MOMENTS.pause,
  playable(s) {
    let hands = 0;
    for (let seat = 0; seat < s.game.shape.seats; seat++) if (hasSomething(s, seat)) hands++;
    return hands > 1;
  },
  offer(s, seat, out) {
    for (let player = 0; player < s.game.shape.seats; player++) {
      if (!hasSomething(s, player)) continue;
      for (let card = 0; card < s.game.firstEpidemic; card++) {
        if (canGo(s, card) && !holds(s, player, card)) out.add(pack(command, seat, card, player));
      }
    }
  },
};
