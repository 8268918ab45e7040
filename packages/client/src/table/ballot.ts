// The vote to give a game up: who wants it, and what the person in front of the page can still say about it.
import type { TableModel } from './model.ts';

export interface Ballot {
  /** Seats that want to give up. */
  readonly votes: readonly number[];
  /** So many end the game: more than half of the seats that people hold. */
  readonly needed: number;
  /** My seats that have not voted: one person has one opinion, so they vote together, as far as votes are missing. */
  readonly open: readonly number[];
  /** My seats that have voted. */
  readonly cast: readonly number[];
}

export function ballotOf({ info }: Pick<TableModel, 'info'>): Ballot {
  const votes = info?.abandon ?? [];
  const mine = info?.you.seats ?? [];
  const people = (info?.seats ?? []).filter(({ person }) => person !== undefined).length;
  const needed = Math.floor(people / 2) + 1;
  return {
    votes,
    needed,
    open: mine.filter((seat) => !votes.includes(seat)).slice(0, Math.max(0, needed - votes.length)),
    cast: mine.filter((seat) => votes.includes(seat)),
  };
}

/** Whether the game ends as soon as my open seats vote for it. */
export function endsIt({ votes, needed, open }: Ballot): boolean {
  return votes.length + open.length >= needed;
}
