// The actions of Iberia, those of its roles included, in English.
import type { IberiaTexts } from '../rules.ts';
import type { IberiaAction } from '../shape.ts';

export const actions: Pick<IberiaTexts['action'], IberiaAction> = {
  end: {
    title: 'End actions, draw',
    text: 'You stop acting and draw two player cards. Actions you did not use are lost. With Influx of Patients the patients move first.',
  },
  drive: {
    title: 'Carriage / Boat',
    text: 'For one action, move to a city that a line joins to yours, solid or dotted. No card is needed.',
  },
  train: {
    title: 'Train',
    text: 'For one action, travel along an unbroken chain of rails to any city on it, however far.',
    points: [
      'Rails serve everybody, in both directions, whoever built them. A gap of one line ends the ride.',
    ],
  },
  ship: {
    title: 'Ship',
    text: 'For one action, sail from a port to any other port by discarding a city card of the colour of the port you sail to.',
    points: [
      'Any card of that colour will do, also that of the port itself. Its own colour decides, not that of where you leave.',
    ],
  },
  rail: {
    title: 'Build a railroad',
    text: 'For one action, lay a rail on a solid line that leaves your city. No card is needed.',
    points: ['One rail on a line, none on dotted lines. It need not touch other rails.'],
  },
  hospital: {
    title: 'Build a hospital',
    text: 'For one action, discard the card of the city you are in and put the hospital of the city’s colour there. If it stands elsewhere, it moves here.',
    points: ['There is one hospital for each colour, and it only ever stands in a city of its colour.'],
  },
  treat: {
    title: 'Treat disease',
    text: 'For one action, remove one cube of a colour of your choice from your city. A researched disease is treated no faster.',
    points: ['With Typhus in play a red cube costs two actions where more than one is in the city.'],
  },
  give: {
    title: 'Share knowledge: give a card',
    text: 'For one action, hand the card of the city you are in to a player whose pawn is there too. The other player has to agree.',
    points: [
      'One card per action, and never an event.',
      'A receiver with more than seven cards discards or plays an event before anything else happens.',
    ],
  },
  take: {
    title: 'Share knowledge: take a card',
    text: 'For one action, take the card of the city you are in from a player whose pawn is there too. The other player has to agree.',
    points: [
      'If the answer is no, the action is not spent.',
      'With more than seven cards you discard or play an event at once.',
    ],
  },
  research: {
    title: 'Research disease',
    text: 'For one action, in the city of a hospital, discard five city cards of the hospital’s colour: that disease is researched. The fourth wins the game on the spot.',
    points: [
      'The hospital of another colour will not do, and no role needs fewer cards.',
      'Cubes stay and new ones still come; but cards of that colour now purify water in every region that touches your city.',
    ],
  },
  purify: {
    title: 'Purify water',
    text: 'For one action, discard a city card and put two purification tokens into a region that touches your city. The card has the colour of a city on the border of that region, or of a researched disease.',
    points: ['Both tokens go into the same region. If only one is left, one is placed.'],
  },
  infect: {
    title: 'Turn over an infection card',
    text: 'The top infection card is turned over and its city gets a cube of its colour. A purification token in a region that touches the city is spent instead; with three cubes there and no token, the city breaks out.',
    points: ['Each card is finished, chains of outbreaks included, before the next is turned over.'],
  },
  'purify-one': {
    title: 'Place one token',
    text: 'Agronomist: for one action, put one purification token into a region that touches your city. No card is needed.',
  },
  'purify-three': {
    title: 'Purify water with a third token',
    text: 'Agronomist: purify water and put three tokens into the region instead of two, for the same card and action. If fewer than three are left, purify water as everybody does.',
  },
  'send-card': {
    title: 'Send a card',
    text: 'Politician: for one action, give the card of the city you are in to any player, wherever that player is. The hand limit holds at once.',
  },
  swap: {
    title: 'Swap with the discard pile',
    text: 'Politician: for one action, put a city card of your hand on the player discard pile and take another city card from it. You have to be in the city named on one of the two.',
  },
  'rail-twice': {
    title: 'Lay two rails',
    text: 'Railwayman: once in your turn, lay two rails for one action, the first from your city and the second on from where it ends.',
    points: ['Both are new: a line that has a rail already cannot be the first half.'],
  },
  'train-with': {
    title: 'Train with a passenger',
    text: 'Railwayman: travel by train and take one other pawn of your city to the same place. It costs your one action and the passenger nothing.',
  },
  study: {
    title: 'Look at the player deck',
    text: 'Royal Academy Scientist: for one action, look at the top three cards of the player deck and put them back on top in any order. Only you see them.',
    points: ['An epidemic among them is not resolved now. With one or two cards left you order those.'],
  },
  'treat-more': {
    title: 'Treat two cubes',
    text: 'Rural Doctor: remove one cube from your city and one more from it, or from a city that shares a region with it, for one action.',
    points: [
      'With Typhus it costs two actions if a red cube comes from a city with more than one, never more.',
    ],
  },
  sail: {
    title: 'Sail',
    text: 'Sailor: for one action, sail from a port to any other port without a card. You may take one other pawn of your city along.',
  },
};
