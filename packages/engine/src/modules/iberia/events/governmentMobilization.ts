// Government Mobilization: every player may move once for free, by carriage, train or ship. IB-EVC-4
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push } from '../../../kernel/frame.ts';
import { MOMENTS, type City, type EventCard, type State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { IberiaFact } from '../facts.ts';
import { isPort, PORT_CITIES } from '../geography.ts';
import { eachByTrain } from '../trains.ts';
import { asksItsSeat, SEAT } from './enough.ts';

const LEFT = FIELDS + 1;

/** The active player begins, the others follow in seating order. */
export const command = defineEvent({
  name: 'government-mobilization',
  phrase: 'government-mobilization',
  effect: (s) => push(s, mobilization, s.turn, s.game.shape.seats),
});

function passOn(s: State): void {
  s.stack[s.top + SEAT] = (s.stack[s.top + SEAT]! + 1) % s.game.shape.seats;
  s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
}

/** One free move, in whichever way leads there. */
export const march = defineCommand({
  name: 'march',
  phrase: 'march {to}',
  operands: { to: 'city' },
  play(s, packed) {
    passOn(s);
    movePawn(s, seatOf(packed), first(packed), 'mobilization');
  },
  refusal(s, packed) {
    const from = s.pawns[seatOf(packed)]!;
    if (reachable(s, from).has(first(packed))) return undefined;
    const message = `No carriage, train or ship goes from ${s.game.cityNames[from]!} to ${s.game.cityNames[first(packed)]!}.`;
    return { reason: 'out-of-reach', message };
  },
});

export const stay = defineCommand({
  name: 'stay',
  phrase: 'stay',
  play(s, packed) {
    passOn(s);
    s.sink?.({ fact: 'stayed', seat: seatOf(packed) + 1 } satisfies IberiaFact);
  },
});

/** Cities that one move by line, rails or ship leads to. */
function reachable(s: State, from: City): Set<City> {
  const cities = new Set<City>(s.game.near[from]);
  eachByTrain(s, from, (city) => cities.add(city));
  if (isPort(from)) for (const port of PORT_CITIES) cities.add(port);
  cities.delete(from);
  return cities;
}

const mobilization = defineFrame({
  name: 'mobilization',
  fields: ['seat', 'left'],
  step(s, at) {
    if (s.stack[at + LEFT]! > 0) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    out.add(pack(stay, seat));
    for (const to of reachable(s, s.pawns[seat]!)) out.add(pack(march, seat, to));
  },
});

export const governmentMobilization: EventCard = {
  kind: 'event',
  id: 'government-mobilization',
  frames: [mobilization],
  command,
  commands: [command, march, stay],
  moments: MOMENTS.pause,
  playable: () => true,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
};
