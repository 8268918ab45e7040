// What all guided games say, in English.
import type { TutorialWords } from '../tutorial.ts';

export const tutorial: TutorialWords = {
  titles: { first: 'Guided first game', lab: 'Guided laboratory' },
  progress: (step, steps) => `${String(step)} of ${String(steps)}`,
  next: 'Next',
  back: 'Back',
  leave: 'Leave the guide',
  yourMove: 'Your move',
  stray: {
    title: 'Another way',
    text: 'That is a legal move, only not the one this lesson is about. Take it back, or go on from here: the guide will follow.',
    takeBack: 'Take it back',
    goOn: 'Go on from here',
  },
  finish: { playOn: 'Play on', newGame: 'New game', rules: 'Read the rules' },
};
