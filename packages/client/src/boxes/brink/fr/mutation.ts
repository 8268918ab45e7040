// What only tables with Mutation say, in French. Worldwide Panic plays with it too, and the Bio-Terrorist with its cure.
import type { View } from '@cordon/engine';
import { cubesOnBoard, numberShown, wordsIn } from '@cordon/protocol/telling';
import { chooses } from '../../../words/game/fr/shared/waits.ts';
import type { Waits } from '../../../words/game/parts.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { PartLike } from '../../box.ts';
import type { part as english } from '../en/mutation.ts';

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit un cube violet, et aucun de sa couleur.',
};

const epidemics = {
  'mutation-spreads': {
    name: 'La mutation se propage\u00a0!',
    about: 'Un cube violet dans chaque ville des trois cartes du dessous du paquet Propagation.',
  },
  'mutation-threatens': {
    name: 'La mutation menace\u00a0!',
    about: 'Trois cubes violets dans la ville de la carte du dessous du paquet Propagation.',
  },
  'mutation-intensifies': {
    name: 'La mutation s’intensifie\u00a0!',
    about: 'Chaque ville avec exactement deux cubes violets en reçoit un troisième.',
  },
  // Infection cards that belong to no city.
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
};

const waits = {
  'mutation-order': (asked) => ({
    heading: 'Deux événements de mutation',
    sentence: chooses(asked, 'lequel se produit d’abord'),
  }),
} satisfies Waits;

/** How purple is cured, and whether it has to be. */
function purpleIn(talk: Talk, view: View): readonly string[] {
  const cities = numberShown(view, 'purpleCitiesForCure');
  if (cities === 0 || wordsIn(view.shows['cures'])['purple'] !== 'none') return [];
  return [
    cubesOnBoard(view, 'purple') === 0
      ? 'Aucun cube violet n’est sur le plateau\u00a0: les quatre autres remèdes suffisent.'
      : `Des cubes violets sont sur le plateau\u00a0: il faut cinq remèdes. Le violet demande des cartes de toutes couleurs, dont ${talk.count(cities, '# d’une ville', '# de villes')} avec des cubes violets.`,
  ];
}

export const part: PartLike<typeof english> = {
  challenge: {
    name: 'Mutation',
    about:
      'Une cinquième maladie, violette, arrive avec les cartes Mutation et gagne de ville en ville. Il faut cinq remèdes, ou les quatre autres tant qu’aucun cube violet n’est sur le plateau. Plus difficile.',
  },
  commands: {
    'resolve-first': {
      label: 'Résoudre d’abord',
      offer: ({ card }) => `D’abord ${card('card')}`,
      asks: { card: 'Quelle carte est résolue d’abord\u00a0?' },
    },
  },
  epidemics,
  waits,
  spoken: { tracks: purpleIn },
};
