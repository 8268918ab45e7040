// Nurse: her prevention token lies in a region next to her; no cube is added to a city on its border.
// IB-NUR-1 to IB-NUR-18, IB-INF-16 IB-OUT-23
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { defineFrame, FIELDS, findFrame, NOWHERE, pop, push, topFrame } from '../../../kernel/frame.ts';
import { answer } from '../../../kernel/points.ts';
import { plusOne, REGIONS } from '../../../kernel/ranges.ts';
import { NO_CITY, type City, type Role, type Seat, type State } from '../../../kernel/types.ts';
import { entered } from '../../../ops/pawns.ts';
import { prevents } from '../../../rules/placing.ts';
import type { IberiaFact } from '../facts.ts';
import { borders, elsewhere } from '../geography.ts';

const SEAT = FIELDS;

/** The region of the prevention token, its number plus one; 0 before it is placed. */
const prevention = defineField('nurse.prevention', 1, 'public', plusOne(REGIONS));

const prevent = defineCommand({
  name: 'prevent',
  phrase: 'prevent {region}',
  operands: { region: 'region' },
  play(s, command) {
    pop(s);
    write(s, prevention, first(command) + 1);
    s.sink?.({
      fact: 'preventionMoved',
      seat: seatOf(command) + 1,
      region: s.game.regionIds[first(command)]!,
    } satisfies IberiaFact);
  },
  refusal(s, command) {
    if (topFrame(s) !== placing) return undefined;
    const city = s.pawns[seatOf(command)]!;
    return borders(city, first(command)) ? undefined : elsewhere(s, first(command), city);
  },
});

/** Ruling A-21 (IB-NUR-8 IB-NUR-11 IB-RWM-15): after every move, whoever caused it, her owner chooses; staying is allowed. */
const placing = defineFrame({
  name: 'prevention',
  fields: ['seat'],
  on: ['start-cities', 'actions', 'played-event', 'mobilization', 'arrival'],
  step: () => false,
  sound: (s, at) => s.game.roleIds[s.roles[s.stack[at + SEAT]!]!] === nurse.id,
  waitsFor: (s, at) => s.stack[at + SEAT]!,
  offer(s, at, out) {
    const seat = s.stack[at + SEAT]!;
    const regions = s.game.regionsOf[s.pawns[seat]!]!;
    for (let i = 0; i < regions.length; i++) out.add(pack(prevent, seat, regions[i]));
  },
});

/**
 * Ruling A-4 (IB-NUR-3): where no cube can be added nothing breaks out. Ruling A-3 (IB-NUR-5 IB-INF-16 IB-OUT-23): this comes
 * before tokens, so none is spent.
 */
function protects(s: State, _seat: Seat, city: City): boolean {
  const region = read(s, prevention) - 1;
  return region >= 0 && borders(city, region);
}

/** Her token lies beside her unless her owner is about to say where; without her, or before she comes in, there is none. */
function isSound(s: State): boolean {
  const seat = s.roles.findIndex((role) => s.game.roleIds[role] === nurse.id);
  const region = read(s, prevention) - 1;
  if (seat < 0 || s.pawns[seat] === NO_CITY) return region < 0;
  return findFrame(s, placing) !== NOWHERE || (region >= 0 && borders(s.pawns[seat]!, region));
}

export const nurse = {
  kind: 'role',
  id: 'nurse',
  fields: [prevention],
  sound: isSound,
  frames: [placing],
  commands: [prevent],
  points: [answer(prevents, protects), answer(entered, (s, seat) => push(s, placing, seat))],
  show(s) {
    const region = s.game.regionIds[read(s, prevention) - 1];
    return region === undefined ? {} : { prevention: region };
  },
} as const satisfies Role;
