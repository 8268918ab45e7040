// Second Chance: whoever plays it takes the card of the city he is in out of the discard pile. IB-EVC-10
import { pack, seatOf } from '../../../kernel/command.ts';
import { noPawn } from '../../../kernel/seating.ts';
import { MOMENTS, PLACES, type EventCard, type Seat, type State } from '../../../kernel/types.ts';
import { takeFromDiscard } from '../../../ops/cards.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const isThere = (s: State, seat: Seat): boolean => s.places[s.pawns[seat]!] === PLACES.discard;

const command = defineEvent({
  name: 'second-chance',
  phrase: 'second-chance',
  effect: (s, packed) => takeFromDiscard(s, seatOf(packed), s.pawns[seatOf(packed)]!, 'second-chance'),
  refusal(s, packed) {
    const missing = noPawn(s, seatOf(packed));
    if (missing !== undefined || isThere(s, seatOf(packed))) return missing;
    const city = s.game.cityNames[s.pawns[seatOf(packed)]!]!;
    return { reason: 'not-discarded', message: `The card of ${city} is not in the discard pile.` };
  },
});

export const secondChance = {
  kind: 'event',
  id: 'second-chance',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: isThere,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
