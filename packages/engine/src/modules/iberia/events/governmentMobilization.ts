// Government Mobilization: every player may move once for free, by carriage, train or ship. IB-EVC-4
import { lowestBit } from '../../../kernel/bits.ts';
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { plusOne, SEATS } from '../../../kernel/ranges.ts';
import { seatAfter } from '../../../kernel/seating.ts';
import { MOMENTS, type City, type EventCard, type State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { IberiaFact } from '../facts.ts';
import { isPort, PORT_WORDS } from '../geography.ts';
import { networkWord } from '../rails.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';

const LEFT = FIELDS + 1;

/** The active player begins, the others follow in seating order. */
const command = defineEvent({
  name: 'government-mobilization',
  phrase: 'government-mobilization',
  effect: (s) => push(s, mobilization, s.turn, s.game.pawnSeats.length),
});

function passOn(s: State): void {
  s.stack[s.top + SEAT] = seatAfter(s.game.pawnSeats, s.stack[s.top + SEAT]!);
  s.stack[s.top + LEFT] = s.stack[s.top + LEFT]! - 1;
}

/** One free move, in whichever way leads there. */
const march = defineCommand({
  name: 'march',
  phrase: 'march {to}',
  operands: { to: 'city' },
  play(s, packed) {
    passOn(s);
    movePawn(s, seatOf(packed), first(packed), 'mobilization');
  },
  refusal(s, packed) {
    if (topFrame(s) !== mobilization) return undefined;
    const from = s.pawns[seatOf(packed)]!;
    const to = first(packed);
    if ((reachable(s, from, to >> 5) & (1 << (to & 31))) !== 0) return undefined;
    const message = `No carriage, train or ship goes from ${s.game.cityNames[from]!} to ${s.game.cityNames[to]!}.`;
    return { reason: 'out-of-reach', message };
  },
});

const stay = defineCommand({
  name: 'stay',
  phrase: 'stay',
  play(s, packed) {
    passOn(s);
    s.sink?.({ fact: 'stayed', seat: seatOf(packed) + 1 } satisfies IberiaFact);
  },
});

/** Cities that one move by line, rails or ship leads to, as one of two words of bits. */
function reachable(s: State, from: City, word: number): number {
  const { nearLow, nearHigh } = s.game;
  const lines = word === 0 ? nearLow[from]! : nearHigh[from]!;
  const ports = isPort(from) ? PORT_WORDS[word]! : 0;
  const here = from >> 5 === word ? 1 << (from & 31) : 0;
  return (lines | networkWord(s, from, word) | ports) & ~here;
}

const mobilization = defineFrame({
  name: 'mobilization',
  fields: ['seat', 'left'],
  ranges: { left: plusOne(SEATS) },
  on: ['played-event'],
  step(s, at) {
    if (s.stack[at + LEFT]! > 0) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    out.add(pack(stay, seat));
    for (let word = 0; word < 2; word++) {
      for (let bits = reachable(s, s.pawns[seat]!, word); bits !== 0; bits &= bits - 1) {
        out.add(pack(march, seat, word * 32 + lowestBit(bits)));
      }
    }
  },
});

export const governmentMobilization = {
  kind: 'event',
  id: 'government-mobilization',
  frames: [mobilization],
  command,
  commands: [command, march, stay],
  moments: MOMENTS.pause,
  playable: () => true,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
} as const satisfies EventCard;
