// Les conseils et leurs raisons en français.
import type { AdviceWords } from '../advice.ts';
import { withOf } from './articles.ts';
import { inPoints } from './points.ts';

export const advice: AdviceWords = {
  hint: 'Conseil',
  hintFor: (name) => `Conseil à l’intention ${withOf(name)}`,
  close: 'Fermer le conseil',
  thinking: 'Réflexion en cours…',
  chance: (share) => `Chances de gagner\u00a0: ${share}`,
  between: (low, high) => `entre ${low} et ${high}`,
  chanceAbout:
    'Si tout le monde joue la suite comme le robot rapide\u00a0; la précision dépend du nombre d’avenirs examinés.',
  idle: (share) => `En terminant le tour maintenant\u00a0: ${share}`,
  steps: 'Étapes',
  reasons: 'Pourquoi',
  playStep: 'Jouer cette étape',
  layOut: 'Préparer comme plan',
  others: 'Autres bons plans',
  best: 'Le meilleur plan',
  behind: inPoints,
  even: 'aussi bon',
  why: 'Pourquoi\u00a0?',
  whyOf: (said) => `Pourquoi\u00a0? ${said}`,
  whyNot: 'Depuis votre place, personne ne peut le dire.',
  leadsTo: (steps) => `Suite probable\u00a0: ${steps}`,
  betterLine: 'La meilleure suite',
  betterDone: 'C’était la meilleure suite. Continuez comme vous voulez.',
  betterLeft: 'Vous avez quitté la meilleure suite. Continuez, ou reprenez le coup.',
};
