// The guided first game, with what its tests know of it.
import { texts as en } from '../../../src/tutorial/first/en.ts';
import { texts as fr } from '../../../src/tutorial/first/fr.ts';
import { game } from '../../../src/tutorial/first/game.ts';
import type { Course } from '../lesson.ts';

export const first: Course = {
  id: 'first',
  game,
  texts: { en, fr },
  seed: 'first game 79669',
  commands: {
    share: ['give atlanta to 2'],
    move: ['drive miami'],
    treat: ['treat yellow'],
    onward: ['drive washington'],
    end: ['end'],
    infect: ['infect', 'infect'],
    pass: ['continue'],
    cure: ['cure blue with san-francisco atlanta madrid essen'],
    chicago: ['drive chicago'],
    'treat-again': ['treat blue'],
    'end-again': ['end'],
    epidemic: ['continue'],
    'infect-again': ['infect', 'infect'],
  },
};
