// Why something cannot be done: the reasons that all games share, and the words of the protocol.
import type { RefusalCode } from '@cordon/protocol';
import type { Reasons } from '../../parts.ts';
import { listed } from '@cordon/protocol/telling';

export const reasons = {
  'damaged-entry': ({ number }) => `Entry ${String(number('entry'))} of the record is damaged.`,
  'game-over': 'The game is over.',
  'not-your-turn': ({ talk, number }) =>
    number('player') === 0
      ? 'The game waits for somebody else.'
      : `The game waits for ${talk.who(number('player'))}.`,
  'not-now': 'That cannot be done now.',
  'no-action-left': 'No action is left in this turn.',
  'too-few-actions': 'There are not enough actions left for that.',
  'no-effect': 'That would change nothing.',
  'card-not-held': 'The card for it is not in the hand.',
  'already-there': 'The pawn is already there.',
  'not-connected': 'No line joins these two cities.',
  'no-cube': 'There is no such cube there.',
  'same-player': 'That takes another player.',
  'not-together': 'Both pawns have to be in the same city.',
  'not-a-city-card': 'That takes a city card.',
  'wrong-city': 'Only the card of the city where the pawns are can be used.',
  'wrong-count': 'That takes exactly the right number of cards.',
  'no-pawn': 'That player has no pawn.',
  grounded: 'Your role doesn’t move in this way.',
  bound: 'No pawn leaves that city before the strain was treated there this turn.',
  'never-builds': 'Your role doesn’t build research stations.',
  'wrong-role': ({ talk, ids }) =>
    ids('roles').length === 0
      ? 'That is the ability of another role.'
      : `Only ${listed(ids('roles').map(talk.theRole), 'or')} can do that.`,
  'own-pawn': 'That is for the pawns of others.',
  'not-an-event': 'That takes an event card.',
  'not-discarded': 'That card is not in the discard pile.',
  'already-pending': 'Its effect is already under way.',
  'once-per-turn': 'That can be done only once a turn.',
  'give not-together': ({ talk, number }) =>
    `You and ${talk.who(number('player'))} have to be in the same city.`,
  'after-reveal': 'Something is revealed in between: play it step by step.',
} satisfies Reasons;

export const refusals: Readonly<Record<RefusalCode | 'lost', string>> = {
  'bad-message': 'The server did not understand this page.',
  'too-large': 'That is too long to be sent.',
  'too-fast': 'Slow down: too many requests at once.',
  'too-many': 'There are too many already.',
  'hello-first': 'The connection has to be opened first.',
  'unknown-protocol': 'This page and the server are of different versions: load the page again.',
  banned: 'The operator of this server does not let you in.',
  'guest-needed': 'Choose a name first.',
  'unknown-table': 'There is no such table, or its link is no longer valid.',
  'not-allowed': 'You are not allowed to do that.',
  'not-your-seat': 'That seat is not yours.',
  'not-gathering': 'The game has already begun.',
  'not-playing': 'No game is being played here now.',
  'seat-taken': 'Somebody sits there already.',
  'seat-empty': 'Nobody sits there.',
  'seats-open': 'Some seats are still empty.',
  'no-such-seat': 'There is no such seat.',
  'no-such-bot': 'There is no such bot.',
  unreadable:
    'This game cannot go on: its log cannot be read to the end. You can look at it, save it or fork it.',
  'log-full': 'This game has become too long to go on.',
  stale: 'Something happened in the meantime: look again.',
  'bad-command': 'That is not a command.',
  'illegal-command': 'The rules do not allow that now.',
  'nothing-to-undo':
    'There is nothing you can undo now: you can’t go back past a revealed card or another player’s move.',
  'no-such-move': 'There is no such move.',
  'no-such-proposal': 'That proposal is no longer there.',
  'seed-secret': 'The deal stays secret until the game is over; that of a day, until the day is over.',
  'hints-off': 'This table plays without hints.',
  'bad-configuration': 'A game cannot be played like that.',
  'bad-save': 'That is not a saved game, or it is damaged.',
  'newer-save': 'That game was saved by a newer version.',
  'bad-seed': 'That is not the text of a deal.',
  'bad-address': 'Notices cannot be sent to that address.',
  'no-such-hook': 'That notice is no longer there.',
  'no-such-day': 'There is no deal of that day yet.',
  'hooks-off': 'This server sends no notices.',
  cancelled: 'It was called off.',
  unavailable: 'The server cannot do that now: try again in a moment.',
  internal: 'Something went wrong on the server.',
  lost: 'The connection was lost before the answer came.',
};
