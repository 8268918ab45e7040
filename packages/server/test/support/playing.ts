// Plays a game to its end from what its players are told.
import type { TestClient } from './client.ts';
import { legalOf } from './gathering.ts';

/** A choice among the commands of a seat. */
export type Choose = (legal: readonly string[], seat: number) => string;

/** Numbers from 0 to 1 that are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Any of the commands, but the same in every run. */
export function anyOf(seed: number): Choose {
  const chance = chances(seed);
  return (legal) => legal[Math.floor(chance() * legal.length)]!;
}

/** Plays whatever the game waits for with the clients that hold the seats, until it is over. */
export async function playToTheEnd(
  people: readonly TestClient[],
  table: string,
  choose: Choose = anyOf(1),
): Promise<void> {
  const first = people[0]!;
  while (first.table(table).info?.status === 'playing') {
    const seat = first.table(table).boards[0]!.view.waitsFor;
    const player = people.find((one) => one.table(table).boards.some((board) => board.seat === seat));
    if (player === undefined) throw new Error(`nobody plays seat ${String(seat)}`);
    const { position } = first.table(table);
    await player.until(() => player.table(table).position >= position);
    const command = choose(legalOf(player, table, seat), seat);
    const { number } = await player.done('play', { table, seat, position, commands: [command] });
    await first.until(() => first.table(table).number >= number);
  }
}
