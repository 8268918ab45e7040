// Why something cannot be done in the base game, in French.
import type { reasons as english } from '../../en/base/reasons.ts';
import type { Reasons } from '../../parts.ts';

export const reasons: Readonly<Record<keyof typeof english, Reasons[string]>> = {
  'no-station': 'Il n’y a pas de station de recherche dans cette ville.',
  'station-of-others': 'La station de recherche de cette ville ne sert qu’à une autre équipe.',
  'already-cured': 'Cette maladie est déjà guérie.',
  'station-there': 'Il y a déjà une station de recherche dans cette ville.',
  'stations-used-up': 'Toutes les stations sont construites\u00a0: choisissez celle à déplacer.',
  'stations-left': 'On ne déplace une station que lorsque toutes sont construites.',
  'no-station-there': 'Il n’y a pas de station à déplacer dans cette ville.',
  'already-storing': 'Il y a déjà un événement sur la carte Rôle.',
  'no-pawn-there': 'Il n’y a pas d’autre pion dans cette ville.',
  'direct card-not-held': ({ talk, id }) =>
    `Un vol direct ${talk.toCity(id('to'))} demande la carte ${talk.city(id('to'))}.`,
  'charter card-not-held': 'Un vol charter demande la carte de la ville où vous êtes.',
  'build card-not-held': 'Construire demande la carte de la ville où vous êtes.',
  'cure card-not-held': 'Les cartes d’un remède viennent de votre main et ont la couleur de la maladie.',
  'cure wrong-count': 'Ce n’est pas le nombre de cartes que demande ce remède.',
  'out-of-order': 'Ce qui paie un remède se nomme dans l’ordre\u00a0: annulez pour recommencer.',
  'rest-unpaid': 'Le reste du remède ne peut pas se payer ainsi.',
  'no-other-payment':
    'Vous n’avez que des cartes de cette couleur pour payer, ou trop peu en dehors d’elles.',
  'cure-unpaid':
    'Vos cartes Ville ne suffisent pas pour ce remède\u00a0: trop peu de cartes, ou trop peu de villes avec un cube de la maladie.',
  'resilient-population not-a-city-card': 'Seule la carte Propagation d’une ville peut sortir du jeu.',
  'pay-card wrong-colour': 'Ce remède demande des cartes de sa couleur.',
  'cure no-station': 'Un remède se découvre dans une station de recherche.',
};
