// What explains the roles of On the Brink, in English.
import type { ExplainedFor } from '../../../box.ts';
import type { texts } from '../../en/index.ts';
import type { Parts } from '../../parts.ts';

type Explained = ExplainedFor<typeof texts, Parts>;

export const roles: Explained['roles'] = {
  archivist: {
    text: 'He may hold eight cards instead of seven. Once a turn, for one action, he takes the card of the city he is in from the player discard pile into his hand.',
    points: [
      'The card may lie anywhere in the pile, even if he discarded it himself this turn.',
      'With eight cards he may still take one, and then discards down to eight at once.',
      'The limit of eight is his alone: anyone he gives a card to keeps their own limit.',
    ],
    commands: {
      recall: {
        text: 'Take the card of the city you are in from the player discard pile. One action, once a turn.',
        points: [
          'Only city cards that were discarded: not one that is in a hand, in the deck or out of the game.',
        ],
      },
    },
  },
  'bio-terrorist': {
    text: 'He plays against all the others. His pawn is off the board while no team pawn shares his city; he has no player cards but a hand of infection cards, and a turn of three commands after each turn of the team.',
    points: [
      'Two of his three commands may be actions and one a free drive. What he doesn’t use he waits out, so the number of commands tells nothing.',
      'Flights and escapes are sighted at an airport. A cube he puts on his own city and a sabotage show where he is as well.',
      'He holds at most seven infection cards; what he uses goes face up to the infection discard pile.',
    ],
  },
  'containment-specialist': {
    text: 'Whenever he enters a city, one cube of every colour with at least two cubes there goes back to the supply. It happens by itself and costs no action.',
    points: [
      'It works in everybody’s turn, however he gets there. Leaving and coming back does it again.',
      'The last cube of a colour always stays, so he never eradicates a disease this way.',
      'Cities he flies over don’t count, and neither do cubes that come while he stands there.',
    ],
  },
  epidemiologist: {
    text: 'Once in her own turn she takes any one city card from a player in her city. It costs no action, but that player has to agree.',
    points: [
      'The card need not name the city, and she chooses it.',
      'It is possible before, between and after her actions, until she draws. A refusal doesn’t use it up.',
      'If that gives her more than seven cards, she discards or plays an event at once.',
    ],
    commands: {
      request: {
        text: 'Take a city card from a player in your city, if that player agrees. No action, once in your own turn.',
        points: ['Any city card of theirs will do. Events can’t be taken.'],
      },
    },
  },
  'field-operative': {
    text: 'Once a turn, for one action, he moves a cube from his city to his role card as a sample. When he discovers a cure, three samples of its colour may replace two of the cards.',
    points: [
      'A cure then takes three cards and three samples. Fewer samples replace nothing.',
      'Samples are missing from the supply. He may put any of them back for free whenever an event could be played.',
      'Taking a sample is not treating: exactly one cube, even of a cured disease.',
    ],
    commands: {
      collect: {
        text: 'Move one cube from your city to your role card. One action, once a turn.',
        points: [
          'The last cube of a cured disease counts as gone from the board: the disease is eradicated.',
        ],
      },
      return: {
        text: 'Put one sample back into the supply. It costs nothing and is possible whenever an event could be played, in anyone’s turn.',
        points: ['Not between drawing a card and resolving it, so it can’t undo a shortage of cubes.'],
      },
      'pay-samples': {
        text: 'Put three samples of the disease back into the supply: they count as two cards of this cure.',
      },
    },
  },
  generalist: {
    text: 'She has five actions in each of her turns instead of four.',
    points: [
      'The fifth is an action like the others; what she doesn’t use is lost.',
      'With Borrowed Time she has seven.',
    ],
  },
  troubleshooter: {
    text: 'When her turn starts she alone looks at the next infection cards, as many as the infection rate. For a direct flight she only shows the card of the city and keeps it.',
    points: [
      'The cards stay on the deck in their order. She may tell the others what she saw.',
      'The flight still costs one action, and the same card may serve again.',
      'Charter flights and moves of other pawns cost their card as usual.',
    ],
  },
};
