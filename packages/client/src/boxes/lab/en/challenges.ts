// What In the Lab adds to challenges, in English.
import { optionOf } from '../../../words/game/en/shared/choices.ts';
import type { GamePart } from '../../../words/game/parts.ts';
import type { BoxTexts } from '../../box.ts';

/** Epidemics to the city cards that solo mode discards. */
const DISCARDED: Readonly<Record<number, number>> = { 4: 8, 5: 12, 6: 14, 7: 16 };

export const challenges = {
  'worldwide-panic': {
    name: 'Mutation: Worldwide Panic',
    about:
      'Mutation with twice the purple cubes, six of them on the board from the start, and a cure that takes two cards of cities with purple cubes. Very hard.',
  },
  lab: {
    name: 'Laboratory',
    short: 'Lab',
    about:
      'Cures are developed on a lab board: samples from treated cities are processed in dishes until they fill a Sequence card. A cure then takes three cards. Harder, and different.',
  },
  solo: {
    name: 'Solo',
    about:
      'One player with one pawn. The CDC has cards of its own and may do one action at the end of each turn.',
    level: (epidemics) => `${String(DISCARDED[epidemics] ?? 0)} city cards are discarded before the game.`,
  },
  team: {
    name: 'Teams',
    about:
      'Two or three teams of two share the world: together they win or lose, and then the team with the most prestige by its secret Goal card has won. For four or six.',
  },
} satisfies BoxTexts['challenges'];

export const options = {
  hands: optionOf('Hands', 'Who sees the cards of a hand.', {
    team: { name: 'The team', about: 'Only the two of a team see each other’s cards.' },
  }),
  goals: optionOf('Goal cards', 'How many Goal cards a team is dealt.', {
    one: { name: 'One', about: 'Each team plays with the Goal card that it is dealt.' },
    two: { name: 'Two', about: 'Each team is dealt two and keeps one, for players who know the game.' },
  }),
  division: optionOf('Six actions for two', 'When a team says how it divides its actions: 4–2, 3–3 or 2–4.', {
    open: { name: 'As they go', about: 'The first player acts, and what is left passes on if both agree.' },
    declared: { name: 'Beforehand', about: 'The team divides them before the first action.' },
  }),
  'mutation-events': optionOf(
    'Mutation Events',
    'Whether the three Mutation Events lie in the player deck.',
    {
      used: { name: 'Used', about: 'They are shuffled in, as in Mutation.' },
      none: { name: 'Left out', about: 'They stay in the box: a little easier.' },
    },
  ),
} satisfies GamePart['options'];

const MUTATION = {
  name: 'Mutation',
  about:
    'Draw the bottom card of the infection deck: its city gets two purple cubes and none of its own colour.',
};

const BONUS_ABOUT =
  'A Regional Response Team or a Similar Genetic Structure: used in your own turn, or kept for its prestige.';
const bonus = (number: number) => ({ name: `Bonus card ${String(number)}`, about: BONUS_ABOUT });

export const epidemics = {
  'highly-contagious': {
    name: 'Highly Contagious',
    about: 'An outbreak of the strain that no other has set off puts two cubes on each connected city.',
  },
  'resistant-to-treatment': {
    name: 'Resistant to Treatment',
    about: 'Treating the strain costs two actions of the same turn.',
  },
  // Infection cards that belong to no city.
  'red-mutation-1': MUTATION,
  'red-mutation-2': MUTATION,
  'bonus-1': bonus(1),
  'bonus-2': bonus(2),
  'bonus-3': bonus(3),
  'bonus-4': bonus(4),
  'bonus-5': bonus(5),
  'bonus-6': bonus(6),
  'bonus-7': bonus(7),
  'bonus-8': bonus(8),
  'bonus-9': bonus(9),
  'bonus-10': bonus(10),
} satisfies GamePart['epidemics'];
