// What only happens with In the Lab, in English.
import { remindersBefore } from '@cordon/protocol/telling';
import type { GamePart, Reasons, SpokenPart, Waits } from '../../../words/game/parts.ts';

/** The place of events that lie before nobody. */
const BESIDE_PILE = 0;

export const facts = {} satisfies GamePart['facts'];

export const waits = {} satisfies Waits;

export const moves = {
  pilot: ['fly', 'flies'],
  respond: ['fly', 'flies'],
} satisfies GamePart['moves'];

export const removals = {
  virologist: 'The Virologist at work',
} satisfies GamePart['removals'];

export const prevented = {
  'infection-zone-ban': 'chain reactions are banned',
} satisfies GamePart['prevented'];

export const reasons = {
  'no-pair': 'A pair is two cards of one colour.',
  'pay-pair wrong-colour': 'Cards of the colour of the cure count one each.',
  'never-led': ({ who }) => `The role of ${who('pawn')} doesn’t allow that.`,
  'lead too-far': 'That pawn is neither in your city nor in one connected to it.',
  'too-far': 'That city is too far away.',
  'wrong-colour': 'Only cards of the colour of your city can be passed on.',
  'not-in-colour': ({ who }) => `The city of ${who('player')} has another colour.`,
} satisfies Reasons;

export const spoken: Partial<SpokenPart> = {
  tracks(talk, view) {
    const waiting = remindersBefore(view, BESIDE_PILE);
    return waiting.length === 0 ? [] : [`In force: ${talk.list(waiting.map(talk.event))}.`];
  },
};
