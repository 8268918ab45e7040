// What explains the events of In the Lab, in French.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const events: Explained['events'] = {
  'improved-sanitation': {
    text: 'Jusqu’au prochain tour du joueur dont c’est le tour, chaque traitement, par n’importe qui, retire un cube de plus de la même couleur dans la ville, s’il y en a un.',
    points: [
      'La carte reste devant ce joueur pour le rappeler et va à la défausse au début de son prochain tour.',
      'Elle ne s’ajoute qu’au traitement d’une maladie, pas aux autres façons de retirer des cubes.',
    ],
  },
  'infection-zone-ban': {
    text: 'Jusqu’au prochain tour du joueur dont c’est le tour, aucune éclosion n’en entraîne d’autres en chaîne.',
    points: [
      'La première éclosion a bien lieu\u00a0: le marqueur avance et les villes reliées reçoivent leurs cubes.',
      'Une ville reliée qui est pleine ne reçoit pas de cube et ne connaît pas d’éclosion.',
      'Il faut le jouer avant que la carte Épidémie ou Propagation soit piochée.',
    ],
  },
  'sequencing-breakthrough': {
    text: 'Le prochain remède, quel que soit celui qui le découvre, demande une carte Ville de moins. D’ici là, la carte attend sur la table.',
    points: [
      'Cinq cartes deviennent quatre\u00a0; pour la Scientifique, quatre deviennent trois.',
      'Elle vaut pour le tout prochain remède et ne se garde pas pour un autre.',
    ],
  },
};
