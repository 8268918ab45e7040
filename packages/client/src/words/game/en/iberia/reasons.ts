// Why something cannot be done in Iberia.
import type { Reasons } from '../../parts.ts';

export const reasons = {
  'wrong-colour': 'The card has the wrong colour for that.',
  'hospital-there': 'The hospital already stands there.',
  'no-port': 'Ships go from port to port, and one of these cities has none.',
  'no-card-needed': 'The Sailor needs no card: simply sail.',
  'no-rails': 'No unbroken railway leads there.',
  'no-hospital': 'There is no hospital in this city.',
  'already-researched': 'This disease is already researched.',
  'not-coastal': 'These rails go on lines between two ports.',
  'being-played': 'An event that is being played cannot be exchanged.',
  'empty-hand': 'That player has no card to send back.',
  'actions-over': 'The actions of this turn are over.',
  'out-of-reach': 'No carriage, train or ship goes there in one move.',
  'asked-already': 'That player did not agree to come.',
  'other-city': 'Another city is being decided now.',
  'not-consecutive': 'The second rail has to go on where the first one ends.',
  'no-rails-left': 'There are not enough rails left.',
  'region-elsewhere': 'That region does not touch this city.',
  'no-cards-left': 'The player deck is empty.',
  'no-third-token': 'There are not three tokens left: purify as usual.',
  'no-token': 'There is no token in that region.',
  'no-tokens-left': 'There is no water token left.',
  'dotted-line': 'A dotted line takes no rails.',
  'rail-there': 'That line already has its rail.',
  'line-elsewhere': 'A rail is laid on a line that leaves the city you are in.',
  'not-a-fastest-way': 'A patient takes a fastest way to the hospital.',
  'not-nearest': 'The nearest patient moves, and that is another one.',
  'ship wrong-colour': ({ talk, id }) =>
    `A ship ${talk.toCity(id('to'))} takes a city card of the colour of that port.`,
  'research wrong-colour': 'A disease is researched in the hospital of its colour.',
  'hospital wrong-colour': 'A hospital stands in a city of its colour.',
  'purify wrong-colour':
    'The card has to share its colour with a city around the region, or with a researched disease.',
  'hospital card-not-held': 'Building takes the card of the city you are in.',
  'start card-not-held': 'A pawn starts in a city of its hand.',
} satisfies Reasons;
