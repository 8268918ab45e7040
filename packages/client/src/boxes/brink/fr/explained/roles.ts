// What explains the roles of On the Brink, in French.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const roles: Explained['roles'] = {
  archivist: {
    text: 'Il peut avoir huit cartes en main au lieu de sept. Une fois par tour, pour une action, il reprend dans la défausse Joueur la carte de la ville où il se trouve.',
    points: [
      'La carte peut être n’importe où dans la défausse, même s’il l’y a mise lui-même pendant ce tour.',
      'Avec huit cartes, il peut encore en reprendre une\u00a0; il revient alors aussitôt à huit.',
      'Cette limite de huit ne vaut que pour lui\u00a0: celui à qui il donne une carte garde la sienne.',
    ],
    commands: {
      recall: {
        text: 'Reprenez dans la défausse Joueur la carte de la ville où vous êtes. Une action, une fois par tour.',
        points: ['Seulement une carte défaussée\u00a0: ni dans une main, ni dans la pioche, ni hors du jeu.'],
      },
    },
  },
  'containment-specialist': {
    text: 'Chaque fois qu’il entre dans une ville, un cube de chaque couleur qui en compte au moins deux retourne dans la réserve. Cela se fait tout seul et ne coûte aucune action.',
    points: [
      'Cela vaut au tour de tous, quelle que soit la façon d’arriver. S’il part et revient, cela recommence.',
      'Le dernier cube d’une couleur reste toujours\u00a0: il n’éradique jamais une maladie ainsi.',
      'Les villes survolées ne comptent pas, ni les cubes posés pendant qu’il est sur place.',
    ],
  },
  epidemiologist: {
    text: 'Une fois pendant son tour, elle prend une carte Ville de son choix à un joueur qui se trouve dans sa ville. Cela ne coûte aucune action, mais ce joueur doit être d’accord.',
    points: [
      'La carte n’a pas à nommer la ville, et c’est elle qui la choisit.',
      'C’est possible avant, entre et après ses actions, jusqu’à la pioche. Un refus ne coûte rien.',
      'Si elle dépasse alors sept cartes, elle se défausse ou joue un événement aussitôt.',
    ],
    commands: {
      request: {
        text: 'Prenez une carte Ville à un joueur de votre ville, s’il est d’accord. Sans action, une fois pendant votre tour.',
        points: ['N’importe laquelle de ses cartes Ville convient. Les événements ne se prennent pas.'],
      },
    },
  },
  'field-operative': {
    text: 'Une fois par tour, pour une action, il met un cube de sa ville sur sa carte Rôle\u00a0: c’est un échantillon. Quand il découvre un remède, trois échantillons de sa couleur peuvent remplacer deux cartes.',
    points: [
      'Un remède demande alors trois cartes et trois échantillons. Moins d’échantillons ne remplacent rien.',
      'Les échantillons manquent à la réserve. Il peut les y remettre gratuitement dès qu’un événement pourrait être joué.',
      'Prélever n’est pas traiter\u00a0: exactement un cube, même d’une maladie guérie.',
    ],
    commands: {
      collect: {
        text: 'Mettez un cube de votre ville sur votre carte Rôle. Une action, une fois par tour.',
        points: ['Si c’était le dernier cube d’une maladie guérie sur le plateau, elle est éradiquée.'],
      },
      return: {
        text: 'Remettez un échantillon dans la réserve. C’est gratuit et possible dès qu’un événement pourrait être joué, au tour de n’importe qui.',
        points: [
          'Pas entre la pioche d’une carte et sa résolution\u00a0: un manque de cubes ne se rattrape pas.',
        ],
      },
      'pay-samples': {
        text: 'Remettez trois échantillons de la maladie dans la réserve\u00a0: ils valent deux cartes de ce remède.',
      },
    },
  },
  'bio-terrorist': {
    text: 'Il joue contre tous les autres. Son pion n’est pas sur le plateau tant qu’aucun pion de l’équipe n’est dans sa ville\u00a0; il n’a pas de cartes Joueur mais une main de cartes Propagation, et un tour de trois commandes après chaque tour de l’équipe.',
    points: [
      'Deux de ses trois commandes peuvent être des actions et une un trajet gratuit. Il attend pour celles qu’il n’utilise pas\u00a0: leur nombre ne révèle rien.',
      'On l’aperçoit à l’aéroport quand il prend un vol ou s’échappe. Un cube placé dans sa propre ville ou un sabotage montrent aussi où il est.',
      'Il tient au plus sept cartes Propagation\u00a0; celles qu’il utilise vont face visible dans la défausse Propagation.',
    ],
  },
  generalist: {
    text: 'Elle dispose de cinq actions à chacun de ses tours au lieu de quatre.',
    points: [
      'La cinquième est une action comme les autres\u00a0; ce qu’elle n’utilise pas est perdu.',
      'Avec Temps emprunté, elle en a sept.',
    ],
  },
  troubleshooter: {
    text: 'Au début de son tour, elle seule regarde les prochaines cartes Propagation, autant que la vitesse de propagation. Pour un vol direct, elle montre la carte de la ville et la garde.',
    points: [
      'Les cartes restent sur le paquet, dans leur ordre. Elle peut dire ce qu’elle a vu.',
      'Le vol coûte toujours une action, et la même carte peut resservir.',
      'Un vol charter ou le déplacement d’un autre pion coûtent leur carte comme d’habitude.',
    ],
  },
};
