// Mail Correspondence: two players anywhere exchange one card, of whatever kind, for another. IB-EVC-3
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { MOMENTS, type Card, type EventCard, type Seat, type State } from '../../../kernel/types.ts';
import { holds, isEvent, passCard } from '../../../ops/cards.ts';
import { isBeingPlayed } from '../../../rules/eventCard.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';

const CARD = FIELDS + 1;
const PLAYER = FIELDS + 2;

/** Whether a card is this event, or another one that lies in a hand only until what it does is over. */
function isBusy(s: State, card: Card): boolean {
  return card === s.game.cardOfKind[command.id] || (isEvent(s, card) && isBeingPlayed(s, card));
}

const isHeld = (s: State, card: Card): boolean => s.places[card]! < s.game.shape.seats;

/** Whether a card may change hands. */
function canGo(s: State, card: Card): boolean {
  return isHeld(s, card) && !isBusy(s, card);
}

function hasMoreThan(s: State, seat: Seat, count: number): boolean {
  let found = 0;
  for (let card = 0; card < s.game.firstEpidemic && found <= count; card++)
    if (holds(s, seat, card) && canGo(s, card)) found++;
  return found > count;
}

/** A card goes to a player; which one comes back is asked next. */
const command = defineEvent({
  name: 'mail-correspondence',
  phrase: 'mail-correspondence {card} to {player}',
  operands: { card: 'card', player: 'seat' },
  effect(s, packed) {
    const at = push(s, reply, seatOf(packed), first(packed));
    s.stack[at + PLAYER] = second(packed);
  },
  refusal(s, packed) {
    if (!isHeld(s, first(packed)))
      return { reason: 'card-not-held', message: `${s.game.cardIds[first(packed)]!} is in no hand.` };
    if (isBusy(s, first(packed)))
      return { reason: 'being-played', message: 'An event that is being played cannot be exchanged.' };
    if (holds(s, second(packed), first(packed)))
      return { reason: 'same-player', message: 'Cards are exchanged between two players.' };
    if (hasMoreThan(s, second(packed), 0)) return undefined;
    return {
      reason: 'empty-hand',
      message: `Player ${String(second(packed) + 1)} has no card to send back.`,
    };
  },
});

const answer = defineCommand({
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
  refusal(s, packed) {
    if (topFrame(s) !== reply) return undefined;
    const player = s.stack[s.top + PLAYER]!;
    const message = `Player ${String(player + 1)} has no card ${s.game.cardIds[first(packed)]!} to send back.`;
    return { reason: 'card-not-held', message };
  },
});

const reply = defineFrame({
  name: 'reply',
  fields: ['seat', 'card', 'player'],
  on: ['played-event'],
  sound: (s, at) => canGo(s, s.stack[at + CARD]!) && !holds(s, s.stack[at + PLAYER]!, s.stack[at + CARD]!),
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const player = s.stack[at + PLAYER]!;
    for (let card = 0; card < s.game.firstEpidemic; card++) {
      if (holds(s, player, card) && canGo(s, card)) out.add(pack(answer, s.stack[at + SEAT]!, card));
    }
  },
});

export const mailCorrespondence = {
  kind: 'event',
  id: 'mail-correspondence',
  frames: [reply],
  command,
  commands: [command, answer],
  moments: MOMENTS.pause,
  /** Whoever does not hold it plays it at the cost of another event, which cannot be exchanged either. */
  playable(s, seat) {
    const spent = holds(s, seat, s.game.cardOfKind[command.id]!) ? 0 : 1;
    let hands = 0;
    for (let player = 0; player < s.game.shape.seats; player++)
      if (hasMoreThan(s, player, player === seat ? spent : 0)) hands++;
    return hands > 1;
  },
  offer(s, seat, out) {
    for (let player = 0; player < s.game.shape.seats; player++) {
      if (!hasMoreThan(s, player, 0)) continue;
      for (let card = 0; card < s.game.firstEpidemic; card++) {
        if (canGo(s, card) && !holds(s, player, card)) out.add(pack(command, seat, card, player));
      }
    }
  },
} as const satisfies EventCard;
