// What only tables with the Bio-Terrorist say, in English.
import { isSighting, listsIn, terroristShown } from '@cordon/protocol/terrorist';
import type { View } from '@cordon/engine';
import type { OfferTalk } from '../../../words/game/telling/offerTalk.ts';
import { capital } from '../../../words/game/telling/names.ts';
import { chooses } from '../../../words/game/en/shared/waits.ts';
import type { DeedWords, FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import type { PlaceSpoken } from '../../../words/game/explained.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { ChallengePart } from '../../box.ts';
import { challenge, options } from './terroristChallenge.ts';
import { endingsOf, type OutcomeWords } from '../terroristEndings.ts';
import { opponent } from './terroristPanels.ts';

type Shown = NonNullable<ReturnType<typeof terroristShown>>;

const WHICH = 'With which infection card?';

const commands = {
  hide: {
    label: 'Choose where to begin',
    short: 'Begin',
    offer: ({ city }: OfferTalk) => `Begin in ${city('city')}`,
    asks: { city: 'In which city do you begin?' },
  },
  'draw-infection': {
    label: 'Draw an infection card',
    short: 'Draw',
    offer: () => 'Draw the top infection card',
  },
  shed: {
    label: 'Discard an infection card',
    short: 'Discard',
    offer: ({ card }: OfferTalk) => `Discard ${card('card')}`,
    asks: { card: 'Which infection card do you discard?' },
  },
  sneak: {
    label: 'Drive / ferry',
    short: 'Drive',
    offer: ({ city }: OfferTalk) => `Drive or take a ferry to ${city('to')}`,
    asks: { to: 'Where do you go?' },
  },
  'fly-in': {
    label: 'Direct flight',
    short: 'Direct',
    offer: ({ card }: OfferTalk) => `Fly to ${card('card')}, and be sighted there`,
    asks: { card: WHICH },
  },
  'fly-out': {
    label: 'Charter flight',
    short: 'Charter',
    offer: ({ city }: OfferTalk) => `Fly to ${city('to')} with the card of your city`,
    asks: { to: 'Where do you fly?' },
  },
  'infect-locally': {
    label: 'Infect this city',
    short: 'Infect here',
    offer: () => 'Put a purple cube on the city you are in',
  },
  'infect-remotely': {
    label: 'Infect another city',
    short: 'Infect afar',
    offer: ({ card }: OfferTalk) => `Put a purple cube on ${card('card')}`,
    asks: { card: WHICH },
  },
  sabotage: {
    label: 'Sabotage',
    offer: ({ card }: OfferTalk) => `Remove the research station here with ${card('card')}`,
    asks: { card: WHICH },
  },
  escape: {
    label: 'Escape',
    offer: ({ card }: OfferTalk) => `Escape to ${card('card')}, and be sighted there`,
    asks: { card: WHICH },
  },
  wait: { label: 'Wait', offer: () => 'Do nothing with this command' },
  capture: { label: 'Capture the Bio-Terrorist', short: 'Capture' },
} satisfies Readonly<Record<string, KindWords>>;

type Told =
  | 'infectionTaken'
  | 'infectionTakenCard'
  | 'hid'
  | 'sneaked'
  | 'flewOut'
  | 'waited'
  | 'sighted'
  | 'spotted'
  | 'vanished'
  | 'captured';

const BY = {
  direct: (place: string) => `landed ${place}`,
  charter: (place: string) => `was seen at the airport ${place}`,
  escape: (place: string) => `escaped and landed ${place}`,
} as const;

const facts: FactWords<Told> = {
  infectionTaken: (talk, { cards }) =>
    `The Bio-Terrorist draws an infection card and holds ${talk.count(cards, 'one', '#')}.`,
  infectionTakenCard: (talk, { city }) => `It is ${talk.card(city)}.`,
  hid: (talk, { seat, city }) => `${talk.does(seat, 'begin', 'begins')} ${talk.inCity(city)}.`,
  sneaked: (talk, { seat, to }) => `${talk.does(seat, 'drive', 'drives')} ${talk.toCity(to)}.`,
  flewOut: (talk, { seat, to }) => `${talk.does(seat, 'fly', 'flies')} ${talk.toCity(to)}.`,
  waited: (talk, { seat }) => `${talk.does(seat, 'wait', 'waits')}.`,
  sighted: (talk, { city, by }) => `The Bio-Terrorist ${BY[by](talk.inCity(city))}.`,
  spotted: (talk, { city }) => `The Bio-Terrorist is spotted ${talk.inCity(city)}!`,
  vanished: (talk, { city }) => `The Bio-Terrorist is hidden again; he was last seen ${talk.inCity(city)}.`,
  captured: (talk, { seat, city }) =>
    `${talk.does(seat, 'capture', 'captures')} the Bio-Terrorist ${talk.inCity(city)}: he loses all his cards.`,
};

const deeds: DeedWords<'captured'> = { captured: () => 'captured the Bio-Terrorist' };

const waits = {
  'hiding-place': (asked) => ({
    heading: 'A hiding place',
    sentence: chooses(asked, 'a city to begin in, in secret'),
  }),
  terrorist: (asked) => ({
    heading: 'The Bio-Terrorist’s turn',
    sentence: chooses(
      asked,
      ['three commands', 'two more commands', 'the last of three commands'][3 - asked.number('left')] ?? '',
    ),
  }),
  'infection-hand-limit': (asked) => ({
    heading: 'Too many infection cards',
    sentence: chooses(asked, 'an infection card to discard'),
  }),
} satisfies Waits;

const OUTCOMES: OutcomeWords = {
  team: {
    heading: 'The team wins',
    why: 'The Bio-Terrorist is beaten.',
  },
  terrorist: {
    heading: 'The Bio-Terrorist wins',
    why: 'Purple cubes are still on the board, so the team’s defeat is his victory.',
  },
  nobody: {
    heading: 'Nobody wins',
    why: 'No purple cube is left on the board, so the Bio-Terrorist loses with the team.',
  },
};

const banners = {
  sighted: () => 'Sighted!',
  spotted: () => 'The Bio-Terrorist is spotted',
  captured: () => 'The Bio-Terrorist is captured',
};

const reasons = {
  'wrong-side': 'The Bio-Terrorist doesn’t capture himself.',
  hidden: 'The Bio-Terrorist is hidden.',
  captured: 'The Bio-Terrorist is captured.',
  'not-captured': 'The Bio-Terrorist isn’t captured.',
  spotted: 'That is possible only while the Bio-Terrorist is hidden.',
  prevented: 'No purple cube can be placed there.',
  'sabotage wrong-colour': 'Sabotage takes an infection card of the colour of the city.',
} satisfies Reasons;

const whereHe = (talk: Talk, { viewer }: View, { seat, state, city = '' }: Shown): string =>
  ({
    hidden:
      city === ''
        ? 'The Bio-Terrorist is hidden.'
        : viewer === seat
          ? `You are hidden ${talk.inCity(city)}.`
          : `The Bio-Terrorist is hidden ${talk.inCity(city)}.`,
    spotted: `The Bio-Terrorist is spotted ${talk.inCity(city)}.`,
    captured: `The Bio-Terrorist is captured ${talk.inCity(city)}.`,
  })[state];

/** What everybody may know of him, and more for himself. */
function places(talk: Talk, view: View): readonly PlaceSpoken[] {
  const shown = terroristShown(view);
  if (shown === undefined) return [];
  const { state, hand, possible, sightings, lastKnown, turn } = shown;
  const known = hand.known.length === 0 ? '' : `: ${talk.cards(hand.known)}`;
  const list = listsIn(possible) ? `: ${talk.cities(possible)}` : '';
  const left = view.frames.findLast(({ frame }) => frame === 'terrorist')?.['left'];
  const lines = [
    whereHe(talk, view, shown),
    `${capital(talk.count(hand.size, 'one infection card', '# infection cards'))} in hand${known}.`,
    ...(state === 'hidden' && possible.length > 0
      ? [
          `From what everybody has seen he may be in ${talk.count(possible.length, 'one city', '# cities')}${list}.`,
        ]
      : []),
    ...sightings.map((one) => `Sighted ${talk.inCity(one.city)} in turn ${String(one.turn)}.`),
    ...(lastKnown === undefined || state !== 'hidden' || isSighting(shown, lastKnown)
      ? []
      : [`Everybody last saw him ${talk.inCity(lastKnown.city)}, in turn ${String(lastKnown.turn)}.`]),
    ...(typeof left === 'number'
      ? [`His turn: ${talk.count(left, 'one of three commands left', '# of three commands left')}.`]
      : []),
    ...(turn === undefined
      ? []
      : [
          `${capital(talk.count(turn.actions, 'one action', '# actions'))} left${turn.freeDrive ? ', and a free drive' : ''}.`,
        ]),
  ];
  return [{ title: opponent.title, lines }];
}

/** A city in which he may be, where the table gathers that. */
function mayBeIn(_talk: Talk, view: View, id: string): readonly string[] {
  const shown = terroristShown(view);
  return shown?.state === 'hidden' && shown.possible.includes(id) ? ['The Bio-Terrorist may be here.'] : [];
}

/** In short. */
function tracks(talk: Talk, view: View): readonly string[] {
  const shown = terroristShown(view);
  return shown === undefined ? [] : [whereHe(talk, view, shown)];
}

export const part = {
  challenge,
  options,
  commands,
  facts,
  deeds,
  removals: {},
  waits,
  banners,
  endings: endingsOf(OUTCOMES),
  reasons,
  spoken: { tracks, places, city: mayBeIn },
} satisfies ChallengePart;
