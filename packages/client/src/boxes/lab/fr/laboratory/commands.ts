// The commands of the laboratory in French.
import type { OfferTalk } from '../../../../words/game/telling/offerTalk.ts';
import type { KindWords } from '../../../../words/game/parts.ts';
import type { commands as english } from '../../en/laboratory/commands.ts';
import { the } from './things.ts';

const dish = ({ id }: OfferTalk): string => the('dish', id('dish'));
const research = ({ id }: OfferTalk): string => the('research', id('research'));

export const commands: { readonly [Id in keyof typeof english]: KindWords } = {
  characterize: {
    label: 'Caractériser une maladie',
    short: 'Caractériser',
    offer: (offer) =>
      `Caractériser ${research(offer)} avec ${offer.card('card')}${offer.id('colour') === '' ? '' : `, pour ${offer.talk.disease(offer.id('colour'))}`}`,
    asks: {
      research: 'Sur quelle ligne de recherche\u00a0?',
      card: 'Avec quelle carte Ville\u00a0?',
      colour: 'Pour quelle maladie\u00a0?',
    },
  },
  centrifuge: {
    label: 'Centrifuger un échantillon',
    short: 'Centrifuger',
    offer: (offer) => `Centrifuger ${dish(offer)}\u00a0: garder le ${offer.talk.colour(offer.id('colour'))}`,
    asks: {
      dish: 'Quelle coupelle centrifugez-vous\u00a0?',
      colour: 'Quelle couleur continue\u00a0?',
    },
  },
  separate: {
    label: 'Séparer un échantillon',
    short: 'Séparer',
    offer: (offer) => `Séparer ${dish(offer)}\u00a0: garder un cube de chaque couleur`,
    asks: { dish: 'Quelle coupelle séparez-vous\u00a0?' },
  },
  grow: {
    label: 'Cultiver un échantillon',
    short: 'Cultiver',
    offer: (offer) => `Cultiver ${dish(offer)}\u00a0: doubler chaque cube`,
    asks: { dish: 'Quelle coupelle cultivez-vous\u00a0?' },
  },
  apply: {
    label: 'Remplir une carte Séquence',
    short: 'Remplir',
    offer: (offer) => `Déplacer ${dish(offer)} vers ${research(offer)}`,
    asks: {
      dish: 'Quelle coupelle videz-vous\u00a0?',
      research: 'Sur quelle ligne de recherche\u00a0?',
    },
  },
  test: {
    label: 'Tester un remède',
    short: 'Tester',
    offer: (offer) => `Tester ${research(offer)} avec ${offer.card('card')}`,
    asks: {
      research: 'Quelle ligne de recherche testez-vous\u00a0?',
      card: 'Avec quelle carte Ville\u00a0?',
    },
  },
  sequence: {
    label: 'Séquencer le code génétique d’une maladie',
    short: 'Séquencer',
    offer: () => 'Séquencer une maladie\u00a0: piocher une carte Séquence',
  },
  sample: {
    label: 'Prélever un échantillon',
    short: 'Prélever',
    offer: (offer) => `Placer un cube dans ${dish(offer)}`,
    asks: { dish: 'Dans quelle coupelle d’échantillons\u00a0?' },
  },
  'no-sample': { label: 'Pas d’échantillon', short: 'Sans' },
  fill: {
    label: 'Remplir un cercle',
    short: 'Remplir',
    offer: ({ talk, id }) =>
      `Remplir un cercle d’une maladie éradiquée avec un cube ${talk.colour(id('colour'))}`,
    asks: { colour: 'Quel cube y va\u00a0?' },
  },
  enough: { label: 'Cela suffit' },
  'test-in': {
    label: 'Retirer un cube',
    short: 'Retirer',
    offer: ({ talk, id }) => `Retirer un cube ${talk.inCity(id('city'))}`,
    asks: { city: 'Quelle ville perd un cube\u00a0?' },
  },
  'place-sequence': {
    label: 'Placer la carte',
    short: 'Placer',
    offer: (offer) => `Placer la carte sur ${research(offer)}`,
    asks: { research: 'Sur quelle ligne de recherche\u00a0?' },
  },
  'swap-sequence': {
    label: 'Échanger la carte',
    short: 'Échanger',
    offer: (offer) => `L’échanger avec la carte de ${research(offer)}`,
    asks: { research: 'Avec la carte de quelle ligne\u00a0?' },
  },
  'drop-sequence': { label: 'Défausser la carte', short: 'Écarter' },
  'close-line': {
    label: 'Fermer une ligne',
    short: 'Fermer',
    offer: (offer) => `Fermer ${research(offer)}`,
    asks: { research: 'Quelle ligne de recherche est fermée\u00a0?' },
  },
  'skip-lab': { label: 'Pas d’action de laboratoire', short: 'Passer' },
};
