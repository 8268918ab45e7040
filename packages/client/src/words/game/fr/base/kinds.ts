// The commands of the base game, in French.
import type { kinds as english } from '../../en/base/kinds.ts';
import type { KindWords } from '../../parts.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';

const movedFrom = ({ talk, id }: OfferTalk): string =>
  id('from') === '' ? '' : `, celle ${talk.fromCity(id('from'))}`;

const to = ({ talk, id }: OfferTalk): string => talk.toCity(id('to'));

const whichPawn = { pawn: 'Quel pion se déplace\u00a0?', to: 'Vers quelle ville\u00a0?' };

export const kinds: Readonly<Record<keyof typeof english, KindWords>> = {
  direct: {
    label: 'Vol direct',
    offer: (offer) => `Vol direct pour ${offer.city('to')}`,
    asks: { to: 'Quelle carte défaussez-vous pour y aller\u00a0?' },
  },
  charter: {
    label: 'Vol charter',
    offer: (offer) => `Vol charter pour ${offer.city('to')}`,
    asks: { to: 'Vers quelle ville\u00a0?' },
  },
  shuttle: {
    label: 'Navette',
    offer: (offer) => `Navette pour ${offer.city('to')}`,
    asks: { to: 'Vers quelle station de recherche\u00a0?' },
  },
  build: {
    label: 'Bâtir une station',
    short: 'Bâtir',
    offer(offer) {
      const here = offer.at(offer.seat);
      const where = here === undefined ? '' : ` ${offer.talk.inCity(here)}`;
      return `Construire une station de recherche${where}${movedFrom(offer)}`;
    },
    asks: { from: 'Toutes les stations sont construites. Laquelle vient ici\u00a0?' },
  },
  cure: {
    label: 'Découvrir un remède',
    short: 'Remède',
    offer: ({ talk, id, ids }) =>
      `Guérir ${talk.disease(id('colour'))}\u00a0: défausser ${talk.cards(ids('cards'))}`,
    asks: {
      colour: 'Quelle maladie guérissez-vous\u00a0?',
      cards: 'Quelles cartes Ville défaussez-vous\u00a0?',
    },
  },
  'cure-piecemeal': {
    label: 'Découvrir un remède en plusieurs fois',
    short: 'Remède par étapes',
    offer: ({ talk, id }) => `Guérir ${talk.disease(id('colour'))} en payant en plusieurs fois`,
    asks: { colour: 'Quelle maladie guérissez-vous\u00a0?' },
  },
  'pay-card': {
    label: 'Payer avec une carte',
    offer: ({ card }) => `Payer ${card('card')}`,
    asks: { card: 'Quelle carte payez-vous ensuite, en gardant celles d’avant en main\u00a0?' },
  },
  airlift: {
    label: 'Jouer Pont aérien',
    offer: (offer) => `Pont aérien\u00a0: ${offer.pawn('pawn')} va ${to(offer)}`,
    asks: whichPawn,
  },
  forecast: {
    label: 'Jouer Prévision',
    offer: () => 'Prévision\u00a0: regarder les prochaines cartes Propagation et les ranger',
  },
  next: {
    label: 'Carte suivante',
    offer: ({ city }) => `Placer ${city('city')} ensuite`,
    asks: { city: 'Quelle ville vient ensuite\u00a0?' },
  },
  'government-grant': {
    label: 'Jouer Subvention publique',
    offer: (offer) =>
      `Subvention publique\u00a0: une station de recherche ${offer.talk.inCity(offer.id('city'))}${movedFrom(offer)}`,
    asks: {
      city: 'Où va la station de recherche\u00a0?',
      from: 'Toutes les stations sont construites. Laquelle se déplace\u00a0?',
    },
  },
  'one-quiet-night': {
    label: 'Jouer Par une nuit tranquille',
    offer: () => 'Par une nuit tranquille\u00a0: sauter la prochaine propagation',
  },
  'resilient-population': {
    label: 'Jouer Population résiliente',
    offer: ({ city }) => `Population résiliente\u00a0: retirer du jeu la carte Propagation ${city('city')}`,
    asks: { city: 'Quelle carte Propagation défaussée sort du jeu\u00a0?' },
  },
  store: {
    label: 'Garder un événement',
    short: 'Garder',
    offer: ({ card }) => `Garder ${card('card')} sur votre carte Rôle`,
    asks: { card: 'Quel événement défaussé gardez-vous\u00a0?' },
  },
  send: {
    label: 'Envoyer vers un autre pion',
    short: 'Envoyer',
    offer: (offer) => `Envoyer ${offer.pawn('pawn')} ${to(offer)}, où se trouve un autre pion`,
    asks: whichPawn,
  },
  'send-driving': {
    label: 'Envoyer\u00a0: voiture / transbordeur',
    offer: (offer) => `Envoyer ${offer.pawn('pawn')} en voiture ou par mer ${to(offer)}`,
    asks: whichPawn,
  },
  'send-direct': {
    label: 'Envoyer\u00a0: vol direct',
    offer: (offer) => `Envoyer ${offer.pawn('pawn')} en vol direct pour ${offer.city('to')}`,
    asks: whichPawn,
  },
  'send-charter': {
    label: 'Envoyer\u00a0: vol charter',
    offer: (offer) => `Envoyer ${offer.pawn('pawn')} en vol charter pour ${offer.city('to')}`,
    asks: whichPawn,
  },
  'send-shuttle': {
    label: 'Envoyer\u00a0: navette',
    offer: (offer) => `Envoyer ${offer.pawn('pawn')} en navette pour ${offer.city('to')}`,
    asks: whichPawn,
  },
  fly: {
    label: 'Vol d’opération',
    offer: (offer) => `Vol d’opération pour ${offer.city('to')}\u00a0: défausser ${offer.card('card')}`,
    asks: { to: 'Vers quelle ville\u00a0?', card: 'Quelle carte Ville défaussez-vous\u00a0?' },
  },
};
