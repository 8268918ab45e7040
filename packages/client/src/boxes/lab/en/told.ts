// What only happens with In the Lab, in English.
import type { GamePart, Reasons, Waits } from '../../../words/game/parts.ts';

export const facts = {} satisfies GamePart['facts'];

export const moves = {
  pilot: ['fly', 'flies'],
} satisfies GamePart['moves'];

export const removals = {
  virologist: 'The Virologist at work',
} satisfies GamePart['removals'];

export const prevented = {
  'infection-zone-ban': 'chain reactions are banned',
} satisfies GamePart['prevented'];

export const waits = {} satisfies Waits;

export const reasons = {
  'no-pair': 'A pair is two cards of one colour.',
  'pay-pair wrong-colour': 'Cards of the colour of the cure count one each.',
  'never-led': ({ who }) => `The role of ${who('pawn')} doesn’t allow that.`,
  'lead too-far': 'That pawn is neither in your city nor in one connected to it.',
  'too-far': 'That city is too far away.',
  'wrong-colour': 'Only cards of the colour of your city can be passed on.',
  'not-in-colour': ({ who }) => `The city of ${who('player')} has another colour.`,
} satisfies Reasons;
