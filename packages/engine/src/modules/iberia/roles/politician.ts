// Politician: gives the card of his city to anybody anywhere, and swaps a city card with one of the discard pile.
// IB-POL-1 to IB-POL-14
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import { oneCard } from '../../../kernel/price.ts';
import { PLACES, type Card, type Role, type Seat, type State } from '../../../kernel/types.ts';
import { holds, passCard, takeFromDiscard } from '../../../ops/cards.ts';
import { pushHandLimit } from '../../../rules/handLimit.ts';
import { payCards } from '../../../rules/pay.ts';
import { notDiscarded, notHeld } from '../../../rules/refusals.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { passengerAsked } from '../options.ts';

const sendCard = defineAction({
  name: 'send-card',
  phrase: 'send {card} to {player}',
  formerly: ['give-afar {card} to {player}'],
  alsoSaid: ['give {card} to {player}'],
  operands: { card: 'card', player: 'seat' },
  asks: (s, command) => passengerAsked(s, second(command)),
  effect(s, command) {
    passCard(s, first(command), second(command));
    pushHandLimit(s, second(command));
  },
  refusal(s, command) {
    const [seat, card] = [seatOf(command), first(command)];
    if (second(command) === seat)
      return { reason: 'same-player', message: 'A card is given to another player.' };
    if (card !== s.pawns[seat]) {
      const message = `Only the card of ${s.game.cityNames[s.pawns[seat]!]!}, where the pawn is, can be given.`;
      return { reason: 'wrong-city', message };
    }
    return notHeld(s, seat, card);
  },
});

function canSwap(s: State, seat: Seat, card: Card, other: Card): boolean {
  return card === s.pawns[seat] || other === s.pawns[seat];
}

const swap = defineAction({
  name: 'swap',
  phrase: 'swap {card} for {other}',
  operands: { card: 'card', other: 'card' },
  price: (_s, command) => oneCard(first(command)),
  effect(s, command) {
    payCards(s, command, 'swap');
    takeFromDiscard(s, seatOf(command), second(command), 'swap');
  },
  refusal(s, command) {
    const [seat, card, other] = [seatOf(command), first(command), second(command)];
    if (card >= s.game.firstEvent || other >= s.game.firstEvent)
      return { reason: 'not-a-city-card', message: 'Only city cards are swapped.' };
    const missing = notHeld(s, seat, card) ?? notDiscarded(s, other);
    if (missing !== undefined || canSwap(s, seat, card, other)) return missing;
    const message = `One of the two cards has to be that of ${s.game.cityNames[s.pawns[seat]!]!}, where the pawn is.`;
    return { reason: 'wrong-city', message };
  },
});

export const politician = {
  kind: 'role',
  id: 'politician',
  commands: [sendCard, swap],
  actions: [
    (s, seat, out) => {
      const here = s.pawns[seat]!;
      if (holds(s, seat, here)) {
        for (let other = 0; other < s.game.shape.seats; other++) {
          if (other !== seat) out.add(pack(sendCard, seat, here, other));
        }
      }
      const holdsOwn = holds(s, seat, here);
      const ownDiscarded = s.places[here] === PLACES.discard;
      if (!holdsOwn && !ownDiscarded) return;
      for (let card = 0; card < s.game.firstEvent; card++) {
        const place = s.places[card];
        if (place === PLACES.discard && holdsOwn) out.add(pack(swap, seat, here, card));
        else if (place === seat && ownDiscarded) out.add(pack(swap, seat, card, here));
      }
    },
  ],
} as const satisfies Role;
