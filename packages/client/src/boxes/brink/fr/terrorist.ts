// What only tables with the Bio-Terrorist say, in French.
import { isSighting, listsIn, terroristShown } from '@cordon/protocol/terrorist';
import type { View } from '@cordon/engine';
import { capital } from '../../../words/game/telling/names.ts';
import { chooses } from '../../../words/game/fr/shared/waits.ts';
import type { DeedWords, FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import type { PlaceSpoken } from '../../../words/game/explained.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { ChallengePart } from '../../box.ts';
import type { part as english } from '../en/terrorist.ts';
import { challenge, options } from './terroristChallenge.ts';
import { endingsOf, type OutcomeWords } from '../terroristEndings.ts';
import { opponent } from './terroristPanels.ts';

type Shown = NonNullable<ReturnType<typeof terroristShown>>;

const WHICH = 'Avec quelle carte Propagation\u00a0?';

const commands: { readonly [Id in keyof (typeof english)['commands']]: KindWords } = {
  hide: {
    label: 'Choisir où commencer',
    short: 'Commencer',
    offer: ({ talk, id }) => `Commencer ${talk.inCity(id('city'))}`,
    asks: { city: 'Dans quelle ville commencez-vous\u00a0?' },
  },
  'draw-infection': {
    label: 'Piocher une carte Propagation',
    short: 'Piocher',
    offer: () => 'Piocher la première carte Propagation',
  },
  shed: {
    label: 'Défausser une carte Propagation',
    short: 'Défausser',
    offer: ({ card }) => `Défausser ${card('card')}`,
    asks: { card: 'Quelle carte Propagation défaussez-vous\u00a0?' },
  },
  sneak: {
    label: 'Voiture / ferry',
    short: 'Voiture',
    offer: ({ talk, id }) => `Aller ${talk.toCity(id('to'))} en voiture ou en ferry`,
    asks: { to: 'Où allez-vous\u00a0?' },
  },
  'fly-in': {
    label: 'Vol direct',
    short: 'Direct',
    offer: ({ talk, id }) => `Prendre un vol direct ${talk.toCity(id('card'))}, où l’on vous aperçoit`,
    asks: { card: WHICH },
  },
  'fly-out': {
    label: 'Vol charter',
    short: 'Charter',
    offer: ({ talk, id }) => `S’envoler ${talk.toCity(id('to'))} avec la carte de votre ville`,
    asks: { to: 'Où allez-vous\u00a0?' },
  },
  'infect-locally': {
    label: 'Infecter sur place',
    short: 'Infecter ici',
    offer: () => 'Placer un cube violet dans votre ville',
  },
  'infect-remotely': {
    label: 'Infecter à distance',
    short: 'Infecter au loin',
    offer: ({ talk, id }) => `Placer un cube violet ${talk.inCity(id('card'))}`,
    asks: { card: WHICH },
  },
  sabotage: {
    label: 'Sabotage',
    offer: ({ card }) => `Retirer la station de recherche d’ici avec ${card('card')}`,
    asks: { card: WHICH },
  },
  escape: {
    label: 'S’échapper',
    offer: ({ talk, id }) => `S’échapper ${talk.toCity(id('card'))}, où l’on vous aperçoit`,
    asks: { card: WHICH },
  },
  wait: { label: 'Attendre', offer: () => 'Ne rien faire de cette commande' },
  capture: { label: 'Capturer le Bioterroriste', short: 'Capturer' },
};

const BY = {
  direct: (place: string) => `a atterri ${place}`,
  charter: (place: string) => `a été aperçu à l’aéroport ${place}`,
  escape: (place: string) => `s’est échappé et a atterri ${place}`,
} as const;

const facts: FactWords<Extract<keyof (typeof english)['facts'], keyof FactWords>> = {
  infectionTaken: (talk, { cards }) =>
    `Le Bioterroriste pioche une carte Propagation et en tient ${talk.count(cards, 'une', '#')}.`,
  infectionTakenCard: (talk, { city }) => `C’est ${talk.card(city)}.`,
  hid: (talk, { seat, city }) => `${talk.does(seat, 'commencez', 'commence')} ${talk.inCity(city)}.`,
  sneaked: (talk, { seat, to }) => `${talk.does(seat, 'allez', 'va')} ${talk.toCity(to)}.`,
  flewOut: (talk, { seat, to }) => `${talk.does(seat, 'vous envolez', 's’envole')} ${talk.toCity(to)}.`,
  waited: (talk, { seat }) => `${talk.does(seat, 'attendez', 'attend')}.`,
  sighted: (talk, { city, by }) => `Le Bioterroriste ${BY[by](talk.inCity(city))}.`,
  spotted: (talk, { city }) => `Le Bioterroriste est repéré ${talk.inCity(city)}\u00a0!`,
  vanished: (talk, { city }) =>
    `Le Bioterroriste est de nouveau caché\u00a0; il a été vu pour la dernière fois ${talk.inCity(city)}.`,
  captured: (talk, { seat, city }) =>
    `${talk.does(seat, 'capturez', 'capture')} le Bioterroriste ${talk.inCity(city)}\u00a0: il perd toutes ses cartes.`,
};

const deeds: DeedWords<'captured'> = { captured: () => 'a capturé le Bioterroriste' };

const waits = {
  'hiding-place': (asked) => ({
    heading: 'Une cachette',
    sentence: chooses(asked, 'en secret la ville où commence le Bioterroriste'),
  }),
  terrorist: (asked) => ({
    heading: 'Le tour du Bioterroriste',
    sentence: chooses(
      asked,
      ['trois commandes', 'encore deux commandes', 'la dernière de trois commandes'][
        3 - asked.number('left')
      ] ?? '',
    ),
  }),
  'infection-hand-limit': (asked) => ({
    heading: 'Trop de cartes Propagation',
    sentence: chooses(asked, 'une carte Propagation à défausser'),
  }),
} satisfies Waits;

const OUTCOMES: OutcomeWords = {
  team: {
    heading: 'L’équipe gagne',
    why: 'Le Bioterroriste est vaincu.',
  },
  terrorist: {
    heading: 'Le Bioterroriste gagne',
    why: 'Il reste des cubes violets sur le plateau\u00a0: la défaite de l’équipe est sa victoire.',
  },
  nobody: {
    heading: 'Personne ne gagne',
    why: 'Il ne reste aucun cube violet sur le plateau\u00a0: le Bioterroriste perd avec l’équipe.',
  },
};

const banners = {
  sighted: () => 'Aperçu\u00a0!',
  spotted: () => 'Le Bioterroriste est repéré',
  captured: () => 'Le Bioterroriste est capturé',
};

const reasons: { readonly [Id in keyof (typeof english)['reasons']]: Reasons[string] } = {
  'wrong-side': 'Le Bioterroriste ne se capture pas lui-même.',
  hidden: 'Le Bioterroriste est caché.',
  captured: 'Le Bioterroriste est capturé.',
  'not-captured': 'Le Bioterroriste n’est pas capturé.',
  spotted: 'Ce n’est possible que tant que le Bioterroriste est caché.',
  prevented: 'Aucun cube violet ne peut y être placé.',
  'sabotage wrong-colour': 'Le sabotage demande une carte Propagation de la couleur de la ville.',
};

const whereHe = (talk: Talk, { viewer }: View, { seat, state, city = '' }: Shown): string =>
  ({
    hidden:
      city === ''
        ? 'Le Bioterroriste est caché.'
        : viewer === seat
          ? `Vous êtes caché ${talk.inCity(city)}.`
          : `Le Bioterroriste est caché ${talk.inCity(city)}.`,
    spotted: `Le Bioterroriste est repéré ${talk.inCity(city)}.`,
    captured: `Le Bioterroriste est capturé ${talk.inCity(city)}.`,
  })[state];

/** What everybody may know of him, and more for himself. */
function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const shown = terroristShown(view);
  if (shown === undefined) return [];
  const { state, hand, possible, sightings, lastKnown, turn } = shown;
  const known = hand.known.length === 0 ? '' : `\u00a0: ${talk.cards(hand.known)}`;
  const list = listsIn(possible) ? `\u00a0: ${talk.cities(possible)}` : '';
  const left = view.frames.findLast(({ frame }) => frame === 'terrorist')?.['left'];
  const lines = [
    whereHe(talk, view, shown),
    `${capital(talk.count(hand.size, 'une carte Propagation', '# cartes Propagation'))} en main${known}.`,
    ...(state === 'hidden' && possible.length > 0
      ? [
          `D’après ce que tout le monde a vu, il peut être dans ${talk.count(possible.length, 'une ville', '# villes')}${list}.`,
        ]
      : []),
    ...sightings.map((one) => `Aperçu ${talk.inCity(one.city)} au tour ${String(one.turn)}.`),
    ...(lastKnown === undefined || state !== 'hidden' || isSighting(shown, lastKnown)
      ? []
      : [
          `Vu de tous pour la dernière fois ${talk.inCity(lastKnown.city)}, au tour ${String(lastKnown.turn)}.`,
        ]),
    ...(typeof left === 'number'
      ? [
          `Son tour\u00a0: ${talk.count(left, 'il reste une commande sur trois', 'il reste # commandes sur trois')}.`,
        ]
      : []),
    ...(turn === undefined
      ? []
      : [
          `Il reste ${talk.count(turn.actions, 'une action', '# actions')}${turn.freeDrive ? ' et un trajet gratuit' : ''}.`,
        ]),
  ];
  return [{ title: opponent.title, lines }];
}

/** A city in which he may be, where the table gathers that. */
function mayBeIn(_talk: Talk, view: View, id: string): readonly string[] {
  const shown = terroristShown(view);
  return shown?.state === 'hidden' && shown.possible.includes(id) ? ['Le Bioterroriste peut être ici.'] : [];
}

/** In short. */
function tracks(talk: Talk, view: View): readonly string[] {
  const shown = terroristShown(view);
  return shown === undefined ? [] : [whereHe(talk, view, shown)];
}

export const part = {
  challenge,
  options,
  commands,
  facts,
  deeds,
  removals: {},
  waits,
  banners,
  endings: endingsOf(OUTCOMES),
  reasons,
  spoken: { tracks, places, city: mayBeIn },
} satisfies ChallengePart;
