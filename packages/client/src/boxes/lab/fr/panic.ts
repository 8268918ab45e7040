// What Worldwide Panic says besides Mutation, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { PartLike } from '../../box.ts';
import type { part as english } from '../en/panic.ts';

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit deux cubes violets, et aucun de sa couleur.',
};

export const part: PartLike<typeof english> = {
  challenge: {
    name: 'Mutation – Panique mondiale',
    about:
      'Le défi Mutation avec deux fois plus de cubes violets, dont six en jeu dès le début, et un remède qui demande deux cartes de villes avec des cubes violets. Très difficile.',
  },
  options: {
    'mutation-events': optionOf(
      'Événements de mutation',
      'Si les trois cartes qui aggravent la mutation sont dans le paquet Joueur.',
      {
        used: {
          name: 'En jeu',
          about: 'Elles sont mélangées aux cartes Joueur, comme dans le défi Mutation.',
        },
        none: { name: 'Sans', about: 'Elles restent dans la boîte\u00a0: un peu plus facile.' },
      },
    ),
  },
  // Infection cards that belong to no city.
  epidemics: { 'red-mutation-1': MUTATION, 'red-mutation-2': MUTATION },
};
