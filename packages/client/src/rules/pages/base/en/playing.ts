// The rules of the base game in English, first half: what the players do.
import { heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const playing: Pick<BasePage, 'aim' | 'setup' | 'turn' | 'actions' | 'cures'> = {
  aim: {
    title: 'Aim of the game',
    blocks: [
      paragraph(
        'Four diseases spread over the world. You play as one team: all win or all lose. You win at the moment the fourth cure is discovered, however sick the world is by then.',
      ),
      paragraph('You lose as soon as one of three things happens:'),
      list(
        'the eighth outbreak occurs,',
        'a cube has to be placed and none of its colour is left,',
        'a player has to draw two player cards and fewer than two are left.',
      ),
      note('There is no other way to lose, and nothing can be played to take a loss back.'),
    ],
  },
  setup: {
    title: 'Setup',
    blocks: [
      paragraph('The game sets itself up. This is what it does, in this order:'),
      steps(
        'One research station stands in Atlanta; five wait in the supply. Each colour has 24 cubes.',
        'The outbreaks marker begins at 0, the infection rate on the first space, at 2.',
        'Nine infection cards are turned over. The first three cities get three cubes each, the next three get two, the last three get one: 18 cubes in all. The nine cards are the beginning of the infection discard pile.',
        'Every player gets a role at random. All pawns begin in Atlanta.',
        'City cards and events are shuffled and dealt.',
        'The rest of the player cards is split into as many piles as there are epidemics, one epidemic is shuffled into each pile, and the piles are stacked with the larger ones on top.',
        'Whoever holds the city with the largest population begins; between equals, the earlier seat.',
      ),
      table('Cards at the start', ['Players', 'Cards in hand'], ['2', '4'], ['3', '3'], ['4', '2']),
      table('Difficulty', ['Game', 'Epidemics'], ['Introductory', '4'], ['Standard', '5'], ['Heroic', '6']),
      note('No role prevents cubes during the setup.'),
    ],
  },
  turn: {
    title: 'A turn',
    blocks: [
      steps(
        'Actions: up to four, in any order, the same one as often as you like.',
        'Draw: two player cards. Epidemics among them are resolved at once.',
        'Infections: as many infection cards are turned over as the infection rate says.',
      ),
      paragraph('Then it is the turn of the next player in seating order.'),
      list(
        'You may stop early: actions not used are lost.',
        'Drawing and infecting cannot be skipped, except by an event that says so.',
        'Everybody may talk and advise. Whose turn it is decides.',
      ),
    ],
  },
  actions: {
    title: 'Actions',
    blocks: [
      heading('Moving'),
      table(
        'Four ways to move, one action each',
        ['Move', 'Where to', 'Card'],
        ['Drive / Ferry', 'a city joined to yours by a line', 'none'],
        ['Direct Flight', 'the city on a card of your hand', 'that card'],
        ['Charter Flight', 'any city', 'the card of the city you leave'],
        ['Shuttle Flight', 'from one research station to another', 'none'],
      ),
      paragraph(
        'Lines that leave one edge of the map go on at the opposite edge: from San Francisco you drive to Tokyo or Manila, from Los Angeles to Sydney. Any number of pawns may be in one city.',
      ),
      heading('Build a Research Station'),
      paragraph(
        'Discard the card of the city you are in and put a station there. A city has one station at most. When all six are on the board you move one of your choice instead; before that, stations stay where they are.',
      ),
      heading('Treat Disease'),
      paragraph(
        'Remove one cube, of a colour you choose, from the city you are in. If that disease is cured, all cubes of its colour leave the city with the one action. Several colours need several actions.',
      ),
      heading('Share Knowledge'),
      paragraph(
        'Two players in the same city pass on the card of that city: the one whose turn it is gives it or takes it. Both have to agree; if not, no action is spent.',
      ),
      list(
        'One card per action, never an event.',
        'From the Researcher’s hand any city card may be passed on.',
        'Whoever then holds more than seven cards discards or plays an event at once.',
      ),
      note('Cards spent on actions come from your own hand and go face up to the player discard pile.'),
    ],
  },
  cures: {
    title: 'Cures and eradication',
    blocks: [
      heading('Discover a Cure'),
      paragraph(
        'At any research station, discard five city cards of one colour from your hand. The disease of that colour is cured. The colour of the city you are in does not matter.',
      ),
      list(
        'The Scientist needs four cards.',
        'If you hold more than needed, you choose which to spend.',
        'The fourth cure ends the game at once: you have won.',
      ),
      heading('What a cure changes'),
      paragraph(
        'A cure removes no cube. The disease goes on infecting cities, but one action treats all of its cubes in a city.',
      ),
      heading('Eradication'),
      paragraph(
        'When the last cube of a cured disease leaves the board, or none is there when the cure is found, the disease is eradicated. From then on its infection cards do nothing and none of its cubes is placed, by an epidemic or an outbreak either.',
      ),
      note(
        'Eradication is a help, not a condition for winning. Clearing a disease that is not cured does not eradicate it.',
      ),
    ],
  },
};
