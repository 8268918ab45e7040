// The rules of the base game in French, first half: what the players do.
import { heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const playing: Pick<BasePage, 'aim' | 'setup' | 'turn' | 'actions' | 'cures'> = {
  aim: {
    title: 'But du jeu',
    blocks: [
      paragraph(
        'Quatre maladies se répandent dans le monde. Vous formez une seule équipe : tous gagnent ou tous perdent. Vous gagnez à l’instant où le quatrième remède est découvert, si malade que soit le monde à ce moment-là.',
      ),
      paragraph('Vous perdez dès que l’une de ces trois choses arrive :'),
      list(
        'la huitième éclosion se produit,',
        'il faut poser un cube et il n’en reste plus de sa couleur,',
        'un joueur doit piocher deux cartes Joueur et il en reste moins de deux.',
      ),
      note('Il n’y a pas d’autre façon de perdre, et rien ne peut être joué pour revenir sur une défaite.'),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph('La partie se met en place d’elle-même. Voici ce qu’elle fait, dans cet ordre :'),
      steps(
        'Une station de recherche se trouve à Atlanta ; cinq attendent en réserve. Chaque couleur a 24 cubes.',
        'Le marqueur Éclosion commence à 0, la vitesse de propagation sur la première case, à 2.',
        'Neuf cartes Propagation sont dévoilées. Les trois premières villes reçoivent trois cubes, les trois suivantes deux, les trois dernières un : 18 cubes en tout. Ces neuf cartes forment le début de la défausse Propagation.',
        'Chaque joueur reçoit un rôle au hasard. Tous les pions commencent à Atlanta.',
        'Les cartes Ville et Événement sont mélangées et distribuées.',
        'Le reste des cartes Joueur est divisé en autant de piles qu’il y a d’épidémies, une épidémie est mélangée dans chacune, et les piles sont empilées, les plus grandes au-dessus.',
        'Celui qui tient la ville la plus peuplée commence ; à égalité, la première place.',
      ),
      table('Cartes au départ', ['Joueurs', 'Cartes en main'], ['2', '4'], ['3', '3'], ['4', '2']),
      table(
        'Difficulté',
        ['Partie', 'Épidémies'],
        ['Introduction', '4'],
        ['Standard', '5'],
        ['Héroïque', '6'],
      ),
      note('Aucun rôle n’empêche des cubes pendant la mise en place.'),
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
      paragraph('Puis c’est au joueur suivant, dans l’ordre des places.'),
      list(
        'Vous pouvez vous arrêter plus tôt : les actions non utilisées sont perdues.',
        'On ne saute ni la pioche ni les propagations, sauf par un événement qui le dit.',
        'Tout le monde peut parler et conseiller. Celui dont c’est le tour décide.',
      ),
    ],
  },
  actions: {
    title: 'Actions',
    blocks: [
      heading('Se déplacer'),
      table(
        'Quatre façons de se déplacer, une action chacune',
        ['Déplacement', 'Où', 'Carte'],
        ['Voiture / Transbordeur', 'une ville reliée à la vôtre par une ligne', 'aucune'],
        ['Vol direct', 'la ville d’une carte de votre main', 'cette carte'],
        ['Vol charter', 'n’importe quelle ville', 'la carte de la ville que vous quittez'],
        ['Navette', 'd’une station de recherche à une autre', 'aucune'],
      ),
      paragraph(
        'Une ligne qui sort d’un bord de la carte continue au bord opposé : de San Francisco on va à Tokyo ou à Manille, de Los Angeles à Sydney. Une ville accueille autant de pions que l’on veut.',
      ),
      heading('Construire une station de recherche'),
      paragraph(
        'Défaussez la carte de la ville où vous êtes et posez-y une station. Une ville en a une au plus. Quand les six sont sur le plateau, vous en déplacez une de votre choix ; avant cela, les stations restent où elles sont.',
      ),
      heading('Traiter une maladie'),
      paragraph(
        'Retirez de la ville où vous êtes un cube de la couleur de votre choix. Si cette maladie est guérie, tous les cubes de sa couleur quittent la ville avec cette seule action. Plusieurs couleurs demandent plusieurs actions.',
      ),
      heading('Partager des connaissances'),
      paragraph(
        'Deux joueurs dans la même ville se passent la carte de cette ville : celui dont c’est le tour la donne ou la prend. Les deux doivent être d’accord ; sinon, aucune action n’est dépensée.',
      ),
      list(
        'Une carte par action, jamais un événement.',
        'De la main de la Chercheuse, n’importe quelle carte Ville peut passer.',
        'Qui tient alors plus de sept cartes défausse ou joue un événement aussitôt.',
      ),
      note(
        'Les cartes dépensées pour des actions viennent de votre propre main et vont face visible dans la défausse Joueur.',
      ),
    ],
  },
  cures: {
    title: 'Remèdes et éradication',
    blocks: [
      heading('Découvrir un remède'),
      paragraph(
        'À n’importe quelle station de recherche, défaussez de votre main cinq cartes Ville d’une même couleur. La maladie de cette couleur est guérie. La couleur de la ville où vous êtes n’a pas d’importance.',
      ),
      list(
        'À la Scientifique, quatre cartes suffisent.',
        'Si vous en tenez plus qu’il n’en faut, vous choisissez lesquelles dépenser.',
        'Le quatrième remède termine la partie aussitôt : vous avez gagné.',
      ),
      heading('Ce que change un remède'),
      paragraph(
        'Un remède ne retire aucun cube. La maladie continue d’infecter des villes, mais une action traite tous ses cubes dans une ville.',
      ),
      heading('Éradication'),
      paragraph(
        'Quand le dernier cube d’une maladie guérie quitte le plateau, ou s’il n’y en a aucun quand le remède est découvert, la maladie est éradiquée. Dès lors ses cartes Propagation ne font rien et aucun de ses cubes n’est plus posé, ni par une épidémie ni par une éclosion.',
      ),
      note(
        'L’éradication aide, mais n’est pas une condition de victoire. Retirer tous les cubes d’une maladie non guérie ne l’éradique pas.',
      ),
    ],
  },
};
