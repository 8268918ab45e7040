// The roles of In the Lab in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';
import { toSomebody } from '../../../words/game/fr/shared/grammar.ts';

export const roles: TextsLike<typeof english>['roles'] = {
  'field-director': {
    name: 'Directeur régional',
    the: 'le Directeur régional',
    text: 'Il traite les maladies dans sa ville ou dans une ville reliée à la sienne. Une fois par tour, sans action, il déplace le pion d’un autre joueur d’un trajet en voiture ou par mer, si ce joueur est d’accord.',
    points: [
      'Avant ce trajet, le pion doit être dans sa ville ou dans une ville reliée à la sienne.',
      'Il peut faire les deux pendant le même tour, et ce trajet même après sa dernière action, jusqu’à la pioche.',
      'Il ne peut pas déplacer le Pilote ainsi.',
    ],
    commands: {
      lead: {
        label: 'Diriger un pion',
        short: 'Diriger',
        offer: ({ talk, pawn, id }) => `Diriger ${pawn('pawn')} ${talk.toCity(id('to'))}`,
        asks: { pawn: 'Quel pion dirigez-vous\u00a0?', to: 'Vers quelle ville\u00a0?' },
        text: 'Déplacez le pion d’un autre joueur le long d’une ligne, s’il est d’accord. Sans action, une fois pendant votre tour.',
        points: ['Avant ce trajet, le pion doit être dans votre ville ou dans une ville reliée à la vôtre.'],
      },
      'treat-near': {
        label: 'Traiter une ville reliée',
        short: 'Traiter à côté',
        offer: ({ talk, id }) => `Traiter ${talk.disease(id('colour'))} ${talk.inCity(id('city'))}`,
        asks: { colour: 'Quelle maladie traitez-vous\u00a0?', city: 'Dans quelle ville\u00a0?' },
        text: 'Traitez une maladie dans une ville reliée à la vôtre, avec le même effet que dans votre ville. Une action.',
      },
    },
  },
  'local-liaison': {
    name: 'Agente de liaison',
    the: 'l’Agente de liaison',
    text: 'Une fois par tour, pour une action, elle donne une carte Ville de la couleur de sa ville à un joueur qui se trouve dans n’importe quelle ville de cette couleur.',
    points: [
      'Seules les couleurs comptent\u00a0: la carte n’a pas à nommer sa ville ni celle de l’autre joueur.',
      'L’autre joueur doit être d’accord, et sa limite de cartes vaut aussitôt.',
      'Elle peut toujours partager ses connaissances comme tout le monde.',
    ],
    commands: {
      'pass-on': {
        label: 'Transmettre une carte',
        short: 'Transmettre',
        offer: ({ talk, number, card }) =>
          `Transmission\u00a0: ${toSomebody(talk, number('player'), 'donner', card('card'))}`,
        asks: { card: 'Quelle carte transmettez-vous\u00a0?', player: 'À qui va la carte\u00a0?' },
        text: 'Donnez une carte Ville de la couleur de votre ville à un joueur qui est dans n’importe quelle ville de cette couleur. Une action, une fois par tour\u00a0; l’autre joueur doit être d’accord.',
        points: ['Seulement des cartes Ville, et seulement d’elle à un autre joueur.'],
      },
    },
  },
  pilot: {
    name: 'Pilote',
    the: 'le Pilote',
    text: 'Pour une action, il vole vers n’importe quelle ville à trois liaisons au plus et peut emmener un pion de sa ville. Il n’a pas d’autre déplacement et ne construit pas de station de recherche.',
    points: [
      'Le propriétaire de l’autre pion doit être d’accord et ne dépense rien. Les villes intermédiaires ne comptent pas.',
      'Quand d’autres le déplacent, c’est par les déplacements ordinaires. Pont aérien et Subvention publique restent possibles.',
      'Le Directeur régional ne peut pas le déplacer.',
    ],
    commands: {
      pilot: {
        label: 'Voler',
        offer: ({ city, id, pawn }) =>
          `Voler vers ${city('to')}${id('pawn') === '' ? '' : ` et emmener ${pawn('pawn')}`}`,
        asks: { to: 'Vers quelle ville volez-vous\u00a0?', pawn: 'Qui emmenez-vous\u00a0?' },
        text: 'Volez vers une ville à trois liaisons au plus, seul ou avec un autre pion de votre ville. Une action, sans carte.',
        points: ['Seule la ville d’arrivée compte comme une ville où l’on entre.'],
      },
    },
  },
  virologist: {
    name: 'Virologue',
    the: 'la Virologue',
    text: 'Quand elle découvre un remède, deux cartes d’une même autre couleur peuvent valoir une carte de la maladie. Pour une action, elle peut aussi défausser une carte Ville pour retirer un cube de sa couleur dans n’importe quelle ville.',
    points: [
      'Plusieurs paires peuvent servir au même remède, chacune d’une seule couleur.',
      'L’action retire exactement un cube, même d’une maladie guérie\u00a0: ce n’est pas traiter.',
      'Peu importe la ville que nomme la carte défaussée, seule sa couleur compte.',
    ],
    commands: {
      'remove-cube': {
        label: 'Retirer un cube à distance',
        short: 'Retirer',
        offer: ({ talk, id, card }) =>
          `Retirer un cube ${talk.inCity(id('city'))}\u00a0: défausser ${card('card')}`,
        asks: { city: 'De quelle ville part le cube\u00a0?', card: 'Quelle carte défaussez-vous\u00a0?' },
        text: 'Défaussez une carte Ville pour retirer un cube de sa couleur dans n’importe quelle ville. Une action.',
      },
      'pay-pair': {
        label: 'Payer avec une paire',
        offer: ({ card }) => `Payer ${card('card')} et ${card('other')} comme une seule carte`,
        asks: {
          card: 'Quelle est la première carte de la paire\u00a0?',
          other: 'Quelle est la seconde carte de la paire\u00a0?',
        },
        text: 'Deux cartes d’une même couleur, autre que celle du remède, valent une carte du remède.',
      },
    },
  },
};
