// What explains the laboratory, in French.
import type { ExplainedPart } from '../../../box.ts';
import type { part } from '../../en/laboratory/index.ts';

export const laboratory: ExplainedPart<typeof part> = {
  points: [
    'Une ligne est complète quand elle est caractérisée, testée et que tous ses cercles ont un cube. Trois cartes de sa couleur, dans une station de recherche, donnent alors le remède.',
    'Les actions de laboratoire se font dans une station de recherche. En construire une en offre une aussitôt, gratuitement.',
    'Les cubes viennent de la même réserve. En cultiver plus qu’elle n’en a fait perdre la partie.',
  ],
  commands: {
    characterize: {
      text: 'Posez une carte Ville sur une ligne qui a une carte Séquence. Sa couleur, qui doit figurer parmi les fioles de cette carte, est celle de la maladie étudiée.',
    },
    centrifuge: {
      text: 'Déplacez tous les cubes d’une couleur d’une coupelle d’échantillons vers la coupelle de centrifugation. Les autres retournent à la réserve.',
    },
    separate: {
      text: 'Déplacez un cube de chaque couleur d’une coupelle d’échantillons vers la coupelle de séparation. Les autres retournent à la réserve.',
    },
    grow: {
      text: 'Déplacez tous les cubes de la coupelle de centrifugation ou de séparation vers la coupelle de croissance et doublez chacun avec la réserve.',
    },
    apply: {
      text: 'Déplacez tous les cubes d’une coupelle sur une ligne caractérisée. Chacun remplit un cercle qui l’accepte\u00a0; ce qui ne trouve pas de place retourne à la réserve.',
    },
    test: {
      text: 'Posez une carte Ville de la couleur du remède sur une ligne qui a au moins un cube. Un cube de cette couleur quitte alors le plateau.',
    },
    sequence: {
      text: 'Piochez une carte Séquence. Placez-la sur une ligne vide, échangez-la avec la carte d’une ligne ou défaussez-la.',
    },
    sample: {
      text: 'Placez un des cubes qui viennent d’être traités dans une coupelle d’échantillons plutôt que dans la réserve.',
    },
    'no-sample': { text: 'Tous les cubes traités retournent à la réserve.' },
    fill: {
      text: 'Les cercles d’une maladie éradiquée acceptent toutes les couleurs. Choisissez le cube qui va sur le suivant.',
    },
    enough: { text: 'Plus aucun cube ne va sur les cercles des maladies éradiquées.' },
    'test-in': { text: 'La ville perd un cube de la couleur du remède. Il retourne à la réserve.' },
    'place-sequence': {
      text: 'Posez la carte sur une ligne vide. Il faut plus de stations de recherche que de lignes en cours.',
    },
    'swap-sequence': {
      text: 'Mettez la carte à la place d’une autre. Si elle montre la fiole de la ligne, les cartes Ville et tous les cubes qui y vont restent\u00a0; sinon, tout ce qui est sur la ligne est perdu.',
    },
    'drop-sequence': { text: 'La carte va dans la défausse et rien ne change sur les lignes.' },
    'close-line': {
      text: 'Une station a été sabotée et il y a plus de lignes ouvertes que de stations\u00a0: l’une d’elles est fermée et perd ses cartes et ses cubes.',
    },
    'skip-lab': {
      text: 'Se passer de l’action de laboratoire gratuite qu’offre une nouvelle station de recherche.',
    },
  },
};
