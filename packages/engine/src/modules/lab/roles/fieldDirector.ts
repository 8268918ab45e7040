// Field Director: treats in a connected city as well as in his own, and once a turn, free, moves another pawn near him along a line.
// LAB-FD-1 to LAB-FD-11
import { first, pack, SECOND, second, seatOf } from '../../../kernel/command.ts';
import { anyFor, personalPoint } from '../../../kernel/points.ts';
import type { City, Need, Role, Seat, State } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { linesBetween, mayBeTaken, notConnected } from '../../../rules/move.ts';
import { hasPawn, isOthersPawn } from '../../../rules/needs.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { costOfTreatingIn, offerTreatmentsIn, treatIn, treatmentRefusal } from '../../../rules/treat.ts';
import { areNeedsMet, defineAction, defineFree } from '../../../rules/undertake.ts';

/** The pawn of this seat follows nobody's lead. */
export const neverLed = personalPoint.any('neverLed');

const leading = oncePerTurn('field-director.led');

const follows: Need = {
  isMet: (s, command) => !anyFor(s, neverLed, first(command)),
  refusal: (s, command) => ({
    reason: 'never-led',
    message: `Player ${String(first(command) + 1)} can’t be led: the role doesn’t allow it.`,
  }),
};

const isNear = (s: State, seat: Seat, city: City): boolean => linesBetween(s, s.pawns[seat]!, city) <= 1;

const standsNear: Need = {
  isMet: (s, command) => isNear(s, seatOf(command), s.pawns[first(command)]!),
  refusal: (s, command) => ({
    reason: 'too-far',
    message: `Player ${String(first(command) + 1)} is in ${s.game.cityNames[s.pawns[first(command)]!]!}, neither here nor in a connected city.`,
  }),
};

const lead = defineFree({
  name: 'lead',
  phrase: 'lead {pawn} to {to}',
  operands: { pawn: 'seat', to: 'city' },
  needs: [leading.isUnused, isOthersPawn, hasPawn, follows, standsNear, mayBeTaken],
  asks: (_s, command) => first(command),
  effect(s, command) {
    leading.use(s);
    movePawn(s, first(command), second(command), 'drive');
  },
  refusal: (s, command) => notConnected(s, s.pawns[first(command)]!, second(command)),
});

const treatNear = defineAction({
  name: 'treat-near',
  phrase: 'treat {colour} in {city}',
  operands: { colour: 'colour', city: 'city' },
  cost: (s, command) => costOfTreatingIn(s, seatOf(command), second(command), first(command)),
  effect: (s, command) => treatIn(s, seatOf(command), second(command), first(command)),
  refusal(s, command) {
    const [seat, colour, city] = [seatOf(command), first(command), second(command)];
    if (city !== s.pawns[seat])
      return notConnected(s, s.pawns[seat]!, city) ?? treatmentRefusal(s, seat, city, colour);
    const message = `In ${s.game.cityNames[city]!}, where you are, say “treat ${s.game.colourIds[colour]!}”.`;
    return { reason: 'already-there', message };
  },
});

export const fieldDirector = {
  kind: 'role',
  id: 'field-director',
  fields: [leading.field],
  commands: [lead, treatNear],
  free: [
    (s, seat, out) => {
      const { near, pawnSeats } = s.game;
      if (leading.isUsed(s)) return;
      for (let i = 0; i < pawnSeats.length; i++) {
        const pawn = pawnSeats[i]!;
        // Most are too far away, and that is the quickest to see.
        if (!isNear(s, seat, s.pawns[pawn]!)) continue;
        const command = pack(lead, seat, pawn);
        // What it needs is the same for every destination.
        if (areNeedsMet(s, command)) out.addAll(command, SECOND, near[s.pawns[pawn]!]!);
      }
    },
  ],
  actions: [
    (s, seat, out) => {
      const near = s.game.near[s.pawns[seat]!]!;
      for (let i = 0; i < near.length; i++)
        offerTreatmentsIn(s, seat, near[i]!, out, pack(treatNear, seat, 0, near[i]));
    },
  ],
} as const satisfies Role;
