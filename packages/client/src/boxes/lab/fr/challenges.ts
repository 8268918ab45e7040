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
    points: [
      'Il y a 24 cubes violets, et une carte Mutation en apporte deux au lieu d’un.',
      'Des neuf premières villes, la première reçoit un cube violet, la quatrième deux et la septième trois.',
      'Avec la Souche virulente, la maladie violette peut devenir la souche.',
    ],
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
  points: [
    'Une ville avec deux cubes violets est complétée à trois, et une éclosion s’y produit.',
    'Elle compte parmi les cartes Propagation du tour\u00a0; la carte du dessous ne compte pas.',
    'Si le violet est éradiqué, la carte est seulement défaussée.',
  ],
};

export const epidemics: French['epidemics'] = {
  'highly-contagious': {
    name: 'Hautement contagieuse',
    about: 'Une éclosion de la souche qui n’est pas en chaîne met deux cubes dans chaque ville reliée.',
    points: [
      'Une ville reliée qui en a deux ou trois est complétée à trois, et une éclosion en chaîne s’y produit.',
      'Les éclosions en chaîne mettent un cube, comme d’habitude.',
    ],
  },
  'resistant-to-treatment': {
    name: 'Résistante aux traitements',
    about: 'Traiter la souche coûte deux actions du même tour.',
    points: [
      'On retire autant de cubes que d’habitude\u00a0: un, ou tous pour le Médecin.',
      'L’effet cesse quand le remède est découvert. Les événements et les autres moyens ne coûtent rien de plus.',
    ],
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
};
