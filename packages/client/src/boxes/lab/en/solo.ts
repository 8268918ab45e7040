// What only the solo game says, in English.
import type { ChallengeWords } from '../../../words/game/explained.ts';
import type { FactWords, KindWords, Reasons, Waits } from '../../../words/game/parts.ts';
import type { OfferTalk } from '../../../words/game/telling/offerTalk.ts';
import { isHeld } from '../../../words/game/speaker.ts';
import type { ChallengePart } from '../../box.ts';

/** Epidemics to the city cards that solo mode discards. */
const DISCARDED: Readonly<Record<number, number>> = { 4: 8, 5: 12, 6: 14, 7: 16 };

const challenge = {
  name: 'Solo',
  about:
    'One player with one pawn. The CDC has cards of its own and may do one action at the end of each turn.',
  level: (epidemics) => `${String(DISCARDED[epidemics] ?? 0)} city cards are discarded before the game.`,
} satisfies ChallengeWords;

const commands = {
  assign: {
    label: 'Assign a new role',
    short: 'Role',
    offer: ({ talk, id }: OfferTalk) => `Become ${talk.theRole(id('role'))}`,
    asks: { role: 'Which role do you take?' },
  },
  exchange: {
    label: 'Exchange information',
    short: 'Exchange',
    offer: ({ card }: OfferTalk) => `Exchange ${card('card')} for ${card('other')}`,
    asks: { card: 'Which card of the CDC?', other: 'For which card of your hand?' },
  },
  'draw-card': { label: 'Draw a card', short: 'Draw' },
  rest: { label: 'End the turn' },
} satisfies Readonly<Record<string, KindWords>>;

const facts: FactWords<'discardedAtStart'> = {
  discardedAtStart: (talk, { cards }) => `Discarded before the game: ${talk.cards(cards)}.`,
};

const waits = {
  cdc: (asked) => ({
    heading:
      asked.number('left') === 0
        ? 'The CDC has acted'
        : `The CDC may do ${asked.number('left') === 1 ? 'one thing' : `${String(asked.number('left'))} things`}`,
    sentence: isHeld(asked.talk.speaker, asked.seat)
      ? asked.number('left') === 0
        ? 'End the turn, or play events.'
        : 'Choose what it does, or end the turn.'
      : 'Its player decides.',
  }),
} satisfies Waits;

const banners = { roleChanged: () => 'A new role', discardedAtStart: () => 'The first discard' };

const reasons = {
  'deck-empty': 'No card is left in the player deck.',
  'role-taken': 'That role is not available.',
  'exchange wrong-colour': 'Your card has to have the colour of the city that your pawn is in.',
} satisfies Reasons;

export const part = { challenge, commands, facts, waits, banners, reasons } satisfies ChallengePart;
