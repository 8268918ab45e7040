// How team mode is offered to a table, in English: its challenge and options; and its Bonus cards.
import { optionOf } from '../../../words/game/en/shared/choices.ts';

export const challenge = {
  name: 'Teams',
  about:
    'Two or three teams of two share the world: together they win or lose, and then the team with the most prestige by its secret Goal card has won. For four or six: seats 1 and 2 are a team, 3 and 4, 5 and 6.',
};

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
};

const BONUS_ABOUT =
  'A Regional Response Team or a Similar Genetic Structure: used in your own turn, or kept for its prestige.';
const bonus = (number: number) => ({ name: `Bonus card ${String(number)}`, about: BONUS_ABOUT });

export const epidemics = {
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
};
