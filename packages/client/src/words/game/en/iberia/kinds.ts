// The actions of Iberia and of its roles.
import type { Kinds } from '../../parts.ts';

const twice = { region: 'Which region gets the water?', card: 'Which city card do you discard?' };

export const actions = {
  start: {
    label: 'Start here',
    offer: ({ city }) => `Start in ${city('city')}`,
    asks: { city: 'Where does your pawn start?' },
  },
  drive: {
    label: 'Carriage / boat',
    short: 'Carriage',
    offer: ({ city }) => `Carriage or boat to ${city('to')}`,
    asks: { to: 'Travel to which city?' },
  },
  train: {
    label: 'Train',
    offer: ({ city }) => `Train to ${city('to')}`,
    asks: { to: 'Take the train to which city?' },
  },
  ship: {
    label: 'Ship',
    offer: ({ city, card }) => `Ship to ${city('to')}: discard ${card('card')}`,
    asks: { to: 'Sail to which port?', card: 'Which city card do you discard?' },
  },
  rail: {
    label: 'Lay a rail',
    short: 'Rail',
    offer: ({ talk, id }) => `Lay a rail: ${talk.line(id('line'))}`,
    asks: { line: 'Lay a rail on which line?' },
  },
  hospital: {
    label: 'Build a hospital',
    short: 'Hospital',
    offer({ talk, id, at, seat }) {
      const here = at(seat);
      const what = `Build the ${talk.colour(id('colour'))} hospital`;
      return here === undefined ? what : `${what} ${talk.inCity(here)}`;
    },
    asks: { colour: 'Which hospital?' },
  },
  research: {
    label: 'Research a disease',
    short: 'Research',
    offer: ({ talk, id, ids }) =>
      `Research ${talk.disease(id('colour'))}: discard ${talk.cards(ids('cards'))}`,
    asks: { colour: 'Which disease do you research?', cards: 'Which city cards do you discard?' },
  },
  purify: {
    label: 'Purify water',
    short: 'Purify',
    offer: ({ talk, id, card }) =>
      `Purify the water of ${talk.region(id('region'))}: discard ${card('card')}`,
    asks: twice,
  },
  'purify-one': {
    label: 'Place 1 water token',
    short: '1 token',
    offer: ({ talk, id }) => `1 water token for ${talk.region(id('region'))}`,
    asks: { region: twice.region },
  },
  'purify-three': {
    label: 'Purify water: 3 tokens',
    short: '3 tokens',
    offer: ({ talk, id, card }) => `3 water tokens for ${talk.region(id('region'))}: discard ${card('card')}`,
    asks: twice,
  },
  'send-card': {
    label: 'Send a card',
    offer: ({ card, who }) => `Send ${card('card')} to ${who('player')}`,
    asks: { card: 'Which card do you send?', player: 'Who gets the card?' },
  },
  swap: {
    label: 'Swap with the discards',
    short: 'Swap',
    offer: ({ card }) => `Take ${card('other')} from the discards for ${card('card')}`,
    asks: { card: 'Which city card do you discard?', other: 'Which discarded card do you take?' },
  },
  'rail-twice': {
    label: 'Lay 2 rails',
    short: '2 rails',
    offer: ({ talk, id }) => `Lay 2 rails: ${talk.line(id('line'))}, then ${talk.line(id('next'))}`,
    asks: { line: 'Where does the first rail go?', next: 'Where does the second rail go?' },
  },
  'train-with': {
    label: 'Train with a passenger',
    short: 'Train with another',
    offer: ({ city, who }) => `Train to ${city('to')} with ${who('pawn')}`,
    asks: { to: 'Take the train to which city?', pawn: 'Who comes along?' },
  },
  study: {
    label: 'Study the deck',
    short: 'Study',
    offer: () => 'Study the next 3 player cards and put them in order',
  },
  'treat-more': {
    label: 'Treat 2 cubes',
    offer: ({ talk, id }) =>
      `Treat ${talk.cubes(1, id('colour'))} here and ${talk.cubes(1, id('extra'))} ${talk.inCity(id('city'))}`,
    asks: { colour: 'Which cube here?', extra: 'Which second cube?', city: 'The second cube in which city?' },
  },
  sail: {
    label: 'Sail',
    offer: ({ city, id, who }) => `Sail to ${city('to')}${id('pawn') === '' ? '' : ` with ${who('pawn')}`}`,
    asks: { to: 'Sail to which port?', pawn: 'Who comes along?' },
  },
} satisfies Kinds;
