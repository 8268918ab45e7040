// Why something cannot be done in the base game.
import type { Reasons } from '../../parts.ts';

export const reasons = {
  'no-station': 'There is no research station in that city.',
  'station-of-others': 'The research station in that city serves another team only.',
  'already-cured': 'This disease is already cured.',
  'station-there': 'There is already a research station in this city.',
  'stations-used-up': 'All stations are built: choose one to move.',
  'stations-left': 'A station is moved only when all of them are built.',
  'no-station-there': 'There is no research station to move in that city.',
  'already-storing': 'There is already an event on the role card.',
  'no-pawn-there': 'There is no other pawn in that city.',
  'direct card-not-held': ({ talk, id }) =>
    `A direct flight ${talk.toCity(id('to'))} takes the card ${talk.city(id('to'))}.`,
  'charter card-not-held': 'A charter flight takes the card of the city you are in.',
  'build card-not-held': 'Building takes the card of the city you are in.',
  'cure card-not-held': 'All cards for a cure come from your own hand and have the colour of the disease.',
  'cure wrong-count': 'That is not the number of cards this cure takes.',
  'out-of-order': 'What a cure is paid with is named in its order: undo to begin again.',
  'rest-unpaid': 'The rest of the cure can’t be paid that way.',
  'no-other-payment': 'You have nothing but cards of that colour to pay with, or too little besides them.',
  'cure-unpaid':
    'Your city cards can’t pay for this cure: too few, or too few of cities with a cube of the disease.',
  'resilient-population not-a-city-card': 'Only the infection card of a city can leave the game.',
  'pay-card wrong-colour': 'This cure takes cards of its own colour.',
  'cure no-station': 'A cure is discovered at a research station.',
} satisfies Reasons;
