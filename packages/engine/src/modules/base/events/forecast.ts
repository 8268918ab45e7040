// Forecast: look at the top six infection cards and put them back in any order, the next one to be drawn first.
// BASE-EVC-14 to BASE-EVC-17
import { pack, seatOf } from '../../../kernel/command.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineReordering } from '../../../rules/reorder.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const CARDS_SEEN = 6;

const reordering = defineReordering({
  frame: 'forecast',
  deck: 'infection',
  on: ['played-event'],
  next: { name: 'next', phrase: 'next {city}', operands: { city: 'infection' } },
  shownToAll: (s) => s.game.config.options['forecast'] === 'all',
});

const { next } = reordering;

const command = defineEvent({
  name: 'forecast',
  phrase: 'forecast',
  effect: (s, packed) => reordering.begin(s, seatOf(packed), CARDS_SEEN),
});

export const forecast = {
  kind: 'event',
  id: 'forecast',
  command,
  commands: [command, next],
  frames: [reordering.frame],
  moments: MOMENTS.pause,
  playable: (s) => s.infectionDeck.size > 0,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
