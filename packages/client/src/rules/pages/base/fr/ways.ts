// Un guide des façons de jouer, en français : qui joue avec qui, ce que changent boîtes et défis, et ce qui va ensemble.
import { heading, list, paragraph, table } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const ways: Pick<BasePage, 'ways'> = {
  ways: {
    title: 'Les façons de jouer',
    blocks: [
      paragraph(
        'Le même plateau se joue de quatre façons. Les boîtes ajoutent des rôles et des événements, les défis rendent une partie différente ou plus difficile. La page de chaque boîte a toutes ses règles\u00a0; voici à quoi s’attendre.',
      ),
      table(
        'Qui joue avec qui',
        ['Façon', 'Joueurs', 'Ce que le tour a de particulier', 'Qui gagne'],
        [
          'Ensemble',
          'De 2 à 4\u00a0; 5 avec Au seuil de la catastrophe',
          'Rien\u00a0: quatre actions, deux cartes, les propagations.',
          'Tous, ou personne.',
        ],
        [
          'En solo (In vitro)',
          '1',
          'Chaque tour est le vôtre. Après les propagations, le CDC, qui a ses propres cartes, peut faire une action.',
          'Vous, ou personne.',
        ],
        [
          'En équipe (In vitro)',
          '4 ou 6, par équipes de deux',
          'Un tour pour les deux équipiers\u00a0: six actions, partagées comme ils veulent. Chacun pioche une carte, et l’équipe propage une seule fois.',
          'Si le monde est sauvé, l’équipe qui a le plus de prestige. À égalité, la victoire est partagée.',
        ],
        [
          'Le Bioterroriste (Au seuil de la catastrophe)',
          'De 3 à 5, un seul contre les autres',
          'Après chaque tour des autres, il a trois commandes en secret\u00a0: jusqu’à deux actions, un trajet gratuit, et l’attente.',
          'Les autres grâce à leurs remèdes\u00a0; lui, s’ils perdent tant qu’un cube violet est sur le plateau.',
        ],
      ),
      heading('Les boîtes'),
      list(
        'Au seuil de la catastrophe\u00a0: six rôles, huit événements, un cinquième joueur, sept épidémies, et les défis Souche virulente, Mutation et Bioterroriste.',
        'In vitro\u00a0: quatre rôles, trois événements, le défi In vitro et son laboratoire, les parties en solo et en équipe. Avec Au seuil de la catastrophe, aussi deux épidémies pour la Souche virulente et le défi Panique mondiale.',
        'Avec une boîte, deux événements par joueur sont utilisés, tirés parmi tous.',
      ),
      heading('Les défis'),
      table(
        'Ce qu’ils changent',
        ['Défi', 'Ce qui est nouveau', 'Pendant un tour'],
        [
          'Souche virulente',
          'Chaque épidémie a un effet, et toutes renforcent une même maladie. Nettement plus difficile.',
          'Rien\u00a0; lisez les épidémies à côté du plateau.',
        ],
        [
          'Mutation',
          'Une cinquième maladie, violette, qui apparaît là où personne ne regarde. Cinq remèdes, ou quatre et aucun cube violet. Plus difficile.',
          'Les cartes des villes qui ont des cubes violets y en amènent d’autres.',
        ],
        [
          'Panique mondiale',
          'La Mutation, avec du violet partout dès le début. Très difficile.',
          'Une carte Mutation amène deux cubes violets.',
        ],
        [
          'In vitro',
          'Les remèdes se développent sur un plateau de laboratoire, à partir des cubes traités.',
          'Les cubes deviennent des échantillons\u00a0; les actions de laboratoire, dans une station, les font avancer. Un remède prend une ligne complète et trois cartes.',
        ],
      ),
      heading('Ce qui va ensemble'),
      list(
        'La Souche virulente va avec tout.',
        'Un seul parmi la Mutation, la Panique mondiale et le Bioterroriste\u00a0: tous trois apportent la maladie violette.',
        'Le défi In vitro va avec tout, sauf avec les équipes.',
        'Le solo, les équipes et le Bioterroriste s’excluent.',
        'À l’écran d’une nouvelle partie, ce qui ne va pas avec votre dernier choix est retiré, et l’écran le dit.',
      ),
      heading('Entre adversaires'),
      list(
        'Sur un même appareil, l’écran est caché chaque fois qu’il passe à l’autre camp, et non entre équipiers.',
        'En ligne, vous parlez à votre camp ou à tous\u00a0; les plans restent dans votre camp.',
        'Les indices, les raisons et l’analyse sont pour votre camp, d’après ce qu’il sait. Une fois la partie finie, tout est dit, et l’histoire de chaque camp peut se lire.',
        'Les robots jouent pour n’importe quel camp. La donne du jour et les comparaisons sont pour les parties où tous jouent ensemble.',
      ),
    ],
  },
};
