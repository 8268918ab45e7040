// Ships Arrive: one or more pawns go to one port, each if its owner agrees. IB-EVC-1
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { SEATS, setOf } from '../../../kernel/ranges.ts';
import { noPawn } from '../../../kernel/seating.ts';
import { MOMENTS, type EventCard, type Seat, type State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { alreadyThere } from '../../../rules/refusals.ts';
import { defineEvent, undertake } from '../../../rules/undertake.ts';
import { isPort, PORT_CITIES } from '../geography.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../rules/enough.ts';

const PORT = FIELDS + 1;
/** Pawns that came or whose owners were asked, as bits. */
const ASKED = FIELDS + 2;

/** The first pawn is named with the event, the others are asked for one by one. */
const command = defineEvent({
  name: 'ships-arrive',
  phrase: 'ships-arrive {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  asks: (_s, packed) => first(packed),
  effect(s, packed) {
    const at = push(s, arrival, seatOf(packed), second(packed));
    s.stack[at + ASKED] = 1 << first(packed);
    movePawn(s, first(packed), second(packed), 'ships-arrive');
  },
  refusal(s, packed) {
    const to = second(packed);
    const missing = noPawn(s, first(packed));
    if (missing !== undefined) return missing;
    if (isPort(to)) return alreadyThere(s, s.pawns[first(packed)]!, to);
    return { reason: 'no-port', message: `${s.game.cityNames[to]!} has no port.` };
  },
});

const bring = defineCommand({
  name: 'bring',
  phrase: 'bring {pawn}',
  operands: { pawn: 'seat' },
  asks: (_s, packed) => first(packed),
  play(s, packed) {
    s.stack[s.top + ASKED] = s.stack[s.top + ASKED]! | (1 << first(packed));
    undertake(s, packed);
  },
  effect: (s, packed) => movePawn(s, first(packed), s.stack[s.top + PORT]!, 'ships-arrive'),
  refusal(s, packed) {
    if (topFrame(s) !== arrival) return undefined;
    const missing = noPawn(s, first(packed));
    if (missing !== undefined) return missing;
    const there = alreadyThere(s, s.pawns[first(packed)]!, s.stack[s.top + PORT]!);
    const message = `Player ${String(first(packed) + 1)} did not agree to come.`;
    return there ?? { reason: 'asked-already', message };
  },
});

function canCome(s: State, at: number, pawn: Seat): boolean {
  return (s.stack[at + ASKED]! & (1 << pawn)) === 0 && s.pawns[pawn] !== s.stack[at + PORT];
}

const arrival = defineFrame({
  name: 'arrival',
  fields: ['seat', 'city', 'askedSeats'],
  ranges: { askedSeats: setOf(SEATS) },
  on: ['played-event'],
  sound: (s, at) => isPort(s.stack[at + PORT]!),
  step(s, at) {
    const { pawnSeats } = s.game;
    for (let i = 0; i < pawnSeats.length; i++) if (canCome(s, at, pawnSeats[i]!)) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    offerEnough(s, at, out);
    const { pawnSeats } = s.game;
    for (let i = 0; i < pawnSeats.length; i++) {
      const pawn = pawnSeats[i]!;
      if (canCome(s, at, pawn)) out.add(pack(bring, s.stack[at + SEAT]!, pawn));
    }
  },
});

export const shipsArrive = {
  kind: 'event',
  id: 'ships-arrive',
  frames: [arrival],
  command,
  commands: [command, bring, enough],
  moments: MOMENTS.pause,
  playable: () => true,
  offer(s, seat, out) {
    const { pawnSeats } = s.game;
    for (let i = 0; i < pawnSeats.length; i++) {
      const pawn = pawnSeats[i]!;
      for (const to of PORT_CITIES) if (to !== s.pawns[pawn]) out.add(pack(command, seat, pawn, to));
    }
  },
} as const satisfies EventCard;
