// The story of a game in French.
import { pluralIn } from '../plural.ts';
import type { StoryWords } from '../story.ts';

const plural = pluralIn('fr');
const place = (at: number, of: number): string => `${String(at)} sur ${String(of)}`;

export const story: StoryWords = {
  turn: (turn) => `Tour ${String(turn)}`,
  setup: 'Mise en place',
  showTurn: 'Voir tous les coups',
  hideTurn: 'Ne voir que le résumé',
  meanwhile: 'Entre-temps',
  close: 'Fermer',
  more: 'Tout voir',
  less: 'Voir moins',
  order: {
    first: 'La prochaine',
    last: 'La dernière',
    keep: 'Garder cet ordre',
    how: 'Faites glisser les cartes, ou appuyez sur Entrée et déplacez-en une avec les flèches.',
    card: (card, at, of) => `${card}, place ${place(at, of)}`,
    earlier: (card) => `Avancer ${card}`,
    later: (card) => `Reculer ${card}`,
    lifted: (card) => `${card} est en main. Les flèches la déplacent, Entrée la pose, Échap la remet.`,
    moved: (card, at, of) => `${card}\u00a0: place ${place(at, of)}.`,
    put: (card, at, of) => `Posée\u00a0: ${card}, place ${place(at, of)}.`,
    placed: 'rangée',
    cubes: (colour, count) => `${colour}\u00a0: ${plural(count, { one: '# cube', other: '# cubes' })}`,
  },
};
