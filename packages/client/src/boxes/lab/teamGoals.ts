// The Goal cards that a view shows to its team, whatever the language.
import type { View } from '@cordon/engine';
import { teamsShown } from '@cordon/protocol/team';

/** The word of a Goal card that commands call by its name; undefined if the viewer doesn't know it. */
export function goalIn(view: View | undefined, name: string): string | undefined {
  const teams = view === undefined ? [] : (teamsShown(view)?.teams ?? []);
  return teams.flatMap(({ goal, otherGoal }) => [goal, otherGoal]).find((one) => one?.goal === name)?.word;
}
