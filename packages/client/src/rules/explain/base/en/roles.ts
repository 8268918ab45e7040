// The roles of the base game, in English.
import { roles as names } from '../../../../words/game/en/base/names.ts';
import type { BaseTexts } from '../rules.ts';

export const roles: BaseTexts['role'] = {
  'contingency-planner': {
    title: names['contingency-planner'].name,
    text: 'For one action he picks any event out of the player discard pile and keeps it on his role card. Later he plays it like any other event; then it leaves the game for good.',
    points: [
      'He keeps one event at a time, and only playing it makes room for another.',
      'The kept event is not in his hand: it does not count towards seven cards, cannot be discarded and cannot be given away.',
      'An event he plays from his hand goes to the discard pile and can be picked up again.',
    ],
  },
  dispatcher: {
    title: names.dispatcher.name,
    text: 'For one action he brings any pawn to a city where another pawn stands, or moves another player’s pawn by drive, direct, charter or shuttle flight as if it were his own.',
    points: [
      'The owner of the pawn has to agree; nobody has to be asked about his own pawn.',
      'Flights are paid with cards of his own hand. For a charter flight it is the card of the city the moved pawn leaves.',
      'He only moves others: he cannot make them treat, build or share, nor use the Operations Expert’s own flight.',
    ],
  },
  medic: {
    title: names.medic.name,
    text: 'When he treats, all cubes of one colour leave his city. Cubes of cured diseases vanish from his city by themselves, without an action, and none of them can be placed where he stands.',
    points: [
      'That works in everybody’s turn: when he is moved by others, and the moment a cure is found while he is there.',
      'One treat action still takes one colour only.',
      'Against diseases without a cure he protects nothing, and he never protects the cities around him.',
    ],
  },
  'operations-expert': {
    title: names['operations-expert'].name,
    text: 'For one action he builds a research station where he stands without spending a card. Once in his turn he may fly from a research station to any city by discarding any city card.',
    points: [
      'The card for that flight may be of any city and colour, but no event.',
      'All other rules for building hold: not where a station stands already, and with six on the board he moves one.',
      'When the Dispatcher moves him, that flight is not available.',
    ],
  },
  'quarantine-specialist': {
    title: names['quarantine-specialist'].name,
    text: 'No cube can be placed and no outbreak can happen in her city and in the cities directly connected to it.',
    points: [
      'It holds against infections, epidemics and cubes from outbreaks elsewhere, in everybody’s turn.',
      'It moves with her pawn at once; cities she leaves lose it at once.',
      'Cubes already there stay, and the cubes of the setup are placed all the same.',
    ],
  },
  researcher: {
    title: names.researcher.name,
    text: 'When knowledge is shared she may give any city card of her hand to a player in her city: the card need not name the city they are in.',
    points: [
      'She can give it in her own turn, or the other player takes it in his own; either way it is an action of the one whose turn it is.',
      'Only cards from her hand are that free: a card she receives has to name the city.',
      'Both have to be in the same city and agree. Events cannot be shared.',
    ],
  },
  scientist: {
    title: names.scientist.name,
    text: 'She needs only four city cards of one colour, instead of five, to discover a cure.',
    points: [
      'She has to stand at a research station and do it herself; for others a cure still takes five.',
      'Exactly four cards are spent, even if she holds more.',
    ],
  },
};
