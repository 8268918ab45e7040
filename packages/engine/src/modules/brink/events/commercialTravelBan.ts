// Commercial Travel Ban: until the active player's next turn the infection rate counts as one, wherever its marker is.
// BRINK-CTB-1 to BRINK-CTB-8 BRINK-CTB-10
import { pack } from '../../../kernel/command.ts';
import { answerDuring } from '../../../kernel/points.ts';
import { infectionRate } from '../../../kernel/rate.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { changeRate, infectsBeforeNextTurn } from '../../../rules/infect.ts';
import { defineReminder } from '../../../rules/reminder.ts';
import { defineEvent } from '../../../rules/undertake.ts';

const RATE = 1;

const ban = defineReminder('commercial-travel-ban', 'next-turn');

const command = defineEvent({
  name: 'commercial-travel-ban',
  phrase: 'commercial-travel-ban',
  effect: (s) => changeRate(s, () => ban.lay(s, s.turn)),
});

export const commercialTravelBan = {
  kind: 'event',
  id: 'commercial-travel-ban',
  reminder: ban,
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: infectsBeforeNextTurn,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [answerDuring(ban.laid, infectionRate, () => RATE)],
} as const satisfies EventCard;
