// The guided game in the laboratory, with what its tests know of it.
import { texts as en } from '../../../src/tutorial/lab/en.ts';
import { texts as fr } from '../../../src/tutorial/lab/fr.ts';
import { game } from '../../../src/tutorial/lab/game.ts';
import type { Course } from '../lesson.ts';

export const lab: Course = {
  id: 'lab',
  game,
  texts: { en, fr },
  seed: 'lab lesson 20550517',
  commands: {
    move: ['drive washington'],
    sample: ['treat blue', 'sample into sample-1'],
    'sample-again': ['treat blue', 'sample into sample-1'],
    build: ['build'],
    characterize: ['characterize research-1 with san-francisco'],
    end: ['end'],
    centrifuge: ['centrifuge sample-1 keeping blue'],
    grow: ['grow centrifuge'],
    apply: ['apply growth to research-1'],
    place: ['sequence', 'place-sequence on research-2'],
    'end-again': ['end'],
    test: ['test research-1 with montreal', 'test-in chicago'],
    'sample-blue': ['treat blue', 'sample into sample-2'],
    'sample-yellow': ['drive miami', 'treat yellow', 'sample into sample-2'],
    'end-third': ['end'],
    cure: ['cure blue with new-york london'],
    separate: ['separate sample-2'],
    discard: ['sequence', 'drop-sequence'],
    swap: ['sequence', 'swap-sequence on research-1'],
  },
};
