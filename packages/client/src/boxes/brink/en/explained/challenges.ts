// What explains the challenges and their cards of On the Brink, in English.
import type { ExplainedFor, ExplainedPart } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';
import type { part } from '../../en/terrorist.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

const MUTATION = {
  points: [
    'It counts as one of the infection cards of the turn; the bottom card doesn’t.',
    'Once purple is eradicated the card is only discarded.',
    'Found at the bottom of the deck, it is discarded and the next card drawn.',
  ],
};

const terrorist: ExplainedPart<typeof part> = {
  points: [
    'He wins if the others lose while at least one purple cube is on the board. If none is there, everybody loses.',
    'The others win with five cures, or with the other four while no purple cube is on the board.',
    'A purple outbreak leaves one purple cube on its city. Only he and outbreaks bring purple, and the cards of purple cities if the table says so.',
  ],
  commands: {
    hide: {
      text: 'Before the first turn, choose any city in secret. Where you are stays hidden from then on.',
    },
    'draw-infection': { text: 'Take the top card of the infection deck into your hand. One action.' },
    shed: { text: 'With more than seven infection cards, discard one face up.' },
    sneak: {
      text: 'Go to a connected city. Once in your turn it is free, then it takes an action. Nobody hears of it while you are hidden.',
    },
    'fly-in': { text: 'Discard an infection card and fly to its city. You are sighted at its airport.' },
    'fly-out': {
      text: 'Discard the infection card of the city you are in and fly anywhere. The table’s option says which of the two airports sights you.',
    },
    'infect-locally': {
      text: 'Put a purple cube on the city you are in. Only while hidden, once in your turn.',
    },
    'infect-remotely': {
      text: 'Discard an infection card and put a purple cube on its city. Only while hidden, once in your turn.',
    },
    sabotage: {
      text: 'In a city with a research station, discard an infection card of the colour of that city: the station goes back to the supply. Only while hidden, once in your turn.',
    },
    escape: { text: 'Captured, discard an infection card and land in its city, sighted but free.' },
    wait: { text: 'Do nothing with this command. To the others it looks like a hidden drive.' },
    capture: {
      text: 'Take the Bio-Terrorist in the city you share, in your own action part. He loses all his cards and stays visible until he escapes.',
    },
  },
};

export const challenges: Explained['challenges'] = {
  'bio-terrorist': terrorist,
  'virulent-strain': {
    commands: {},
    points: [
      'The strain is chosen after the Infect step of the first epidemic. Only cubes on the board count; lots decide a tie.',
      'Some cards act once, before Intensify. The others stay beside the board and hold together, from the end of their own epidemic on.',
      'While the strain is eradicated its cards have no effect.',
    ],
  },
  mutation: {
    points: [
      'In the infect part, the card of a city with purple cubes brings a purple cube too, after the one of its own colour.',
      'Purple has twelve cubes, and running out of them loses the game.',
      'Its cure takes cards of any colours, one of them of a city with purple cubes.',
    ],
    commands: {
      'resolve-first': {
        text: 'Two Mutation Events were drawn together: say which of them happens first. Events may be played before the second.',
      },
    },
  },
};

export const epidemics: Explained['epidemics'] = {
  'chronic-effect': {
    points: [
      'A city that has one or two gets one, as usual; one with three breaks out.',
      'Both cubes must be in the supply. Epidemics and outbreaks are not affected.',
    ],
  },
  'complex-molecular-structure': {
    points: [
      'It ends when the strain is cured.',
      'If purple is the strain, the extra card must be of a city with purple cubes.',
    ],
  },
  'government-interference': {
    points: [
      'One treatment is enough for the rest of the turn, even if cubes are left.',
      'It binds every way to leave: on foot, by air, by events, moved by somebody else.',
      'A city without a cube of the strain can be left freely.',
    ],
  },
  'hidden-pocket': {
    points: [
      'The strain stays cured.',
      'The card of this epidemic’s Infect step is in the pile and counts.',
      'Nothing happens if the strain isn’t eradicated, or if it is purple.',
    ],
  },
  'rate-effect': {
    points: [
      'There is never more than one extra card in a turn.',
      'A protected city counts too. While the strain is eradicated, nothing counts.',
      'If purple is the strain, Mutation cards count.',
    ],
  },
  'slippery-slope': {
    points: ['Chain reactions too. Outbreaks of other diseases still move it one space.'],
  },
  'unacceptable-loss': {
    points: ['Cubes on the board stay. An empty supply loses the game only when a cube is needed.'],
  },
  'uncounted-populations': {
    points: ['Nothing can break out. Protected cities are skipped.'],
  },
  'mutation-spreads': {
    points: [
      'The cards are drawn and resolved one after the other, then discarded.',
      'Once purple is eradicated nothing happens.',
    ],
  },
  'mutation-threatens': {
    points: [
      'If the city has some already, it is filled up to three and breaks out once.',
      'Once purple is eradicated nothing happens.',
    ],
  },
  'mutation-intensifies': {
    points: ['No card is drawn, and nothing can break out.'],
  },
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
};
