// What In the Lab adds to challenges, in French.
import { optionOf } from '../../../words/game/fr/shared/choices.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const challenges: French['challenges'] = {
  'worldwide-panic': {
    name: 'Mutation – Panique mondiale',
    about:
      'Mutation avec deux fois plus de cubes violets, dont six en jeu dès le début, et un remède qui demande deux villes violettes\u00a0: très difficile.',
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

export const epidemics: French['epidemics'] = {
  'highly-contagious': {
    name: 'Hautement contagieuse',
    about: 'Une éclosion de la souche qui n’est pas en chaine met deux cubes dans chaque ville reliée.',
  },
  'resistant-to-treatment': {
    name: 'Résistante aux traitements',
    about: 'Traiter la souche coûte deux actions.',
  },
  'red-mutation-1': {
    name: 'Mutation',
    about: 'Deux cubes violets dans la ville de la carte du dessous du paquet Propagation.',
  },
  'red-mutation-2': {
    name: 'Mutation',
    about: 'Deux cubes violets dans la ville de la carte du dessous du paquet Propagation.',
  },
};
