// The events of In the Lab in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

export const events: TextsLike<typeof english>['events'] = {
  'improved-sanitation': {
    name: 'Amélioration de l’assainissement',
    short: 'Assainir',
    offer: () =>
      'Amélioration de l’assainissement\u00a0: chaque traitement retire un cube de plus pendant un tour de table',
  },
  'infection-zone-ban': {
    name: 'Confinement du territoire infecté',
    offer: () =>
      'Confinement du territoire infecté\u00a0: aucune éclosion en chaîne pendant un tour de table',
  },
  'sequencing-breakthrough': {
    name: 'Percée en séquençage',
    offer: () => 'Percée en séquençage\u00a0: le prochain remède demande une carte de moins',
  },
};
