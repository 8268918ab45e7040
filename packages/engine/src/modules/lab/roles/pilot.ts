// Pilot: takes none of the ordinary movement actions and never builds, but flies up to three lines far, with a passenger if he likes.
// What he may not do are actions: events and the Dispatcher move his pawn like any other. LAB-PIL-1 to LAB-PIL-8, LAB-PIL-10 to LAB-PIL-12
import { ABSENT, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { answer } from '../../../kernel/points.ts';
import { NOBODY, type City, type Refusal, type Role, type State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { grounded, isBound, linesBetween, linesPerMove, mayLeave } from '../../../rules/move.ts';
import { passengerRefusal } from '../../../rules/passengers.ts';
import { alreadyThere } from '../../../rules/refusals.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { neverBuilds } from '../../base/stations.ts';
import { neverLed } from './fieldDirector.ts';

const MOST_LINES = 3;

function flightRefusal(s: State, from: City, to: City): Refusal | undefined {
  const there = alreadyThere(s, from, to);
  if (there !== undefined) return there;
  const { cityNames } = s.game;
  const lines = linesBetween(s, from, to);
  if (lines <= MOST_LINES) return undefined;
  const message = `${cityNames[to]!} is ${String(lines)} lines away from ${cityNames[from]!}; you fly ${String(MOST_LINES)} at most.`;
  return { reason: 'too-far', message };
}

const pilotTo = defineAction({
  name: 'pilot',
  phrase: 'pilot {to} [with {pawn}]',
  operands: { to: 'city', pawn: 'seat' },
  optional: ['pawn'],
  needs: [mayLeave],
  asks: (_s, command) => (second(command) === ABSENT ? NOBODY : second(command)),
  effect(s, command) {
    movePawn(s, seatOf(command), first(command), 'pilot');
    if (second(command) !== ABSENT) movePawn(s, second(command), first(command), 'pilot');
  },
  refusal(s, command) {
    const [seat, pawn] = [seatOf(command), second(command)];
    const tooFar = flightRefusal(s, s.pawns[seat]!, first(command));
    if (tooFar !== undefined || pawn === ABSENT) return tooFar;
    return passengerRefusal(s, seat, pawn);
  },
});

export const pilot = {
  kind: 'role',
  id: 'pilot',
  commands: [pilotTo],
  actions: [
    (s, seat, out) => {
      const { distances, pawnSeats, shape } = s.game;
      const from = s.pawns[seat]!;
      if (isBound(s, seat)) return;
      const row = from * shape.cities;
      const isAlone = !pawnSeats.some((pawn) => pawn !== seat && s.pawns[pawn] === from);
      for (let to = 0; to < shape.cities; to++) {
        if (distances[row + to]! > MOST_LINES || to === from) continue;
        out.add(pack(pilotTo, seat, to, ABSENT));
        if (isAlone) continue;
        for (let i = 0; i < pawnSeats.length; i++) {
          const pawn = pawnSeats[i]!;
          if (pawn !== seat && s.pawns[pawn] === from) out.add(pack(pilotTo, seat, to, pawn));
        }
      }
    },
  ],
  points: [
    answer(linesPerMove, () => MOST_LINES),
    answer(grounded, () => true),
    answer(neverBuilds, () => true),
    answer(neverLed, () => true),
  ],
} as const satisfies Role;
