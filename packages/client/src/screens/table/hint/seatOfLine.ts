// Who plays a line of a hint.
import type { View } from '@cordon/engine';
import { readPlanned } from '../../../choices/plans.ts';
import type { GameFacts } from '../../../games/facts.ts';

/** Whoever decides, if any step is theirs; the whole line may be an event of somebody else. */
export function seatOfLine(
  commands: readonly string[],
  decides: number,
  view: View,
  facts: GameFacts,
): number {
  const seats = commands.map((command) => readPlanned(command, view, facts).seat);
  return seats.includes(decides) ? decides : (seats[0] ?? decides);
}
