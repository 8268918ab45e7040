// The events of Iberia and the answers to what the game asks, in French.
import type { answers as english } from '../../en/iberia/answers.ts';
import type { KindWords } from '../../parts.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';
import { withOf } from '../../../fr/articles.ts';
import { toSomebody } from '../shared/grammar.ts';

const to = ({ talk, id }: OfferTalk): string => talk.toCity(id('to'));
const cubeFrom = ({ talk, id }: OfferTalk): string =>
  `${talk.cubes(1, id('colour'))} ${talk.inCity(id('city'))}`;
const fromWhere = { colour: 'Quelle couleur\u00a0?', city: 'Dans quelle ville\u00a0?' };
const toWhere = { pawn: 'Quel pion se déplace\u00a0?', to: 'Vers quelle ville\u00a0?' };

export const answers: Readonly<Record<keyof typeof english, KindWords>> = {
  outbreak: {
    label: 'Éclosion suivante',
    offer: ({ city }) => `Éclosion suivante\u00a0: ${city('city')}`,
    asks: { city: 'Où a lieu l’éclosion suivante\u00a0?' },
  },
  'spread-to': {
    label: 'Propager',
    offer: ({ talk, id }) => `Propager ${talk.toCity(id('city'))}`,
    asks: { city: 'Quelle ville est touchée ensuite\u00a0?' },
  },
  pay: {
    label: 'Utiliser un jeton Purification',
    offer: ({ talk, id }) => `Utiliser un jeton de ${talk.region(id('region'))}`,
    asks: { region: 'Le jeton de quelle région\u00a0?' },
  },
  prevent: {
    label: 'Déplacer le jeton Prévention',
    offer: ({ talk, id }) => `Protéger ${talk.region(id('region'))}`,
    asks: { region: 'Quelle région est protégée\u00a0?' },
  },
  order: {
    label: 'Carte suivante',
    offer: ({ card }) => `Placer ${card('card')} ensuite`,
    asks: { card: 'Quelle carte vient ensuite\u00a0?' },
  },
  'good-season': {
    label: 'Jouer Saison douce',
    offer: () => 'Saison douce\u00a0: une seule carte à la prochaine propagation, du dessous du paquet',
  },
  'government-mobilization': {
    label: 'Jouer Mobilisation du gouvernement',
    offer: () => 'Mobilisation du gouvernement\u00a0: chacun peut se déplacer une fois gratuitement',
  },
  march: {
    label: 'Se déplacer',
    offer: (offer) => `Aller gratuitement ${to(offer)}`,
    asks: { to: 'Vers quelle ville\u00a0?' },
  },
  stay: { label: 'Rester' },
  'hospital-founding': {
    label: 'Jouer Fonds hospitaliers',
    offer: ({ talk, id }) =>
      `Fonds hospitaliers\u00a0: l’hôpital ${talk.colour(id('colour'))} ${talk.inCity(id('city'))}`,
    asks: { colour: 'Quel hôpital\u00a0?', city: 'Où va-t-il\u00a0?' },
  },
  'mail-correspondence': {
    short: 'Courrier',
    label: 'Jouer Correspondance épistolaire',
    offer: ({ talk, card, number }) =>
      `Correspondance épistolaire\u00a0: ${toSomebody(talk, number('player'), 'envoyer', card('card'))} contre une autre carte`,
    asks: { card: 'Quelle carte est envoyée\u00a0?', player: 'À qui\u00a0?' },
  },
  reply: {
    label: 'Répondre',
    offer: ({ card }) => `Renvoyer ${card('card')}`,
    asks: { card: 'Quelle carte revient\u00a0?' },
  },
  'new-rails': {
    label: 'Jouer Nouvelle ligne',
    offer: () => 'Nouvelle ligne\u00a0: poser 2 rails où l’on veut',
  },
  'ring-railroads': {
    label: 'Jouer Ligne côtière',
    offer: () => 'Ligne côtière\u00a0: poser 3 rails le long de la côte',
  },
  lay: {
    label: 'Poser un rail',
    offer: ({ talk, id }) => `Poser un rail\u00a0: ${talk.line(id('line'))}`,
    asks: { line: 'Un rail sur quelle ligne\u00a0?' },
  },
  'one-more-day': {
    label: 'Jouer Un jour de plus',
    offer: () => 'Un jour de plus\u00a0: 2 actions supplémentaires ce tour-ci',
  },
  'overseas-migration': {
    label: 'Jouer Flux migratoires',
    offer: (offer) => `Flux migratoires\u00a0: retirer ${cubeFrom(offer)}`,
    asks: fromWhere,
  },
  emigrate: {
    label: 'Retirer un second cube',
    short: 'Second cube',
    offer: (offer) => `Retirer aussi ${cubeFrom(offer)}`,
    asks: fromWhere,
  },
  enough: { label: 'Cela suffit' },
  'purify-water': {
    label: 'Jouer Eau pure',
    offer: ({ talk, id }) => `Eau pure\u00a0: un jeton pour ${talk.region(id('region'))}`,
    asks: { region: 'Quelle région reçoit le jeton\u00a0?' },
  },
  pour: {
    label: 'Poser un second jeton',
    short: 'Second jeton',
    offer: ({ talk, id }) => `Le second jeton pour ${talk.region(id('region'))}`,
    asks: { region: 'Quelle région reçoit le second jeton\u00a0?' },
  },
  'science-triumph': {
    label: 'Jouer Suprématie de la science',
    offer: ({ talk, id }) => `Suprématie de la science\u00a0: soigner autour de ${talk.region(id('region'))}`,
    asks: { region: 'Autour de quelle région\u00a0?' },
  },
  heal: { label: 'Retirer un cube', offer: (offer) => `Retirer ${cubeFrom(offer)}`, asks: fromWhere },
  leave: { label: 'Laisser', offer: ({ city }) => `Laisser ${city('city')} en l’état` },
  'second-chance': {
    label: 'Jouer Seconde chance',
    offer: ({ talk, at, seat }) => {
      const here = at(seat);
      return `Seconde chance\u00a0: reprendre ${here === undefined ? 'la carte de votre ville' : talk.city(here)}`;
    },
  },
  'ships-arrive': {
    label: 'Jouer Arrivée d’un navire',
    offer: ({ pawn, city }) => `Arrivée d’un navire\u00a0: ${pawn('pawn')} va au port ${withOf(city('to'))}`,
    asks: { pawn: 'Qui vient d’abord\u00a0?', to: 'Vers quel port\u00a0?' },
  },
  bring: {
    label: 'Amener un autre pion',
    offer: ({ pawn }) => `Amener aussi ${pawn('pawn')}`,
    asks: { pawn: 'Qui d’autre vient\u00a0?' },
  },
  'telegraph-message': {
    short: 'Télégramme',
    label: 'Jouer Message télégraphique',
    offer: ({ talk, card, number }) =>
      `Message télégraphique\u00a0: ${card('card')} pour ${talk.who(number('player'))}`,
    asks: { card: 'Quelle carte Ville est envoyée\u00a0?', player: 'À qui\u00a0?' },
  },
  wire: {
    label: 'Envoyer une seconde carte',
    short: 'Seconde carte',
    offer: ({ card }) => `Envoyer aussi ${card('card')}`,
    asks: { card: 'Quelle carte suit\u00a0?' },
  },
  'travel-day-and-night': {
    label: 'Jouer Voyager jour et nuit',
    offer: (offer) => `Voyager jour et nuit\u00a0: ${offer.pawn('pawn')} va ${to(offer)}`,
    asks: toWhere,
  },
  'when-the-plans-were-good': {
    label: 'Jouer Un plan sans accroc',
    offer: ({ card }) => `Un plan sans accroc\u00a0: rejouer ${card('card')}`,
    asks: { card: 'Quel événement défaussé est rejoué\u00a0?' },
  },
  admit: {
    label: 'Hôpital suivant',
    offer: ({ talk, id }) => `L’hôpital ${talk.colour(id('colour'))} d’abord`,
    asks: { colour: 'Quel hôpital attire d’abord son patient\u00a0?' },
  },
  transfer: {
    label: 'Déplacer un patient',
    offer: ({ talk, id }) => `Déplacer un patient ${talk.fromCity(id('from'))} ${talk.toCity(id('to'))}`,
    asks: { from: 'Quel patient se déplace\u00a0?', to: 'Où va le patient\u00a0?' },
  },
  evacuate: {
    label: 'Éloigner un patient',
    offer: (offer) => `Envoyer un patient ${to(offer)}`,
    asks: { to: 'Où va le patient\u00a0?' },
  },
};
