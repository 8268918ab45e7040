// What only happens with In the Lab, in French.
import { remindersBefore } from '@cordon/protocol/telling';
import type { SpokenPart } from '../../../words/game/parts.ts';
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

/** The place of events that lie before nobody. */
const BESIDE_PILE = 0;

export const facts: French['facts'] = {};

export const waits: French['waits'] = {};

export const moves: French['moves'] = {
  pilot: ['volez', 'vole'],
  respond: ['volez', 'vole'],
};

export const removals: French['removals'] = {
  virologist: 'La Virologue à l’œuvre',
};

export const prevented: French['prevented'] = {
  'infection-zone-ban': 'les éclosions en chaîne sont interdites',
};

export const reasons: French['reasons'] = {
  'no-pair': 'Une paire, ce sont deux cartes d’une même couleur.',
  'pay-pair wrong-colour': 'Les cartes de la couleur du remède comptent une par une.',
  'never-led': ({ talk, number }) => `Le rôle ${talk.from(number('pawn'))} ne le permet pas.`,
  'lead too-far': 'Ce pion n’est ni dans votre ville, ni dans une ville reliée à la vôtre.',
  'too-far': 'Cette ville est trop loin.',
  'wrong-colour': 'On ne transmet que des cartes de la couleur de sa ville.',
  'not-in-colour': ({ talk, number }) => `La ville ${talk.from(number('player'))} est d’une autre couleur.`,
};

export const spoken: Partial<SpokenPart> = {
  tracks(talk, view) {
    const waiting = remindersBefore(view, BESIDE_PILE);
    return waiting.length === 0 ? [] : [`En vigueur\u00a0: ${talk.list(waiting.map(talk.event))}.`];
  },
};
