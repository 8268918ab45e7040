// Who has won, for whoever sits before a device.

export interface Result {
  readonly ending: string;
  readonly winners: readonly number[];
}

/** Whether some of these seats have won and others have lost. */
export function isDivided({ winners }: Result, seats: readonly number[]): boolean {
  return seats.some((seat) => winners.includes(seat)) && seats.some((seat) => !winners.includes(seat));
}

/** For those who sit on one side it is won if they have won; to all others if the game’s ending says so. */
export function isWonFor(result: Result, seats: readonly number[]): boolean {
  if (seats.length === 0 || isDivided(result, seats)) return result.ending === 'won';
  return seats.some((seat) => result.winners.includes(seat));
}
