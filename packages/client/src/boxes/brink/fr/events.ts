// The events of On the Brink in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

export const events: TextsLike<typeof english>['events'] = {
  'borrowed-time': {
    name: 'Temps emprunté',
    offer: () => 'Temps emprunté\u00a0: deux actions de plus pendant ce tour',
    text: 'Le joueur dont c’est le tour dispose de deux actions de plus pendant ce tour.',
    points: [
      'Chacun peut le jouer pendant les actions, même après la dernière, jusqu’à la pioche.',
      'Ce qui se fait une fois par tour ne se fait toujours qu’une fois.',
    ],
  },
  'commercial-travel-ban': {
    name: 'Interdiction des vols commerciaux',
    offer: () =>
      'Interdiction des vols commerciaux\u00a0: la vitesse de propagation vaut 1 pendant un tour de table',
    text: 'Jusqu’au prochain tour du joueur dont c’est le tour, la vitesse de propagation vaut 1. La carte reste devant ce joueur pour le rappeler.',
    points: [
      'Les épidémies n’y changent rien et font toujours avancer le marqueur de vitesse.',
      'Jouée entre deux cartes Propagation, elle arrête la propagation de ce tour.',
    ],
  },
  'mobile-hospital': {
    name: 'Hôpital mobile',
    offer: () => 'Hôpital mobile\u00a0: chaque trajet en voiture retire un cube jusqu’à la fin du tour',
    text: 'Jusqu’à la fin de ce tour, chaque fois que le joueur dont c’est le tour se déplace en voiture ou par mer, un cube quitte la ville où il arrive.',
    points: [
      'Ce joueur choisit la couleur. S’il y a des cubes, il doit en retirer un.',
      'Les vols et les déplacements des autres pions ne retirent rien.',
      'Ce n’est pas traiter\u00a0: exactement un cube, même d’une maladie guérie.',
    ],
    commands: {
      remove: {
        label: 'Retirer un cube',
        offer: ({ talk, id }) => `Hôpital mobile\u00a0: retirer un cube ${talk.colour(id('colour'))}`,
        asks: { colour: 'Un cube de quelle maladie quitte la ville\u00a0?' },
        text: 'L’Hôpital mobile retire un cube de la ville où vous arrivez. Vous choisissez sa couleur.',
      },
    },
  },
  'new-assignment': {
    name: 'Nouvelles fonctions',
    offer: ({ who }) => `Nouvelles fonctions\u00a0: un nouveau rôle pour ${who('player')}`,
    asks: { player: 'Qui change de rôle\u00a0?' },
    text: 'Choisissez un joueur, vous-même peut-être. S’il le veut bien, il échange son rôle contre un rôle que personne n’a\u00a0; son pion reste dans sa ville.',
    points: [
      'Le joueur choisi prend le rôle qu’il veut. S’il refuse, la carte reste dans votre main.',
      'Les mains ne changent pas, mais la limite du nouveau rôle vaut aussitôt.',
      'Les échantillons de l’Opérateur de terrain retournent à la réserve\u00a0; l’événement gardé par le Planificateur d’urgence est défaussé.',
    ],
    commands: {
      become: {
        label: 'Choisir un nouveau rôle',
        offer: ({ talk, id }) => `Devenir ${talk.theRole(id('role'))}`,
        asks: { role: 'Quel rôle prenez-vous\u00a0?' },
        text: 'Prenez un des rôles que personne n’a. Votre pion reste où il est, et votre ancien rôle redevient libre.',
      },
    },
  },
  'rapid-vaccine-deployment': {
    name: 'Déploiement rapide du vaccin',
    offer: ({ talk, id }) =>
      `Déploiement rapide du vaccin\u00a0: retirer le premier cube ${talk.inCity(id('city'))}`,
    asks: { city: 'De quelle ville part le premier cube\u00a0?' },
    text: 'Juste après la découverte d’un remède, retirez de un à cinq cubes de cette maladie dans des villes reliées entre elles.',
    points: [
      'On peut le jouer jusqu’à l’action suivante ou la fin des actions, quel que soit le joueur qui l’a en main.',
      'Au moins un cube quitte chaque ville choisie, et les villes choisies se touchent de proche en proche.',
    ],
    commands: {
      vaccinate: {
        label: 'Retirer un autre cube',
        offer: ({ talk, id }) => `Retirer un cube ${talk.inCity(id('city'))}`,
        asks: { city: 'De quelle ville part le cube suivant\u00a0?' },
        text: 'Retirez encore un cube de la maladie guérie, dans une ville qui en a déjà perdu un ou dans une ville voisine.',
        points: ['Cinq cubes au plus en tout.'],
      },
      enough: {
        label: 'Cela suffit',
        text: 'Ne retirez plus de cubes.',
      },
    },
  },
  're-examined-research': {
    name: 'Réexaminer les recherches',
    offer: ({ who }) => `Réexaminer les recherches\u00a0: une carte défaussée pour ${who('player')}`,
    asks: { player: 'Qui reprend une carte\u00a0?' },
    text: 'Choisissez un joueur, vous-même peut-être. Il reprend une carte Ville de son choix dans la défausse Joueur.',
    points: [
      'S’il refuse, la carte reste dans votre main.',
      'Sa limite de cartes vaut aussitôt\u00a0; il peut défausser la carte qu’il vient de prendre.',
    ],
    commands: {
      retrieve: {
        label: 'Reprendre une carte défaussée',
        offer: ({ card }) => `Reprendre ${card('card')} dans la défausse`,
        asks: { card: 'Quelle carte reprenez-vous\u00a0?' },
        text: 'Reprenez une carte Ville de votre choix dans la défausse Joueur.',
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
    text: 'Retirez deux cubes quelconques du plateau\u00a0: d’une ville ou de deux, d’une couleur ou de deux.',
    points: [
      'Ce n’est pas traiter\u00a0: un cube reste un cube, même d’une maladie guérie.',
      'S’il n’y a qu’un cube sur le plateau, c’est lui\u00a0; s’il n’y en a aucun, on ne peut pas le jouer.',
    ],
    commands: {
      clear: {
        label: 'Retirer le second cube',
        offer: ({ talk, id }) => `Retirer un cube ${talk.colour(id('colour'))} ${talk.inCity(id('city'))}`,
        asks: {
          colour: 'De quelle maladie est le second cube\u00a0?',
          city: 'De quelle ville part le second cube\u00a0?',
        },
        text: 'Le second cube du Traitement à distance, de n’importe quelle ville et couleur.',
      },
    },
  },
  'special-orders': {
    name: 'Ordres spéciaux',
    offer: ({ pawn }) => `Ordres spéciaux\u00a0: déplacer aussi ${pawn('pawn')} pendant ce tour`,
    asks: { pawn: 'Quel pion reçoit les ordres\u00a0?' },
    text: 'Choisissez un pion. Jusqu’à la fin de ce tour, le joueur dont c’est le tour peut dépenser des actions pour le déplacer en voiture, en vol direct, en vol charter ou en navette comme si c’était le sien.',
    points: [
      'Le propriétaire du pion doit accepter chaque déplacement\u00a0; un refus ne coûte rien.',
      'Les cartes des vols viennent de la main du joueur dont c’est le tour.',
      'C’est le même pion pendant tout le tour, et jamais celui du joueur dont c’est le tour.',
    ],
  },
};
