// Who has won. Where nobody says otherwise, a table wins or loses together.
import { ENDINGS, type State } from './types.ts';

const WON = ENDINGS.indexOf('won');

/** Everybody or nobody, as bits of seats. */
export function winTogether(s: State): number {
  return s.over === WON ? (1 << s.game.shape.seats) - 1 : 0;
}

/** The seats that have won, counted from 1; none while the game runs. */
export function winnersOf(s: State): number[] {
  const bits = s.over === 0 ? 0 : s.game.winners(s);
  return Array.from(s.game.speakers.keys(), (seat) => seat + 1).filter(
    (seat) => (bits & (1 << (seat - 1))) !== 0,
  );
}
