// What only happens in Iberia.
import type { FactWords } from '../../parts.ts';
import { capital, listed } from '../../telling/names.ts';
import { diseases, effects, isDisease } from './names.ts';

/** The facts with words of this game. */
export type IberiaFactName =
  | 'cubeMoved'
  | 'railLaid'
  | 'hospitalBuilt'
  | 'researched'
  | 'waterPurified'
  | 'tokenSpent'
  | 'preventionMoved'
  | 'actionsGranted'
  | 'stayed'
  | 'goodSeasonBegan'
  | 'diseasesInPlay'
  | 'tokensReleased'
  | 'hospitalOverflowed';

export const facts: FactWords<IberiaFactName> = {
  cubeMoved: (talk, { colour, from, to, by }) =>
    `A ${talk.colour(colour)} patient ${by === 'overflow' ? 'flees' : 'moves'} ${talk.fromCity(from)} ${talk.toCity(to)}.`,
  railLaid: (talk, { line, left }) =>
    `A new rail: ${talk.line(line)}, ${talk.count(left, '# left', '# left')}.`,
  hospitalBuilt: (talk, { colour, city, from }) =>
    `The ${talk.colour(colour)} hospital now stands ${talk.inCity(city)}${from === undefined ? '' : `, moved ${talk.fromCity(from)}`}.`,
  researched: (talk, { colour, seat }) =>
    `${talk.does(seat, 'complete', 'completes')} the research on ${talk.disease(colour)}.`,
  waterPurified: (talk, { region, count, now }) =>
    `${talk.count(count, '# water token', '# water tokens')} for ${talk.region(region)}, now ${String(now)}.`,
  tokenSpent: (talk, { region, city, colour, now }) =>
    `Clean water keeps a ${talk.colour(colour)} cube away ${talk.fromCity(city)}; ${now === 0 ? 'no token' : talk.count(now, '# token', '# tokens')} left in ${talk.region(region)}.`,
  preventionMoved: (talk, { region }) => `The prevention token now protects ${talk.region(region)}.`,
  actionsGranted: (talk, { seat, count }) =>
    `${talk.does(seat, 'get', 'gets')} ${talk.count(count, '# more action', '# more actions')}.`,
  stayed: (talk, { seat }) => `${talk.does(seat, 'stay', 'stays')}.`,
  goodSeasonBegan: () => 'The next infections will be mild: one card only, from the bottom of the deck.',
  diseasesInPlay: (_talk, { diseases: ids }) => {
    const known = ids.filter(isDisease);
    return `${capital(
      listed(
        known.map((id) => `${diseases[id]} (${effects[id]})`),
        'and',
      ),
    )}: these diseases are in play.`;
  },
  tokensReleased: (talk, { colour, count }) =>
    `${talk.count(count, '# water token was', '# water tokens were')} under the ${talk.colour(colour)} hospital and can now be used.`,
  hospitalOverflowed: (talk, { city, colour, total }) =>
    `The ${talk.colour(colour)} hospital ${talk.inCity(city)} has overflowed: outbreak number ${String(total)}.`,
};

export const moves = {
  drive: ['travel', 'travels'],
  train: ['take the train', 'takes the train'],
  ship: ['sail', 'sails'],
  mobilization: ['move', 'moves'],
  'ships-arrive': ['come by ship', 'comes by ship'],
  'travel-day-and-night': ['travel day and night', 'travels day and night'],
} satisfies Readonly<Record<string, readonly [string, string]>>;

export const removals = {
  'science-triumph': 'Science Triumph',
  'overseas-migration': 'Overseas Migration',
  hospital: 'In hospital',
  overflow: 'No room left',
};

export const prevented = { nurse: 'the Nurse protects it' };
