// The roles of Iberia, in English.
import { roles as names } from '../../../../words/game/en/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const roles: IberiaTexts['role'] = {
  agronomist: {
    title: names.agronomist.name,
    text: 'For one action, put one purification token into a region that touches your city, without any card. When you purify water you may add a third token to the same region.',
    points: [
      'The single token needs no colour and no researched disease, and can be placed up to four times in a turn.',
      'It is not the action Purify water, so it brings no extra token.',
      'When the supply of tokens is empty, neither works.',
    ],
  },
  nurse: {
    title: names.nurse.name,
    text: 'Her prevention token lies in a region that touches her city. No cube of any colour can be added to a city on the border of that region, so none of them breaks out.',
    points: [
      'Whenever her pawn moves, whoever moves it, she puts the token into a region that touches the new city; it may stay where it is if that fits.',
      'The token is never used up, and cities under it spend no purification token.',
      'Cubes already there stay, and the cubes of the setup are placed before she arrives.',
    ],
  },
  politician: {
    title: names.politician.name,
    text: 'For one action, give the card of the city you are in to any player, wherever that player is. For one action, swap a city card of your hand for one of the player discard pile, if you stand in the city named on one of the two.',
    points: [
      'From afar you can only give, not take.',
      'Any card of the discard pile will do, but events cannot be swapped, neither way.',
      'Whoever receives a card is not asked, unless the table wants it; the hand limit holds at once.',
    ],
  },
  railwayman: {
    title: names.railwayman.name,
    text: 'Once in your turn, when you build a railroad, lay two rails for one action: the first from your city, the second on from where it ends. When you travel by train you may take one other pawn along from your city.',
    points: [
      'Both lines are solid and free; two lines that both leave your city will not do.',
      'You may build single rails first and keep the double one for later in the turn.',
      'The passenger spends nothing, and is not asked unless the table wants it. No passengers by carriage, boat or ship.',
    ],
  },
  'royal-academy-scientist': {
    title: names['royal-academy-scientist'].name,
    text: 'When you purify water, any city card will do, whatever its colour. For one action, look at the top three cards of the player deck and put them back on top in any order.',
    points: [
      'The region still has to touch your city, and two tokens are placed as usual.',
      'The cards are looked at, not drawn: an epidemic among them does nothing yet. Only you see them, and you may tell.',
      'Research still takes five cards.',
    ],
  },
  'rural-doctor': {
    title: names['rural-doctor'].name,
    text: 'When you treat, you remove one cube from your city and may remove one more: from your city, or from any city that shares a region with it.',
    points: [
      'The second cube may have another colour, and its city need not be connected to yours by a line.',
      'With no cube in your own city you cannot treat at all.',
      'Never more than one extra cube per action.',
    ],
  },
  sailor: {
    title: names.sailor.name,
    text: 'You travel by ship without discarding a card, and may take one other pawn along from your city.',
    points: [
      'It still takes one action and a port at both ends.',
      'The passenger spends nothing, and is not asked unless the table wants it.',
      'No passengers by carriage, boat or train; and in their own turns others still pay for a ship.',
    ],
  },
};
