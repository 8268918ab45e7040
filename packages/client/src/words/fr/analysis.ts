// L’analyse d’une partie en français.
import type { AnalysisWords } from '../analysis.ts';
import { pluralIn } from '../plural.ts';
import { inPoints } from './points.ts';

const plural = pluralIn('fr');

const atLast = (until: 'end' | 'now'): string => (until === 'now' ? 'maintenant' : 'à la fin');

const columns = {
  turn: 'Tour',
  who: 'Joueur',
  chance: 'Chances avant',
  play: 'Jeu',
  luck: 'Chance',
  cost: 'Perdu face au meilleur',
  happened: 'Ce qui s’est passé',
};

export const analysis: AnalysisWords = {
  title: 'Analyse',
  back: 'Retour à la table',
  working: 'Chaque décision est comparée à ce qui aurait pu être fait.',
  progress: (done, all) => `${plural(done, { one: '# décision', other: '# décisions' })} sur ${String(all)}`,
  stop: 'Arrêter',
  stopped: 'L’analyse a été arrêtée.',
  begin: 'Analyser',
  refused: 'Cette partie ne peut pas être analysée\u00a0:',
  about:
    'Chaque chance est celle d’une table qui joue la suite comme le robot rapide, d’après ce que savaient ceux qui décidaient.',
  line: 'Les chances de gagner',
  lineAbout: (from, to, until) => `Au début\u00a0: ${from}\u00a0; ${atLast(until)}\u00a0: ${to}.`,
  lineOfOwn:
    'Tant que la partie dure, seules vos décisions sont évaluées, d’après ce que vous voyez\u00a0: ce que font les robots compte comme chance.',
  lineHow: 'Les flèches du clavier vont d’une décision à l’autre.',
  band: 'La bande claire montre l’incertitude.',
  turnOf: (turn, name) => `Tour ${String(turn)}, ${name}`,
  move: (move) => `coup ${String(move)}`,
  marks: { epidemic: 'Épidémie', outbreak: 'Éclosion', goal: 'Objectif atteint', point: 'Tournant' },
  outbreakIn: (city) => `Éclosion\u00a0: ${city}`,
  play: 'Jeu',
  playAbout: 'ce que les décisions ont changé, par rapport à ce qu’aurait fait le robot rapide',
  luck: 'Chance',
  luckAbout: 'ce que les cartes ont changé, par rapport à ce qu’on pouvait attendre',
  cost: 'Laissé sur la table',
  costAbout: 'ce que les meilleures suites trouvées auraient apporté de plus, en moyenne',
  points: inPoints,
  pointsPerTurn: (points) => `${inPoints(points)} par tour`,
  bars: 'Jeu et chance, tour par tour',
  asTable: 'La même chose en tableau',
  columns,
  turningPoints: 'Les tournants',
  noPoints: 'Aucune décision et aucune carte n’a beaucoup compté.',
  byPlay: (points) => `Une décision qui a coûté ${inPoints(points)}`,
  byLuck: {
    good: (points) => `Des cartes heureuses\u00a0: ${inPoints(points)}`,
    bad: (points) => `Des cartes malheureuses\u00a0: ${inPoints(points)}`,
  },
  fromTo: (before, after) => `de ${before} à ${after}`,
  bestAndPlayed: (best, played) => `${best} avec la meilleure suite, ${played} avec ce qui a été joué`,
  played: 'Joué',
  better: 'Mieux',
  see: 'Voir le plateau alors',
  playOut: 'Jouer la meilleure suite',
  statistics: 'L’équipe',
  statisticsOf: (turns, moves, lastTurn) =>
    `${plural(turns, { one: '# tour', other: '# tours' })}${lastTurn === 'whole' ? '' : turns === 1 ? ' inachevé' : ', le dernier inachevé'}, ${plural(moves, { one: '# coup', other: '# coups' })}.`,
  seatColumns: {
    who: 'Joueur',
    actions: 'Actions',
    treated: 'Cubes traités',
    goals: 'Objectifs',
    given: 'Cartes données',
    taken: 'Cartes reçues',
    events: 'Événements',
    outbreaks: 'Éclosions pendant ses tours',
    epidemics: 'Épidémies piochées',
  },
  between: {
    whose: 'Pour qui',
    later:
      'Vous jouez ici pour plusieurs camps\u00a0: l’histoire de chacun pourra être racontée une fois la partie finie.',
    lineAbout: (from, to, until) =>
      `Pour ce camp, au début\u00a0: ${from}\u00a0; ${atLast(until)}\u00a0: ${to}.`,
    playAbout: 'ce que les décisions de ce camp ont changé, par rapport à ce qu’aurait fait le robot rapide',
    luck: 'Chance et adversaires',
    luckAbout: 'ce que les cartes et l’autre camp ont changé, par rapport à ce qu’on pouvait attendre',
    noPoints: 'Aucune décision n’a beaucoup compté, ni les cartes, ni les adversaires.',
    bars: 'Jeu, chance et adversaires, tour par tour',
    columns: { ...columns, luck: 'Chance et adversaires' },
    byLuck: {
      good: (points) => `De la chance avec les cartes et les adversaires\u00a0: ${inPoints(points)}`,
      bad: (points) => `De la malchance avec les cartes et les adversaires\u00a0: ${inPoints(points)}`,
    },
    statistics: 'Qui a fait quoi',
  },
};
