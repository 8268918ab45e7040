// What the board says, in French.
import type { BoardWords } from '../board.ts';
import { lazily } from '../lazily.ts';
import { percentIn } from '../percent.ts';

const list = lazily(() => new Intl.ListFormat('fr'));
const percent = percentIn('fr');

export const board: BoardWords = {
  board: 'Carte',
  tools: 'Outils de la carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Voir toute la carte',
  ownPawn: 'Trouver votre pion',
  threats: 'Cercles pointillés\u00a0: villes que les prochaines infections peuvent toucher',
  threat: (chance) => (chance >= 1 ? 'Prochaine infection' : `Prochaine infection : ${percent(chance)}`),
  region: (name, cities) => `Région ${name}, entre ${list().format(cities)}`,
  line: (from, to) => `Ligne entre ${from} et ${to}`,
};
