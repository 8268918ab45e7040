// Improved Sanitation: until the active player's next turn each treatment removes one more cube of its colour, if there is one.
// LAB-EVT-11 to LAB-EVT-15 LAB-SOLO-40
import { pack } from '../../../kernel/command.ts';
import { answerDuring } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { actsBeforeNextTurn } from '../../../rules/actions.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { treatCount } from '../../../rules/treat.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const sanitation = defineReminder('improved-sanitation', 'next-turn');

const command = defineEvent({
  name: 'improved-sanitation',
  phrase: 'improved-sanitation',
  effect: (s) => sanitation.lay(s, s.turn),
});

export const improvedSanitation = {
  kind: 'event',
  id: 'improved-sanitation',
  reminder: sanitation,
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: actsBeforeNextTurn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [answerDuring(sanitation.laid, treatCount, (_s, _seat, count) => count + 1)],
} as const satisfies EventCard;
