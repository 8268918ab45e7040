// Why a table can't be set up in a certain way, in French.
import { listed } from '@cordon/protocol/telling';
import type { configurations as english } from '../../en/shared/configurations.ts';
import type { Reasons } from '../../parts.ts';
import type { OfferTalk } from '../../telling/offerTalk.ts';

const WHAT: Readonly<Record<string, readonly [none: string, the: string]>> = {
  box: ['aucune extension', 'L’extension'],
  role: ['aucun rôle', 'Le rôle'],
  event: ['aucun événement', 'L’événement'],
  challenge: ['aucun défi', 'Le défi'],
  option: ['aucune option', 'L’option'],
};

/** What needs a box: one of a role, an event, a challenge, or a number. */
function thing({ talk, id, number }: OfferTalk): string {
  if (id('role') !== '') return talk.theRole(id('role'));
  if (id('event') !== '') return talk.event(id('event'));
  if (id('players') !== '') return `${id('players')} joueurs`;
  if (id('epidemics') !== '') return talk.count(number('epidemics'), '# épidémie', '# épidémies');
  return `le défi «\u00a0${id('challenge')}\u00a0»`;
}

const chosen = (named: number): string =>
  named === 0 ? 'vous n’en avez choisi aucun' : `vous n’en avez choisi que ${String(named)}`;

export const configurations: Readonly<Record<keyof typeof english, Reasons[string]>> = {
  'needs-box': (about) => `Il faut pour cela une autre extension\u00a0: ${thing(about)}.`,
  'players-outside': ({ ids }) => `Ce jeu se joue à ${listed(ids('numbers'), 'ou')} joueurs.`,
  'epidemics-outside': ({ ids }) => `Il y a ${listed(ids('numbers'), 'ou')} épidémies dans une partie.`,
  'role-twice': 'Un rôle ne peut être en jeu qu’une seule fois.',
  'one-mutation': 'Panique mondiale est une variante du défi Mutation\u00a0: choisissez l’un des deux.',
  'too-few-events': ({ id, number }) =>
    `Choisissez au moins ${id('needed')} événements, ${id('each')} par joueur\u00a0: ${chosen(number('named'))}.`,
  'too-few-roles': ({ id, number }) =>
    `Choisissez au moins ${id('players')} rôles, un par joueur\u00a0: ${chosen(number('named'))}.`,
  'roles-unlike-players': ({ id }) =>
    `Il faut ${id('players')} rôles pour ${id('players')} joueurs, et non ${id('named')}.`,
  'role-outside-pool': ({ talk, id }) =>
    `Vous avez écarté un rôle que quelqu’un doit jouer\u00a0: ${talk.role(id('role'))}.`,
  'unknown-name': ({ id }) =>
    `Cordon ne connaît ${WHAT[id('what')]?.[0] ?? 'rien qui s’appelle'} «\u00a0${id('name')}\u00a0».`,
  'named-twice': ({ id }) =>
    `${WHAT[id('what')]?.[1] ?? 'Le nom'} «\u00a0${id('name')}\u00a0» s’y trouve deux fois.`,
  'unknown-value': ({ id }) =>
    `L’option «\u00a0${id('option')}\u00a0» ne peut pas être «\u00a0${id('name')}\u00a0».`,
};
