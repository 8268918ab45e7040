// The actions of the base game and what else a player says, in English.
import type { BaseTexts } from '../rules.ts';

export const actions: Omit<BaseTexts['action'], 'accept' | 'refuse' | 'discard' | 'continue'> = {
  end: {
    title: 'End actions, draw',
    text: 'You stop acting and draw two player cards. Actions you did not use are lost.',
  },
  drive: {
    title: 'Drive / Ferry',
    text: 'For one action, move to a city that a line joins to yours. No card is needed.',
    points: ['A line that leaves one edge of the map goes on at the other, as from Sydney to Los Angeles.'],
  },
  direct: {
    title: 'Direct Flight',
    text: 'For one action, discard a city card and move to the city it names, from anywhere.',
  },
  charter: {
    title: 'Charter Flight',
    text: 'For one action, discard the card of the city you are in and move to any city.',
    points: ['It has to be the card of this very city; another of the same colour will not do.'],
  },
  shuttle: {
    title: 'Shuttle Flight',
    text: 'For one action, move from a city with a research station to any other city with one. No card is needed.',
  },
  build: {
    title: 'Build a Research Station',
    text: 'For one action, discard the card of the city you are in and put a research station there.',
    points: [
      'There are six. When all are on the board you move one of your choice, the one in Atlanta included.',
      'While one is left in the supply, none on the board may be moved.',
    ],
  },
  treat: {
    title: 'Treat Disease',
    text: 'For one action, remove one cube of a colour of your choice from your city. If that disease is cured, all its cubes leave the city at once.',
    points: [
      'Each colour needs an action of its own.',
      'When the last cube of a cured disease leaves the board, the disease is eradicated.',
    ],
  },
  give: {
    title: 'Share Knowledge: give a card',
    text: 'For one action, hand the card of the city you are in to a player whose pawn is there too. The other player has to agree.',
    points: [
      'The Researcher may give any of her city cards.',
      'One card per action, and never an event.',
      'A receiver with more than seven cards discards or plays an event before anything else happens.',
    ],
  },
  take: {
    title: 'Share Knowledge: take a card',
    text: 'For one action, take the card of the city you are in from a player whose pawn is there too. The other player has to agree.',
    points: [
      'From the Researcher you may take any city card.',
      'If the answer is no, the action is not spent.',
      'With more than seven cards you discard or play an event at once.',
    ],
  },
  'cure-piecemeal': {
    title: 'Discover a cure piece by piece',
    text: 'The same action, where something else than cards of the colour may pay: samples of the Field Operative or pairs of the Virologist. You name the pieces one after another.',
    points: ['What you named can be undone until the cure is complete.'],
  },
  'pay-card': {
    title: 'Pay with a card',
    text: 'One card of the colour of the cure, after samples and pairs. For purple any city card will do, as long as enough of them are of cities with purple cubes.',
  },
  cure: {
    title: 'Discover a Cure',
    text: 'For one action, at any research station, discard five city cards of one colour: the disease of that colour is cured. The fourth cure wins the game on the spot.',
    points: [
      'The colour of the city you are in does not matter.',
      'The Scientist needs four cards.',
      'With no cube of that colour on the board the disease is eradicated at once.',
    ],
  },
  infect: {
    title: 'Turn over an infection card',
    text: 'The top infection card is turned over and its city gets one cube of its colour. If three are there already, the city breaks out instead.',
    points: [
      'Each card is finished, chains of outbreaks included, before the next is turned over.',
      'An eradicated disease brings no cube.',
    ],
  },
  next: {
    title: 'Next card of the forecast',
    text: 'You are putting the cards of Forecast back: choose which one is to be turned over next, then the one after it, and so on.',
  },
  store: {
    title: 'Store an event',
    text: 'Contingency Planner: for one action, take any event out of the player discard pile and put it on your role card. It leaves the game when you play it.',
    points: ['There is room for one.'],
  },
  send: {
    title: 'Send a pawn to another',
    text: 'Dispatcher: for one action, move any pawn, your own too, to a city where another pawn stands. The owner of the moved pawn has to agree.',
  },
  'send-driving': {
    title: 'Drive another pawn',
    text: 'Dispatcher: for one action of yours, move another player’s pawn along a line. Its owner has to agree and spends nothing.',
  },
  'send-direct': {
    title: 'Direct flight for another pawn',
    text: 'Dispatcher: for one action, discard a city card of your own hand and move another player’s pawn to the city it names. Its owner has to agree.',
  },
  'send-charter': {
    title: 'Charter flight for another pawn',
    text: 'Dispatcher: for one action, discard from your own hand the card of the city where another player’s pawn stands, and move that pawn to any city. Its owner has to agree.',
  },
  'send-shuttle': {
    title: 'Shuttle flight for another pawn',
    text: 'Dispatcher: for one action, move another player’s pawn from a city with a research station to another one. Its owner has to agree.',
  },
  fly: {
    title: 'Operations flight',
    text: 'Operations Expert: once in your turn, for one action, discard any city card to move from a research station to any city.',
    points: ['Ordinary flights stay possible besides.'],
  },
};
