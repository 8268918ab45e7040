// Rapid Vaccine Deployment: right after a cure one to five cubes of that colour leave a group of connected cities, at least one from each of
// them. They are named one by one: each from a city that has given one already or lies next to such a city. So every group can be had by
// beginning somewhere in it, and one may stop after each cube. BRINK-RVD-1 to BRINK-RVD-8
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { invites } from '../../../kernel/events.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../kernel/frame.ts';
import { answer, answerDuring } from '../../../kernel/points.ts';
import { between, COLOURS, plusOne } from '../../../kernel/ranges.ts';
import { MOMENTS, NOBODY, type City, type EventCard, type Need, type State } from '../../../kernel/types.ts';
import { cubesOn, isOnBoard } from '../../../ops/cubes.ts';
import { actionsEnded, seatActing } from '../../../rules/actions.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../rules/enough.ts';
import { hasCube } from '../../../rules/needs.ts';
import { beginRemoval, hasLost, removal, removedColour, takeOne } from '../../../rules/removal.ts';
import { actionBegins, defineEvent } from '../../../rules/undertake.ts';
import { cured, isCured } from '../../base/cure.ts';

const EVENT = 'rapid-vaccine-deployment';
const MOST_CUBES = 5;
const LEFT = FIELDS + 1;
const NONE = 0;

/** The colour that was cured by the last action, its number plus one. */
const fresh = defineField(`${EVENT}.fresh`, 1, 'public', plusOne(COLOURS));

const close = (s: State): void => write(s, fresh, NONE);

function isPlayable(s: State): boolean {
  const cure = read(s, fresh);
  return cure !== NONE && isOnBoard(s, cure - 1);
}

const rightAfterCure: Need = {
  isMet: (s) => read(s, fresh) !== NONE,
  refusal: () => ({
    reason: 'no-fresh-cure',
    message: 'This is possible right after a cure, before the next action.',
  }),
};

const hasCureCube = hasCube(
  (_s, packed) => first(packed),
  (s) => read(s, fresh) - 1,
);

/** The first cube is named with the event, the others are asked for. */
const command = defineEvent({
  name: EVENT,
  phrase: 'rapid-vaccine-deployment {city}',
  operands: { city: 'city' },
  needs: [rightAfterCure, hasCureCube],
  effect(s, packed) {
    beginRemoval(s, first(packed), read(s, fresh) - 1, EVENT);
    push(s, vaccination, seatOf(packed), MOST_CUBES - 1);
  },
});

/** The record of what has been removed lies directly below the question. */
const recordBelow = (s: State, at: number): number => s.stack[at + 1]!;

/** Whether a city belongs to the group or lies next to it. */
function isConnected(s: State, record: number, city: City): boolean {
  return hasLost(s, record, city) || s.game.near[city]!.some((other) => hasLost(s, record, other));
}

function canGive(s: State, record: number, city: City): boolean {
  return cubesOn(s, city, removedColour(s, record)) > 0 && isConnected(s, record, city);
}

function anyCanGive(s: State, record: number): boolean {
  for (let city = 0; city < s.game.shape.cities; city++) if (canGive(s, record, city)) return true;
  return false;
}

const vaccinate = defineCommand({
  name: 'vaccinate',
  phrase: 'vaccinate {city}',
  operands: { city: 'city' },
  play(s, packed) {
    takeOne(s, recordBelow(s, s.top), first(packed), EVENT);
    const left = s.top + LEFT;
    s.stack[left] = s.stack[left]! - 1;
  },
  refusal(s, packed) {
    if (topFrame(s) !== vaccination) return undefined;
    if (!hasCureCube.isMet(s, packed)) return hasCureCube.refusal(s, packed);
    const message = `${s.game.cityNames[first(packed)]!} is not next to a city that was vaccinated.`;
    return { reason: 'not-connected', message };
  },
});

/** Whether the cities of a record hang together and are no more than the cubes that were removed. */
function isGroup(s: State, record: number, most: number): boolean {
  const { cities } = s.game.shape;
  const group = Array.from({ length: cities }, (_, city) => city).filter((city) => hasLost(s, record, city));
  const reached = new Set(group.slice(0, 1));
  for (const city of reached)
    for (const other of s.game.near[city]!) if (group.includes(other)) reached.add(other);
  return reached.size === group.length && group.length <= most;
}

const vaccination = defineFrame({
  name: 'vaccination',
  fields: ['seat', 'left'],
  ranges: { left: between(1, MOST_CUBES - 1) },
  on: [removal.name],
  sound: (s, at) =>
    isGroup(s, recordBelow(s, at), MOST_CUBES - s.stack[at + LEFT]!) &&
    removedColour(s, recordBelow(s, at)) === read(s, fresh) - 1 &&
    anyCanGive(s, recordBelow(s, at)),
  step(s, at) {
    if (s.stack[at + LEFT]! > 0 && anyCanGive(s, recordBelow(s, at))) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out) {
    offerEnough(s, at, out);
    for (let city = 0; city < s.game.shape.cities; city++) {
      if (canGive(s, recordBelow(s, at), city)) out.add(pack(vaccinate, s.stack[at + SEAT]!, city));
    }
  },
});

export const rapidVaccineDeployment = {
  kind: 'event',
  id: EVENT,
  fields: [fresh],
  frames: [removal, vaccination],
  command,
  commands: [command, vaccinate, enough],
  moments: MOMENTS.pause,
  playable: isPlayable,
  offer(s, seat, out) {
    const colour = read(s, fresh) - 1;
    for (let city = 0; city < s.game.shape.cities; city++) {
      if (cubesOn(s, city, colour) > 0) out.add(pack(command, seat, city));
    }
  },
  sound: (s) => read(s, fresh) === NONE || (isCured(s, read(s, fresh) - 1) && seatActing(s) !== NOBODY),
  points: [
    answerDuring(fresh, invites, isPlayable),
    answer(cured, (s, _holder, colour) => write(s, fresh, colour + 1)),
    answerDuring(fresh, actionBegins, close),
    answerDuring(fresh, actionsEnded, close),
  ],
} as const satisfies EventCard;
