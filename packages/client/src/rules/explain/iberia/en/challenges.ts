// The challenges of Iberia, in English.
import { challenges as names } from '../../../../words/game/en/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const challenges: IberiaTexts['challenge'] = {
  'influx-of-patients': {
    title: names['influx-of-patients'].name,
    text: 'Cubes are patients who travel to the hospitals. After the actions of each turn, every hospital on the board draws the nearest patient of its colour one step nearer. Four of one colour in a hospital’s city and it overflows.',
    points: [
      'Building a hospital clears the cubes of its colour from its city. Only six purification tokens are there at first; each hospital frees two more.',
      'Patients ride on rails where that is faster; neither purification nor prevention stops them.',
      'An overflow moves the outbreaks marker one space.',
    ],
  },
  'historical-diseases': {
    title: names['historical-diseases'].name,
    text: 'One to four diseases behave as they did: Malaria (black), Typhus (red), Cholera (blue) and Yellow Fever (yellow). The others follow the usual rules.',
    points: [
      'Research does not end their effect, and the cubes of the setup are not affected.',
      'Every further cube can be kept away by tokens, and can be the one that is missing.',
      'It may be played together with Influx of Patients.',
    ],
  },
};
