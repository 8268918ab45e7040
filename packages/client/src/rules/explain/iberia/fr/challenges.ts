// The challenges of Iberia, in French.
import { challenges as names } from '../../../../words/game/fr/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const challenges: IberiaTexts['challenge'] = {
  'influx-of-patients': {
    title: names['influx-of-patients'].name,
    text: 'Les cubes sont des patients qui se rendent aux hôpitaux. Après les actions de chaque tour, chaque hôpital du plateau fait approcher d’un pas le patient de sa couleur le plus proche. Quatre d’une couleur dans la ville d’un hôpital, et il est débordé.',
    points: [
      'Construire un hôpital retire de sa ville les cubes de sa couleur. Il n’y a d’abord que six jetons Purification ; chaque hôpital en libère deux.',
      'Les patients prennent le train si c’est plus rapide ; ni purification ni prévention ne les arrêtent.',
      'Un hôpital débordé avance le marqueur Éclosion d’une case.',
    ],
  },
  'historical-diseases': {
    title: names['historical-diseases'].name,
    text: 'Une à quatre maladies se comportent comme autrefois : Paludisme (noire), Typhus (rouge), Choléra (bleue) et Fièvre jaune (jaune). Les autres suivent les règles ordinaires.',
    points: [
      'La recherche ne met pas fin à leur effet, et les cubes de la mise en place n’en sont pas changés.',
      'Tout cube de plus peut être écarté par des jetons, et peut être celui qui manque.',
      'Le défi peut se jouer avec la Ruée de patients.',
    ],
  },
};
