// What only happens with On the Brink, in English.
import type { View } from '@cordon/engine';
import { countsIn, cubesOnBoard, numberShown, strainShown, wordsIn } from '@cordon/protocol/telling';
import { capital } from '../../../words/game/telling/names.ts';
import { chooses } from '../../../words/game/en/shared/waits.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { Waiting } from '../../../words/game/gameWords.ts';
import type { Asked, FactWords, GamePart, Reasons, SpokenPart, Waits } from '../../../words/game/parts.ts';

type Told =
  | 'samplesReturned'
  | 'strainChosen'
  | 'strainActed'
  | 'strainBegan'
  | 'strainEnded'
  | 'diseaseReturned'
  | 'cubesLost';

export const facts: FactWords<Told> = {
  strainChosen: (talk, { colour, instead = [] }) =>
    instead.length === 0
      ? `The virulent strain is ${talk.disease(colour)}.`
      : `The virulent strain is ${talk.disease(colour)}, drawn by lot: ${talk.list(instead.map(talk.colour))} had as many cubes.`,
  strainActed: (talk, { card }) => `${talk.card(card)} takes effect.`,
  strainBegan: (talk, { card }) => `${talk.card(card)} is in force from now on.`,
  strainEnded: (talk, { card }) => `${talk.card(card)} is no longer in force.`,
  diseaseReturned: (talk, { colour }) =>
    `${capital(talk.disease(colour))} is back: cured, but no longer eradicated.`,
  cubesLost: (talk, { colour, count }) =>
    `${talk.cubes(count, colour)} ${talk.count(count, 'leaves', 'leave')} the supply for good.`,
  samplesReturned: (talk, { seat, colour, count, now }) =>
    `${talk.does(seat, 'give', 'gives')} ${talk.count(count, '# sample', '# samples')} of ${talk.disease(colour)} back; ${now === 0 ? 'none is left' : talk.count(now, '# is left', '# are left')}.`,
};

export const moves = {} satisfies GamePart['moves'];

export const removals = {
  'containment-specialist': 'The Containment Specialist at work',
  'field-operative': 'A sample for the Field Operative',
  'mobile-hospital': 'Mobile Hospital',
  'rapid-vaccine-deployment': 'Rapid Vaccine Deployment',
  'remote-treatment': 'Remote Treatment',
} satisfies GamePart['removals'];

export const prevented = {} satisfies GamePart['prevented'];

const asking = (asked: Asked, event: string, what: string): Waiting => ({
  heading: asked.talk.event(event),
  sentence: chooses(asked, what),
});

export const waits = {
  'mobile-hospital': (asked) =>
    asking(asked, 'mobile-hospital', 'the colour of the cube that leaves the city'),
  'mutation-order': (asked) => ({
    heading: 'Two Mutation Events',
    sentence: chooses(asked, 'which of them happens first'),
  }),
  assignment: (asked) => asking(asked, 'new-assignment', 'a role that nobody has'),
  're-examination': (asked) => asking(asked, 're-examined-research', 'a city card from the discard pile'),
  'second-cube': (asked) => asking(asked, 'remote-treatment', 'the second cube that leaves the board'),
  vaccination: (asked) =>
    asking(
      asked,
      'rapid-vaccine-deployment',
      `${asked.talk.count(asked.number('left'), 'one more cube', 'up to # more cubes')} in connected cities, or stops`,
    ),
} satisfies Waits;

export const reasons = {
  'actions-over': 'The actions of this turn are over.',
  'recall wrong-city': 'You can take back only the card of the city you are in.',
  'not-under-orders': 'You may move only the pawn that the Special Orders name.',
  'orders-in-vain': 'The player whose turn it is can’t take movement actions.',
  'no-role-left': 'Every role is in play.',
  'fixed-role': ({ who }) => `The role of ${who('player')} can’t be changed.`,
  'role-taken': 'That role is not free.',
  'no-fresh-cure': 'That is possible right after a cure, before the next action.',
  'no-sample': 'There is no such sample on your role card.',
  'active-pawn': 'Special Orders are for another player’s pawn.',
} satisfies Reasons;

/** Whose pawn may be moved besides, if it is one of these. */
function ordersFor(talk: Talk, view: View, isMeant: (seat: number) => boolean): string[] {
  const pawn = numberShown(view, 'specialOrders');
  return pawn === 0 || !isMeant(pawn) ? [] : [`Special Orders: ${talk.pawn(pawn)} may be moved this turn.`];
}

function strainIn(talk: Talk, view: View): readonly string[] {
  const strain = strainShown(view);
  if (strain?.colour === undefined) return [];
  const cards = strain.inForce.length === 0 ? '' : ` In force: ${talk.cards(strain.inForce)}.`;
  const asleep = strain.state === 'dormant' ? ' It is eradicated, so its cards have no effect.' : '';
  return [`The virulent strain is ${talk.disease(strain.colour)}.${cards}${asleep}`];
}

/** How purple is cured, and whether it has to be. */
function purpleIn(talk: Talk, view: View): readonly string[] {
  const cities = numberShown(view, 'purpleCitiesForCure');
  if (cities === 0 || wordsIn(view.shows['cures'])['purple'] !== 'none') return [];
  return [
    cubesOnBoard(view, 'purple') === 0
      ? 'No purple cube is on the board: the other four cures win.'
      : `Purple cubes are on the board: five cures win. The purple one takes cards of any colours, ${String(cities)} of them of ${talk.count(cities, 'a city', 'cities')} with purple cubes.`,
  ];
}

export const spoken: Partial<SpokenPart> = {
  besidesHand(talk, view, seat) {
    if (view.seats[seat - 1]?.role !== 'field-operative') return [];
    const kept = Object.entries(countsIn(view.shows['samples'])).filter(([, count]) => count > 0);
    const samples = kept.map(([colour, count]) => `${String(count)} ${talk.colour(colour)}`);
    return samples.length === 0 ? [] : [`Samples: ${talk.list(samples)}.`];
  },
  city: (talk, view, city) => ordersFor(talk, view, (seat) => view.seats[seat - 1]?.city === city),
  tracks: (talk, view) => [
    ...ordersFor(talk, view, () => true),
    ...strainIn(talk, view),
    ...purpleIn(talk, view),
  ],
};
