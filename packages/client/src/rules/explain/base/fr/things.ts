// The pieces, tracks and cards that only the base game has, in French.
import type { Text } from '../../explanation.ts';
import type { SharedTexts } from '../../shared/shape.ts';
import type { BaseTexts } from '../rules.ts';

const disease = (title: string, symbol: string): Text => ({
  title,
  text: `Son signe est ${symbol}. Douze villes ont cette couleur, et il y a 24 cubes. Une ville tient au plus trois cubes d’une couleur ; là où viendrait le quatrième, une éclosion se produit.`,
  points: ['Les éclosions portent des cubes de cette couleur dans des villes de toute couleur.'],
});

export const things: Omit<BaseTexts['thing'], keyof SharedTexts['thing']> = {
  blue: disease('Maladie bleue', 'le losange'),
  yellow: disease('Maladie jaune', 'le triangle'),
  black: disease('Maladie noire', 'le carré'),
  red: disease('Maladie rouge', 'le cercle'),
  epidemic: {
    title: 'Épidémie',
    text: 'Trois étapes. Accélération : la vitesse de propagation avance d’une case. Infection : on pioche la carte du dessous du paquet Propagation et sa ville reçoit trois cubes. Intensification : la défausse Propagation est mélangée et remise sur son paquet.',
    points: [
      'Si la ville avait déjà des cubes de sa couleur, on la complète à trois, puis une seule éclosion s’y produit.',
      'La carte Épidémie quitte la partie, et on ne pioche rien à sa place.',
      'Deux à la fois : les trois étapes pour la première, puis les trois pour la seconde.',
    ],
  },
  cure: {
    title: 'Remède',
    text: 'Quatre remèdes gagnent la partie. Une maladie guérie se traite mieux, une action la retire d’une ville, mais ses cubes restent et d’autres viennent encore tant qu’elle n’est pas éradiquée.',
  },
  eradication: {
    title: 'Éradication',
    text: 'Quand il ne reste sur le plateau aucun cube d’une maladie guérie, elle est éradiquée : plus aucun de ses cubes ne sera posé. Ce n’est pas nécessaire pour gagner.',
    points: ['Retirer le dernier cube d’une maladie non guérie n’a pas cet effet.'],
  },
  station: {
    title: 'Station de recherche',
    text: 'C’est ici qu’on découvre les remèdes, et les navettes vont d’une station à l’autre. Il y en a six, dont une à Atlanta dès le début, et jamais plus d’une par ville.',
  },
  'stored-event': {
    title: 'Événement gardé',
    text: 'La réserve du Planificateur d’urgence : lui seul peut le jouer, à tout moment permis aux événements. Il ne compte pas dans sa main et quitte la partie une fois joué.',
  },
  'quiet-night': {
    title: 'Par une nuit tranquille est en attente',
    text: 'La prochaine phase de propagation sera sautée. Les épidémies ont quand même lieu.',
  },
  consent: {
    title: 'Accord',
    text: 'Aucune carte n’est partagée et aucun pion d’autrui n’est déplacé sans un oui. La partie demande au joueur concerné et attend ; un non ne coûte rien.',
    points: ['Une table peut choisir que tout le monde est toujours d’accord : alors on ne demande rien.'],
  },
  'option-hands': {
    title: 'Option : mains',
    text: 'Ouvertes : tout le monde voit toutes les cartes, comme d’usage avec quatre épidémies. Cachées : chacun ne voit que les siennes, comme d’usage avec cinq ou six.',
    points: ['Avec des mains cachées, vous pouvez quand même dire ce que vous tenez.'],
  },
  'option-forecast': {
    title: 'Option : Prévision',
    text: 'Qui voit les cartes de Prévision : le joueur qui la joue, ou toute la table.',
  },
};
