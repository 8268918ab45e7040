// What the board says, in French.
import type { BoardWords } from '../board.ts';

const list = new Intl.ListFormat('fr');

export const board: BoardWords = {
  board: 'Carte',
  tools: 'Outils de la carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Voir toute la carte',
  ownPawn: 'Trouver votre pion',
  region: (name, cities) => `Région ${name}, entre ${list.format(cities)}`,
  line: (from, to) => `Ligne entre ${from} et ${to}`,
};
