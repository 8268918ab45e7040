// Forecast: look at the top six infection cards and put them back in any order, the next one to be drawn first.
// BASE-EVC-14 to BASE-EVC-17
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../kernel/frame.ts';
import { MOMENTS, type EventCard, type State } from '../../../kernel/types.ts';
import { ALL_KNOW } from '../../../ops/cards.ts';
import { lookAtTop, swapInDeck } from '../../../ops/decks.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { BaseFact } from '../facts.ts';

const SEAT = FIELDS;
const OPEN = FIELDS + 1;
const PLACED = FIELDS + 2;
const CARDS_SEEN = 6;

export const command = defineEvent({
  name: 'forecast',
  phrase: 'forecast',
  effect(s, packed) {
    const seat = seatOf(packed);
    const count = Math.min(CARDS_SEEN, s.infectionDeck.size);
    const shownToAll = s.game.config.options['forecast'] === 'all';
    lookAtTop(s, count, shownToAll ? ALL_KNOW : 1 << seat);
    push(s, forecasting, seat, count);
    s.sink?.({ fact: 'forecastBegan', seat: seat + 1, count } satisfies BaseFact);
    s.sink?.({
      fact: 'forecastSeen',
      seat: seat + 1,
      cities: topCities(s, count),
      ...(shownToAll ? {} : { audience: [seat + 1] }),
    } satisfies BaseFact);
  },
});

/** The top cards by name, the one to be drawn first at the front. */
function topCities(s: State, count: number): string[] {
  const { cards, size } = s.infectionDeck;
  return Array.from({ length: count }, (_, i) => s.game.cityIds[cards[size - 1 - i]!]!);
}

/** Puts a card next in the new order. */
export const next = defineCommand({
  name: 'next',
  phrase: 'next {city}',
  operands: { city: 'city' },
  play(s, packed) {
    const deck = s.infectionDeck;
    const placed = s.stack[s.top + PLACED]!;
    swapInDeck(deck, deck.size - 1 - placed, deck.cards.lastIndexOf(first(packed), deck.size - 1));
    s.stack[s.top + PLACED] = placed + 1;
    const shownToAll = s.game.config.options['forecast'] === 'all';
    s.sink?.({
      fact: 'forecastPlaced',
      seat: seatOf(packed) + 1,
      city: s.game.cityIds[first(packed)]!,
      position: placed + 1,
      ...(shownToAll ? {} : { audience: [seatOf(packed) + 1] }),
    } satisfies BaseFact);
  },
});

const forecasting = defineFrame({
  name: 'forecast',
  fields: ['seat', 'open', 'placed'],
  step(s, at) {
    if (s.stack[at + PLACED] !== s.stack[at + OPEN]) return false;
    pop(s);
    return true;
  },
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const { cards, size } = s.infectionDeck;
    for (let i = s.stack[at + PLACED]!; i < s.stack[at + OPEN]!; i++) {
      out.add(pack(next, s.stack[at + SEAT]!, cards[size - 1 - i]));
    }
  },
});

export const forecast: EventCard = {
  kind: 'event',
  id: 'forecast',
  command,
  commands: [command, next],
  frames: [forecasting],
  moments: MOMENTS.pause,
  playable: (s) => s.infectionDeck.size > 0,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
};
