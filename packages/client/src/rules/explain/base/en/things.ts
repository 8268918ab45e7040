// The pieces, tracks and cards that only the base game has, in English.
import type { Text } from '../../explanation.ts';
import type { SharedTexts } from '../../shared/shape.ts';
import type { BaseTexts } from '../rules.ts';

const disease = (title: string, symbol: string): Text => ({
  title,
  text: `Marked with a ${symbol}. Twelve cities have this colour, and 24 cubes. A city holds at most three cubes of one colour: where a fourth would come, the disease breaks out.`,
  points: ['Outbreaks carry cubes of this colour into cities of any colour.'],
});

export const things: Omit<BaseTexts['thing'], keyof SharedTexts['thing']> = {
  blue: disease('Blue disease', 'diamond'),
  yellow: disease('Yellow disease', 'triangle'),
  black: disease('Black disease', 'square'),
  red: disease('Red disease', 'circle'),
  epidemic: {
    title: 'Epidemic',
    text: 'Three steps. Increase: the infection rate moves one space. Infect: the bottom infection card is drawn and its city gets three cubes. Intensify: the infection discard pile is shuffled and put on top of its deck.',
    points: [
      'If the city held cubes of its colour it is filled up to three and breaks out, once.',
      'The epidemic leaves the game, and no card is drawn in its place.',
      'Two at once: all three steps for the first, then all three for the second.',
    ],
  },
  cure: {
    title: 'Cure',
    text: 'Four cures win the game. A cured disease is easier to treat, one action clears it from a city, but its cubes stay and new ones still come until it is eradicated.',
  },
  eradication: {
    title: 'Eradication',
    text: 'When no cube of a cured disease is left on the board it is eradicated: none of its cubes is ever placed again. It is not needed to win.',
    points: ['Removing the last cube of a disease that is not cured has no such effect.'],
  },
  station: {
    title: 'Research station',
    text: 'Cures are discovered here, and shuttle flights go from one station to another. There are six, one of them in Atlanta from the start, and at most one in a city.',
  },
  'stored-event': {
    title: 'Kept event',
    text: 'The Contingency Planner’s reserve: only he can play it, at any moment for events. It does not count towards his hand and leaves the game when played.',
  },
  'quiet-night': {
    title: 'One Quiet Night is waiting',
    text: 'The next infections part is skipped. Epidemics still happen.',
  },
  consent: {
    title: 'Consent',
    text: 'No card is shared and nobody else’s pawn is moved without a yes. The game asks the player concerned and waits; a no costs nothing.',
    points: ['A table may choose that everybody always agrees: then nobody is asked.'],
  },
  'option-hands': {
    title: 'Option: hands',
    text: 'Open: everybody sees all cards, as is usual with four epidemics. Private: everybody sees their own, as is usual with five or six.',
    points: ['With private hands you may still tell what you hold.'],
  },
  'option-forecast': {
    title: 'Option: Forecast',
    text: 'Who sees the cards of Forecast: the player who plays it, or the whole table.',
  },
};
