// Why a table can't be set up in a certain way, in French.
import { listed } from '@cordon/protocol/telling';
import type { configurations as english } from '../../en/setup/configurations.ts';
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

const DECKS: Readonly<Record<string, { readonly name: string; readonly written: string }>> = {
  sequence: {
    name: 'cartes Séquence',
    written: 'les cercles avec leur nombre, un tiret et les fioles, comme k3r1g2-kr',
  },
  goals: {
    name: 'cartes Objectif',
    written: 'le prestige d’un remède, d’une éradication et du reste, comme c2-e4-station1',
  },
  bonus: {
    name: 'cartes Bonus',
    written: 'ce qu’elle est et son prestige en main, comme rrt-red-1 ou sgs-2',
  },
  awards: {
    name: 'récompenses spéciales',
    written: 'la récompense spéciale et son prestige, comme first-cure-1',
  },
};

export const configurations: Readonly<Record<keyof typeof english, Reasons[string]>> = {
  'needs-box': (about) => `Il faut pour cela une autre extension\u00a0: ${thing(about)}.`,
  'players-outside': ({ ids }) =>
    ids('numbers').join() === '1'
      ? 'Le mode solo se joue à un seul joueur.'
      : `Ce jeu se joue à ${listed(ids('numbers'), 'ou')} joueurs.`,
  'epidemics-outside': ({ ids }) => `Il y a ${listed(ids('numbers'), 'ou')} épidémies dans une partie.`,
  'role-not-used': ({ talk, id }) => `Ce rôle n’est pas utilisé ici\u00a0: ${talk.role(id('role'))}.`,
  'role-for-nobody': ({ talk, id }) => `Aucun joueur n’a ce rôle\u00a0: ${talk.role(id('role'))}.`,
  'event-not-used': ({ talk, id }) =>
    `Cet événement n’est pas utilisé ici\u00a0: ${talk.event(id('event'))}.`,
  'role-twice': 'Un rôle ne peut être en jeu qu’une seule fois.',
  'terrorist-alone': 'Le défi du Bioterroriste ne se joue pas en solo.',
  'terrorist-and-teams': 'Le défi du Bioterroriste ne se joue pas en équipe.',
  'lab-and-teams': 'Le défi In vitro ne se joue pas en équipe.',
  'two-purples':
    'Les défis du Bioterroriste et de la Mutation utilisent tous deux la maladie violette et ne se combinent pas.',
  'solo-and-teams': 'Le mode solo et le mode en équipe s’excluent.',
  'one-terrorist': 'Il y a exactement un Bioterroriste.',
  'one-mutation': 'Panique mondiale est une variante du défi Mutation\u00a0: choisissez l’un des deux.',
  'too-few-events': ({ id, number }) =>
    `Choisissez au moins ${id('needed')} événements${id('each') === '' ? '' : `, ${id('each')} par joueur`}\u00a0: ${chosen(number('named'))}.`,
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
  'deck-size': ({ id }) =>
    `Il y a ${id('needed')} ${DECKS[id('deck')]?.name ?? id('deck')}, et non ${id('named')}.`,
  'card-unreadable': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: écrivez ${DECKS[id('deck')]?.written ?? 'autrement'}.`,
  'card-missing': ({ id }) =>
    `Parmi les ${DECKS[id('deck')]?.name ?? id('deck')}, il manque «\u00a0${id('card')}\u00a0».`,
  'too-few-events-for-teams': ({ id }) =>
    `Le mode en équipe à ${id('players')} joueurs demande ${id('needed')} événements\u00a0: ajoutez Au seuil de la catastrophe.`,
  'too-few-roles-for-teams': ({ id }) =>
    `Les équipes reçoivent ${id('needed')} rôles en tout\u00a0: choisissez-en au moins autant, au lieu de ${id('named')}.`,
  'card-circles': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: une carte a de 1 à 8 cercles.`,
  'purple-circle': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: aucun cercle n’est violet.`,
  'no-vial': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: une carte montre au moins une fiole.`,
  'vial-twice': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: une fiole y est deux fois.`,
  'vial-without-circle': ({ id }) =>
    `Carte ${id('place')}, «\u00a0${id('card')}\u00a0»\u00a0: chaque fiole demande un cercle de sa couleur ou un cercle gris.`,
  'unknown-value': ({ id }) =>
    `L’option «\u00a0${id('option')}\u00a0» ne peut pas être «\u00a0${id('name')}\u00a0».`,
};
