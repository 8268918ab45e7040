// What explains the challenges and their cards of In the Lab, in French.
import type { ExplainedFor, ExplainedPart } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';
import type { part } from '../../en/solo.ts';
import { team } from './team.ts';
import { laboratory } from './laboratory.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

const MUTATION = {
  points: [
    'Une ville avec deux cubes violets est complétée à trois, et une éclosion s’y produit.',
    'Elle compte parmi les cartes Propagation du tour\u00a0; la carte du dessous ne compte pas.',
    'Si le violet est éradiqué, la carte est seulement défaussée.',
  ],
};

const solo: ExplainedPart<typeof part> = {
  points: [
    'La mise en place est celle à deux joueurs\u00a0: quatre cartes pour vous, quatre pour le CDC. Des cartes Ville sont défaussées avant la partie, d’autant plus que le niveau est difficile.',
    'Le CDC n’a ni pion ni tour et ne partage pas de connaissances, mais il peut avoir des événements et les jouer.',
    'Le Répartiteur, la Chercheuse, l’Épidémiologiste, l’Agente de liaison et les Ordres spéciaux ne sont pas utilisés.',
  ],
  commands: {
    assign: {
      text: 'Si votre pion est dans une station de recherche, prenez un rôle encore disponible. L’ancien quitte la partie.',
    },
    exchange: {
      text: 'Si votre pion est dans une station de recherche, une carte Ville du CDC change de place avec une des vôtres, de la couleur de votre ville.',
    },
    'draw-card': {
      text: 'Le CDC pioche une carte. Une épidémie se résout comme toujours\u00a0; le CDC a au plus sept cartes en main.',
    },
    rest: { text: 'Le CDC ne fait plus rien, et le tour se termine.' },
  },
};

const BONUS = {
  points: [
    'Équipe régionale d’intervention\u00a0: pour une action et cette carte, volez vers une ville de sa couleur et traitez-y une maladie.',
    'Structure génétique similaire\u00a0: elle vaut une carte Ville de n’importe quel remède. Pour le violet, elle n’est jamais une des villes violettes.',
    'Elle compte dans la limite de main, ne se partage pas et donne son prestige si elle est en main quand les équipes réussissent.',
  ],
};

export const challenges: Explained['challenges'] = {
  lab: laboratory,
  'worldwide-panic': {
    commands: {},
    points: [
      'Il y a 24 cubes violets, et une carte Mutation en apporte deux au lieu d’un.',
      'Des neuf premières villes, la première reçoit un cube violet, la quatrième deux et la septième trois.',
      'Avec la Souche virulente, la maladie violette peut devenir la souche.',
    ],
  },
  solo,
  team,
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
  'bonus-1': BONUS,
  'bonus-2': BONUS,
  'bonus-3': BONUS,
  'bonus-4': BONUS,
  'bonus-5': BONUS,
  'bonus-6': BONUS,
  'bonus-7': BONUS,
  'bonus-8': BONUS,
  'bonus-9': BONUS,
  'bonus-10': BONUS,
};
