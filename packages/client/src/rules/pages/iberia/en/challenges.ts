// The rules of Iberia in English: both challenges.
import { heading, list, note, paragraph, steps } from '../../page.ts';
import type { Challenges } from '../shape.ts';

export const challenges: Challenges = {
  'influx-of-patients': {
    title: 'Challenge: Influx of Patients',
    blocks: [
      paragraph(
        'Cubes are patients, and every hospital on the board attracts those of its colour. Six purification tokens are in the supply at the start; the other eight lie in pairs under the four hospitals.',
      ),
      heading('Building a hospital'),
      list(
        'All cubes of its colour in its city go back to the supply; other colours stay.',
        'When it comes from the supply, the two tokens under it join the supply of tokens.',
        'When it only moves, the new city is cleared too, but no token is freed.',
      ),
      heading('Moving patients'),
      paragraph(
        'After the actions of every turn, before the draw, each hospital on the board draws one patient of its colour one step nearer.',
      ),
      steps(
        'The patient is the nearest one outside the hospital’s city, counted in lines without regard to rails.',
        'It takes the fastest way. A step is one line, or one ride over any number of connected rails.',
        'Between equally near patients, equally fast ways and the order of the hospitals, the player whose turn it is chooses.',
      ),
      list(
        'Purification and prevention tokens do not stop patients. No cube comes from the supply.',
        'Patients do not travel by ship.',
        'A fourth cube in a city without a hospital goes to the supply, and that city breaks out.',
        'Events may be played after each patient, before the next one moves and before the draw.',
      ),
      heading('When a hospital overflows'),
      paragraph(
        'With a fourth cube of one colour in the city of a hospital, all cubes of that colour leave it. The player whose turn it is sends each of them to a connected city; several may go to the same one. Then the outbreaks marker moves one space, and outbreaks that this has caused follow.',
      ),
      list(
        'A card that would make the city break out makes it overflow instead: the fourth cube is placed first. A token can still keep that cube away.',
        'It happens with any colour, not only the hospital’s, and colours do not add up.',
        'The hospital stays, and the city gets no more cubes from the outbreaks that follow.',
      ),
      note('An overflow counts towards the eight outbreaks.'),
    ],
  },
  'historical-diseases': {
    title: 'Challenge: Historical Diseases',
    blocks: [
      paragraph(
        'One to four of these diseases are in play; the table chooses how many or which. All other rules stay as they are. The setup is not affected, and research does not end an effect.',
      ),
      heading('Malaria (black)'),
      paragraph(
        'In the infections part, a city without a black cube gets two black cubes from its card instead of one. Each is kept away by a token of its own. Epidemics and outbreaks place as many as ever, unless the table lets black outbreaks bring two as well.',
      ),
      heading('Typhus (red)'),
      paragraph(
        'Where more than one red cube is in a city, treating one of them costs two actions; the last one costs one. Two red cubes thus take three actions, three take five. The Rural Doctor’s treatment costs two at most. Events are not affected.',
      ),
      heading('Cholera (blue)'),
      paragraph(
        'A blue outbreak also brings one blue cube to every city exactly two lines away that holds no cube of any colour. Every blue outbreak of a chain does so. Rails do not shorten the way; an overflowing hospital has no such effect.',
      ),
      heading('Yellow Fever (yellow)'),
      paragraph(
        'When a yellow cube is placed in a port, every port joined to it by a line gets a yellow cube as well. These further cubes do not bring others. If the first one is kept away, nothing follows.',
      ),
      list(
        'A further cube due in a port with three yellow cubes causes an outbreak there.',
        'An epidemic in a port brings the further cubes once; cubes of yellow outbreaks that land in ports bring them too.',
        'The table may limit all this to the infection cards of the infections part.',
      ),
      note('Both challenges may be played together.'),
    ],
  },
};
