// What explains the challenges and their cards of In the Lab, in English.
import type { ExplainedFor, ExplainedPart } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';
import type { part } from '../../en/solo.ts';
import { team } from './team.ts';
import { laboratory } from './laboratory.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

const MUTATION = {
  points: [
    'A city with two purple cubes is filled up to three and breaks out once.',
    'It counts as one of the infection cards of the turn; the bottom card doesn’t.',
    'Once purple is eradicated the card is only discarded.',
  ],
};

const solo: ExplainedPart<typeof part> = {
  points: [
    'Setup is that for two players: four cards for you, four for the CDC. City cards are discarded before the game, more of them the harder it is.',
    'The CDC has no pawn, takes no turns and never shares knowledge, but holds and plays events.',
    'The Dispatcher, the Researcher, the Epidemiologist, the Local Liaison and Special Orders are not used.',
  ],
  commands: {
    assign: {
      text: 'While your pawn is at a research station, take a role that is still available. The old one leaves the game.',
    },
    exchange: {
      text: 'While your pawn is at a research station, a city card of the CDC changes places with one of yours that has the colour of your city.',
    },
    'draw-card': {
      text: 'The CDC draws one card. An epidemic is resolved as always; the CDC holds at most seven cards.',
    },
    rest: { text: 'The CDC does nothing more, and the turn ends.' },
  },
};

const BONUS = {
  points: [
    'Regional Response Team: an action and this card fly you to any city of its colour, where you treat one disease.',
    'Similar Genetic Structure: it stands for one city card of any cure. For purple it is never one of the purple cities.',
    'It counts towards the hand limit, is never shared, and gives its prestige if it is in hand when the teams succeed.',
  ],
};

export const challenges: Explained['challenges'] = {
  lab: laboratory,
  'worldwide-panic': {
    commands: {},
    points: [
      'There are 24 purple cubes, and a Mutation card brings two of them instead of one.',
      'Of the nine first cities, the first gets one purple cube, the fourth two and the seventh three.',
      'Together with Virulent Strain, purple can become the strain.',
    ],
  },
  solo,
  team,
};

export const epidemics: Explained['epidemics'] = {
  'highly-contagious': {
    points: [
      'A connected city with two or three gets at most three and breaks out in turn.',
      'Chain reactions put one cube, as usual.',
    ],
  },
  'resistant-to-treatment': {
    points: [
      'It takes away as many cubes as usual: one, or all for the Medic.',
      'It ends when the strain is cured. Events and other ways to remove cubes cost nothing more.',
    ],
  },
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
  'bonus-1': BONUS,
  'bonus-2': BONUS,
  'bonus-3': BONUS,
  'bonus-4': BONUS,
  'bonus-5': BONUS,
  'bonus-6': BONUS,
  'bonus-7': BONUS,
  'bonus-8': BONUS,
  'bonus-9': BONUS,
  'bonus-10': BONUS,
};
