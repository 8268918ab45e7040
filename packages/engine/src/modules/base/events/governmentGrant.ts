// Government Grant: a research station in any city, without a card and without being there. BASE-EVC-12 BASE-EVC-13
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import { runFor } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { built, offerStationsAnywhere, putStation, stationRefusal } from '../stations.ts';

const command = defineEvent({
  name: 'government-grant',
  phrase: 'government-grant {city} [from {from}]',
  operands: { city: 'city', from: 'city' },
  optional: ['from'],
  effect(s, packed) {
    putStation(s, first(packed), second(packed), 'government-grant');
    runFor(s, built, seatOf(packed), first(packed));
  },
  refusal: (s, packed) => stationRefusal(s, first(packed), second(packed)),
});

export const governmentGrant = {
  kind: 'event',
  id: 'government-grant',
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: () => true,
  offer: (s, seat, out) => offerStationsAnywhere(s, out, pack(command, seat)),
} as const satisfies EventCard;
