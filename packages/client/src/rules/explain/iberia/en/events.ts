// The events of Iberia, in English.
import { events as names } from '../../../../words/game/en/iberia/names.ts';
import type { IberiaTexts } from '../rules.ts';

export const events: IberiaTexts['event'] = {
  'good-season': {
    title: names['good-season'],
    text: 'In the next infections part only one card is turned over, whatever the rate, and it comes from the bottom of the infection deck. It infects its city as usual.',
    points: [
      'It is an ordinary infection with one cube, not an epidemic.',
      'In a turn it can be played until the first infection card; afterwards it counts for the next turn.',
    ],
  },
  'government-mobilization': {
    title: names['government-mobilization'],
    text: 'Every player may move once for free, at once: along a line, by train, or by ship without a card.',
    points: [
      'The player whose turn it is goes first, the others follow in seating order; anybody may stay.',
      'Nobody takes passengers. A Nurse who moves places her token anew.',
    ],
  },
  'hospital-founding': {
    title: names['hospital-founding'],
    text: 'Put a hospital from the supply, or one that is on the board, into any city of its colour. No card is discarded and no pawn has to be there.',
    points: [
      'With Influx of Patients it counts as building: cubes of its colour leave the city, and a hospital from the supply frees its tokens.',
    ],
  },
  'mail-correspondence': {
    title: names['mail-correspondence'],
    text: 'Two players, wherever they are, exchange one card for one, of any kind.',
    points: [
      'You decide which cards; you need not be one of the two.',
      'Events can be exchanged as well, but not this one.',
    ],
  },
  'new-rails': {
    title: names['new-rails'],
    text: 'Lay two rails on any free solid lines of the board.',
    points: [
      'They need not touch each other, other rails or a pawn.',
      'If fewer are left in the supply, lay those.',
    ],
  },
  'one-more-day': {
    title: names['one-more-day'],
    text: 'The player whose turn it is gets two more actions in this turn.',
    points: ['Only as long as the actions of the turn have not ended.'],
  },
  'overseas-migration': {
    title: names['overseas-migration'],
    text: 'Remove up to two cubes from the board, of any colours, from one city or from two.',
    points: ['Typhus does not make it dearer: no action is spent.'],
  },
  'purify-water': {
    title: names['purify-water'],
    text: 'Put up to two purification tokens into one region or into two, anywhere on the board.',
    points: [
      'No card, colour or nearness is needed. It is not the action of that name, so no role changes it.',
    ],
  },
  'ring-railroads': {
    title: names['ring-railroads'],
    text: 'Lay three rails, each on a free solid line between two ports.',
    points: [
      'The lines need not touch each other.',
      'If fewer rails or lines are left, lay as many as you can.',
    ],
  },
  'science-triumph': {
    title: names['science-triumph'],
    text: 'Choose a region. Up to one cube, of a colour you choose, leaves each city on its border.',
    points: ['City by city you may also leave the cubes where they are.'],
  },
  'second-chance': {
    title: names['second-chance'],
    text: 'Take the card of the city where your pawn stands out of the player discard pile into your hand.',
    points: ['Only if that card lies there. The hand limit holds at once.'],
  },
  'ships-arrive': {
    title: names['ships-arrive'],
    text: 'Choose a port. One or more pawns go there from wherever they are.',
    points: [
      'Each owner has to agree, and who declines stays where he is. A Nurse who comes places her token anew.',
    ],
  },
  'telegraph-message': {
    title: names['telegraph-message'],
    text: 'One player gives one or two city cards to one other player, wherever both are.',
    points: [
      'You decide whose cards go to whom; you need not be one of the two.',
      'The receiver’s hand limit holds at once.',
    ],
  },
  'travel-day-and-night': {
    title: names['travel-day-and-night'],
    text: 'Move one pawn to any city.',
    points: [
      'Its owner has to agree, unless it is your own.',
      'With the Nurse her token moves too; but once an infection card lies open it is too late to stop its outbreak.',
    ],
  },
  'when-the-plans-were-good': {
    title: names['when-the-plans-were-good'],
    text: 'Take an event out of the player discard pile and play it at once.',
    points: [
      'It cannot fetch itself, and the other event has to be playable now.',
      'Both end on the discard pile.',
    ],
  },
};
