// The events of the base game, in English.
import { events as names } from '../../../../words/game/en/base/names.ts';
import type { BaseTexts } from '../rules.ts';

export const events: BaseTexts['event'] = {
  airlift: {
    title: names.airlift,
    text: 'Move any one pawn to any other city. It costs no further card.',
    points: [
      'The owner of the pawn has to agree, unless it is your own.',
      'What a role does on arrival happens at once: the Medic clears cured diseases, the Quarantine Specialist protects.',
    ],
  },
  forecast: {
    title: names.forecast,
    text: 'Look at the top six cards of the infection deck and put them back on top in an order of your choice.',
    points: [
      'Nothing else can happen while the cards are out.',
      'You see the cards and may tell the others; a table can choose that all see them.',
      'With fewer than six cards in the deck you order those.',
    ],
  },
  'government-grant': {
    title: names['government-grant'],
    text: 'Put a research station into any city, without a city card and without being there.',
    points: [
      'Not into a city that has one.',
      'When all six are on the board you choose one of them and move it.',
    ],
  },
  'one-quiet-night': {
    title: names['one-quiet-night'],
    text: 'The next infections part of a turn is skipped: no infection card is turned over.',
    points: [
      'Epidemics are not affected: they do all three steps.',
      'Played after the first infection card of a turn, it counts for the next turn.',
      'While one is waiting, it cannot be played again.',
    ],
  },
  'resilient-population': {
    title: names['resilient-population'],
    text: 'Remove one card of your choice in the infection discard pile from the game. That city is never turned over again.',
    points: [
      'It is the one event that may be played inside an epidemic, after the city was infected and before the cards are shuffled; it may take the card just drawn.',
      'The city can still get cubes from outbreaks next to it.',
      'With an empty discard pile it cannot be played.',
    ],
  },
};
