// What the panels of the Bio-Terrorist say, in English.
import type { OpponentWords } from '../../../words/opponent.ts';
import { pluralIn } from '../../../words/plural.ts';

const plural = pluralIn('en');

export const opponent: OpponentWords = {
  title: 'The Bio-Terrorist',
  state: {
    hidden: 'Hidden',
    hiddenIn: (city) => `Hidden: ${city}`,
    spotted: (city) => `Spotted: ${city}`,
    captured: (city) => `Captured: ${city}`,
  },
  places: (count) => plural(count, { one: '# possible city', other: '# possible cities' }),
  cards: (count) => plural(count, { one: '# infection card', other: '# infection cards' }),
  sighted: (city, turn) => `Last sighted: ${city}, turn ${String(turn)}`,
  more: 'What is known of the Bio-Terrorist',
  hideouts: 'Purple rings: cities in which the Bio-Terrorist may be',
  command: (next, of) =>
    next > of ? `All ${String(of)} commands are done` : `Command ${String(next)} of ${String(of)}`,
  left: (actions, freeDrive) =>
    [plural(actions, { one: '# action', other: '# actions' }), ...(freeDrive ? ['a free drive'] : [])].join(
      ' and ',
    ),
};
