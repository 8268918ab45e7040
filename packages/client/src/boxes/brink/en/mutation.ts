// What only tables with Mutation say, in English. Worldwide Panic plays with it too, and the Bio-Terrorist with its cure.
import type { View } from '@cordon/engine';
import { cubesOnBoard, numberShown, wordsIn } from '@cordon/protocol/telling';
import { chooses } from '../../../words/game/en/shared/waits.ts';
import type { Waits } from '../../../words/game/parts.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { OfferTalk } from '../../../words/game/telling/offerTalk.ts';
import type { ChallengePart } from '../../box.ts';

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets a purple cube and none of its own colour.',
};

const epidemics = {
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
};

const commands = {
  'resolve-first': {
    label: 'Resolve first',
    offer: ({ card }: OfferTalk) => `First ${card('card')}`,
    asks: { card: 'Which card is resolved first?' },
  },
};

const waits = {
  'mutation-order': (asked) => ({
    heading: 'Two Mutation Events',
    sentence: chooses(asked, 'which of them happens first'),
  }),
} satisfies Waits;

/** How purple is cured, and whether it has to be. */
function purpleIn(talk: Talk, view: View): readonly string[] {
  const cities = numberShown(view, 'purpleCitiesForCure');
  if (cities === 0 || wordsIn(view.shows['cures'])['purple'] !== 'none') return [];
  return [
    cubesOnBoard(view, 'purple') === 0
      ? 'No purple cube is on the board: the other four cures win.'
      : `Purple cubes are on the board: five cures win. The purple one takes cards of any colours, ${String(cities)} of them of ${talk.count(cities, 'a city', 'cities')} with purple cubes.`,
  ];
}

export const part = {
  challenge: {
    name: 'Mutation',
    about:
      'A fifth, purple disease comes with Mutation cards and spreads from city to city. Five cures win, or the other four while no purple cube is on the board. Harder.',
  },
  commands,
  epidemics,
  waits,
  spoken: { tracks: purpleIn },
} satisfies ChallengePart;
