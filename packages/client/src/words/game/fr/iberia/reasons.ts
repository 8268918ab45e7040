// Why something cannot be done in Iberia, in French.
import type { reasons as english } from '../../en/iberia/reasons.ts';
import type { Reasons } from '../../parts.ts';

export const reasons: Readonly<Record<keyof typeof english, Reasons[string]>> = {
  'wrong-colour': 'La carte n’a pas la bonne couleur.',
  'hospital-there': 'L’hôpital s’y trouve déjà.',
  'no-port': 'Les navires vont de port en port, et l’une de ces villes n’en a pas.',
  'no-card-needed': 'Le Marin n’a pas besoin de carte\u00a0: naviguez, tout simplement.',
  'no-rails': 'Aucun réseau de rails continu n’y mène.',
  'no-hospital': 'Il n’y a pas d’hôpital dans cette ville.',
  'already-researched': 'Cette maladie a déjà été recherchée.',
  'not-coastal': 'Ces rails vont sur des lignes entre deux ports.',
  'being-played': 'Un événement en train d’être joué ne s’échange pas.',
  'empty-hand': 'Ce joueur n’a pas de carte à renvoyer.',
  'actions-over': 'Les actions de ce tour sont terminées.',
  'out-of-reach': 'Ni chariot, ni train, ni navire n’y mène en un déplacement.',
  'asked-already': 'Ce joueur n’a pas voulu venir.',
  'other-city': 'C’est au tour d’une autre ville.',
  'not-consecutive': 'Le second rail doit prolonger le premier.',
  'no-rails-left': 'Il ne reste pas assez de rails.',
  'region-elsewhere': 'Cette région ne touche pas cette ville.',
  'no-cards-left': 'La pioche des joueurs est vide.',
  'no-third-token': 'Il ne reste pas trois jetons\u00a0: purifiez comme d’habitude.',
  'no-token': 'Il n’y a pas de jeton dans cette région.',
  'no-tokens-left': 'Il ne reste plus de jeton Purification.',
  'dotted-line': 'Une ligne pointillée ne reçoit pas de rail.',
  'rail-there': 'Cette ligne a déjà son rail.',
  'line-elsewhere': 'Un rail se pose sur une ligne qui part de votre ville.',
  'not-a-fastest-way': 'Un patient prend un chemin des plus rapides vers l’hôpital.',
  'not-nearest': 'C’est le patient le plus proche qui avance, et ce n’est pas celui-là.',
  'ship wrong-colour': ({ talk, id }) =>
    `Un navire ${talk.toCity(id('to'))} demande une carte Ville de la couleur de ce port.`,
  'research wrong-colour': 'Une maladie se recherche dans l’hôpital de sa couleur.',
  'hospital wrong-colour': 'Un hôpital se construit dans une ville de sa couleur.',
  'purify wrong-colour':
    'La carte doit avoir la couleur d’une ville autour de la région, ou d’une maladie recherchée.',
  'hospital card-not-held': 'Construire demande la carte de la ville où vous êtes.',
  'start card-not-held': 'Un pion commence dans une ville de sa main.',
};
