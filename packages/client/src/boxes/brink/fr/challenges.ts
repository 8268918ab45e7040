// The challenges of On the Brink, their options and their epidemic cards, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const challenges: French['challenges'] = {
  'virulent-strain': {
    name: 'Souche virulente',
    about:
      'Chaque épidémie a son effet, et dès la première la maladie qui a le plus de cubes devient la souche virulente que toutes renforcent. Nettement plus difficile.',
    points: [
      'La souche est désignée après l’étape Infection de la première épidémie. Seuls comptent les cubes du plateau\u00a0; le sort départage les égalités.',
      'Certaines cartes agissent une fois, avant l’Intensification. Les autres ont un effet continu\u00a0: elles restent à côté du plateau et s’ajoutent, dès la fin de leur propre épidémie.',
      'Tant que la souche est éradiquée, ses cartes sont sans effet.',
    ],
  },
  mutation: {
    name: 'Mutation',
    about:
      'Une cinquième maladie, violette, arrive avec les cartes Mutation et gagne de ville en ville. Il faut cinq remèdes, ou les quatre autres tant qu’aucun cube violet n’est sur le plateau. Plus difficile.',
    points: [
      'Pendant la propagation, la carte d’une ville avec des cubes violets apporte aussi un cube violet, après celui de sa couleur.',
      'Le violet n’a que douze cubes, et la partie est perdue s’il en manque un.',
      'Son remède demande des cartes de toutes couleurs, dont une d’une ville avec des cubes violets.',
    ],
    commands: {
      'resolve-first': {
        label: 'Résoudre d’abord',
        offer: ({ card }) => `D’abord ${card('card')}`,
        asks: { card: 'Quelle carte est résolue d’abord\u00a0?' },
        text: 'Deux événements de mutation ont été piochés ensemble\u00a0: dites lequel se produit d’abord. On peut jouer des événements avant le second.',
      },
    },
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

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit un cube violet, et aucun de sa couleur.',
  points: [
    'Elle compte parmi les cartes Propagation du tour\u00a0; la carte du dessous ne compte pas.',
    'Si le violet est éradiqué, la carte est seulement défaussée.',
    'Trouvée au dessous du paquet, elle est défaussée et l’on pioche la suivante.',
  ],
};

export const epidemics: French['epidemics'] = {
  'chronic-effect': {
    name: 'Effet chronique',
    about:
      'Pendant la propagation, une carte de la souche met deux cubes dans une ville qui n’en a aucun de la souche.',
    points: [
      'Une ville qui en a un ou deux en reçoit un, comme d’habitude\u00a0; à trois, c’est une éclosion.',
      'Les deux cubes doivent être dans la réserve. Les épidémies et les éclosions ne changent pas.',
    ],
  },
  'complex-molecular-structure': {
    name: 'Structure moléculaire complexe',
    about: 'Le remède contre la souche demande une carte de sa couleur de plus.',
    points: [
      'L’effet cesse quand le remède est découvert.',
      'Si la souche est violette, la carte de plus doit être celle d’une ville avec des cubes violets.',
    ],
  },
  'government-interference': {
    name: 'Ingérence gouvernementale',
    about:
      'Aucun pion ne quitte une ville où il y a des cubes de la souche, sauf si le joueur dont c’est le tour y a traité la souche pendant ce tour.',
    points: [
      'Un seul traitement suffit pour le reste du tour, même s’il reste des cubes.',
      'Cela vaut pour toutes les façons de partir\u00a0: par terre, en avion, par événement, déplacé par un autre joueur.',
      'On quitte librement une ville sans cube de la souche.',
    ],
  },
  'hidden-pocket': {
    name: 'Souche cachée',
    about:
      'Si la souche est éradiquée, elle revient\u00a0: un cube dans chacune de ses villes dont la carte est dans la défausse Propagation.',
    points: [
      'La souche garde son remède.',
      'La carte de l’étape Infection de cette épidémie est dans la défausse et compte.',
      'Rien ne se passe si la souche n’est pas éradiquée, ou si elle est violette.',
    ],
  },
  'rate-effect': {
    name: 'Effet d’entrainement',
    about: 'Si la propagation dévoile une carte de la souche, on dévoile une carte de plus à la fin.',
    points: [
      'Jamais plus d’une carte supplémentaire par tour.',
      'Une ville protégée compte aussi. Tant que la souche est éradiquée, rien ne compte.',
      'Si la souche est violette, les cartes Mutation comptent.',
    ],
  },
  'slippery-slope': {
    name: 'Pente glissante',
    about: 'Chaque éclosion de la souche avance le marqueur d’éclosion de deux cases.',
    points: ['Les éclosions en chaîne aussi. Celles des autres maladies l’avancent toujours d’une case.'],
  },
  'unacceptable-loss': {
    name: 'Perte inacceptable',
    about: 'Quatre cubes de la souche quittent la réserve pour de bon\u00a0; tous s’il y en a moins.',
    points: ['Les cubes du plateau restent. Une réserve vide ne fait perdre que lorsqu’il faut un cube.'],
  },
  'uncounted-populations': {
    name: 'Populations non recensées',
    about: 'Chaque ville avec exactement un cube de la souche en reçoit un autre.',
    points: ['Aucune éclosion n’est possible. Les villes protégées sont épargnées.'],
  },
  'mutation-spreads': {
    name: 'La mutation se propage\u00a0!',
    about: 'Un cube violet dans chaque ville des trois cartes du dessous du paquet Propagation.',
    points: [
      'Les cartes sont piochées et résolues l’une après l’autre, puis défaussées.',
      'Si le violet est éradiqué, rien ne se passe.',
    ],
  },
  'mutation-threatens': {
    name: 'La mutation menace\u00a0!',
    about: 'Trois cubes violets dans la ville de la carte du dessous du paquet Propagation.',
    points: [
      'S’il y en a déjà, la ville est complétée à trois et une éclosion s’y produit, une seule.',
      'Si le violet est éradiqué, rien ne se passe.',
    ],
  },
  'mutation-intensifies': {
    name: 'La mutation s’intensifie\u00a0!',
    about: 'Chaque ville avec exactement deux cubes violets en reçoit un troisième.',
    points: ['Aucune carte n’est piochée, et aucune éclosion n’est possible.'],
  },
  // Infection cards that belong to no city.
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
};
