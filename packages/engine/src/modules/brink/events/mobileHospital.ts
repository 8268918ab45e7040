// Mobile Hospital: for the rest of this turn, wherever the active player drives, one cube of a colour he chooses is removed.
// BRINK-MOB-1 to BRINK-MOB-8, BRINK-EVT-4
import { defineCommand, first, pack } from '../../../kernel/command.ts';
import { defineFrame, pop, push } from '../../../kernel/frame.ts';
import { allRun, answerDuring } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard, type Offers, type State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { actionsGoOn } from '../../../rules/actions.ts';
import { drove } from '../../../rules/move.ts';
import { inActionPart } from '../../../rules/needs.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { removeCubes, treated } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const CUBES = 1;
const hospital = defineReminder('mobile-hospital', 'actions');

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
    pop(s);
    removeCubes(s, city, first(packed), CUBES, 'mobile-hospital');
    allRun(s, treated, city, first(packed));
  },
});

/** Which colour goes. */
const admission = defineFrame({
  name: 'mobile-hospital',
  on: ['actions'],
  sound: (s) => hospital.isInForce(s) && hasCubes(s),
  step: () => false,
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
  effect: (s) => hospital.lay(s, s.turn),
});

export const mobileHospital = {
  kind: 'event',
  id: 'mobile-hospital',
  reminder: hospital,
  frames: [admission],
  command,
  commands: [command, remove],
  moments: MOMENTS.pause,
  playable: actionsGoOn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [
    answerDuring(hospital.laid, drove, (s) => {
      if (s.over === 0 && hasCubes(s)) push(s, admission);
    }),
  ],
} as const satisfies EventCard;
