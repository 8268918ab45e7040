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
      heading('Ensemble'),
      list(
        'De deux à quatre joueurs\u00a0; cinq avec Au seuil de la catastrophe.',
        'Un tour\u00a0: quatre actions, deux cartes, les propagations.',
        'Tous gagnent, ou personne.',
      ),
      heading('En solo (In vitro)'),
      list(
        'Un joueur et un seul pion.',
        'Chaque tour est le vôtre. Après les propagations, le CDC, qui a ses propres cartes, peut faire une action.',
        'Vous gagnez, ou personne.',
      ),
      heading('En équipe (In vitro)'),
      list(
        'Quatre ou six joueurs, par équipes de deux.',
        'Un tour pour les deux équipiers\u00a0: six actions, partagées comme ils veulent. Chacun pioche une carte, et l’équipe propage une seule fois.',
        'Si le monde est sauvé, l’équipe qui a le plus de prestige gagne. À égalité, la victoire est partagée.',
      ),
      heading('Le Bioterroriste (Au seuil de la catastrophe)'),
      list(
        'De trois à cinq joueurs, un seul contre les autres.',
        'Après chaque tour des autres, il a trois commandes en secret\u00a0: jusqu’à deux actions, un trajet gratuit, et l’attente.',
        'Les autres gagnent grâce à leurs remèdes\u00a0; lui, s’ils perdent tant qu’un cube violet est sur le plateau.',
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
        ['Défi', 'Ce qui est nouveau'],
        [
          'Souche virulente',
          'Chaque épidémie a un effet, et toutes renforcent une même maladie. Lisez celles à côté du plateau avant d’agir. Nettement plus difficile.',
        ],
        [
          'Mutation',
          'Une cinquième maladie, violette, apparaît là où personne ne regarde et croît là où on la laisse. Cinq remèdes gagnent, ou quatre sans aucun cube violet. Plus difficile.',
        ],
        [
          'Panique mondiale',
          'La Mutation, avec deux fois plus de violet, dont une partie sur le plateau dès le début. Très difficile.',
        ],
        [
          'In vitro',
          'Les cubes que vous traitez deviennent des échantillons. Les actions de laboratoire, dans une station, les font avancer\u00a0; un remède prend une ligne complète et trois cartes.',
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
