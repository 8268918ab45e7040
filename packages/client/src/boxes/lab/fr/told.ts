// What only happens with In the Lab, in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const facts: French['facts'] = {};

export const moves: French['moves'] = {};

export const removals: French['removals'] = {};

export const prevented: French['prevented'] = {};

export const waits: French['waits'] = {};

export const reasons: French['reasons'] = {
  'wrong-colour': 'On ne transmet que des cartes de la couleur de sa ville.',
  'not-in-colour': ({ talk, number }) => `La ville ${talk.from(number('player'))} est d’une autre couleur.`,
};
