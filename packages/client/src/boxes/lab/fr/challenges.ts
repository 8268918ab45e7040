// What In the Lab adds to challenges, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const challenges: French['challenges'] = {
  'worldwide-panic': {
    name: 'Mutation – Panique mondiale',
    about:
      'Le défi Mutation avec deux fois plus de cubes violets, dont six en jeu dès le début, et un remède qui demande deux cartes de villes avec des cubes violets. Très difficile.',
  },
};

export const options: French['options'] = {
  'mutation-events': optionOf(
    'Événements de mutation',
    'Si les trois cartes qui aggravent la mutation sont dans le paquet Joueur.',
    {
      used: { name: 'En jeu', about: 'Elles sont mélangées aux cartes Joueur, comme dans le défi Mutation.' },
      none: { name: 'Sans', about: 'Elles restent dans la boîte\u00a0: un peu plus facile.' },
    },
  ),
};

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit deux cubes violets, et aucun de sa couleur.',
};

export const epidemics: French['epidemics'] = {
  'highly-contagious': {
    name: 'Hautement contagieuse',
    about: 'Une éclosion de la souche qui n’est pas en chaîne met deux cubes dans chaque ville reliée.',
  },
  'resistant-to-treatment': {
    name: 'Résistante aux traitements',
    about: 'Traiter la souche coûte deux actions du même tour.',
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
};
