// What explains the challenges and their cards of On the Brink, in French.
import type { ExplainedFor, ExplainedPart } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';
import type { part } from '../../en/terrorist.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

const MUTATION = {
  points: [
    'Elle compte parmi les cartes Propagation du tour\u00a0; la carte du dessous ne compte pas.',
    'Si le violet est éradiqué, la carte est seulement défaussée.',
    'Trouvée au dessous du paquet, elle est défaussée et l’on pioche la suivante.',
  ],
};

const terrorist: ExplainedPart<typeof part> = {
  points: [
    'Il gagne si les autres perdent alors qu’au moins un cube violet est sur le plateau. S’il n’y en a aucun, tout le monde perd.',
    'Les autres gagnent avec cinq remèdes, ou avec les quatre autres tant qu’aucun cube violet n’est sur le plateau.',
    'Une éclosion violette laisse un cube violet dans sa ville. Le violet ne vient que de lui et des éclosions, et des cartes des villes violettes si la table le veut.',
  ],
  commands: {
    hide: {
      text: 'Avant le premier tour, choisissez une ville en secret. Dès lors, on ignore où vous êtes.',
    },
    'draw-infection': { text: 'Prenez en main la première carte du paquet Propagation. Une action.' },
    shed: { text: 'Au-delà de sept cartes Propagation, défaussez-en une face visible.' },
    sneak: {
      text: 'Allez dans une ville reliée. Une fois par tour c’est gratuit, ensuite cela prend une action. Personne ne l’apprend tant que vous êtes caché.',
    },
    'fly-in': {
      text: 'Défaussez une carte Propagation et prenez l’avion pour sa ville. On vous aperçoit à son aéroport.',
    },
    'fly-out': {
      text: 'Défaussez la carte Propagation de votre ville et allez où vous voulez. L’option de la table dit lequel des deux aéroports vous aperçoit.',
    },
    'infect-locally': { text: 'Placez un cube violet dans votre ville. Seulement caché, une fois par tour.' },
    'infect-remotely': {
      text: 'Défaussez une carte Propagation et placez un cube violet dans sa ville. Seulement caché, une fois par tour.',
    },
    sabotage: {
      text: 'Dans une ville avec une station de recherche, défaussez une carte Propagation de la couleur de cette ville\u00a0: la station retourne dans la réserve. Seulement caché, une fois par tour.',
    },
    escape: {
      text: 'Capturé, défaussez une carte Propagation et atterrissez dans sa ville\u00a0: aperçu, mais libre.',
    },
    wait: { text: 'Ne faites rien de cette commande. Pour les autres, cela ressemble à un trajet caché.' },
    capture: {
      text: 'Prenez le Bioterroriste dans la ville où vous êtes tous deux, pendant vos propres actions. Il perd toutes ses cartes et reste visible jusqu’à ce qu’il s’échappe.',
    },
  },
};

export const challenges: Explained['challenges'] = {
  'bio-terrorist': terrorist,
  'virulent-strain': {
    commands: {},
    points: [
      'La souche est désignée après l’étape Infection de la première épidémie. Seuls comptent les cubes du plateau\u00a0; le sort départage les égalités.',
      'Certaines cartes agissent une fois, avant l’Intensification. Les autres ont un effet continu\u00a0: elles restent à côté du plateau et s’ajoutent, dès la fin de leur propre épidémie.',
      'Tant que la souche est éradiquée, ses cartes sont sans effet.',
    ],
  },
  mutation: {
    points: [
      'Pendant la propagation, la carte d’une ville avec des cubes violets apporte aussi un cube violet, après celui de sa couleur.',
      'Le violet n’a que douze cubes, et la partie est perdue s’il en manque un.',
      'Son remède demande des cartes de toutes couleurs, dont une d’une ville avec des cubes violets.',
    ],
    commands: {
      'resolve-first': {
        text: 'Deux événements de mutation ont été piochés ensemble\u00a0: dites lequel se produit d’abord. On peut jouer des événements avant le second.',
      },
    },
  },
};

export const epidemics: Explained['epidemics'] = {
  'chronic-effect': {
    points: [
      'Une ville qui en a un ou deux en reçoit un, comme d’habitude\u00a0; à trois, c’est une éclosion.',
      'Les deux cubes doivent être dans la réserve. Les épidémies et les éclosions ne changent pas.',
    ],
  },
  'complex-molecular-structure': {
    points: [
      'L’effet cesse quand le remède est découvert.',
      'Si la souche est violette, la carte de plus doit être celle d’une ville avec des cubes violets.',
    ],
  },
  'government-interference': {
    points: [
      'Un seul traitement suffit pour le reste du tour, même s’il reste des cubes.',
      'Cela vaut pour toutes les façons de partir\u00a0: par terre, en avion, par événement, déplacé par un autre joueur.',
      'On quitte librement une ville sans cube de la souche.',
    ],
  },
  'hidden-pocket': {
    points: [
      'La souche garde son remède.',
      'La carte de l’étape Infection de cette épidémie est dans la défausse et compte.',
      'Rien ne se passe si la souche n’est pas éradiquée, ou si elle est violette.',
    ],
  },
  'rate-effect': {
    points: [
      'Jamais plus d’une carte supplémentaire par tour.',
      'Une ville protégée compte aussi. Tant que la souche est éradiquée, rien ne compte.',
      'Si la souche est violette, les cartes Mutation comptent.',
    ],
  },
  'slippery-slope': {
    points: ['Les éclosions en chaîne aussi. Celles des autres maladies l’avancent toujours d’une case.'],
  },
  'unacceptable-loss': {
    points: ['Les cubes du plateau restent. Une réserve vide ne fait perdre que lorsqu’il faut un cube.'],
  },
  'uncounted-populations': {
    points: ['Aucune éclosion n’est possible. Les villes protégées sont épargnées.'],
  },
  'mutation-spreads': {
    points: [
      'Les cartes sont piochées et résolues l’une après l’autre, puis défaussées.',
      'Si le violet est éradiqué, rien ne se passe.',
    ],
  },
  'mutation-threatens': {
    points: [
      'S’il y en a déjà, la ville est complétée à trois et une éclosion s’y produit, une seule.',
      'Si le violet est éradiqué, rien ne se passe.',
    ],
  },
  'mutation-intensifies': {
    points: ['Aucune carte n’est piochée, et aucune éclosion n’est possible.'],
  },
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
};
