// What only happens in the base game.
import { numberShown } from '@cordon/protocol/telling';
import type { Asked, FactWords, Waits } from '../../parts.ts';
import { chooses } from '../shared/waits.ts';
import { capital } from '../../telling/names.ts';

/** The facts with words of this game. */
export type BaseFactName =
  | 'stationBuilt'
  | 'stationRemoved'
  | 'cured'
  | 'eradicated'
  | 'eventStored'
  | 'cardShown'
  | 'eventReturned'
  | 'quietNightBegan';

export const facts: FactWords<BaseFactName> = {
  stationBuilt: (talk, { city, from }) =>
    `A research station now stands ${talk.inCity(city)}${from === undefined ? '' : `, moved ${talk.fromCity(from)}`}.`,
  stationRemoved: (talk, { city }) => `The research station ${talk.inCity(city)} is gone.`,
  cured: (talk, { colour, seat }) =>
    seat === undefined
      ? `${capital(talk.disease(colour))} is cured!`
      : `${talk.does(seat, 'cure', 'cures')} ${talk.disease(colour)}!`,
  eradicated: (talk, { colour }) => `${capital(talk.disease(colour))} is eradicated: it never comes back.`,
  eventStored: (talk, { seat, card }) =>
    `${talk.does(seat, 'store', 'stores')} ${talk.event(card)} for later.`,
  cardShown: (talk, { seat, card }) =>
    `${talk.does(seat, 'show', 'shows')} ${talk.card(card)} without discarding it.`,
  eventReturned: (talk, { card }) => `${talk.event(card)} goes from the role card to the discard pile.`,
  quietNightBegan: () => 'The next infections will not take place.',
};

export const moves = {
  drive: ['drive', 'drives'],
  direct: ['fly directly', 'flies directly'],
  charter: ['charter a flight', 'charters a flight'],
  shuttle: ['take the shuttle', 'takes the shuttle'],
  fly: ['take an operations flight', 'takes an operations flight'],
  airlift: ['are airlifted', 'is airlifted'],
  send: ['are sent', 'is sent'],
} satisfies Readonly<Record<string, readonly [string, string]>>;

export const removals = { medic: 'The Medic at work' };

export const prevented = {
  cures: 'the disease is eradicated',
  medic: 'the Medic is there',
  'quarantine-specialist': 'the Quarantine Specialist guards it',
};

/** What the cure of a disease without cities asks for besides. */
function purpleCities({ talk, view, word }: Asked): string {
  const cities = word('colour') === 'purple' ? numberShown(view, 'purpleCitiesForCure') : 0;
  return cities === 0
    ? ''
    : ` Of all cards ${talk.count(cities, 'at least one must be of a city', 'at least # must be of cities')} with purple cubes.`;
}

export const waits = {
  'cure-payment': (asked) => ({
    heading: `Cure of ${asked.talk.disease(asked.word('colour'))}`,
    sentence: `${chooses(
      asked,
      `what pays for the cure; ${asked.talk.count(asked.number('left'), '# card is', '# cards are')} still to be paid`,
    )}${purpleCities(asked)}`,
  }),
  forecast: ({ talk, seat, number }) => ({
    heading: 'Forecast',
    sentence: `${talk.does(seat, 'put', 'puts')} ${talk.count(number('open'), 'the last infection card', '# infection cards')} in order; the first chosen is drawn first.`,
  }),
} satisfies Waits;
