// The challenges of On the Brink, their options and their epidemic cards, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';

export const challenges = {
  'virulent-strain': {
    name: 'Virulent Strain',
    about:
      'Every epidemic brings an effect, and one disease becomes the strain that all of them strengthen: clearly harder.',
  },
  mutation: {
    name: 'Mutation',
    about:
      'A fifth, purple disease comes and goes with Mutation cards; five cures win, or four once no purple cube is left: harder.',
  },
} satisfies GamePart['challenges'];

export const options = {
  interference: optionOf('Government Interference', 'Which moves out of a city with the strain it forbids.', {
    'every-move': { name: 'Every move', about: 'No pawn leaves, whoever or whatever moves it.' },
    'own-actions': {
      name: 'Own actions',
      about: 'A gentler reading: events and other players’ actions still move a pawn.',
    },
  }),
} satisfies GamePart['options'];

export const epidemics = {
  'chronic-effect': {
    name: 'Chronic Effect',
    about: 'In the infect part, two cubes of the strain come to a city without any.',
  },
  'complex-molecular-structure': {
    name: 'Complex Molecular Structure',
    about: 'The cure of the strain takes one card more.',
  },
  'government-interference': {
    name: 'Government Interference',
    about: 'No pawn leaves a city with cubes of the strain before it was treated there this turn.',
  },
  'hidden-pocket': {
    name: 'Hidden Pocket',
    about:
      'An eradicated strain comes back: a cube on each of its cities whose card lies in the infection discard pile.',
  },
  'rate-effect': {
    name: 'Rate Effect',
    about: 'An infect part that turns over a card of the strain turns over one card more.',
  },
  'slippery-slope': {
    name: 'Slippery Slope',
    about: 'Each outbreak of the strain moves the outbreaks marker two spaces.',
  },
  'unacceptable-loss': {
    name: 'Unacceptable Loss',
    about: 'Four cubes of the strain leave the supply for good.',
  },
  'uncounted-populations': {
    name: 'Uncounted Populations',
    about: 'Each city with exactly one cube of the strain gets another one.',
  },
  // Other cards that are resolved when they are drawn.
  'mutation-1': { name: 'Mutation', about: 'A purple cube on the city of the bottom infection card.' },
  'mutation-2': { name: 'Mutation', about: 'A purple cube on the city of the bottom infection card.' },
  'mutation-spreads': {
    name: 'The Mutation Spreads!',
    about: 'A purple cube on the cities of the three lowest infection cards.',
  },
  'mutation-threatens': {
    name: 'The Mutation Threatens!',
    about: 'Three purple cubes on the city of the bottom infection card.',
  },
  'mutation-intensifies': {
    name: 'The Mutation Intensifies!',
    about: 'A third purple cube on each city with exactly two.',
  },
} satisfies GamePart['epidemics'];
