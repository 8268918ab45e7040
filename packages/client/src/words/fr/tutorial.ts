// What all guided games say, in French.
import type { TutorialWords } from '../tutorial.ts';

export const tutorial: TutorialWords = {
  titles: { first: 'Première partie guidée', lab: 'Laboratoire guidé' },
  progress: (step, steps) => `${String(step)} sur ${String(steps)}`,
  next: 'Suite',
  back: 'Retour',
  leave: 'Quitter le guide',
  yourMove: 'À vous',
  stray: {
    title: 'Un autre chemin',
    text: 'Ce coup est permis, mais ce n’est pas celui de la leçon. Reprenez-le, ou continuez ainsi : le guide vous suivra.',
    takeBack: 'Reprendre le coup',
    goOn: 'Continuer ainsi',
  },
  finish: { playOn: 'Continuer la partie', newGame: 'Nouvelle partie', rules: 'Lire les règles' },
};
