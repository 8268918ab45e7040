// The rules of In the Lab in French.
import { all, list, paragraph, table } from '../../../rules/pages/page.ts';
import type { BoxPage } from '../../box.ts';

export const page: BoxPage = {
  box: {
    title: 'Ce que la boîte ajoute',
    blocks: [
      paragraph(
        'In vitro ajoute quatre rôles et trois événements au jeu de base. Tout ce que cette page ne change pas reste comme dans le jeu de base.',
      ),
      list(
        'La boîte se joue aussi sans Au seuil de la catastrophe. Cinq joueurs et sept épidémies demandent cette boîte-là.',
        'On gagne et on perd comme dans le jeu de base.',
        'Le laboratoire lui-même, le mode solo et le mode en équipe ne sont pas encore dans Cordon.',
      ),
    ],
  },
  setup: {
    title: 'Mise en place',
    blocks: [
      paragraph(
        'Les rôles sont distribués parmi ceux de toutes les boîtes utilisées\u00a0: onze avec le seul jeu de base, dix-sept avec Au seuil de la catastrophe en plus.',
      ),
      paragraph(
        'Tous les événements sont mélangés et l’on en utilise deux par joueur. Les autres restent dans la boîte, sans qu’on sache lesquels.',
      ),
      table(
        'Événements',
        ['Boîtes', 'Rôles', 'Événements possibles'],
        ['Jeu de base et In vitro', '11', '8'],
        ['Jeu de base, Au seuil de la catastrophe et In vitro', '17', '16'],
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
        'Tous trois restent sur la table une fois joués. Pendant ce temps, ils ne sont ni dans une main ni dans la défausse\u00a0: le Planificateur d’urgence ne peut pas les reprendre.',
      ),
      all('event'),
    ],
  },
};
