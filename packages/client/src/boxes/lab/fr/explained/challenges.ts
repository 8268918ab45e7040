// What explains the challenges and their cards of In the Lab, in French.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';

type Explained = ExplainedFor<typeof texts>;

const MUTATION = {
  points: [
    'Une ville avec deux cubes violets est complétée à trois, et une éclosion s’y produit.',
    'Elle compte parmi les cartes Propagation du tour\u00a0; la carte du dessous ne compte pas.',
    'Si le violet est éradiqué, la carte est seulement défaussée.',
  ],
};

export const challenges: Explained['challenges'] = {
  'worldwide-panic': {
    points: [
      'Il y a 24 cubes violets, et une carte Mutation en apporte deux au lieu d’un.',
      'Des neuf premières villes, la première reçoit un cube violet, la quatrième deux et la septième trois.',
      'Avec la Souche virulente, la maladie violette peut devenir la souche.',
    ],
  },
};

export const epidemics: Explained['epidemics'] = {
  'highly-contagious': {
    points: [
      'Une ville reliée qui en a deux ou trois est complétée à trois, et une éclosion en chaîne s’y produit.',
      'Les éclosions en chaîne mettent un cube, comme d’habitude.',
    ],
  },
  'resistant-to-treatment': {
    points: [
      'On retire autant de cubes que d’habitude\u00a0: un, ou tous pour le Médecin.',
      'L’effet cesse quand le remède est découvert. Les événements et les autres moyens ne coûtent rien de plus.',
    ],
  },
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
};
