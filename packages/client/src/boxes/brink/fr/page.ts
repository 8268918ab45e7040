// The rules of On the Brink in French.
import { all, list, note, paragraph, table } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage = {
  box: {
    title: 'Ce que la boîte ajoute',
    blocks: [
      paragraph(
        'Au seuil de la catastrophe agrandit le jeu de base\u00a0: six rôles, huit événements, un cinquième joueur et une septième épidémie. Tout ce que cette page ne change pas reste comme dans le jeu de base.',
      ),
      list(
        'La boîte se combine avec In vitro.',
        'On gagne et on perd comme dans le jeu de base.',
        'De ses défis, seul celui du Bioterroriste n’est pas encore dans Cordon.',
      ),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph(
        'Les rôles sont distribués parmi ceux de toutes les boîtes utilisées\u00a0: sept du jeu de base et six de cette boîte, et quatre de plus avec In vitro. Les rôles que personne n’a restent disponibles\u00a0; Nouvelles fonctions peut les faire entrer en jeu.',
      ),
      paragraph(
        'Tous les événements sont mélangés et l’on en utilise deux par joueur. Les autres restent dans la boîte, sans qu’on sache lesquels.',
      ),
      table(
        'Cartes',
        ['Joueurs', 'Cartes en main', 'Événements'],
        ['2', '4', '4'],
        ['3', '3', '6'],
        ['4', '2', '8'],
        ['5', '2', '10'],
      ),
      table(
        'Difficulté',
        ['Partie', 'Épidémies'],
        ['Introduction', '4'],
        ['Standard', '5'],
        ['Héroïque', '6'],
        ['Légendaire', '7'],
      ),
      note(
        'La vitesse de propagation ne dépasse jamais 4\u00a0: la septième épidémie laisse le marqueur sur la dernière case.',
      ),
    ],
  },
  roles: {
    title: 'Rôles',
    blocks: [
      paragraph(
        'Ce qui se fait une fois par tour se fait une fois pendant votre propre tour, jamais pendant celui des autres.',
      ),
      all('role'),
    ],
  },
  events: {
    title: 'Événements',
    blocks: [
      paragraph(
        'Ils se jouent comme tous les événements\u00a0: par n’importe qui, à tout moment sauf entre la pioche d’une carte et sa résolution, sans action.',
      ),
      list(
        'Si un événement permet à un autre joueur de faire quelque chose, on lui demande d’abord. S’il refuse, la carte reste en main.',
        'Certains événements restent sur la table jusqu’à leur fin. Pendant ce temps, ils ne sont ni dans une main ni dans la défausse.',
        'Les événements qui concernent les actions d’un tour ne se jouent que pendant les actions.',
      ),
      all('event'),
    ],
  },
};
