// What is said over the board, in English.
import { pluralIn } from '../plural.ts';
import type { SequenceWords } from '../sequence.ts';

const plural = pluralIn('en');

export const sequence: SequenceWords = {
  epidemic: (card) => (card === undefined ? 'Epidemic' : `Epidemic: ${card}`),
  increase: 'Increase',
  rate: (from, to) => (from === to ? `rate stays ${String(to)}` : `rate ${String(from)} → ${String(to)}`),
  infect: 'Infect',
  cubes: (count) => plural(count, { one: '# cube', other: '# cubes' }),
  intensify: 'Intensify',
  back: (count) => plural(count, { one: '# card back on top', other: '# cards back on top' }),
  eventsNow: 'Events may be played before the last step.',
  strain: 'The strain is chosen',
  outbreak: (waves) => plural(waves, { one: 'Outbreak', other: '# outbreaks in a chain' }),
  goal: { done: 'Breakthrough!', gone: 'Eradicated!' },
};
