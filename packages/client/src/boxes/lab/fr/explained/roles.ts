// What explains the roles of In the Lab, in French.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const roles: Explained['roles'] = {
  cdc: {
    text: 'Le centre qui aide le joueur solitaire. Il a des cartes, mais ni pion ni tour. Après les propagations de chaque tour, il peut faire une action, que choisit le joueur.',
    points: [
      'Il déplace le pion du joueur, lui attribue un rôle, échange une carte, en pioche une ou découvre un remède.',
      'Pour un remède, il se passe de station de recherche et ne paie qu’avec ses propres cartes.',
      'Il joue ses événements quand on peut en jouer, et a au plus sept cartes en main.',
    ],
  },
  'field-director': {
    text: 'Il traite les maladies dans sa ville ou dans une ville reliée à la sienne. Une fois par tour, sans action, il déplace le pion d’un autre joueur d’un trajet en voiture ou par mer, si ce joueur est d’accord.',
    points: [
      'Avant ce trajet, le pion doit être dans sa ville ou dans une ville reliée à la sienne.',
      'Il peut faire les deux pendant le même tour, et ce trajet même après sa dernière action, jusqu’à la pioche.',
      'Il ne peut pas déplacer le Pilote ainsi.',
    ],
    commands: {
      lead: {
        text: 'Déplacez le pion d’un autre joueur le long d’une ligne, s’il est d’accord. Sans action, une fois pendant votre tour.',
        points: ['Avant ce trajet, le pion doit être dans votre ville ou dans une ville reliée à la vôtre.'],
      },
      'treat-near': {
        text: 'Traitez une maladie dans une ville reliée à la vôtre, avec le même effet que dans votre ville. Une action.',
      },
    },
  },
  'local-liaison': {
    text: 'Une fois par tour, pour une action, elle donne une carte Ville de la couleur de sa ville à un joueur qui se trouve dans n’importe quelle ville de cette couleur.',
    points: [
      'Seules les couleurs comptent\u00a0: la carte n’a pas à nommer sa ville ni celle de l’autre joueur.',
      'L’autre joueur doit être d’accord, et sa limite de cartes vaut aussitôt.',
      'Elle peut toujours partager ses connaissances comme tout le monde.',
    ],
    commands: {
      'pass-on': {
        text: 'Donnez une carte Ville de la couleur de votre ville à un joueur qui est dans n’importe quelle ville de cette couleur. Une action, une fois par tour\u00a0; l’autre joueur doit être d’accord.',
        points: ['Seulement des cartes Ville, et seulement d’elle à un autre joueur.'],
      },
    },
  },
  pilot: {
    text: 'Pour une action, il vole vers n’importe quelle ville à trois liaisons au plus et peut emmener un pion de sa ville. Il n’a pas d’autre déplacement et ne construit pas de station de recherche.',
    points: [
      'Le propriétaire de l’autre pion doit être d’accord et ne dépense rien. Les villes intermédiaires ne comptent pas.',
      'Quand d’autres le déplacent, c’est par les déplacements ordinaires. Pont aérien et Subvention publique restent possibles.',
      'Le Directeur régional ne peut pas le déplacer.',
    ],
    commands: {
      pilot: {
        text: 'Volez vers une ville à trois liaisons au plus, seul ou avec un autre pion de votre ville. Une action, sans carte.',
        points: ['Seule la ville d’arrivée compte comme une ville où l’on entre.'],
      },
    },
  },
  virologist: {
    text: 'Quand elle découvre un remède, deux cartes d’une même autre couleur peuvent valoir une carte de la maladie. Pour une action, elle peut aussi défausser une carte Ville pour retirer un cube de sa couleur dans n’importe quelle ville.',
    points: [
      'Plusieurs paires peuvent servir au même remède, chacune d’une seule couleur.',
      'L’action retire exactement un cube, même d’une maladie guérie\u00a0: ce n’est pas traiter.',
      'Peu importe la ville que nomme la carte défaussée, seule sa couleur compte.',
    ],
    commands: {
      'remove-cube': {
        text: 'Défaussez une carte Ville pour retirer un cube de sa couleur dans n’importe quelle ville. Une action.',
      },
      'pay-pair': {
        text: 'Deux cartes d’une même couleur, autre que celle du remède, valent une carte du remède.',
      },
    },
  },
};
