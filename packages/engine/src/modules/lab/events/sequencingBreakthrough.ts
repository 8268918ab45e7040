// Sequencing Breakthrough: the next cure, of any colour and by anybody, takes one card less. It lies beside the discard pile until then.
// LAB-EVT-16 to LAB-EVT-18, LAB-EVT-21
import { pack } from '../../../kernel/command.ts';
import { answerDuring } from '../../../kernel/points.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { BESIDE_PILE, defineReminder } from '../../../rules/reminder.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import { cureCards, cured } from '../../base/cure.ts';

const breakthrough = defineReminder('sequencing-breakthrough', 'never');

const command = defineEvent({
  name: 'sequencing-breakthrough',
  phrase: 'sequencing-breakthrough',
  effect: (s) => breakthrough.lay(s, BESIDE_PILE),
});

export const sequencingBreakthrough = {
  kind: 'event',
  id: 'sequencing-breakthrough',
  reminder: breakthrough,
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: () => true,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [
    answerDuring(breakthrough.laid, cureCards, (_s, _seat, count) => count - 1),
    answerDuring(breakthrough.laid, cured, (s) => breakthrough.lift(s)),
  ],
} as const satisfies EventCard;
