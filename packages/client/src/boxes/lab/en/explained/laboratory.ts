// What explains the laboratory, in English.
import type { ExplainedPart } from '../../../box.ts';
import type { part } from '../../en/laboratory/index.ts';

export const laboratory: ExplainedPart<typeof part> = {
  points: [
    'A line is complete when it is characterised, tested and all its circles hold cubes. Then any three cards of that colour, at a research station, make the cure.',
    'Lab actions are done at a research station. Building one gives a lab action for free, at once.',
    'The cubes come out of the same supply. Growing more than it has loses the game.',
  ],
  commands: {
    characterize: {
      text: 'Lay a city card on a line with a Sequence card. Its colour, which has to be among the vials of that card, is the disease that the line works on.',
    },
    centrifuge: {
      text: 'Move all cubes of one colour from a sample dish to the centrifuge dish. The others go back to the supply.',
    },
    separate: {
      text: 'Move one cube of each colour from a sample dish to the separation dish. The others go back to the supply.',
    },
    grow: {
      text: 'Move all cubes of the centrifuge or the separation dish to the growth dish and double each of them from the supply.',
    },
    apply: {
      text: 'Move all cubes of a dish onto one characterised line. Each fills a circle that takes it; what finds no place goes back to the supply.',
    },
    test: {
      text: 'Lay a city card of the colour of the cure on a line with at least one cube. Then one cube of that colour leaves the board.',
    },
    sequence: {
      text: 'Draw a Sequence card. Then place it on an empty line, swap it with the card of a line, or discard it.',
    },
    sample: { text: 'Put one of the cubes that were just treated into a sample dish instead of the supply.' },
    'no-sample': { text: 'All the treated cubes go back to the supply.' },
    fill: {
      text: 'Circles of an eradicated disease take cubes of any colour. Choose which cube goes on the next of them.',
    },
    enough: { text: 'No more cubes go on circles of eradicated diseases.' },
    'test-in': { text: 'The city loses one cube of the colour of the cure. It goes back to the supply.' },
    'place-sequence': {
      text: 'Put the card on an empty line. That takes more research stations than lines in use.',
    },
    'swap-sequence': {
      text: 'Put the card in the place of another. If it shows the vial of the line, the city cards and all cubes that fit stay; otherwise everything on the line is lost.',
    },
    'drop-sequence': { text: 'The card goes to the discard pile and nothing changes on the lines.' },
    'close-line': {
      text: 'A station was sabotaged, and more lines are in use than stations are left: one of them is closed and loses its cards and cubes.',
    },
    'skip-lab': { text: 'Do without the free lab action that comes with a new research station.' },
  },
};
