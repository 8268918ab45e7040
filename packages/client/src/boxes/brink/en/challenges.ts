// The challenges of On the Brink, their options and their epidemic cards, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';
import type { OfferTalk } from '../../../words/game/telling/offerTalk.ts';
import type { BoxTexts } from '../../box.ts';

export const challenges = {
  'virulent-strain': {
    name: 'Virulent Strain',
    about:
      'Every epidemic has an effect of its own, and at the first one the disease with the most cubes becomes the strain they all strengthen. Clearly harder.',
    points: [
      'The strain is chosen after the Infect step of the first epidemic. Only cubes on the board count; lots decide a tie.',
      'Some cards act once, before Intensify. The others stay beside the board and hold together, from the end of their own epidemic on.',
      'While the strain is eradicated its cards have no effect.',
    ],
  },
  mutation: {
    name: 'Mutation',
    about:
      'A fifth, purple disease comes with Mutation cards and spreads from city to city. Five cures win, or the other four while no purple cube is on the board. Harder.',
    points: [
      'In the infect part, the card of a city with purple cubes brings a purple cube too, after the one of its own colour.',
      'Purple has twelve cubes, and running out of them loses the game.',
      'Its cure takes cards of any colours, one of them of a city with purple cubes.',
    ],
    commands: {
      'resolve-first': {
        label: 'Resolve first',
        offer: ({ card }: OfferTalk) => `First ${card('card')}`,
        asks: { card: 'Which card is resolved first?' },
        text: 'Two Mutation Events were drawn together: say which of them happens first. Events may be played before the second.',
      },
    },
  },
} satisfies BoxTexts['challenges'];

export const options = {
  interference: optionOf('Government Interference', 'Which moves out of a city with the strain it forbids.', {
    'every-move': { name: 'Every move', about: 'No pawn leaves, whoever or whatever moves it.' },
    'own-actions': {
      name: 'Own actions',
      about: 'A gentler reading: events and other players’ actions still move a pawn.',
    },
  }),
} satisfies GamePart['options'];

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets a purple cube and none of its own colour.',
  points: [
    'It counts as one of the infection cards of the turn; the bottom card doesn’t.',
    'Once purple is eradicated the card is only discarded.',
    'Found at the bottom of the deck, it is discarded and the next card drawn.',
  ],
};

export const epidemics = {
  'chronic-effect': {
    name: 'Chronic Effect',
    about: 'In the infect part, a card of the strain puts two cubes on a city that has none of it.',
    points: [
      'A city that has one or two gets one, as usual; one with three breaks out.',
      'Both cubes must be in the supply. Epidemics and outbreaks are not affected.',
    ],
  },
  'complex-molecular-structure': {
    name: 'Complex Molecular Structure',
    about: 'The cure of the strain takes one card of its colour more.',
    points: [
      'It ends when the strain is cured.',
      'If purple is the strain, the extra card must be of a city with purple cubes.',
    ],
  },
  'government-interference': {
    name: 'Government Interference',
    about:
      'No pawn may leave a city with cubes of the strain unless the player whose turn it is has treated the strain there this turn.',
    points: [
      'One treatment is enough for the rest of the turn, even if cubes are left.',
      'It binds every way to leave: on foot, by air, by events, moved by somebody else.',
      'A city without a cube of the strain can be left freely.',
    ],
  },
  'hidden-pocket': {
    name: 'Hidden Pocket',
    about:
      'If the strain is eradicated it comes back: a cube on each of its cities whose card lies in the infection discard pile.',
    points: [
      'The strain stays cured.',
      'The card of this epidemic’s Infect step is in the pile and counts.',
      'Nothing happens if the strain isn’t eradicated, or if it is purple.',
    ],
  },
  'rate-effect': {
    name: 'Rate Effect',
    about:
      'If a card of the strain is turned over in the infect part, one more card is turned over at its end.',
    points: [
      'There is never more than one extra card in a turn.',
      'A protected city counts too. While the strain is eradicated, nothing counts.',
      'If purple is the strain, Mutation cards count.',
    ],
  },
  'slippery-slope': {
    name: 'Slippery Slope',
    about: 'Each outbreak of the strain moves the outbreaks marker two spaces.',
    points: ['Chain reactions too. Outbreaks of other diseases still move it one space.'],
  },
  'unacceptable-loss': {
    name: 'Unacceptable Loss',
    about: 'Four cubes of the strain leave the supply for good; all of them if fewer are left.',
    points: ['Cubes on the board stay. An empty supply loses the game only when a cube is needed.'],
  },
  'uncounted-populations': {
    name: 'Uncounted Populations',
    about: 'Each city with exactly one cube of the strain gets another one.',
    points: ['Nothing can break out. Protected cities are skipped.'],
  },
  'mutation-spreads': {
    name: 'The Mutation Spreads!',
    about: 'A purple cube comes to each city of the three lowest cards of the infection deck.',
    points: [
      'The cards are drawn and resolved one after the other, then discarded.',
      'Once purple is eradicated nothing happens.',
    ],
  },
  'mutation-threatens': {
    name: 'The Mutation Threatens!',
    about: 'Three purple cubes come to the city of the bottom card of the infection deck.',
    points: [
      'If the city has some already, it is filled up to three and breaks out once.',
      'Once purple is eradicated nothing happens.',
    ],
  },
  'mutation-intensifies': {
    name: 'The Mutation Intensifies!',
    about: 'Each city with exactly two purple cubes gets a third.',
    points: ['No card is drawn, and nothing can break out.'],
  },
  // Infection cards that belong to no city.
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
} satisfies GamePart['epidemics'];
