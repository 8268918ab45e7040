// Good Season: the next infect part turns over one card only, and takes it from the bottom of the deck. IB-EVC-8
import { pack } from '../../../kernel/command.ts';
import { defineField, read, write } from '../../../kernel/field.ts';
import { answer } from '../../../kernel/points.ts';
import { FLAG } from '../../../kernel/ranges.ts';
import { MOMENTS, type EventCard } from '../../../kernel/types.ts';
import { infectionBegan, infectionCards, infectsFromBottom } from '../../../rules/infect.ts';
import { defineEvent } from '../../../rules/undertake.ts';
import type { IberiaFact } from '../facts.ts';

/** 1 from the playing of the card until the first card of the infect part it changes. */
const pending = defineField('good-season.pending', 1, 'public', FLAG);

const command = defineEvent({
  name: 'good-season',
  phrase: 'good-season',
  effect(s) {
    write(s, pending, 1);
    s.sink?.({ fact: 'goodSeasonBegan' } satisfies IberiaFact);
  },
  refusal: (s) =>
    read(s, pending) === 1
      ? { reason: 'already-pending', message: 'The next infections are mild already.' }
      : undefined,
});

export const goodSeason = {
  kind: 'event',
  id: 'good-season',
  fields: [pending],
  command,
  commands: [command],
  moments: MOMENTS.pause,
  playable: (s) => read(s, pending) === 0,
  offer: (_s, seat, out) => out.add(pack(command, seat)),
  points: [
    answer(infectionCards, (s, _holder, count) => (read(s, pending) === 1 ? 1 : count)),
    answer(infectsFromBottom, (s) => read(s, pending) === 1),
    answer(infectionBegan, (s) => write(s, pending, 0)),
  ],
  show: (s) => (read(s, pending) === 1 ? { goodSeason: true } : {}),
} as const satisfies EventCard;
