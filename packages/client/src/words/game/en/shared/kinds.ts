// The commands that both games have.
import type { OperandType } from '../../../../games/facts.ts';
import type { Kinds } from '../../parts.ts';

export const kinds = {
  end: { label: 'End actions, draw', short: 'End actions' },
  drive: {
    label: 'Drive / Ferry',
    short: 'Drive',
    offer: ({ city }) => `Drive or ferry to ${city('to')}`,
    asks: { to: 'Drive to which city?' },
  },
  treat: {
    label: 'Treat disease',
    short: 'Treat',
    offer: ({ talk, id, at, seat, view }) => {
      const here = at(seat);
      if (here === undefined) return `Treat ${talk.disease(id('colour'))}`;
      const cubes = view?.cubes[here]?.[id('colour')] ?? 0;
      const among = cubes > 1 ? ` (${talk.count(cubes, '# cube', '# cubes')})` : '';
      return `Treat ${talk.disease(id('colour'))} ${talk.inCity(here)}${among}`;
    },
    asks: { colour: 'Which disease do you treat?' },
  },
  give: {
    label: 'Share knowledge: give',
    short: 'Give',
    offer: ({ card, who }) => `Give ${card('card')} to ${who('player')}`,
    asks: { card: 'Which card do you give?', player: 'Who gets the card?' },
  },
  take: {
    label: 'Share knowledge: take',
    short: 'Take',
    offer: ({ card, who }) => `Take ${card('card')} from ${who('player')}`,
    asks: { card: 'Which card do you take?', player: 'From whom?' },
  },
  accept: { label: 'Accept' },
  refuse: { label: 'Refuse' },
  discard: {
    label: 'Discard',
    offer: ({ card }) => `Discard ${card('card')}`,
    asks: { card: 'Which card do you discard?' },
  },
  infect: { label: 'Infect', offer: () => 'Turn over the next infection card' },
  continue: { label: 'Continue' },
} satisfies Kinds;

export const questions: Readonly<Record<OperandType, string>> = {
  city: 'Which city?',
  infection: 'Which city?',
  colour: 'Which disease?',
  card: 'Which card?',
  cards: 'Which cards do you discard?',
  seat: 'Which player?',
  role: 'Which role?',
  region: 'Which region?',
  line: 'Which line?',
  dish: 'Which dish?',
  research: 'Which research line?',
  goal: 'Which Goal card?',
  division: 'How do you divide the actions?',
};
