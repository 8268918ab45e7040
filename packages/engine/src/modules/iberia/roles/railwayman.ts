// Railwayman: once a turn lays two rails in a row for one action, and takes another pawn along on the train.
// IB-RWM-1 to IB-RWM-15
import { first, pack, second, seatOf } from '../../../kernel/command.ts';
import type { Role } from '../../../kernel/types.ts';
import { movePawn } from '../../../ops/pawns.ts';
import { oncePerTurn } from '../../../rules/oncePerTurn.ts';
import { defineAction } from '../../../rules/undertake.ts';
import { passengerAsked } from '../options.ts';
import { elsewhere, layRail, lineRefusal, otherEnd, railsLeft, takesRail, touches } from '../rails.ts';
import { eachByTrain, trainRefusal } from '../trains.ts';
import { passengerRefusal } from '../../../rules/passengers.ts';

const twoRails = oncePerTurn('railwayman.used');

/** Ruling A-17 (IB-RWM-2 IB-RWM-3 IB-RWM-4): the second rail goes on from the far end of the first; both are new. */
const railTwice = defineAction({
  name: 'rail-twice',
  phrase: 'rail {line} then {next}',
  needs: [twoRails.isUnused],
  operands: { line: 'line', next: 'line' },
  effect(s, command) {
    twoRails.use(s);
    layRail(s, first(command), 'rail');
    layRail(s, second(command), 'rail');
  },
  refusal(s, command) {
    const [seat, line, next] = [seatOf(command), first(command), second(command)];
    const wrong = lineRefusal(s, line) ?? elsewhere(s, seat, line) ?? lineRefusal(s, next);
    if (wrong !== undefined) return wrong;
    const far = otherEnd(s, line, s.pawns[seat]!);
    if (line === next || !touches(s, next, far)) {
      const message = `The second rail goes on from ${s.game.cityNames[far]!}.`;
      return { reason: 'not-consecutive', message };
    }
    return railsLeft(s) < 2 ? { reason: 'no-rails-left', message: 'Only one rail is left.' } : undefined;
  },
});

const trainWith = defineAction({
  name: 'train-with',
  phrase: 'train {to} with {pawn}',
  operands: { to: 'city', pawn: 'seat' },
  asks: (s, command) => passengerAsked(s, second(command)),
  effect(s, command) {
    movePawn(s, seatOf(command), first(command), 'train');
    movePawn(s, second(command), first(command), 'train');
  },
  refusal: (s, command) =>
    trainRefusal(s, s.pawns[seatOf(command)]!, first(command)) ??
    passengerRefusal(s, seatOf(command), second(command)),
});

export const railwayman = {
  kind: 'role',
  id: 'railwayman',
  fields: [twoRails.field],
  commands: [railTwice, trainWith],
  actions: [
    (s, seat, out) => {
      const { pawnSeats } = s.game;
      const from = s.pawns[seat]!;
      if (!twoRails.isUsed(s) && railsLeft(s) >= 2) {
        const lines = s.game.linesOf[from]!;
        for (let i = 0; i < lines.length; i++) {
          const line = lines[i]!;
          if (!takesRail(s, line)) continue;
          const onward = s.game.linesOf[otherEnd(s, line, from)]!;
          for (let j = 0; j < onward.length; j++) {
            if (onward[j] !== line && takesRail(s, onward[j]!))
              out.add(pack(railTwice, seat, line, onward[j]));
          }
        }
      }
      for (let j = 0; j < pawnSeats.length; j++) {
        const pawn = pawnSeats[j]!;
        if (pawn === seat || s.pawns[pawn] !== from) continue;
        eachByTrain(s, from, (to) => out.add(pack(trainWith, seat, to, pawn)));
      }
    },
  ],
} as const satisfies Role;
