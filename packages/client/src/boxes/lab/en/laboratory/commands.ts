// The commands of the laboratory in English.
import type { OfferTalk } from '../../../../words/game/telling/offerTalk.ts';
import type { KindWords } from '../../../../words/game/parts.ts';
import { the } from './things.ts';

const dish = ({ id }: OfferTalk): string => the('dish', id('dish'));
const research = ({ id }: OfferTalk): string => the('research', id('research'));

export const commands = {
  characterize: {
    label: 'Characterise a disease',
    short: 'Characterise',
    offer: (offer) =>
      `Characterise ${research(offer)} with ${offer.card('card')}${offer.id('colour') === '' ? '' : ` as ${offer.talk.colour(offer.id('colour'))}`}`,
    asks: {
      research: 'On which research line?',
      card: 'With which city card?',
      colour: 'For which disease?',
    },
  },
  centrifuge: {
    label: 'Centrifuge a sample',
    short: 'Centrifuge',
    offer: (offer) => `Centrifuge ${dish(offer)}: keep ${offer.talk.colour(offer.id('colour'))}`,
    asks: { dish: 'Which dish do you centrifuge?', colour: 'Which colour goes on?' },
  },
  separate: {
    label: 'Separate a sample',
    short: 'Separate',
    offer: (offer) => `Separate ${dish(offer)}: keep one cube of each colour`,
    asks: { dish: 'Which dish do you separate?' },
  },
  grow: {
    label: 'Grow a sample',
    short: 'Grow',
    offer: (offer) => `Grow ${dish(offer)}: double every cube`,
    asks: { dish: 'Which dish grows?' },
  },
  apply: {
    label: 'Fill a Sequence card',
    short: 'Fill',
    offer: (offer) => `Move ${dish(offer)} to ${research(offer)}`,
    asks: { dish: 'Which dish do you empty?', research: 'Onto which research line?' },
  },
  test: {
    label: 'Test a cure',
    short: 'Test',
    offer: (offer) => `Test ${research(offer)} with ${offer.card('card')}`,
    asks: { research: 'Which research line do you test?', card: 'With which city card?' },
  },
  sequence: {
    label: 'Sequence a disease',
    short: 'Sequence',
    offer: () => 'Sequence a disease: draw a Sequence card',
  },
  sample: {
    label: 'Take a sample',
    short: 'Sample',
    offer: (offer) => `Put a cube into ${dish(offer)}`,
    asks: { dish: 'Into which sample dish?' },
  },
  'no-sample': { label: 'No sample' },
  fill: {
    label: 'Fill a circle',
    short: 'Fill',
    offer: ({ talk, id }) =>
      `Fill a circle of an eradicated disease with a ${talk.colour(id('colour'))} cube`,
    asks: { colour: 'Which cube goes there?' },
  },
  enough: { label: 'That is enough' },
  'test-in': {
    label: 'Remove a cube',
    short: 'Remove',
    offer: ({ talk, id }) => `Remove a cube ${talk.inCity(id('city'))}`,
    asks: { city: 'Which city loses a cube?' },
  },
  'place-sequence': {
    label: 'Place the card',
    short: 'Place',
    offer: (offer) => `Place the card on ${research(offer)}`,
    asks: { research: 'On which research line?' },
  },
  'swap-sequence': {
    label: 'Swap the card',
    short: 'Swap',
    offer: (offer) => `Swap it with the card of ${research(offer)}`,
    asks: { research: 'With the card of which line?' },
  },
  'drop-sequence': { label: 'Discard the card', short: 'Discard' },
  'close-line': {
    label: 'Close a line',
    short: 'Close',
    offer: (offer) => `Close ${research(offer)}`,
    asks: { research: 'Which research line is closed?' },
  },
  'skip-lab': { label: 'No lab action', short: 'Skip' },
} satisfies Readonly<Record<string, KindWords>>;
