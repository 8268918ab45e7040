// What the board says, in French.
import type { BoardWords } from '../board.ts';

const list = new Intl.ListFormat('fr');
const percent = new Intl.NumberFormat('fr', { style: 'percent' });

export const board: BoardWords = {
  board: 'Carte',
  tools: 'Outils de la carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Voir toute la carte',
  ownPawn: 'Trouver votre pion',
  threats: 'Cercles pointillés\u00a0: villes que les prochaines infections peuvent toucher',
  threat: (chance) =>
    chance >= 1 ? 'Prochaine infection' : `Prochaine infection : ${percent.format(chance)}`,
  region: (name, cities) => `Région ${name}, entre ${list.format(cities)}`,
  line: (from, to) => `Ligne entre ${from} et ${to}`,
};
