// What only happens with On the Brink, in French.
import type { TextsLike } from '../../box.ts';
import type { texts as english } from '../en/index.ts';

type French = TextsLike<typeof english>;

export const facts: French['facts'] = {};

export const moves: French['moves'] = {};

export const removals: French['removals'] = {
  'containment-specialist': 'Le Spécialiste en confinement à l’œuvre',
};

export const prevented: French['prevented'] = {};

export const waits: French['waits'] = {};

export const reasons: French['reasons'] = {
  'actions-over': 'Les actions de ce tour sont terminées.',
  'recall wrong-city': 'Vous ne pouvez reprendre que la carte de la ville où vous êtes.',
};
