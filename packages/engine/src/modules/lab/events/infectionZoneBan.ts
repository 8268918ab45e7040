// Infection Zone Ban: until the active player's next turn an outbreak sets off no other.
// LAB-EVT-6 to LAB-EVT-10
import { pack } from '../../../kernel/command.ts';
import { answerDuring } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { stopsChain } from '../../../rules/placing.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const ban = defineReminder('infection-zone-ban', 'next-turn');

const command = defineEvent({
  name: 'infection-zone-ban',
  phrase: 'infection-zone-ban',
  effect: (s) => ban.lay(s, s.turn),
});

export const infectionZoneBan = {
  kind: 'event',
  id: 'infection-zone-ban',
  reminder: ban,
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: () => true,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [answerDuring(ban.laid, stopsChain, () => true)],
} as const satisfies EventCard;
