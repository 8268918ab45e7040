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
  'players-outside': ({ ids }) => `This game is for ${listed(ids('numbers'), 'or')} players.`,
  'epidemics-outside': ({ ids }) => `There can be ${listed(ids('numbers'), 'or')} epidemics.`,
  'role-twice': 'A role can be in play only once.',
  'one-mutation': 'Worldwide Panic is a variant of Mutation: choose one of them.',
  'too-few-events': ({ id, number }) =>
    `Choose at least ${id('needed')} events, ${id('each')} for each player: ${chosen(number('named'))}.`,
  'too-few-roles': ({ id, number }) =>
    `Choose at least ${id('players')} roles, one for each player: ${chosen(number('named'))}.`,
  'roles-unlike-players': ({ id }) =>
    `${id('players')} players need ${id('players')} roles, not ${id('named')}.`,
  'role-outside-pool': ({ talk, id }) =>
    `You left out the role that somebody is to play: ${talk.role(id('role'))}.`,
  'unknown-name': ({ id }) => `Cordon has no ${WHAT[id('what')] ?? 'such thing'} “${id('name')}”.`,
  'named-twice': ({ id }) => `The ${WHAT[id('what')] ?? 'same thing'} “${id('name')}” is there twice.`,
  'unknown-value': ({ id }) => `The option “${id('option')}” can’t be “${id('name')}”.`,
} satisfies Reasons;
