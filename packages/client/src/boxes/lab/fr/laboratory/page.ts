// The section of the rules page about the laboratory, in French.
import { heading, list, paragraph, table } from '../../../../rules/pages/page.ts';
import type { SectionText } from '../../../../rules/pages/page.ts';

export const laboratory: SectionText = {
  title: 'Défi In vitro',
  blocks: [
    paragraph(
      'Les cartes ne suffisent plus pour un remède. Il se développe sur le plateau Laboratoire, sur une des deux lignes de recherche, avec des cubes prélevés comme échantillons. Avec ou sans Au seuil de la catastrophe, et avec ses autres défis.',
    ),
    heading('Le plateau'),
    list(
      'Cinq coupelles, vides au début\u00a0: deux pour les échantillons, une pour la centrifugation, une pour la séparation, une pour la croissance.',
      'Deux lignes de recherche, chacune avec une case pour une carte Séquence, une case Caractériser et une case Tester. La première carte Séquence est sur la recherche 1\u00a0; la recherche 2 est vide.',
      '14 cartes Séquence. Chacune montre les cercles à remplir et les fioles des maladies qu’elle peut guérir.',
      'Les cubes du laboratoire ne sont ni sur le plateau, ni dans la réserve.',
    ),
    paragraph(
      'Le livret ne montre pas les cartes Séquence. Leurs cercles viennent d’une seule source, leurs fioles sont reconstituées. Une table qui possède les cartes peut saisir sa propre liste en commençant une partie.',
    ),
    heading('Actions de laboratoire'),
    paragraph(
      'Chacune coûte une action, dans n’importe quelle station de recherche. Plusieurs joueurs peuvent se partager les étapes d’une ligne.',
    ),
    table(
      'Actions de laboratoire',
      ['Action', 'Effet'],
      [
        'Caractériser une maladie',
        'Une carte Ville va sur une ligne\u00a0; sa couleur doit figurer parmi les fioles de la carte Séquence. Une maladie n’a qu’une ligne\u00a0: l’autre est fermée.',
      ],
      ['Traiter un échantillon', 'Tous les cubes d’une coupelle suivent une flèche.'],
      [
        'Tester un remède',
        'Une carte Ville de la couleur va sur une ligne qui a au moins un cube. Un cube de cette couleur quitte le plateau.',
      ],
      [
        'Séquencer une maladie',
        'Piochez une carte Séquence\u00a0: placez-la sur une ligne vide s’il y a plus de stations que de cartes, échangez-la avec celle d’une ligne, ou défaussez-la.',
      ],
    ),
    heading('Flèches'),
    list(
      'D’une coupelle d’échantillons à celle de centrifugation\u00a0: tous les cubes d’une couleur\u00a0; les autres sont perdus.',
      'D’une coupelle d’échantillons à celle de séparation\u00a0: un cube de chaque couleur\u00a0; les autres sont perdus.',
      'De l’une de ces deux à celle de croissance\u00a0: chaque cube est doublé avec la réserve. Si elle ne suffit pas, la partie est perdue.',
      'De ces trois coupelles à une ligne caractérisée\u00a0: chaque cube remplit un cercle de sa couleur, ou un cercle gris s’il a la couleur du remède. Ce qui ne trouve pas de place est perdu, et au moins un cube doit en trouver une.',
      'Un cercle d’une maladie éradiquée accepte tous les cubes.',
    ),
    heading('Ce qui change encore'),
    list(
      'Un traitement peut placer un de ses cubes dans une coupelle d’échantillons. Les autres façons de retirer des cubes, non.',
      'Construire une station de recherche, par une action ou par Subvention publique, offre aussitôt une action de laboratoire.',
      'Un remède demande une ligne complète et trois cartes de sa couleur, deux pour la Scientifique. La ligne est ensuite vidée et reçoit une nouvelle carte Séquence.',
      'Une fois par tour, gratuitement, dans une station\u00a0: la Chercheuse séquence, l’Épidémiologiste traite un échantillon, l’Agente de liaison caractérise ou teste.',
      'L’Opérateur de terrain n’est pas utilisé.',
      'Si les cartes manquent, les couleurs jamais apparues n’ont pas besoin de remède.',
    ),
  ],
};
