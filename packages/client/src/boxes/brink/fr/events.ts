// The events of On the Brink in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

export const events: TextsLike<typeof english>['events'] = {
  'borrowed-time': {
    name: 'Temps emprunté',
    offer: () => 'Temps emprunté\u00a0: deux actions de plus pendant ce tour',
  },
  'commercial-travel-ban': {
    name: 'Interdiction des vols commerciaux',
    offer: () =>
      'Interdiction des vols commerciaux\u00a0: la vitesse de propagation vaut 1 pendant un tour de table',
  },
  'mobile-hospital': {
    name: 'Hôpital mobile',
    offer: () => 'Hôpital mobile\u00a0: chaque trajet en voiture retire un cube jusqu’à la fin du tour',
    commands: {
      remove: {
        label: 'Retirer un cube',
        offer: ({ talk, id }) => `Hôpital mobile\u00a0: retirer un cube ${talk.colour(id('colour'))}`,
        asks: { colour: 'Un cube de quelle maladie quitte la ville\u00a0?' },
      },
    },
  },
  'new-assignment': {
    name: 'Nouvelles fonctions',
    offer: ({ who }) => `Nouvelles fonctions\u00a0: un nouveau rôle pour ${who('player')}`,
    asks: { player: 'Qui change de rôle\u00a0?' },
    commands: {
      become: {
        label: 'Choisir un nouveau rôle',
        short: 'Nouveau rôle',
        offer: ({ talk, id }) => `Devenir ${talk.theRole(id('role'))}`,
        asks: { role: 'Quel rôle prenez-vous\u00a0?' },
      },
    },
  },
  'rapid-vaccine-deployment': {
    name: 'Déploiement rapide du vaccin',
    offer: ({ talk, id }) =>
      `Déploiement rapide du vaccin\u00a0: retirer le premier cube ${talk.inCity(id('city'))}`,
    asks: { city: 'De quelle ville part le premier cube\u00a0?' },
    commands: {
      vaccinate: {
        label: 'Retirer un autre cube',
        short: 'Autre cube',
        offer: ({ talk, id }) => `Retirer un cube ${talk.inCity(id('city'))}`,
        asks: { city: 'De quelle ville part le cube suivant\u00a0?' },
      },
      enough: {
        label: 'Cela suffit',
      },
    },
  },
  're-examined-research': {
    name: 'Réexaminer les recherches',
    offer: ({ who }) => `Réexaminer les recherches\u00a0: une carte défaussée pour ${who('player')}`,
    asks: { player: 'Qui reprend une carte\u00a0?' },
    commands: {
      retrieve: {
        label: 'Reprendre une carte défaussée',
        offer: ({ card }) => `Reprendre ${card('card')} dans la défausse`,
        asks: { card: 'Quelle carte reprenez-vous\u00a0?' },
      },
    },
  },
  'remote-treatment': {
    name: 'Traitement à distance',
    offer: ({ talk, id }) =>
      `Traitement à distance\u00a0: retirer un cube ${talk.colour(id('colour'))} ${talk.inCity(id('city'))}`,
    asks: {
      colour: 'De quelle maladie est le premier cube\u00a0?',
      city: 'De quelle ville part le premier cube\u00a0?',
    },
    commands: {
      clear: {
        label: 'Retirer le second cube',
        short: 'Second cube',
        offer: ({ talk, id }) => `Retirer un cube ${talk.colour(id('colour'))} ${talk.inCity(id('city'))}`,
        asks: {
          colour: 'De quelle maladie est le second cube\u00a0?',
          city: 'De quelle ville part le second cube\u00a0?',
        },
      },
    },
  },
  'special-orders': {
    name: 'Ordres spéciaux',
    offer: ({ pawn }) => `Ordres spéciaux\u00a0: déplacer aussi ${pawn('pawn')} pendant ce tour`,
    asks: { pawn: 'Quel pion reçoit les ordres\u00a0?' },
  },
};
