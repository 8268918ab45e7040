// What only happens with In the Lab, in English.
import type { GamePart, Reasons, Waits } from '../../../words/game/parts.ts';

export const facts = {} satisfies GamePart['facts'];

export const moves = {} satisfies GamePart['moves'];

export const removals = {} satisfies GamePart['removals'];

export const prevented = {} satisfies GamePart['prevented'];

export const waits = {} satisfies Waits;

export const reasons = {
  'wrong-colour': 'Only cards of the colour of your city can be passed on.',
  'not-in-colour': ({ who }) => `The city of ${who('player')} has another colour.`,
} satisfies Reasons;
