// The rules of the base game in English, second half: what the game does, and what helps against it.
import { all, heading, list, note, paragraph, steps } from '../../page.ts';
import type { BasePage } from '../shape.ts';

export const dangers: Pick<BasePage, 'drawing' | 'infections' | 'events' | 'roles' | 'ending' | 'table'> = {
  drawing: {
    title: 'Drawing and epidemics',
    blocks: [
      paragraph(
        'After your actions you draw the top two player cards together. With fewer than two left in the deck the game is lost. The discard pile is never shuffled back.',
      ),
      paragraph(
        'The last two cards can still be drawn, and the player after that can still win with a cure before having to draw.',
      ),
      heading('Epidemics'),
      paragraph('An epidemic does not come into your hand. It happens at once, in three steps:'),
      steps(
        'Increase: the infection rate marker moves one space. The new rate already holds for this turn.',
        'Infect: the bottom card of the infection deck is drawn. Its city gets three cubes of its colour. If cubes of that colour were there, it is filled up to three and then breaks out, once.',
        'Intensify: the infection discard pile, that card included, is shuffled and put on top of the infection deck. The cards below keep their order.',
      ),
      list(
        'Cubes of other colours in the city do not count.',
        'An eradicated disease or a protected city gets no cube; the other two steps happen all the same.',
        'The epidemic card leaves the game. No card is drawn in its place.',
        'Two epidemics in one draw are resolved one after the other. The city of the second one is then alone on top of the deck and is turned over first.',
      ),
      heading('Hand limit'),
      paragraph(
        'Nobody may hold more than seven cards, at any time. Whoever does discards cards or plays events until seven are left. After a draw this comes when all epidemics are over, and before the infections.',
      ),
    ],
  },
  infections: {
    title: 'Infections and outbreaks',
    blocks: [
      heading('Infections'),
      paragraph(
        'Turn over as many cards from the top of the infection deck as the rate says, one at a time. Each city gets one cube of its colour. Each card is completely finished and discarded before the next one.',
      ),
      list(
        'A cured disease infects as before; an eradicated one does not.',
        'A city with three cubes of that colour gets no fourth: it breaks out.',
      ),
      heading('Outbreaks'),
      steps(
        'The outbreaks marker moves one space. On the eighth the game is lost at once.',
        'Every city joined to the one that breaks out gets one cube of the disease’s colour, whatever the city’s own colour.',
        'Where three cubes of that colour are already, no fourth is placed: that city breaks out as well, as soon as this outbreak is finished.',
      ),
      list(
        'A city breaks out only once for one infection card, and then gets no more cubes from that chain.',
        'The city that breaks out keeps its three cubes.',
        'A city can hold up to three cubes of each of several colours.',
      ),
      heading('No cubes left'),
      paragraph(
        'If a cube has to be placed and its supply is empty, the game is lost. Taking the last cube is no harm, and cubes that would not be placed anyway are not needed.',
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
        'Resilient Population is the exception: it may also be played inside an epidemic, just before the cards are shuffled.',
      ),
      note('An event that could do nothing now cannot be played and stays in your hand.'),
      all('event'),
    ],
  },
  roles: {
    title: 'Roles',
    blocks: [
      paragraph(
        'Every player has one role. What a role does as an action is done in its owner’s turn and costs one of the four actions; what works by itself works in everybody’s turn. Whoever moves somebody else’s pawn needs the owner’s consent.',
      ),
      all('role'),
    ],
  },
  ending: {
    title: 'Winning and losing',
    blocks: [
      paragraph(
        'You win in the middle of a turn: with the fourth cure the game is over, nothing is drawn and nothing is infected any more.',
      ),
      list(
        'Eight outbreaks: lost.',
        'A needed cube is missing: lost.',
        'Fewer than two player cards at the draw: lost.',
      ),
      paragraph(
        'If one outbreak would be the eighth and also lack cubes, the eighth outbreak counts, because the marker moves first.',
      ),
    ],
  },
  table: {
    title: 'At this table',
    blocks: [
      heading('Options'),
      list(
        'Hands: open for everybody, as is usual with four epidemics, or private, as is usual with five and six. You may always tell what you hold.',
        'Forecast: the player who plays it sees the cards, or all do.',
        'Consent: others are asked before their pawns or cards move, or everybody agrees beforehand.',
        'Pauses for events: always, so that a pause betrays nobody’s hand, or only when an event can be played.',
      ),
      heading('What everybody may know'),
      paragraph(
        'Roles, pawns, cubes, stations, tracks, both discard piles, and how many cards are in each deck and hand. The order of the decks is hidden.',
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
