// The story of a game in English.
import { pluralIn } from '../plural.ts';
import type { StoryWords } from '../story.ts';

const plural = pluralIn('en');
const place = (at: number, of: number): string => `${String(at)} of ${String(of)}`;

export const story: StoryWords = {
  turn: (turn) => `Turn ${String(turn)}`,
  setup: 'Setup',
  showTurn: 'Show all moves',
  hideTurn: 'Show only the summary',
  meanwhile: 'Meanwhile',
  close: 'Close',
  more: 'Show all',
  less: 'Show less',
  order: {
    first: 'Drawn next',
    last: 'Drawn last',
    keep: 'Keep this order',
    how: 'Drag the cards, or press Enter on one and move it with the arrow keys.',
    card: (card, at, of) => `${card}, place ${place(at, of)}`,
    earlier: (card) => `Move ${card} up`,
    later: (card) => `Move ${card} down`,
    lifted: (card) => `${card} is in hand. Arrow keys move it, Enter puts it down, Escape puts it back.`,
    moved: (card, at, of) => `${card}: place ${place(at, of)}.`,
    put: (card, at, of) => `${card} put down at place ${place(at, of)}.`,
    placed: 'placed',
    cubes: (colour, count) => `${colour}: ${plural(count, { one: '# cube', other: '# cubes' })}`,
  },
};
