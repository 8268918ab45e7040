// Overseas Migration: up to two cubes of any colours leave the board, from one city or two. IB-EVC-7
import { defineCommand, first, pack, second, seatOf } from '../../../kernel/command.ts';
import { defineFrame, pop, push, topFrame } from '../../../kernel/frame.ts';
import {
  MOMENTS,
  type CommandKind,
  type EventCard,
  type Offers,
  type Packed,
  type Refusal,
  type Seat,
  type State,
} from '../../../kernel/types.ts';
import { anyOnBoard, cubesOn } from '../../../ops/cubes.ts';
import { noCube } from '../../../rules/refusals.ts';
import { removeCubes } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../rules/enough.ts';

const noSuchCube = (s: State, packed: Packed): Refusal | undefined =>
  noCube(s, second(packed), first(packed));

function offerCubes(s: State, kind: CommandKind, seat: Seat, out: Offers): void {
  const { cities, colours } = s.game.shape;
  for (let city = 0; city < cities; city++) {
    for (let colour = 0; colour < colours; colour++) {
      if (cubesOn(s, city, colour) > 0) out.add(pack(kind, seat, colour, city));
    }
  }
}

/** The first cube is named with the event, the second is asked for. */
const command = defineEvent({
  name: 'overseas-migration',
  phrase: 'overseas-migration {colour} from {city}',
  operands: { colour: 'colour', city: 'city' },
  effect(s, packed) {
    removeCubes(s, second(packed), first(packed), 1, 'overseas-migration');
    push(s, migration, seatOf(packed));
  },
  refusal: noSuchCube,
});

const emigrate = defineCommand({
  name: 'emigrate',
  phrase: 'emigrate {colour} from {city}',
  operands: { colour: 'colour', city: 'city' },
  play(s, packed) {
    pop(s);
    removeCubes(s, second(packed), first(packed), 1, 'overseas-migration');
  },
  refusal: (s, packed) => (topFrame(s) === migration ? noSuchCube(s, packed) : undefined),
});

const migration = defineFrame({
  name: 'migration',
  fields: ['seat'],
  on: ['played-event'],
  step: () => false,
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    offerEnough(s, at, out);
    offerCubes(s, emigrate, s.stack[at + SEAT]!, out);
  },
});

export const overseasMigration = {
  kind: 'event',
  id: 'overseas-migration',
  frames: [migration],
  command,
  commands: [command, emigrate, enough],
  moments: MOMENTS.pause,
  playable: anyOnBoard,
  offer: (s, seat, out) => offerCubes(s, command, seat, out),
} as const satisfies EventCard;
