// What only happens with On the Brink, in English.
import type { GamePart, Reasons, Waits } from '../../../words/game/parts.ts';

export const facts = {} satisfies GamePart['facts'];

export const moves = {} satisfies GamePart['moves'];

export const removals = {
  'containment-specialist': 'The Containment Specialist at work',
} satisfies GamePart['removals'];

export const prevented = {} satisfies GamePart['prevented'];

export const waits = {} satisfies Waits;

export const reasons = {
  'actions-over': 'The actions of this turn are over.',
  'recall wrong-city': 'You can take back only the card of the city you are in.',
} satisfies Reasons;
