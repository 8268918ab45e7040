// The section of the rules page about the laboratory, in English.
import { heading, list, paragraph, table } from '../../../../rules/pages/page.ts';
import type { SectionText } from '../../../../rules/pages/page.ts';

export const laboratory: SectionText = {
  title: 'Challenge: Laboratory',
  blocks: [
    paragraph(
      'A cure is no longer found with cards alone. It is developed on the lab board, on one of two research lines, from cubes that were taken as samples. Without On the Brink or with it, and together with its other challenges.',
    ),
    heading('The board'),
    list(
      'Five dishes, all empty at the start: two for samples, one each for centrifuging, separating and growing.',
      'Two research lines, each with spaces for a Sequence card, for the card that characterises the disease and for the card that tests the cure. The first Sequence card lies on line 1; line 2 is empty.',
      '14 Sequence cards. Each shows the circles that have to be filled and the vials of the diseases it may cure.',
      'Cubes in the laboratory are not on the board, but not in the supply either.',
    ),
    paragraph(
      'The rulebook does not print the Sequence cards. Their circles come from one source, their vials are reconstructed. A table that owns the cards can enter its own list when it begins a game.',
    ),
    heading('Lab actions'),
    paragraph('Each is one action, at any research station. Different players may do the steps of one line.'),
    table(
      'Lab actions',
      ['Action', 'What it does'],
      [
        'Characterise a disease',
        'A city card goes onto a line; its colour has to be among the vials of the Sequence card. A disease has one line at most: the other one is closed.',
      ],
      ['Process a sample', 'All cubes of one dish go along one arrow.'],
      [
        'Test a cure',
        'A city card of the colour goes onto a line with at least one cube. One cube of that colour leaves the board.',
      ],
      [
        'Sequence a disease',
        'Draw a Sequence card: place it on an empty line if there are more stations than cards, swap it with the card of a line, or discard it.',
      ],
    ),
    heading('Arrows'),
    list(
      'From a sample dish to the centrifuge dish: all cubes of one colour; the others are lost.',
      'From a sample dish to the separation dish: one cube of each colour; the others are lost.',
      'From either of these to the growth dish: every cube is doubled from the supply. If the supply can’t, the game is lost.',
      'From these three to a characterised line: each cube fills a circle of its colour, or a grey one if it has the colour of the cure. What finds no place is lost, and at least one cube has to fit.',
      'A circle of an eradicated disease takes any cube.',
    ),
    heading('What else changes'),
    list(
      'A treatment may put one of its cubes into a sample dish. Other ways to remove cubes may not.',
      'Building a research station, by action or by Government Grant, gives one free lab action at once.',
      'A cure takes a complete line and three cards of its colour: two for the Scientist. Then the line is cleared and gets a new Sequence card.',
      'Once a turn and free, at a station: the Researcher sequences, the Epidemiologist processes, the Local Liaison characterises or tests.',
      'The Field Operative is not used.',
      'If the cards run out, colours that never appeared need no cure.',
    ),
  ],
};
