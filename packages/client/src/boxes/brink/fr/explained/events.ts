// What explains the events of On the Brink, in French.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const events: Explained['events'] = {
  'borrowed-time': {
    text: 'Le joueur dont c’est le tour dispose de deux actions de plus pendant ce tour.',
    points: [
      'Chacun peut le jouer pendant les actions, même après la dernière, jusqu’à la pioche.',
      'Ce qui se fait une fois par tour ne se fait toujours qu’une fois.',
    ],
  },
  'commercial-travel-ban': {
    text: 'Jusqu’au prochain tour du joueur dont c’est le tour, la vitesse de propagation vaut 1. La carte reste devant ce joueur pour le rappeler.',
    points: [
      'Les épidémies n’y changent rien et font toujours avancer le marqueur de vitesse.',
      'Jouée entre deux cartes Propagation, elle arrête la propagation de ce tour.',
    ],
  },
  'mobile-hospital': {
    text: 'Jusqu’à la fin de ce tour, chaque fois que le joueur dont c’est le tour se déplace en voiture ou par mer, un cube quitte la ville où il arrive.',
    points: [
      'Ce joueur choisit la couleur. S’il y a des cubes, il doit en retirer un.',
      'Les vols et les déplacements des autres pions ne retirent rien.',
      'Ce n’est pas traiter\u00a0: exactement un cube, même d’une maladie guérie.',
    ],
    commands: {
      remove: {
        text: 'L’Hôpital mobile retire un cube de la ville où vous arrivez. Vous choisissez sa couleur.',
      },
    },
  },
  'new-assignment': {
    text: 'Choisissez un joueur, vous-même peut-être. S’il le veut bien, il échange son rôle contre un rôle que personne n’a\u00a0; son pion reste dans sa ville.',
    points: [
      'Le joueur choisi prend le rôle qu’il veut. S’il refuse, la carte reste dans votre main.',
      'Les mains ne changent pas, mais la limite du nouveau rôle vaut aussitôt.',
      'Les échantillons de l’Opérateur de terrain retournent à la réserve\u00a0; l’événement gardé par le Planificateur d’urgence est défaussé.',
    ],
    commands: {
      become: {
        text: 'Prenez un des rôles que personne n’a. Votre pion reste où il est, et votre ancien rôle redevient libre.',
      },
    },
  },
  'rapid-vaccine-deployment': {
    text: 'Juste après la découverte d’un remède, retirez de un à cinq cubes de cette maladie dans des villes reliées entre elles.',
    points: [
      'On peut le jouer jusqu’à l’action suivante ou la fin des actions, quel que soit le joueur qui l’a en main.',
      'Au moins un cube quitte chaque ville choisie, et les villes choisies se touchent de proche en proche.',
    ],
    commands: {
      vaccinate: {
        text: 'Retirez encore un cube de la maladie guérie, dans une ville qui en a déjà perdu un ou dans une ville voisine.',
        points: ['Cinq cubes au plus en tout.'],
      },
      enough: {
        text: 'Ne retirez plus de cubes.',
      },
    },
  },
  're-examined-research': {
    text: 'Choisissez un joueur, vous-même peut-être. Il reprend une carte Ville de son choix dans la défausse Joueur.',
    points: [
      'S’il refuse, la carte reste dans votre main.',
      'Sa limite de cartes vaut aussitôt\u00a0; il peut défausser la carte qu’il vient de prendre.',
    ],
    commands: {
      retrieve: {
        text: 'Reprenez une carte Ville de votre choix dans la défausse Joueur.',
      },
    },
  },
  'remote-treatment': {
    text: 'Retirez deux cubes quelconques du plateau\u00a0: d’une ville ou de deux, d’une couleur ou de deux.',
    points: [
      'Ce n’est pas traiter\u00a0: un cube reste un cube, même d’une maladie guérie.',
      'S’il n’y a qu’un cube sur le plateau, c’est lui\u00a0; s’il n’y en a aucun, on ne peut pas le jouer.',
    ],
    commands: {
      clear: {
        text: 'Le second cube du Traitement à distance, de n’importe quelle ville et couleur.',
      },
    },
  },
  'special-orders': {
    text: 'Choisissez un pion. Jusqu’à la fin de ce tour, le joueur dont c’est le tour peut dépenser des actions pour le déplacer en voiture, en vol direct, en vol charter ou en navette comme si c’était le sien.',
    points: [
      'Le propriétaire du pion doit accepter chaque déplacement\u00a0; un refus ne coûte rien.',
      'Les cartes des vols viennent de la main du joueur dont c’est le tour.',
      'C’est le même pion pendant tout le tour, et jamais celui du joueur dont c’est le tour.',
    ],
  },
};
