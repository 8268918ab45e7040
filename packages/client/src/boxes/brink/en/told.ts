// What only happens with On the Brink, in English.
import type { View } from '@cordon/engine';
import { countsIn, numberShown } from '@cordon/protocol/telling';
import { chooses } from '../../../words/game/en/shared/waits.ts';
import type { Talk } from '../../../words/game/talk.ts';
import type { Waiting } from '../../../words/game/explained.ts';
import type { Asked, FactWords, GamePart, Reasons, SpokenPart, Waits } from '../../../words/game/parts.ts';

export const facts: FactWords<'samplesReturned'> = {
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

export const spoken: Partial<SpokenPart> = {
  besidesHand(talk, view, seat) {
    if (view.seats[seat - 1]?.role !== 'field-operative') return [];
    const kept = Object.entries(countsIn(view.shows['samples'])).filter(([, count]) => count > 0);
    const samples = kept.map(([colour, count]) => `${String(count)} ${talk.colour(colour)}`);
    return samples.length === 0 ? [] : [`Samples: ${talk.list(samples)}.`];
  },
  city: (talk, view, city) => ordersFor(talk, view, (seat) => view.seats[seat - 1]?.city === city),
  tracks: (talk, view) => ordersFor(talk, view, () => true),
};
