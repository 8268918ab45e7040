// Remote Treatment: any two cubes leave the board, one after the other; the rules look at what is left when both are gone.
// BRINK-RMT-1 to BRINK-RMT-5
import { defineCommand, FIRST, first, pack, SECOND, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, pop, push, topFrame } from '../../../kernel/frame.ts';
import {
  MOMENTS,
  type CommandKind,
  type EventCard,
  type Offers,
  type Seat,
  type State,
} from '../../../kernel/types.ts';
import { anyOnBoard } from '../../../ops/cubes.ts';
import { asksItsSeat, SEAT } from '../../../rules/enough.ts';
import { hasCube } from '../../../rules/needs.ts';
import { beginRemoval, removal } from '../../../rules/removal.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const EVENT = 'remote-treatment';

const hasSuchCube = hasCube(
  (_s, packed) => second(packed),
  (_s, packed) => first(packed),
);

function offerCubes(s: State, kind: CommandKind, seat: Seat, out: Offers): void {
  const { cities, colours } = s.game.shape;
  const command = pack(kind, seat);
  for (let city = 0, at = 0; city < cities; city++) {
    for (let colour = 0; colour < colours; colour++, at++) {
      if (s.cubes[at]! > 0) out.add(command | (colour << FIRST) | (city << SECOND));
    }
  }
}

/** The first cube is named with the event; the second is asked for, if there is one. */
const command = defineEvent({
  name: EVENT,
  phrase: 'remote-treatment {colour} from {city}',
  operands: { colour: 'colour', city: 'city' },
  needs: [hasSuchCube],
  effect(s, packed) {
    beginRemoval(s, second(packed), first(packed), EVENT);
    if (anyOnBoard(s)) push(s, secondCube, seatOf(packed));
  },
});

const clear = defineCommand({
  name: 'clear',
  phrase: 'clear {colour} from {city}',
  operands: { colour: 'colour', city: 'city' },
  play(s, packed) {
    pop(s);
    beginRemoval(s, second(packed), first(packed), EVENT);
  },
  refusal: (s, packed) =>
    topFrame(s) === secondCube && !hasSuchCube.isMet(s, packed) ? hasSuchCube.refusal(s, packed) : undefined,
});

const secondCube = defineFrame({
  name: 'second-cube',
  fields: ['seat'],
  on: [removal.name],
  sound: (s) => anyOnBoard(s),
  step: () => false,
  waitsFor: asksItsSeat,
  offer: (s, at, out) => offerCubes(s, clear, s.stack[at + SEAT]!, out),
});

export const remoteTreatment = {
  kind: 'event',
  id: EVENT,
  frames: [removal, secondCube],
  command,
  commands: [command, clear],
  moments: MOMENTS.pause,
  playable: anyOnBoard,
  offer: (s, seat, out) => offerCubes(s, command, seat, out),
} as const satisfies EventCard;
