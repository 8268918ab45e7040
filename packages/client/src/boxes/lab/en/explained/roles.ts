// What explains the roles of In the Lab, in English.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const roles: Explained['roles'] = {
  cdc: {
    text: 'The centre that helps a player who plays alone. It has cards, but no pawn and no turn. After the infections of each turn it may do one action, and the player decides which.',
    points: [
      'It moves the player’s pawn, assigns a role, exchanges a card, draws one or discovers a cure.',
      'It needs no research station for a cure, and pays with its own cards alone.',
      'It plays its events whenever events may be played, and holds at most seven cards.',
    ],
  },
  'field-director': {
    text: 'He treats diseases in his own city or in one connected to it. Once a turn, without an action, he moves another player’s pawn by one drive or ferry if that player agrees.',
    points: [
      'Before the move the pawn has to be in his city or in one connected to it.',
      'He may do both in one turn, and the move also after his last action, until he draws.',
      'He can’t move the Pilot this way.',
    ],
    commands: {
      lead: {
        text: 'Move another player’s pawn along one line, if that player agrees. No action, once in your own turn.',
        points: ['The pawn has to be in your city or in one connected to it before the move.'],
      },
      'treat-near': {
        text: 'Treat a disease in a city connected to yours, with the same effect as in your own city. One action.',
      },
    },
  },
  'local-liaison': {
    text: 'Once a turn, for one action, she gives a city card of the colour of her city to a player who is in any city of that colour.',
    points: [
      'Only colours matter: the card need not name her city or the other player’s.',
      'The other player has to agree, and their hand limit holds at once.',
      'She can still share knowledge like everybody else.',
    ],
    commands: {
      'pass-on': {
        text: 'Give a city card of your city’s colour to a player in any city of that colour. One action, once a turn; the other player has to agree.',
        points: ['Only city cards, and only from her to another player.'],
      },
    },
  },
  pilot: {
    text: 'For one action he flies to any city at most three connections away and may take along one pawn from his city. He has no other moves and builds no research stations.',
    points: [
      'The owner of the other pawn has to agree and spends nothing. Cities in between are skipped.',
      'When others move him, they use ordinary moves. Airlift and Government Grant work as usual.',
      'The Field Director can’t move him.',
    ],
    commands: {
      pilot: {
        text: 'Fly to a city at most three connections away, alone or with one other pawn from your city. One action, no card.',
        points: ['Only the city where the flight ends counts as entered.'],
      },
    },
  },
  virologist: {
    text: 'When she discovers a cure, two cards of one other colour may stand for one card of the disease. For one action she may also discard a city card to remove a cube of its colour from any city.',
    points: [
      'Several pairs may be used for one cure, each pair of a single colour.',
      'The action removes exactly one cube, even of a cured disease: it is not treating.',
      'Which city the discarded card names doesn’t matter, only its colour.',
    ],
    commands: {
      'remove-cube': {
        text: 'Discard a city card to remove one cube of its colour from any city. One action.',
      },
      'pay-pair': {
        text: 'Two cards of one colour, other than the colour of the cure, stand for one card of the cure.',
      },
    },
  },
};
