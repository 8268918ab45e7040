// Who decides at a table: usually each seat for itself, but one person may decide for several.
import { speakerOf, type Game } from '@cordon/engine';

const seatsOf = ({ shape }: Game): number[] => Array.from({ length: shape.seats }, (_, index) => index + 1);

/** The seats, counted from 1, at which people sit. */
export function peopleAt(game: Game): number[] {
  return seatsOf(game).filter((seat) => speakerOf(game, seat) === seat);
}

/** The seats that whoever sits here decides for, their own first. */
export function seatsOfPerson(game: Game, person: number): number[] {
  return seatsOf(game).filter((seat) => speakerOf(game, seat) === person);
}

/** What each seat gets of one thing for everybody or one for each person; undefined if there are neither one nor enough. */
export function sharedOut<Item>(game: Game, items: readonly Item[]): Item[] | undefined {
  const people = peopleAt(game);
  if (items.length !== 1 && items.length !== people.length) return undefined;
  return seatsOf(game).map((seat) => items[items.length === 1 ? 0 : people.indexOf(speakerOf(game, seat))]!);
}

/** Whether some play against others. */
export function hasSides({ sides }: Game): boolean {
  return sides.some((side) => side !== sides[0]);
}

/** Whether two seats, counted from 1, win together. */
export function isOneSide({ sides }: Game, one: number, other: number): boolean {
  return sides[one - 1] === sides[other - 1];
}

/** Whether somebody at this table may not see what somebody else holds. */
export function keepsSecrets(game: Game): boolean {
  return hasSides(game) || (!game.openHands && peopleAt(game).length > 1);
}

/** Whether two seats may read together what only one of them is told: partners, where there are sides. */
export function readTogether(game: Game, one: number, other: number): boolean {
  return one === other || (hasSides(game) && isOneSide(game, one, other));
}
