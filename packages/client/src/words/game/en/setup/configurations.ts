// Why a table can't be set up in a certain way.
import { listed } from '@cordon/protocol/telling';
import type { Reasons } from '../../parts.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';

const WHAT: Readonly<Record<string, string>> = {
  box: 'box',
  role: 'role',
  event: 'event',
  challenge: 'challenge',
  option: 'option',
  deck: 'deck',
};

const DECKS: Readonly<Record<string, { readonly name: string; readonly written: string }>> = {
  sequence: {
    name: 'Sequence',
    written: 'circles with their counts, a hyphen and the vials, as in k3r1g2-kr',
  },
  goals: {
    name: 'Goal',
    written: 'the prestige of a cure, of an eradication and of other things, as in c2-e4-station1',
  },
  bonus: { name: 'Bonus', written: 'what it is and its prestige in hand, as in rrt-red-1 or sgs-2' },
  awards: { name: 'award', written: 'the special award and its prestige, as in first-cure-1' },
};

/** What needs a box: one of a role, an event, a challenge, or a number. */
function thing({ talk, id, number }: OfferTalk): string {
  if (id('role') !== '') return talk.theRole(id('role'));
  if (id('event') !== '') return talk.event(id('event'));
  if (id('players') !== '') return `${id('players')} players`;
  if (id('epidemics') !== '') return talk.count(number('epidemics'), '# epidemic', '# epidemics');
  return `the challenge “${id('challenge')}”`;
}

const chosen = (named: number): string =>
  named === 0 ? 'you chose none' : `you chose only ${String(named)}`;

export const configurations = {
  'needs-box': (about) => `Another box is needed: ${thing(about)}.`,
  'players-outside': ({ ids }) =>
    ids('numbers').join() === '1'
      ? 'Solo mode is for 1 player.'
      : `This game is for ${listed(ids('numbers'), 'or')} players.`,
  'epidemics-outside': ({ ids }) => `There can be ${listed(ids('numbers'), 'or')} epidemics.`,
  'role-not-used': ({ talk, id }) => `This role is not used here: ${talk.role(id('role'))}.`,
  'role-for-nobody': ({ talk, id }) => `No player has this role: ${talk.role(id('role'))}.`,
  'event-not-used': ({ talk, id }) => `This event is not used here: ${talk.event(id('event'))}.`,
  'role-twice': 'A role can be in play only once.',
  'terrorist-alone': 'The Bio-Terrorist challenge can’t be played solo.',
  'terrorist-and-teams': 'The Bio-Terrorist challenge can’t be played in team mode.',
  'lab-and-teams': 'The Lab challenge can’t be played in team mode.',
  'two-purples':
    'The Bio-Terrorist and the Mutation challenges both use the purple disease and can’t be combined.',
  'solo-and-teams': 'Solo mode and team mode exclude each other.',
  'one-terrorist': 'Exactly one player is the Bio-Terrorist.',
  'one-mutation': 'Worldwide Panic is a variant of Mutation: choose one of them.',
  'too-few-events': ({ id, number }) =>
    `Choose at least ${id('needed')} events${id('each') === '' ? '' : `, ${id('each')} for each player`}: ${chosen(number('named'))}.`,
  'too-few-roles': ({ id, number }) =>
    `Choose at least ${id('players')} roles, one for each player: ${chosen(number('named'))}.`,
  'roles-unlike-players': ({ id }) =>
    `${id('players')} players need ${id('players')} roles, not ${id('named')}.`,
  'role-outside-pool': ({ talk, id }) =>
    `You left out the role that somebody is to play: ${talk.role(id('role'))}.`,
  'unknown-name': ({ id }) => `Cordon has no ${WHAT[id('what')] ?? 'such thing'} “${id('name')}”.`,
  'named-twice': ({ id }) => `The ${WHAT[id('what')] ?? 'same thing'} “${id('name')}” is there twice.`,
  'deck-size': ({ id }) =>
    `The ${DECKS[id('deck')]?.name ?? id('deck')} deck has ${id('needed')} cards, not ${id('named')}.`,
  'card-unreadable': ({ id }) =>
    `Card ${id('place')}, “${id('card')}”: write ${DECKS[id('deck')]?.written ?? 'it otherwise'}.`,
  'card-missing': ({ id }) =>
    `The ${DECKS[id('deck')]?.name ?? id('deck')} deck has no card “${id('card')}”.`,
  'too-few-events-for-teams': ({ id }) =>
    `Team mode for ${id('players')} players needs ${id('needed')} events: add On the Brink.`,
  'too-few-roles-for-teams': ({ id }) =>
    `The teams are dealt ${id('needed')} roles in all, so choose at least as many: ${id('named')} are in the pool.`,
  'card-circles': ({ id }) => `Card ${id('place')}, “${id('card')}”: a card has 1 to 8 circles.`,
  'purple-circle': ({ id }) => `Card ${id('place')}, “${id('card')}”: no circle is purple.`,
  'no-vial': ({ id }) => `Card ${id('place')}, “${id('card')}”: a card shows at least one vial.`,
  'vial-twice': ({ id }) => `Card ${id('place')}, “${id('card')}”: a vial is there twice.`,
  'vial-without-circle': ({ id }) =>
    `Card ${id('place')}, “${id('card')}”: each vial needs a circle of its colour or a grey one.`,
  'unknown-value': ({ id }) => `The option “${id('option')}” can’t be “${id('name')}”.`,
} satisfies Reasons;
