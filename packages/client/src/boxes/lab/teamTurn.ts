// Who acts after the first member of a team, whatever the language.
import type { View } from '@cordon/engine';
import { teamsShown } from '@cordon/protocol/team';

export interface NextInTeam {
  readonly seat: number;
  /** How many actions they will have, once that is agreed on. */
  readonly actions: number | undefined;
}

/** The second member, while the first one acts. */
export function nextOf(view: View): NextInTeam | undefined {
  const { teams = [], active, division } = teamsShown(view) ?? {};
  const [first, second] = teams.find(({ team }) => team === active)?.seats ?? [];
  if (first === undefined || second === undefined || view.turn !== first) return undefined;
  const share = division?.split('-')[1];
  return { seat: second, actions: share === undefined ? undefined : Number(share) };
}
