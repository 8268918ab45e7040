// What only the solo game says, in French.
import type { ChallengeWords } from '../../../words/game/explained.ts';
import type { FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import { isHeld } from '../../../words/game/speaker.ts';
import type { ChallengePart } from '../../box.ts';
import type { part as english } from '../en/solo.ts';

/** Des épidémies aux cartes Ville que le mode solo défausse. */
const DISCARDED: Readonly<Record<number, number>> = { 4: 8, 5: 12, 6: 14, 7: 16 };

const challenge = {
  name: 'Solo',
  about:
    'Un joueur seul avec un pion. Le CDC a ses propres cartes et peut faire une action à la fin de chaque tour.',
  level: (epidemics) => `${String(DISCARDED[epidemics] ?? 0)} cartes Ville sont défaussées avant la partie.`,
} satisfies ChallengeWords;

const commands: { readonly [Id in keyof (typeof english)['commands']]: KindWords } = {
  assign: {
    label: 'Attribuer un nouveau rôle',
    short: 'Rôle',
    offer: ({ talk, id }) => `Devenir ${talk.theRole(id('role'))}`,
    asks: { role: 'Quel rôle prenez-vous\u00a0?' },
  },
  exchange: {
    label: 'Échanger des informations',
    short: 'Échanger',
    offer: ({ card }) => `Échanger ${card('card')} contre ${card('other')}`,
    asks: {
      card: 'Quelle carte du CDC\u00a0?',
      other: 'Contre quelle carte de votre main\u00a0?',
    },
  },
  'draw-card': {
    label: 'Piocher une carte',
    short: 'Piocher',
  },
  rest: { label: 'Terminer le tour' },
};

const facts: FactWords<'discardedAtStart'> = {
  discardedAtStart: (talk, { cards }) => `Défaussées avant la partie\u00a0: ${talk.cards(cards)}.`,
};

const waits = {
  cdc: (asked) => ({
    heading:
      asked.number('left') === 0
        ? 'Le CDC a agi'
        : `Le CDC peut faire ${asked.number('left') === 1 ? 'une action' : `${String(asked.number('left'))} actions`}`,
    sentence: isHeld(asked.talk.speaker, asked.seat)
      ? asked.number('left') === 0
        ? 'Terminez le tour ou jouez des événements.'
        : 'Choisissez ce qu’il fait, ou terminez le tour.'
      : 'Son joueur décide.',
  }),
} satisfies Waits;

const banners = { roleChanged: () => 'Un nouveau rôle', discardedAtStart: () => 'La première défausse' };

const reasons = {
  'deck-empty': 'Il ne reste aucune carte dans le paquet Joueur.',
  'role-taken': 'Ce rôle n’est pas disponible.',
  'exchange wrong-colour': 'Votre carte doit être de la couleur de la ville où est votre pion.',
} satisfies Reasons;

export const part = { challenge, commands, facts, waits, banners, reasons } satisfies ChallengePart;
