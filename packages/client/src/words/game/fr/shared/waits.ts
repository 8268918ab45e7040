// What every game waits for, in French.
import { handLimitOf } from '@cordon/protocol/telling';
import type { waits as english } from '../../en/shared/waits.ts';
import type { Waiting } from '../../explained.ts';
import type { Asked, Waits } from '../../parts.ts';
import { isHeld, isYou } from '../../speaker.ts';
import { capital } from '../../telling/names.ts';

/** “À vous de jouer” or “Au tour d’Ann”. */
function turnOf({ talk, seat }: Asked): string {
  return isYou(talk.speaker, seat) ? 'À vous de jouer' : `Au tour ${talk.from(seat)}`;
}

/** “Vous choisissez où aller” or “Ann choisit où aller”. */
export function chooses({ talk, seat }: Asked, what: string): string {
  return `${talk.does(seat, 'choisissez', 'choisit')} ${what}.`;
}

const yours = (asked: Asked, you: string, other: string): string =>
  isYou(asked.talk.speaker, asked.seat) ? you : other;

const held = (asked: Asked, told: string, other: string): string =>
  isHeld(asked.talk.speaker, asked.seat) ? told : other;

const waiting = (heading: string, sentence: string): Waiting => ({ heading, sentence });

export const waits: Readonly<Record<keyof typeof english, Waits[string]>> = {
  actions(asked) {
    const { talk, seat } = asked;
    const left = asked.number('left');
    if (left === 0)
      return waiting(
        `${turnOf(asked)}\u00a0: plus d’action`,
        `${talk.does(seat, 'terminez vos actions et piochez', 'termine ses actions et pioche')}.`,
      );
    return waiting(
      `${turnOf(asked)}\u00a0: ${talk.count(left, 'encore # action', 'encore # actions')}`,
      held(
        asked,
        'Choisissez une action, ou terminez vos actions et piochez.',
        `${talk.does(seat, 'choisissez', 'choisit')} une action.`,
      ),
    );
  },
  consent(asked) {
    const { talk, seat, frame } = asked;
    const { command } = frame;
    const by =
      typeof command === 'object' && command !== null && 'seat' in command ? Number(command.seat) : 0;
    return waiting(
      yours(asked, 'On demande votre accord', `On demande l’accord ${talk.from(seat)}`),
      `${talk.does(by, 'proposez', 'propose')} ceci\u00a0: ${asked.said(command)}. ${held(asked, 'Acceptez ou refusez.', `${capital(talk.who(seat))} accepte ou refuse.`)}`,
    );
  },
  'hand-limit'(asked) {
    const { talk, seat, view } = asked;
    const over = Math.max(1, (view.seats[seat - 1]?.handSize ?? 0) - (handLimitOf(view, seat) ?? Infinity));
    const cards = talk.count(over, '# carte', '# cartes');
    return waiting(
      'Trop de cartes',
      yours(
        asked,
        `Vous dépassez la limite de cartes en main\u00a0: défaussez ${cards}, ou jouez un événement.`,
        `${capital(talk.who(seat))} dépasse la limite de cartes en main et défausse ${cards}, ou joue un événement.`,
      ),
    );
  },
  infections: (asked) =>
    waiting(
      `Propagation\u00a0: ${asked.talk.count(asked.number('left'), 'encore # carte', 'encore # cartes')}`,
      `${asked.talk.does(asked.seat, 'révélez', 'révèle')} la carte Propagation suivante. On peut encore jouer un événement avant.`,
    ),
  pause: ({ talk, seat }) =>
    waiting(
      'Le moment d’un événement',
      `Chacun peut jouer un événement\u00a0; ensuite, ${talk.who(seat)} ${isYou(talk.speaker, seat) ? 'continuez' : 'continue'}.`,
    ),
  'before-intensify': () =>
    waiting(
      'Épidémie',
      'Le moment d’un événement, avant que la défausse ne revienne sur le paquet Propagation.',
    ),
};

export const unknownWait = (asked: Asked): Waiting =>
  waiting(turnOf(asked), `Le jeu attend ${asked.talk.who(asked.seat)}.`);
