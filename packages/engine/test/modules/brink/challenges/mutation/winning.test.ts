import { describe, it } from 'vitest';
import { mutationTable } from './tables.ts';

const FOUR = ['blue', 'yellow', 'black', 'red'];
const reds = ['tokyo', 'seoul', 'beijing', 'manila', 'taipei'];
const CURE_RED = 'cure red with tokyo, seoul, beijing, manila, taipei';
const standing = { paris: { blue: 1 }, bogota: { yellow: 1 }, cairo: { black: 1 }, tokyo: { red: 1 } };

describe('winning with purple', () => {
  it('BRINK-MCU-5 with all five diseases cured', () => {
    mutationTable({
      cured: FOUR,
      cubes: { ...standing, osaka: { purple: 2 }, lima: { purple: 1 } },
      hands: { 'operations-expert': ['lima', 'paris', 'delhi', 'cairo', 'madrid'] },
    })
      .does('cure purple piece by piece')
      .ends('won');
  });

  it('BRINK-MCU-5 BRINK-MCU-6 BRINK-SC-35 with four cured and the last purple cube removed, in anybody’s turn', () => {
    mutationTable({
      cured: FOUR,
      cubes: { ...standing, osaka: { purple: 1 } },
      hands: { dispatcher: ['remote-treatment'] },
    })
      .does('end', '2: remote-treatment purple from osaka', '2: clear blue from paris')
      .ends('won');
    mutationTable({
      cured: FOUR,
      at: { 'operations-expert': 'osaka' },
      cubes: { ...standing, osaka: { purple: 1 } },
    })
      .does('treat purple')
      .ends('won');
  });

  it('BRINK-MCU-6 BRINK-MCU-7 BRINK-SC-35 at the fourth cure with no purple cube on the board, also if none ever was there', () => {
    mutationTable({ cured: FOUR.slice(0, 3), cubes: standing, hands: { 'operations-expert': reds } })
      .does(CURE_RED)
      .ends('won');
  });

  it('BRINK-MCU-8 BRINK-SC-35 four cures with a purple cube on the board don’t end the game, nor do purple and three others', () => {
    mutationTable({
      cured: FOUR.slice(0, 3),
      cubes: { ...standing, osaka: { purple: 2 } },
      hands: { 'operations-expert': reds },
    })
      .does(CURE_RED)
      .ends('running');
    mutationTable({
      cured: ['blue', 'yellow', 'black', 'purple'],
      cubes: { ...standing, osaka: { purple: 1 } },
      at: { 'operations-expert': 'osaka' },
    })
      .does('treat purple')
      .cure('purple', 'eradicated')
      .ends('running');
    mutationTable({
      cured: ['blue', 'yellow', 'black', 'purple'],
      cubes: { ...standing, osaka: { purple: 3 } },
      hands: { 'operations-expert': reds },
    })
      .does(CURE_RED)
      .ends('won');
  });

  it('BRINK-CMP-5 BRINK-SC-35 a cube on the Field Operative’s card is not on the board', () => {
    mutationTable({
      roles: ['field-operative', 'dispatcher'],
      at: { 'field-operative': 'osaka' },
      cured: FOUR,
      cubes: { ...standing, osaka: { purple: 1 } },
    })
      .does('collect purple')
      .ends('won');
  });

  it('BRINK-MCU-9 losses are those of the base game: outbreaks of purple count', () => {
    mutationTable({
      infectNext: ['mutation-1'],
      infectLast: ['santiago'],
      outbreaks: 7,
      cubes: { santiago: { purple: 3 } },
    })
      .does('end', 'infect')
      .ends('outbreaks');
  });
});
