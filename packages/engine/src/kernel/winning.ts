// Who has won. Where nobody says otherwise, a table wins or loses together.
import { commonPoint } from './points.ts';
import { ENDINGS, type State } from './types.ts';

/** A game that has run out of cards is won after all. */
export const forgives = commonPoint.any('forgives');

const WON = ENDINGS.indexOf('won');

/** Everybody or nobody, as bits of seats. */
export function winTogether(s: State): number {
  return s.over === WON ? (1 << s.game.shape.seats) - 1 : 0;
}

/** Whether a side has won; while the game runs none has. Where all play together there is one side, 0. */
export function isWonBy(s: State, side: number): boolean {
  if (s.over === 0) return false;
  const { sides } = s.game;
  const winners = s.game.winners(s);
  for (let seat = 0; seat < sides.length; seat++)
    if (sides[seat] === side && (winners & (1 << seat)) !== 0) return true;
  return false;
}

/** The seats that have won, counted from 1; none while the game runs. */
export function winnersOf(s: State): number[] {
  const bits = s.over === 0 ? 0 : s.game.winners(s);
  return Array.from(s.game.speakers.keys(), (seat) => seat + 1).filter(
    (seat) => (bits & (1 << (seat - 1))) !== 0,
  );
}
