// The actions of Iberia and of its roles, in French.
import type { actions as english } from '../../en/iberia/kinds.ts';
import type { KindWords } from '../../parts.ts';
import { capital } from '../../telling/names.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';
import { toSomebody } from '../shared/grammar.ts';

const to = ({ talk, id }: OfferTalk): string => talk.toCity(id('to'));
const purify = {
  region: 'Quelle région reçoit l’eau\u00a0?',
  card: 'Quelle carte Ville défaussez-vous\u00a0?',
};

export const actions: Readonly<Record<keyof typeof english, KindWords>> = {
  start: {
    label: 'Commencer ici',
    offer: ({ talk, id }) => `Commencer ${talk.inCity(id('city'))}`,
    asks: { city: 'Où commence votre pion\u00a0?' },
  },
  drive: {
    label: 'Chariot / bateau',
    short: 'Chariot',
    offer: (offer) => `En chariot ou en bateau jusqu’${to(offer)}`,
    asks: { to: 'Vers quelle ville\u00a0?' },
  },
  train: {
    label: 'Train',
    offer: (offer) => `En train jusqu’${to(offer)}`,
    asks: { to: 'Vers quelle ville en train\u00a0?' },
  },
  ship: {
    label: 'Navire',
    offer: (offer) => `En navire jusqu’${to(offer)}\u00a0: défausser ${offer.card('card')}`,
    asks: { to: 'Vers quel port\u00a0?', card: 'Quelle carte Ville défaussez-vous\u00a0?' },
  },
  rail: {
    label: 'Construire un rail',
    short: 'Rail',
    offer: ({ talk, id }) => `Construire un rail\u00a0: ${talk.line(id('line'))}`,
    asks: { line: 'Un rail sur quelle ligne\u00a0?' },
  },
  hospital: {
    label: 'Construire un hôpital',
    short: 'Hôpital',
    offer({ talk, id, at, seat }) {
      const here = at(seat);
      const what = `Construire l’hôpital ${talk.colour(id('colour'))}`;
      return here === undefined ? what : `${what} ${talk.inCity(here)}`;
    },
    asks: { colour: 'Quel hôpital\u00a0?' },
  },
  research: {
    label: 'Rechercher une maladie',
    short: 'Recherche',
    offer: ({ talk, id, ids }) =>
      `Rechercher ${talk.disease(id('colour'))}\u00a0: défausser ${talk.cards(ids('cards'))}`,
    asks: {
      colour: 'Quelle maladie recherchez-vous\u00a0?',
      cards: 'Quelles cartes Ville défaussez-vous\u00a0?',
    },
  },
  purify: {
    label: 'Purifier l’eau',
    short: 'Purifier',
    offer: ({ talk, id, card }) =>
      `Purifier l’eau de ${talk.region(id('region'))}\u00a0: défausser ${card('card')}`,
    asks: purify,
  },
  'purify-one': {
    label: 'Poser 1 jeton Purification',
    short: '1 jeton',
    offer: ({ talk, id }) => `1 jeton Purification pour ${talk.region(id('region'))}`,
    asks: { region: purify.region },
  },
  'purify-three': {
    label: 'Purifier l’eau\u00a0: 3 jetons',
    short: '3 jetons',
    offer: ({ talk, id, card }) =>
      `3 jetons Purification pour ${talk.region(id('region'))}\u00a0: défausser ${card('card')}`,
    asks: purify,
  },
  'send-card': {
    label: 'Envoyer une carte',
    offer: ({ talk, card, number }) => capital(toSomebody(talk, number('player'), 'envoyer', card('card'))),
    asks: { card: 'Quelle carte envoyez-vous\u00a0?', player: 'Qui reçoit la carte\u00a0?' },
  },
  swap: {
    label: 'Échanger avec la défausse',
    short: 'Échanger',
    offer: ({ card }) => `Prendre ${card('other')} dans la défausse contre ${card('card')}`,
    asks: { card: 'Quelle carte Ville défaussez-vous\u00a0?', other: 'Quelle carte reprenez-vous\u00a0?' },
  },
  'rail-twice': {
    label: 'Construire 2 rails',
    short: '2 rails',
    offer: ({ talk, id }) =>
      `Construire 2 rails\u00a0: ${talk.line(id('line'))}, puis ${talk.line(id('next'))}`,
    asks: { line: 'Où va le premier rail\u00a0?', next: 'Où va le second rail\u00a0?' },
  },
  'train-with': {
    label: 'Train avec un passager',
    short: 'Train à deux',
    offer: (offer) => `En train jusqu’${to(offer)} avec ${offer.who('pawn')}`,
    asks: { to: 'Vers quelle ville en train\u00a0?', pawn: 'Qui vous accompagne\u00a0?' },
  },
  study: {
    label: 'Étudier la pioche',
    short: 'Étudier',
    offer: () => 'Étudier les 3 prochaines cartes Joueur et les ranger',
  },
  'treat-more': {
    label: 'Traiter 2 cubes',
    offer: ({ talk, id }) =>
      `Traiter ${talk.cubes(1, id('colour'))} ici et ${talk.cubes(1, id('extra'))} ${talk.inCity(id('city'))}`,
    asks: {
      colour: 'Quel cube ici\u00a0?',
      extra: 'Quel second cube\u00a0?',
      city: 'Le second cube dans quelle ville\u00a0?',
    },
  },
  sail: {
    label: 'Naviguer',
    offer: (offer) =>
      `Naviguer jusqu’${to(offer)}${offer.id('pawn') === '' ? '' : ` avec ${offer.who('pawn')}`}`,
    asks: { to: 'Vers quel port\u00a0?', pawn: 'Qui vous accompagne\u00a0?' },
  },
};
