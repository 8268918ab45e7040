// The rules of Iberia in English: aim, setup, the turn and its ordinary actions.
import { heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { Beginning } from '../shape.ts';

export const beginning: Beginning = {
  aim: {
    title: 'Aim of the game',
    blocks: [
      paragraph(
        'The Iberian peninsula in the middle of the nineteenth century. Four diseases spread, and nobody has a cure: you build railroads and hospitals, clean the water and find out where the diseases come from. All win or all lose. You win at the moment all four diseases are researched.',
      ),
      paragraph('You lose as soon as one of three things happens:'),
      list(
        'the eighth outbreak occurs,',
        'a cube has to be placed and none of its colour is left,',
        'a player has to draw two player cards and fewer than two are left.',
      ),
      note('Diseases are never cured and never eradicated here.'),
    ],
  },
  setup: {
    title: 'Setup',
    blocks: [
      paragraph('The game sets itself up. This is what it does, in this order:'),
      steps(
        'Four hospitals, 20 rails and 14 purification tokens lie beside the board. Each colour has 24 cubes.',
        'The outbreaks marker begins at 0, the infection rate on the first space, at 2.',
        'Nine infection cards are turned over. The first three cities get three cubes each, the next three get two, the last three get one: 18 cubes in all. The nine cards are the beginning of the infection discard pile.',
        'Every player gets a role at random.',
        'Some of the 15 events are drawn unseen and shuffled with the city cards; the others stay out. The hands are dealt from these cards and lie open.',
        'Every player chooses a city to begin in.',
        'The rest of the player cards is split into as many piles as there are epidemics, one epidemic is shuffled into each pile, and the piles are stacked with the larger ones on top.',
        'Whoever holds the city founded earliest begins, judged by all city cards in hand. The lot decides between equals.',
      ),
      table(
        'Events and cards',
        ['Players', 'Events in the deck', 'Cards in hand'],
        ['2', '4', '4'],
        ['3', '5', '3'],
        ['4', '6', '2'],
        ['5', '8', '2'],
      ),
      table('Difficulty', ['Game', 'Epidemics'], ['Introductory', '4'], ['Standard', '5'], ['Heroic', '6']),
    ],
  },
  start: {
    title: 'Where you begin',
    blocks: [
      paragraph(
        'In seating order each player puts the pawn into a city of which he holds the card. The card stays in hand. Whoever holds no city card may begin anywhere; several pawns may begin in the same city.',
      ),
      paragraph(
        'If the Nurse is in play, her player then puts the prevention token into a region that touches her city.',
      ),
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
      paragraph(
        'Then it is the turn of the next player in seating order. With Influx of Patients the patients move between actions and draw.',
      ),
      list(
        'You may stop early: actions not used are lost.',
        'The draw cannot be skipped.',
        'Everybody may talk and advise. Whose turn it is decides.',
      ),
    ],
  },
  actions: {
    title: 'Actions',
    blocks: [
      table(
        'What an action can be',
        ['Action', 'In short', 'Card'],
        ['Carriage / Boat', 'to a city joined by a line', 'none'],
        ['Train', 'along rails, however far', 'none'],
        ['Ship', 'from port to port', 'one of the colour of the destination'],
        ['Build a railroad', 'a rail on a line from your city', 'none'],
        ['Build a hospital', 'in your city', 'the card of your city'],
        ['Treat disease', 'one cube leaves your city', 'none'],
        ['Share knowledge', 'give or take a card', 'the card of your city'],
        ['Research disease', 'at the hospital of its colour', 'five of that colour'],
        ['Purify water', 'two tokens into a region beside you', 'one that fits the region'],
      ),
      heading('Carriage / Boat'),
      paragraph('Move along one line, solid or dotted. There are no flights, and hospitals move nobody.'),
      heading('Treat disease'),
      paragraph(
        'Remove one cube, of a colour you choose, from the city you are in. One cube it is, also of a researched disease.',
      ),
      heading('Share knowledge'),
      paragraph(
        'Two players in the same city pass on the card of that city: the one whose turn it is gives it or takes it. Both have to agree; if not, no action is spent.',
      ),
      list(
        'One card per action, never an event.',
        'Whoever then holds more than seven cards discards or plays an event at once.',
      ),
      note(
        'Only city cards pay for actions. They come from your own hand and go to the player discard pile.',
      ),
    ],
  },
};
