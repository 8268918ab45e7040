// One Quiet Night: the next infect part does not take place. BASE-EVC-4 to BASE-EVC-8
import { pack } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { answerDuring } from '../../../kernel/points.ts';
import { FLAG } from '../../../kernel/ranges.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { infectionSkipped, skipsInfection } from '../../../rules/infect.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { BaseFact } from '../facts.ts';

/** 1 from the playing of the card until the infect part it cancels. */
const pending = defineField('one-quiet-night.pending', 1, 'public', FLAG);

const command = defineEvent({
  name: 'one-quiet-night',
  phrase: 'one-quiet-night',
  effect(s) {
    write(s, pending, 1);
    s.sink?.({ fact: 'quietNightBegan' } satisfies BaseFact);
  },
  refusal: (s) =>
    read(s, pending) === 1
      ? { reason: 'already-pending', message: 'The next infect part is already cancelled.' }
      : undefined,
});

export const oneQuietNight = {
  kind: 'event',
  id: 'one-quiet-night',
  fields: [pending],
  command,
  commands: [command],
  show: (s) => (read(s, pending) === 1 ? { quietNight: true } : {}),
  moments: MOMENTS.pause,
  playable: (s) => read(s, pending) === 0,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [
    answerDuring(pending, skipsInfection, () => true),
    answerDuring(pending, infectionSkipped, (s) => write(s, pending, 0)),
  ],
} as const satisfies EventCard;
