// Mobile Hospital: for the rest of this turn, wherever the active player drives, one cube of a colour he chooses is removed.
// BRINK-MOB-1 to BRINK-MOB-8, BRINK-EVT-4
import { defineCommand, first, pack, seatOf } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { defineFrame, FIELDS, pop, push } from '../../../kernel/frame.ts';
import { allRun, answerDuring } from '../../../kernel/points.ts';
import { plusOne, SEATS, FLAG } from '../../../kernel/ranges.ts';
import { MOMENTS, type EventCard, type Offers, type State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { actionsEnded, actionsGoOn } from '../../../rules/actions.ts';
import { drove } from '../../../rules/move.ts';
import { inActionPart } from '../../../rules/needs.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { removeCubes, treated } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const CUBES = 1;
/** What a record of the question says: whether it is answered. */
const ANSWERED = FIELDS;

const hospital = defineReminder('mobile-hospital', 'actions');

/** The seat that played it, plus one: what the hospital removes is the work of that seat's Event, whoever drives. LAB-TEAM-39 */
const player = defineField('mobile-hospital.player', 1, 'public', plusOne(SEATS));

/** Whether there is a cube of any colour where the active player is. */
function hasCubes(s: State): boolean {
  const city = s.pawns[s.turn]!;
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (cubesOn(s, city, colour) > 0) return true;
  return false;
}

const remove = defineCommand({
  name: 'remove',
  phrase: 'remove {colour}',
  operands: { colour: 'colour' },
  play(s, packed) {
    const city = s.pawns[s.turn]!;
    s.stack[s.top + ANSWERED] = 1;
    removeCubes(s, city, first(packed), CUBES, 'mobile-hospital');
    allRun(s, treated, city, first(packed));
  },
});

/** Which colour goes. It stays on the stack until all that follows from the answer is done. */
const admission = defineFrame({
  name: 'mobile-hospital',
  fields: ['answered'],
  ranges: { answered: FLAG },
  on: ['actions'],
  sound: (s, at) => hospital.isInForce(s) && (s.stack[at + ANSWERED] === 1 || hasCubes(s)),
  eventOf: (s) => read(s, player) - 1,
  step(s, at) {
    if (s.stack[at + ANSWERED] === 0) return false;
    pop(s);
    return true;
  },
  offer(s, _at, out: Offers) {
    const city = s.pawns[s.turn]!;
    for (let colour = 0; colour < s.game.shape.colours; colour++)
      if (cubesOn(s, city, colour) > 0) out.add(pack(remove, s.turn, colour));
  },
});

const command = defineEvent({
  name: 'mobile-hospital',
  phrase: 'mobile-hospital',
  needs: [inActionPart],
  effect(s, packed) {
    hospital.lay(s, s.turn);
    write(s, player, seatOf(packed) + 1);
  },
});

export const mobileHospital = {
  kind: 'event',
  id: 'mobile-hospital',
  reminder: hospital,
  fields: [player],
  frames: [admission],
  sound: (s) => hospital.isInForce(s) === (read(s, player) !== 0),
  command,
  commands: [command, remove],
  moments: MOMENTS.pause,
  playable: actionsGoOn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [
    answerDuring(player, actionsEnded, (s) => write(s, player, 0)),
    answerDuring(hospital.laid, drove, (s) => {
      if (s.over === 0 && hasCubes(s)) push(s, admission);
    }),
  ],
} as const satisfies EventCard;
