// What only Iberia waits for, in French.
import type { waits as english } from '../../en/iberia/waits.ts';
import type { Waiting } from '../../explained.ts';
import type { Asked, Waits } from '../../parts.ts';
import { isYou } from '../../speaker.ts';
import { wordsIn } from '@cordon/protocol/telling';
import { chooses } from '../shared/waits.ts';

const waiting = (heading: string, sentence: string): Waiting => ({ heading, sentence });
const events = (asked: Asked, event: string): string => asked.talk.event(event);

export const waits: Readonly<Record<keyof typeof english, Waits[string]>> = {
  'start-cities': (asked) => waiting('Ville de départ', chooses(asked, 'où le pion commence')),
  chain: (asked) =>
    asked.word('spreading') === ''
      ? waiting('Éclosions', chooses(asked, 'où a lieu l’éclosion suivante'))
      : waiting(
          `Éclosion ${asked.talk.inCity(asked.word('spreading'))}`,
          chooses(asked, 'la ville touchée ensuite\u00a0: l’ordre compte'),
        ),
  payment: (asked) =>
    waiting(
      'Eau pure',
      chooses(
        asked,
        `la région dont le jeton écarte le cube ${asked.talk.colour(asked.word('colour'))} ${asked.talk.fromCity(asked.word('city'))}`,
      ),
    ),
  prevention: (asked) =>
    waiting(asked.talk.role('nurse'), chooses(asked, 'la région que protège le jeton Prévention')),
  study: (asked) =>
    waiting(
      'Étude de la pioche',
      chooses(
        asked,
        `la prochaine carte parmi ${asked.talk.count(asked.number('open'), '# carte', '# cartes')}`,
      ),
    ),
  mobilization: (asked) =>
    waiting(events(asked, 'government-mobilization'), chooses(asked, 'un déplacement gratuit, ou de rester')),
  reply: (asked) =>
    waiting(
      events(asked, 'mail-correspondence'),
      chooses(asked, `la carte qui revient contre ${asked.talk.card(asked.word('card'))}`),
    ),
  'laying-rails': (asked) =>
    waiting(
      'Nouveaux rails',
      chooses(asked, `où ${asked.talk.count(asked.number('left'), 'va le dernier rail', 'vont # rails')}`),
    ),
  migration: (asked) =>
    waiting(events(asked, 'overseas-migration'), chooses(asked, 'un second cube à retirer, ou aucun')),
  'second-token': (asked) =>
    waiting(events(asked, 'purify-water'), chooses(asked, 'où va un second jeton, s’il en faut un')),
  triumph: (asked) =>
    waiting(
      events(asked, 'science-triumph'),
      chooses(
        asked,
        `ville après ville le cube à retirer autour de ${asked.talk.region(asked.word('region'))}`,
      ),
    ),
  arrival: (asked) =>
    waiting(
      events(asked, 'ships-arrive'),
      chooses(asked, `qui d’autre vient ${asked.talk.toCity(asked.word('city'))}`),
    ),
  'second-card': (asked) =>
    waiting(
      events(asked, 'telegraph-message'),
      chooses(
        asked,
        `une seconde carte ${isYou(asked.talk.speaker, asked.number('giver')) ? 'de votre main' : asked.talk.from(asked.number('giver'))} pour ${asked.talk.who(asked.number('player'))}, s’il en faut une`,
      ),
    ),
  recall: (asked) =>
    waiting(
      events(asked, 'when-the-plans-were-good'),
      chooses(asked, `comment rejouer ${asked.talk.event(asked.word('card'))}`),
    ),
  patients(asked) {
    const colour = asked.word('current');
    if (colour === '') return waiting('Patients', chooses(asked, 'l’hôpital qui attire d’abord son patient'));
    const hospital = wordsIn(asked.view.shows['hospitals'])[colour];
    const where = hospital === undefined ? '' : ` ${asked.talk.fromCity(hospital)}`;
    return waiting(
      'Patients',
      chooses(asked, `le patient ${asked.talk.colour(colour)} qui avance vers l’hôpital${where}`),
    );
  },
  overflow: (asked) =>
    waiting(
      `L’hôpital ${asked.talk.fromCity(asked.word('city'))} déborde`,
      chooses(
        asked,
        `où ${asked.talk.count(asked.view.cubes[asked.word('city')]?.[asked.word('colour')] ?? 1, 'va le dernier patient', 'vont # patients')}`,
      ),
    ),
};
