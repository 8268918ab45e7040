// The rules of Iberia in French: aim, setup, the turn and its ordinary actions.
import { heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { Beginning } from '../shape.ts';

export const beginning: Beginning = {
  aim: {
    title: 'But du jeu',
    blocks: [
      paragraph(
        'La péninsule Ibérique au milieu du XIXᵉ siècle. Quatre maladies se répandent, et personne n’a de remède : vous construisez des rails et des hôpitaux, assainissez l’eau et cherchez d’où viennent les maladies. Tous gagnent ou tous perdent. Vous gagnez à l’instant où les quatre maladies sont recherchées.',
      ),
      paragraph('Vous perdez dès que l’une de ces trois choses arrive :'),
      list(
        'la huitième éclosion se produit,',
        'il faut poser un cube et il n’en reste plus de sa couleur,',
        'un joueur doit piocher deux cartes Joueur et il en reste moins de deux.',
      ),
      note('Ici les maladies ne sont jamais guéries ni éradiquées.'),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph('La partie se met en place d’elle-même. Voici ce qu’elle fait, dans cet ordre :'),
      steps(
        'Quatre hôpitaux, 20 rails et 14 jetons Purification sont à côté du plateau. Chaque couleur a 24 cubes.',
        'Le marqueur Éclosion commence à 0, la vitesse de propagation sur la première case, à 2.',
        'Neuf cartes Propagation sont dévoilées. Les trois premières villes reçoivent trois cubes, les trois suivantes deux, les trois dernières un : 18 cubes en tout. Ces neuf cartes forment le début de la défausse Propagation.',
        'Chaque joueur reçoit un rôle au hasard.',
        'Une partie des 15 événements est tirée sans être vue et mélangée aux cartes Ville ; les autres restent dehors. Les mains sont distribuées parmi ces cartes et restent visibles.',
        'Chaque joueur choisit une ville où commencer.',
        'Le reste des cartes Joueur est divisé en autant de piles qu’il y a d’épidémies, une épidémie est mélangée dans chacune, et les piles sont empilées, les plus grandes au-dessus.',
        'Celui qui tient la ville fondée le plus tôt commence, toutes ses cartes Ville comptant. À égalité, le sort décide.',
      ),
      table(
        'Événements et cartes',
        ['Joueurs', 'Événements dans le paquet', 'Cartes en main'],
        ['2', '4', '4'],
        ['3', '5', '3'],
        ['4', '6', '2'],
        ['5', '8', '2'],
      ),
      table(
        'Difficulté',
        ['Partie', 'Épidémies'],
        ['Introduction', '4'],
        ['Standard', '5'],
        ['Héroïque', '6'],
      ),
    ],
  },
  start: {
    title: 'Où l’on commence',
    blocks: [
      paragraph(
        'Dans l’ordre des places, chaque joueur met son pion dans une ville dont il tient la carte. La carte reste en main. Qui n’a pas de carte Ville peut commencer n’importe où ; plusieurs pions peuvent commencer dans la même ville.',
      ),
      paragraph(
        'Si l’Infirmière est en jeu, son joueur met ensuite le jeton Prévention dans une région qui touche sa ville.',
      ),
    ],
  },
  turn: {
    title: 'Un tour',
    blocks: [
      steps(
        'Actions : jusqu’à quatre, dans n’importe quel ordre, la même autant de fois que vous voulez.',
        'Pioche : deux cartes Joueur. Les épidémies qui s’y trouvent sont résolues aussitôt.',
        'Propagations : on dévoile autant de cartes Propagation que l’indique la vitesse de propagation.',
      ),
      paragraph(
        'Puis c’est au joueur suivant, dans l’ordre des places. Avec la Ruée de patients, les patients se déplacent entre les actions et la pioche.',
      ),
      list(
        'Vous pouvez vous arrêter plus tôt : les actions non utilisées sont perdues.',
        'On ne saute pas la pioche.',
        'Tout le monde peut parler et conseiller. Celui dont c’est le tour décide.',
      ),
    ],
  },
  actions: {
    title: 'Actions',
    blocks: [
      table(
        'Ce que peut être une action',
        ['Action', 'En bref', 'Carte'],
        ['Chariot / Bateau', 'dans une ville reliée par une ligne', 'aucune'],
        ['Train', 'le long des rails, si loin soit-il', 'aucune'],
        ['Navire', 'de port en port', 'une de la couleur de l’arrivée'],
        ['Construire un rail', 'sur une ligne qui part de votre ville', 'aucune'],
        ['Construire un hôpital', 'dans votre ville', 'la carte de votre ville'],
        ['Traiter une maladie', 'un cube quitte votre ville', 'aucune'],
        ['Partager des connaissances', 'donner ou prendre une carte', 'la carte de votre ville'],
        ['Rechercher une maladie', 'à l’hôpital de sa couleur', 'cinq de cette couleur'],
        ['Purifier l’eau', 'deux jetons dans une région voisine', 'une qui convient à la région'],
      ),
      heading('Chariot / Bateau'),
      paragraph(
        'Suivez une ligne, pleine ou pointillée. Il n’y a pas de vols, et les hôpitaux ne transportent personne.',
      ),
      heading('Traiter une maladie'),
      paragraph(
        'Retirez de la ville où vous êtes un cube de la couleur de votre choix. Un seul, même d’une maladie recherchée.',
      ),
      heading('Partager des connaissances'),
      paragraph(
        'Deux joueurs dans la même ville se passent la carte de cette ville : celui dont c’est le tour la donne ou la prend. Les deux doivent être d’accord ; sinon, aucune action n’est dépensée.',
      ),
      list(
        'Une carte par action, jamais un événement.',
        'Qui tient alors plus de sept cartes défausse ou joue un événement aussitôt.',
      ),
      note(
        'Seules les cartes Ville paient des actions. Elles viennent de votre propre main et vont dans la défausse Joueur.',
      ),
    ],
  },
};
