// The events of Iberia and the answers to what the game asks.
import type { Kinds } from '../../parts.ts';

const fromWhere = { colour: 'Which colour?', city: 'From which city?' };
const toWhere = { pawn: 'Which pawn moves?', to: 'To which city?' };

export const answers = {
  outbreak: {
    label: 'Next outbreak',
    offer: ({ city }) => `Next outbreak: ${city('city')}`,
    asks: { city: 'Which city breaks out next?' },
  },
  'spread-to': {
    label: 'Spread',
    offer: ({ city }) => `Spread to ${city('city')}`,
    asks: { city: 'Which city is reached next?' },
  },
  pay: {
    label: 'Use a water token',
    offer: ({ talk, id }) => `Use a token of ${talk.region(id('region'))}`,
    asks: { region: 'Which region’s token is used?' },
  },
  prevent: {
    label: 'Move the prevention token',
    offer: ({ talk, id }) => `Protect ${talk.region(id('region'))}`,
    asks: { region: 'Which region is protected?' },
  },
  order: {
    label: 'Next card',
    offer: ({ card }) => `Put ${card('card')} next`,
    asks: { card: 'Which card comes next?' },
  },
  'good-season': {
    label: 'Play Good Season',
    offer: () => 'Good Season: only one card in the next infections, from the bottom',
  },
  'government-mobilization': {
    label: 'Play Government Mobilization',
    offer: () => 'Government Mobilization: everybody may move once for free',
  },
  march: {
    label: 'Move',
    offer: ({ city }) => `Move to ${city('to')} for free`,
    asks: { to: 'Move to which city?' },
  },
  stay: { label: 'Stay' },
  'hospital-founding': {
    label: 'Play Hospital Founding',
    offer: ({ talk, id, city }) =>
      `Hospital Founding: the ${talk.colour(id('colour'))} hospital in ${city('city')}`,
    asks: { colour: 'Which hospital?', city: 'Where does it go?' },
  },
  'mail-correspondence': {
    short: 'Mail',
    label: 'Play Mail Correspondence',
    offer: ({ card, who }) =>
      `Mail Correspondence: send ${card('card')} to ${who('player')} for another card`,
    asks: { card: 'Which card is sent?', player: 'To whom?' },
  },
  reply: {
    label: 'Send back',
    offer: ({ card }) => `Send back ${card('card')}`,
    asks: { card: 'Which card comes back?' },
  },
  'new-rails': { label: 'Play New Rails', offer: () => 'New Rails: lay 2 rails anywhere' },
  'ring-railroads': {
    label: 'Play Ring Railroads',
    offer: () => 'Ring Railroads: lay 3 rails along the coast',
  },
  lay: {
    label: 'Lay a rail',
    offer: ({ talk, id }) => `Lay a rail: ${talk.line(id('line'))}`,
    asks: { line: 'Lay a rail on which line?' },
  },
  'one-more-day': { label: 'Play One More Day', offer: () => 'One More Day: 2 more actions this turn' },
  'overseas-migration': {
    label: 'Play Overseas Migration',
    offer: ({ talk, id }) =>
      `Overseas Migration: remove ${talk.cubes(1, id('colour'))} ${talk.fromCity(id('city'))}`,
    asks: fromWhere,
  },
  emigrate: {
    label: 'Remove a second cube',
    short: 'Second cube',
    offer: ({ talk, id }) => `Remove ${talk.cubes(1, id('colour'))} ${talk.fromCity(id('city'))} too`,
    asks: fromWhere,
  },
  enough: { label: 'That is enough' },
  'purify-water': {
    label: 'Play Purify Water',
    offer: ({ talk, id }) => `Purify Water: a token for ${talk.region(id('region'))}`,
    asks: { region: 'Which region gets the token?' },
  },
  pour: {
    label: 'Place a second token',
    short: 'Second token',
    offer: ({ talk, id }) => `The second token for ${talk.region(id('region'))}`,
    asks: { region: 'Which region gets the second token?' },
  },
  'science-triumph': {
    label: 'Play Science Triumph',
    offer: ({ talk, id }) => `Science Triumph: heal around ${talk.region(id('region'))}`,
    asks: { region: 'Around which region?' },
  },
  heal: {
    label: 'Remove a cube',
    offer: ({ talk, id }) => `Remove ${talk.cubes(1, id('colour'))} ${talk.fromCity(id('city'))}`,
    asks: fromWhere,
  },
  leave: { label: 'Leave it', offer: ({ city }) => `Leave ${city('city')} as it is` },
  'second-chance': {
    label: 'Play Second Chance',
    offer: ({ talk, at, seat }) => {
      const here = at(seat);
      return `Second Chance: take back ${here === undefined ? 'the card of your city' : talk.city(here)}`;
    },
  },
  'ships-arrive': {
    label: 'Play Ships Arrive',
    offer: ({ pawn, city }) => `Ships Arrive: ${pawn('pawn')} to the port of ${city('to')}`,
    asks: { pawn: 'Who comes first?', to: 'To which port?' },
  },
  bring: {
    label: 'Bring another pawn',
    offer: ({ pawn }) => `Bring ${pawn('pawn')} too`,
    asks: { pawn: 'Who else comes?' },
  },
  'telegraph-message': {
    label: 'Play Telegraph Message',
    offer: ({ card, who }) => `Telegraph Message: ${card('card')} to ${who('player')}`,
    asks: { card: 'Which city card is sent?', player: 'To whom?' },
  },
  wire: {
    label: 'Send a second card',
    short: 'Second card',
    offer: ({ card }) => `Send ${card('card')} too`,
    asks: { card: 'Which card follows?' },
  },
  'travel-day-and-night': {
    label: 'Play Travel Day and Night',
    offer: ({ pawn, city }) => `Travel Day and Night: ${pawn('pawn')} to ${city('to')}`,
    asks: toWhere,
  },
  'when-the-plans-were-good': {
    label: 'Play When the Plans Were Good',
    offer: ({ card }) => `When the Plans Were Good: play ${card('card')} again`,
    asks: { card: 'Which discarded event is played again?' },
  },
  admit: {
    label: 'Next hospital',
    offer: ({ talk, id }) => `The ${talk.colour(id('colour'))} hospital first`,
    asks: { colour: 'Which hospital draws its patient first?' },
  },
  transfer: {
    label: 'Move a patient',
    offer: ({ talk, id }) => `Move a patient ${talk.fromCity(id('from'))} ${talk.toCity(id('to'))}`,
    asks: { from: 'Which patient moves?', to: 'Where does the patient go?' },
  },
  evacuate: {
    label: 'Send a patient away',
    offer: ({ city }) => `Send a patient to ${city('to')}`,
    asks: { to: 'Where does the patient go?' },
  },
} satisfies Kinds;
