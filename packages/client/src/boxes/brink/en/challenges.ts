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
  },
  mutation: {
    name: 'Mutation',
    about:
      'A fifth, purple disease comes with Mutation cards and spreads from city to city. Five cures win, or the other four while no purple cube is on the board. Harder.',
    commands: {
      'resolve-first': {
        label: 'Resolve first',
        offer: ({ card }: OfferTalk) => `First ${card('card')}`,
        asks: { card: 'Which card is resolved first?' },
      },
    },
  },
  'bio-terrorist': {
    name: 'The Bio-Terrorist',
    about:
      'One of you plays against the others: hidden, with infection cards in hand and a purple disease of his own. He wins if they lose while purple is on the board. For three to five.',
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
  capture: optionOf('Capture', 'What it costs to capture the Bio-Terrorist.', {
    free: { name: 'Nothing', about: 'A capture takes no action.' },
    action: { name: 'An action', about: 'A capture takes one action.' },
  }),
  sighting: optionOf('Charter flight', 'Where the Bio-Terrorist is sighted when he charters a flight.', {
    departure: { name: 'Departure', about: 'The city that he leaves is announced, not where he goes.' },
    destination: { name: 'Destination', about: 'The city in which he lands is announced.' },
  }),
  companion: optionOf(
    'Purple cities',
    'Whether the card of a city with purple cubes brings a purple cube too.',
    {
      yes: { name: 'Yes', about: 'It does, as in the Mutation challenge.' },
      no: { name: 'No', about: 'Purple comes from the Bio-Terrorist and from outbreaks alone.' },
    },
  ),
} satisfies GamePart['options'];

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets a purple cube and none of its own colour.',
};

export const epidemics = {
  'chronic-effect': {
    name: 'Chronic Effect',
    about: 'In the infect part, a card of the strain puts two cubes on a city that has none of it.',
  },
  'complex-molecular-structure': {
    name: 'Complex Molecular Structure',
    about: 'The cure of the strain takes one card of its colour more.',
  },
  'government-interference': {
    name: 'Government Interference',
    about:
      'No pawn may leave a city with cubes of the strain unless the player whose turn it is has treated the strain there this turn.',
  },
  'hidden-pocket': {
    name: 'Hidden Pocket',
    about:
      'If the strain is eradicated it comes back: a cube on each of its cities whose card lies in the infection discard pile.',
  },
  'rate-effect': {
    name: 'Rate Effect',
    about:
      'If a card of the strain is turned over in the infect part, one more card is turned over at its end.',
  },
  'slippery-slope': {
    name: 'Slippery Slope',
    about: 'Each outbreak of the strain moves the outbreaks marker two spaces.',
  },
  'unacceptable-loss': {
    name: 'Unacceptable Loss',
    about: 'Four cubes of the strain leave the supply for good; all of them if fewer are left.',
  },
  'uncounted-populations': {
    name: 'Uncounted Populations',
    about: 'Each city with exactly one cube of the strain gets another one.',
  },
  'mutation-spreads': {
    name: 'The Mutation Spreads!',
    about: 'A purple cube comes to each city of the three lowest cards of the infection deck.',
  },
  'mutation-threatens': {
    name: 'The Mutation Threatens!',
    about: 'Three purple cubes come to the city of the bottom card of the infection deck.',
  },
  'mutation-intensifies': {
    name: 'The Mutation Intensifies!',
    about: 'Each city with exactly two purple cubes gets a third.',
  },
  // Infection cards that belong to no city.
  'mutation-1': MUTATION,
  'mutation-2': MUTATION,
} satisfies GamePart['epidemics'];
