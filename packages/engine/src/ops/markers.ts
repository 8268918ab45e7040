// Writes the tracks, the turn and the end of the game.
import type { FlowFact } from '../kernel/facts.ts';
import { allRun, commonPoint } from '../kernel/points.ts';
import { ENDINGS, type Ending, type Seat, type State } from '../kernel/types.ts';
import { winnersOf } from '../kernel/winning.ts';

/** The game has just ended; winners may be found now. */
export const gameEnded = commonPoint.all('gameEnded');

export function endGame(s: State, ending: Ending): void {
  s.over = ENDINGS.indexOf(ending);
  allRun(s, gameEnded);
  s.sink?.({ fact: 'over', ending, winners: winnersOf(s) } satisfies FlowFact);
}

/** Ends the game if it has just been won; asked by whatever may be the last thing that winning takes. */
export function checkWin(s: State): void {
  if (s.over === 0 && s.game.hasWon(s)) endGame(s, 'won');
}

/** Moves the infection rate marker one space; on the last space it stays. */
export function raiseRate(s: State): void {
  if (s.rate < s.game.rates.length - 1) s.rate++;
  s.sink?.({ fact: 'rateMoved', space: s.rate + 1, rate: s.game.rates[s.rate]! } satisfies FlowFact);
}

/** Moves the outbreaks marker to a space; on the last space the game is lost. */
export function moveOutbreaks(s: State, space: number): void {
  s.outbreaks = space;
  if (s.outbreaks >= s.game.outbreakLimit) endGame(s, 'outbreaks');
}

export function beginTurn(s: State, seat: Seat): void {
  s.turn = seat;
  s.sink?.({ fact: 'turnBegan', seat: seat + 1, turn: s.turnsDone + 1 } satisfies FlowFact);
}

export function countTurn(s: State): void {
  s.turnsDone++;
}

/** Hidden cards became known to somebody, or chance was used: undo stops here. */
export function countReveal(s: State): void {
  s.reveals++;
}
