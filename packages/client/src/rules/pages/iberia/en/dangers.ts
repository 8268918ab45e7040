// The rules of Iberia in English: what the game does, what helps against it, and how it ends.
import { all, heading, list, note, paragraph, steps, table } from '../../page.ts';
import type { Dangers } from '../shape.ts';

export const dangers: Dangers = {
  drawing: {
    title: 'Drawing and epidemics',
    blocks: [
      paragraph(
        'After your actions you draw the top two player cards together. With fewer than two left in the deck the game is lost. The discard pile is never shuffled back.',
      ),
      heading('Epidemics'),
      paragraph('An epidemic does not come into your hand. It happens at once, in three steps:'),
      steps(
        'Increase: the infection rate marker moves one space.',
        'Infect: the bottom card of the infection deck is drawn. Three cubes of its colour are due in its city. Each purification token that touches the city keeps one of them away.',
        'Intensify: the infection discard pile, that card included, is shuffled and put on top of the infection deck. The cards below keep their order.',
      ),
      table(
        'Cubes in the city after the Infect step',
        ['Cubes before', 'no token', '1 token', '2 tokens', '3 tokens'],
        ['0', '3', '2', '1', '0'],
        ['1', '3, outbreak', '3', '2', '1'],
        ['2', '3, outbreak', '3, outbreak', '3', '2'],
        ['3', '3, outbreak', '3, outbreak', '3, outbreak', '3'],
      ),
      list(
        'Only cubes of the city’s own colour count.',
        'In a city under the prevention token no cube is placed and no token is spent.',
        'A table may choose that tokens prevent only cubes that fill the city up to three. Then every city with cubes of its colour breaks out, whatever tokens there are.',
        'The epidemic card leaves the game. No card is drawn in its place.',
        'Two epidemics in one draw are resolved one after the other, with a pause for events between them. The city of the second one is then alone on top of the deck and is turned over first.',
      ),
      heading('Hand limit'),
      paragraph(
        'Nobody may hold more than seven cards, at any time. Whoever does discards cards or plays events until seven are left. After a draw this comes when all epidemics are over.',
      ),
    ],
  },
  infections: {
    title: 'Infections and outbreaks',
    blocks: [
      heading('Infections'),
      paragraph(
        'Turn over as many cards from the top of the infection deck as the rate says, one at a time. Each city gets one cube of its colour, or spends a purification token that touches it. Each card is completely finished and discarded before the next one.',
      ),
      list(
        'A researched disease infects as before.',
        'A city with three cubes of that colour and no protection gets no fourth: it breaks out.',
      ),
      heading('Outbreaks'),
      steps(
        'The outbreaks marker moves one space. On the eighth the game is lost at once.',
        'Every city joined to the one that breaks out, by a solid or dotted line, gets one cube of the disease’s colour, or spends a token that touches it.',
        'Where three cubes of that colour are already, and nothing protects, that city breaks out as well, as soon as this outbreak is finished.',
      ),
      list(
        'A city breaks out only once for one infection card, and then gets no more cubes from that chain.',
        'The city that breaks out keeps its three cubes.',
        'Where the order matters, because tokens are few or several cities wait to break out, the player whose turn it is decides it.',
      ),
      heading('No cubes left'),
      paragraph(
        'If a cube has to be placed and its supply is empty, the game is lost. Taking the last cube is no harm, and cubes that tokens keep away are not needed.',
      ),
    ],
  },
  events: {
    title: 'Events',
    blocks: [
      paragraph(
        'Whoever holds an event may play it in anybody’s turn. It costs no action, and the player who plays it decides how. Afterwards it goes to the player discard pile.',
      ),
      heading('When to play one'),
      list(
        'Before, between and after actions; after the draw; before, between and after infection cards; and when a hand is too large.',
        'Not while a card that was drawn is being resolved: not in the middle of an epidemic, an infection or a chain of outbreaks.',
        'Between two epidemics of one draw: yes.',
      ),
      all('event'),
    ],
  },
  roles: {
    title: 'Roles',
    blocks: [
      paragraph(
        'Every player has one role. What a role does for an action costs one of the four and is done in its owner’s turn; what it may do, it need not.',
      ),
      all('role'),
    ],
  },
  ending: {
    title: 'Winning and losing',
    blocks: [
      paragraph(
        'You win in the middle of a turn: with the fourth researched disease the game is over, nothing is drawn and nothing is infected any more.',
      ),
      list(
        'Eight outbreaks: lost.',
        'A needed cube is missing: lost, even if its disease is researched.',
        'Fewer than two player cards at the draw: lost.',
      ),
      note(
        'Running out of rails or purification tokens loses nothing: it only ends the actions that need them.',
      ),
    ],
  },
  table: {
    title: 'At this table',
    blocks: [
      heading('Options'),
      list(
        'Passengers: the Railwayman and the Sailor take pawns along, and the Politician gives from afar, without asking; or the other player has to agree.',
        'Consent: for shared cards and for pawns that an event moves the owner is asked, or everybody agrees beforehand.',
        'Pauses for events: always, or only when an event can be played.',
        'Diseases: how many historical diseases are drawn, or which are in play.',
        'Yellow Fever: every yellow cube in a port brings more, or only those of infection cards.',
      ),
      heading('What everybody may know'),
      paragraph(
        'Everything on the board, all hands, both discard piles, and how many cards are in each deck. Hidden are the order of the decks and which events were left out.',
      ),
      heading('Undo and plans'),
      paragraph(
        'You may take back moves until a card is revealed or another player decides something. Anybody may lay out a plan for the others to look at; only the player whose moves they are can play them.',
      ),
      heading('An honest shuffle'),
      paragraph(
        'Before the first card the table sees the fingerprint of the secret number behind all shuffles; when the game is over, the number itself. So anybody can check that the cards were not changed.',
      ),
    ],
  },
};
