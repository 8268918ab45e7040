// The commands of the base game.
import type { Kinds } from '../../parts.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';

const movedFrom = ({ talk, id }: OfferTalk): string =>
  id('from') === '' ? '' : `, moved ${talk.fromCity(id('from'))}`;

const whichPawn = { pawn: 'Which pawn moves?', to: 'To which city?' };

export const kinds = {
  direct: {
    label: 'Direct flight',
    offer: ({ city }) => `Direct flight to ${city('to')}`,
    asks: { to: 'Which card do you discard to fly there?' },
  },
  charter: {
    label: 'Charter flight',
    offer: ({ city }) => `Charter flight to ${city('to')}`,
    asks: { to: 'Fly to which city?' },
  },
  shuttle: {
    label: 'Shuttle flight',
    offer: ({ city }) => `Shuttle flight to ${city('to')}`,
    asks: { to: 'Fly to which research station?' },
  },
  build: {
    label: 'Build a research station',
    short: 'Build',
    offer(offer) {
      const here = offer.at(offer.seat);
      const where = here === undefined ? '' : ` ${offer.talk.inCity(here)}`;
      return `Build a research station${where}${movedFrom(offer)}`;
    },
    asks: { from: 'All stations are built. Which one moves here?' },
  },
  cure: {
    label: 'Discover a cure',
    short: 'Cure',
    offer: ({ talk, id, ids }) => `Cure ${talk.disease(id('colour'))}: discard ${talk.cards(ids('cards'))}`,
    asks: { colour: 'Which disease do you cure?', cards: 'Which city cards do you discard?' },
  },
  'cure-piecemeal': {
    label: 'Discover a cure piece by piece',
    short: 'Cure piece by piece',
    offer: ({ talk, id }) => `Cure ${talk.disease(id('colour'))}, paying piece by piece`,
    asks: { colour: 'Which disease do you cure?' },
  },
  'pay-card': {
    label: 'Pay with a card',
    offer: ({ card }) => `Pay ${card('card')}`,
    asks: { card: 'Which card do you pay next, keeping those before it in your hand?' },
  },
  airlift: {
    label: 'Play Airlift',
    offer: ({ pawn, city }) => `Airlift: move ${pawn('pawn')} to ${city('to')}`,
    asks: whichPawn,
  },
  forecast: {
    label: 'Play Forecast',
    offer: () => 'Forecast: look at the next infection cards and put them in order',
  },
  next: {
    label: 'Next card',
    offer: ({ city }) => `Put ${city('city')} next`,
    asks: { city: 'Which city comes next?' },
  },
  'government-grant': {
    label: 'Play Government Grant',
    offer: (offer) => `Government Grant: a research station in ${offer.city('city')}${movedFrom(offer)}`,
    asks: { city: 'Where does the research station go?', from: 'All stations are built. Which one moves?' },
  },
  'one-quiet-night': {
    label: 'Play One Quiet Night',
    offer: () => 'One Quiet Night: skip the next infections',
  },
  'resilient-population': {
    label: 'Play Resilient Population',
    offer: ({ city }) => `Resilient Population: remove the infection card ${city('city')} from the game`,
    asks: { city: 'Which discarded infection card leaves the game?' },
  },
  store: {
    label: 'Store an event',
    offer: ({ card }) => `Store ${card('card')} on your role card`,
    asks: { card: 'Which discarded event do you store?' },
  },
  send: {
    label: 'Send to another pawn',
    short: 'Send',
    offer: ({ pawn, city }) => `Send ${pawn('pawn')} to ${city('to')}, where another pawn is`,
    asks: whichPawn,
  },
  'send-driving': {
    label: 'Send: drive / ferry',
    offer: ({ pawn, city }) => `Send ${pawn('pawn')} by car or ferry to ${city('to')}`,
    asks: whichPawn,
  },
  'send-direct': {
    label: 'Send: direct flight',
    offer: ({ pawn, city }) => `Send ${pawn('pawn')} on a direct flight to ${city('to')}`,
    asks: whichPawn,
  },
  'send-charter': {
    label: 'Send: charter flight',
    offer: ({ pawn, city }) => `Send ${pawn('pawn')} on a charter flight to ${city('to')}`,
    asks: whichPawn,
  },
  'send-shuttle': {
    label: 'Send: shuttle flight',
    offer: ({ pawn, city }) => `Send ${pawn('pawn')} on a shuttle flight to ${city('to')}`,
    asks: whichPawn,
  },
  fly: {
    label: 'Operations flight',
    offer: ({ city, card }) => `Operations flight to ${city('to')}: discard ${card('card')}`,
    asks: { to: 'Fly to which city?', card: 'Which city card do you discard?' },
  },
} satisfies Kinds;
