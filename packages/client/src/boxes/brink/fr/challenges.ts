// The challenges of On the Brink, their options and their epidemic cards, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const challenges: French['challenges'] = {
  'virulent-strain': {
    name: 'Souche virulente',
    about:
      'Chaque épidémie a un effet, et une maladie devient la souche que tous renforcent\u00a0: nettement plus difficile.',
  },
  mutation: {
    name: 'Mutation',
    about:
      'Une cinquième maladie, violette, va et vient avec les cartes Mutation\u00a0; on gagne avec cinq remèdes, ou quatre s’il n’y a plus de cube violet\u00a0: plus difficile.',
  },
};

export const options: French['options'] = {
  interference: optionOf(
    'Ingérence gouvernementale',
    'Quels déplacements elle interdit hors d’une ville où sévit la souche.',
    {
      'every-move': {
        name: 'Tout déplacement',
        about: 'Aucun pion ne part, quoi ou qui que ce soit qui le déplace.',
      },
      'own-actions': {
        name: 'Ses propres actions',
        about:
          'Une lecture plus douce\u00a0: les événements et les actions des autres déplacent encore un pion.',
      },
    },
  ),
};

export const epidemics: French['epidemics'] = {
  'chronic-effect': {
    name: 'Effet chronique',
    about: 'Pendant la propagation, une ville sans cube de la souche en reçoit deux.',
  },
  'complex-molecular-structure': {
    name: 'Structure moléculaire complexe',
    about: 'Le remède contre la souche demande une carte de plus.',
  },
  'government-interference': {
    name: 'Ingérence gouvernementale',
    about: 'Aucun pion ne quitte une ville où sévit la souche avant qu’elle y ait été traitée ce tour-ci.',
  },
  'hidden-pocket': {
    name: 'Souche cachée',
    about:
      'Une souche éradiquée revient\u00a0: un cube dans chacune de ses villes dont la carte est dans la défausse Propagation.',
  },
  'rate-effect': {
    name: 'Effet d’entrainement',
    about: 'Une propagation qui révèle une carte de la souche en révèle une de plus.',
  },
  'slippery-slope': {
    name: 'Pente glissante',
    about: 'Chaque éclosion de la souche avance le marqueur d’éclosion de deux cases.',
  },
  'unacceptable-loss': {
    name: 'Perte inacceptable',
    about: 'Quatre cubes de la souche quittent la réserve pour de bon.',
  },
  'uncounted-populations': {
    name: 'Populations non recensées',
    about: 'Chaque ville avec un seul cube de la souche en reçoit un autre.',
  },
  'mutation-1': {
    name: 'Mutation',
    about: 'Un cube violet dans la ville de la carte du dessous du paquet Propagation.',
  },
  'mutation-2': {
    name: 'Mutation',
    about: 'Un cube violet dans la ville de la carte du dessous du paquet Propagation.',
  },
  'mutation-spreads': {
    name: 'La mutation se propage\u00a0!',
    about: 'Un cube violet dans les villes des trois cartes du dessous du paquet Propagation.',
  },
  'mutation-threatens': {
    name: 'La mutation menace\u00a0!',
    about: 'Trois cubes violets dans la ville de la carte du dessous du paquet Propagation.',
  },
  'mutation-intensifies': {
    name: 'La mutation s’intensifie\u00a0!',
    about: 'Un troisième cube violet dans chaque ville qui en a exactement deux.',
  },
};
