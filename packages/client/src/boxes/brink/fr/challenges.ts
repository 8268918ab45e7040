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
  },
  mutation: {
    name: 'Mutation',
    about:
      'Une cinquième maladie, violette, arrive avec les cartes Mutation et gagne de ville en ville. Il faut cinq remèdes, ou les quatre autres tant qu’aucun cube violet n’est sur le plateau. Plus difficile.',
    commands: {
      'resolve-first': {
        label: 'Résoudre d’abord',
        offer: ({ card }) => `D’abord ${card('card')}`,
        asks: { card: 'Quelle carte est résolue d’abord\u00a0?' },
      },
    },
  },
  'bio-terrorist': {
    name: 'Le Bioterroriste',
    about:
      'L’un de vous joue contre les autres\u00a0: caché, des cartes Propagation en main et une maladie violette à lui. Il gagne si les autres perdent tant qu’il reste du violet sur le plateau. De trois à cinq.',
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
  capture: optionOf('Capture', 'Ce que coûte la capture du Bioterroriste.', {
    free: { name: 'Rien', about: 'Une capture ne prend pas d’action.' },
    action: { name: 'Une action', about: 'Une capture prend une action.' },
  }),
  sighting: optionOf('Vol charter', 'Où le Bioterroriste est aperçu quand il affrète un vol.', {
    departure: { name: 'Au départ', about: 'On annonce la ville qu’il quitte, et non sa destination.' },
    destination: { name: 'À l’arrivée', about: 'On annonce la ville où il atterrit.' },
  }),
  companion: optionOf(
    'Villes violettes',
    'Si la carte d’une ville qui a des cubes violets y amène aussi un cube violet.',
    {
      yes: { name: 'Oui', about: 'Un cube violet s’ajoute, comme dans le défi de la Mutation.' },
      no: { name: 'Non', about: 'Le violet ne vient que du Bioterroriste et des éclosions.' },
    },
  ),
};

const MUTATION = {
  name: 'Mutation',
  about:
    'On pioche la carte du dessous du paquet Propagation\u00a0: sa ville reçoit un cube violet, et aucun de sa couleur.',
};

export const epidemics: French['epidemics'] = {
  'chronic-effect': {
    name: 'Effet chronique',
    about:
      'Pendant la propagation, une carte de la souche met deux cubes dans une ville qui n’en a aucun de la souche.',
  },
  'complex-molecular-structure': {
    name: 'Structure moléculaire complexe',
    about: 'Le remède contre la souche demande une carte de sa couleur de plus.',
  },
  'government-interference': {
    name: 'Ingérence gouvernementale',
    about:
      'Aucun pion ne quitte une ville où il y a des cubes de la souche, sauf si le joueur dont c’est le tour y a traité la souche pendant ce tour.',
  },
  'hidden-pocket': {
    name: 'Souche cachée',
    about:
      'Si la souche est éradiquée, elle revient\u00a0: un cube dans chacune de ses villes dont la carte est dans la défausse Propagation.',
  },
  'rate-effect': {
    name: 'Effet d’entrainement',
    about: 'Si la propagation dévoile une carte de la souche, on dévoile une carte de plus à la fin.',
  },
  'slippery-slope': {
    name: 'Pente glissante',
    about: 'Chaque éclosion de la souche avance le marqueur d’éclosion de deux cases.',
  },
  'unacceptable-loss': {
    name: 'Perte inacceptable',
    about: 'Quatre cubes de la souche quittent la réserve pour de bon\u00a0; tous s’il y en a moins.',
  },
  'uncounted-populations': {
    name: 'Populations non recensées',
    about: 'Chaque ville avec exactement un cube de la souche en reçoit un autre.',
  },
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
