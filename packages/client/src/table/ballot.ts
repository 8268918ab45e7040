// The vote to give a game up: who wants it, and what the person in front of the page can still say about it.
import type { TableModel } from './model.ts';

export interface Ballot {
  /** Seats that want to give up, one for each person. */
  readonly votes: readonly number[];
  /** So many end the game: more than half of the people. */
  readonly needed: number;
  /** My seats that can still vote, one for each person I play for: one person has one vote, whatever seats they hold. */
  readonly open: readonly number[];
  /** My seats that have voted. */
  readonly cast: readonly number[];
}

export function ballotOf({ info }: Pick<TableModel, 'info'>): Ballot {
  const personAt = new Map((info?.seats ?? []).map(({ seat, person }) => [seat, person?.id]));
  const oneEach = (seats: readonly number[]): number[] => [
    ...new Map(seats.map((seat) => [personAt.get(seat), seat])).values(),
  ];
  const mine = info?.you.seats ?? [];
  const votes = oneEach(info?.abandon ?? []);
  const voted = new Set(votes.map((seat) => personAt.get(seat)));
  const people = new Set([...personAt.values()].filter((person) => person !== undefined)).size;
  return {
    votes,
    needed: Math.floor(people / 2) + 1,
    open: oneEach(mine.filter((seat) => !voted.has(personAt.get(seat)))),
    cast: mine.filter((seat) => votes.includes(seat)),
  };
}

/** Whether the game ends as soon as my open seats vote for it. */
export function endsIt({ votes, needed, open }: Ballot): boolean {
  return votes.length + open.length >= needed;
}
