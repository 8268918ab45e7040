// How far the teams are with what they choose in secret: they choose one after the other, in seating order.
import type { TeamsShown } from '@cordon/protocol/team';

export interface Choosing {
  readonly team: number;
  readonly state: 'chosen' | 'choosing' | 'waiting';
}

export function choosingIn({ teams }: TeamsShown, waitsFor: number): readonly Choosing[] {
  const now = teams.findIndex(({ seats }) => seats.includes(waitsFor));
  return teams.map(({ team }, index) => ({
    team,
    state: index < now ? 'chosen' : index === now ? 'choosing' : 'waiting',
  }));
}

/** What the first member of a team has picked, for the second; those that are picked lie first. */
export function pickedBefore(
  { teams }: TeamsShown,
  seat: number,
): { readonly seat: number; readonly role: string } | undefined {
  const { seats = [], offered = [] } = teams.find((team) => team.seats.includes(seat)) ?? {};
  const [first] = seats;
  const [role] = offered;
  return first === undefined || first === seat || role === undefined ? undefined : { seat: first, role };
}
