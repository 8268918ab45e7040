// What only Iberia waits for.
import type { Asked, Waits } from '../../parts.ts';
import type { Waiting } from '../../explained.ts';
import { chooses } from '../shared/waits.ts';
import { wordsIn } from '@cordon/protocol/telling';

const waiting = (heading: string, sentence: string): Waiting => ({ heading, sentence });
const events = (asked: Asked, event: string): string => asked.talk.event(event);

export const waits = {
  'start-cities': (asked) => waiting('Where to start', chooses(asked, 'where the pawn starts')),
  chain: (asked) =>
    asked.word('spreading') === ''
      ? waiting('Outbreaks', chooses(asked, 'which city breaks out next'))
      : waiting(
          `Outbreak ${asked.talk.inCity(asked.word('spreading'))}`,
          chooses(asked, 'which city is reached next: the order matters'),
        ),
  payment: (asked) =>
    waiting(
      'Clean water',
      chooses(
        asked,
        `which region’s token keeps the ${asked.talk.colour(asked.word('colour'))} cube away ${asked.talk.fromCity(asked.word('city'))}`,
      ),
    ),
  prevention: (asked) =>
    waiting(asked.talk.role('nurse'), chooses(asked, 'which region the prevention token protects')),
  study: (asked) =>
    waiting(
      'Study of the deck',
      chooses(asked, `which of ${asked.talk.count(asked.number('open'), '# card', '# cards')} is drawn next`),
    ),
  mobilization: (asked) =>
    waiting(events(asked, 'government-mobilization'), chooses(asked, 'a free move, or to stay')),
  reply: (asked) =>
    waiting(
      events(asked, 'mail-correspondence'),
      chooses(asked, `which card goes back for ${asked.talk.card(asked.word('card'))}`),
    ),
  'laying-rails': (asked) =>
    waiting(
      'New rails',
      chooses(asked, `where ${asked.talk.count(asked.number('left'), 'the last rail goes', '# rails go')}`),
    ),
  migration: (asked) =>
    waiting(events(asked, 'overseas-migration'), chooses(asked, 'a second cube to remove, or none')),
  'second-token': (asked) =>
    waiting(events(asked, 'purify-water'), chooses(asked, 'where a second token goes, if any')),
  triumph: (asked) =>
    waiting(
      events(asked, 'science-triumph'),
      chooses(asked, `city by city which cube to remove around ${asked.talk.region(asked.word('region'))}`),
    ),
  arrival: (asked) =>
    waiting(
      events(asked, 'ships-arrive'),
      chooses(asked, `who else comes ${asked.talk.toCity(asked.word('city'))}`),
    ),
  'second-card': (asked) =>
    waiting(
      events(asked, 'telegraph-message'),
      chooses(
        asked,
        `a second card ${asked.talk.from(asked.number('giver'))} ${asked.talk.to(asked.number('player'))}, if any`,
      ),
    ),
  recall: (asked) =>
    waiting(
      events(asked, 'when-the-plans-were-good'),
      chooses(asked, `how to play ${asked.talk.event(asked.word('card'))} again`),
    ),
  patients(asked) {
    const colour = asked.word('current');
    if (colour === '') return waiting('Patients', chooses(asked, 'which hospital draws its patient first'));
    const hospital = wordsIn(asked.view.shows['hospitals'])[colour];
    const where = hospital === undefined ? '' : ` ${asked.talk.inCity(hospital)}`;
    return waiting(
      'Patients',
      chooses(asked, `which ${asked.talk.colour(colour)} patient moves towards the hospital${where}`),
    );
  },
  overflow: (asked) =>
    waiting(
      `The hospital ${asked.talk.inCity(asked.word('city'))} overflows`,
      chooses(
        asked,
        `where ${asked.talk.count(asked.view.cubes[asked.word('city')]?.[asked.word('colour')] ?? 1, 'the last patient goes', '# patients go')}`,
      ),
    ),
} satisfies Waits;
