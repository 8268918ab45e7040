// Teams of two who sit side by side and take one turn together. LAB-TEAM-1 LAB-TEAM-3 LAB-TEAM-54 LAB-TEAM-63
import { knowsSecretsOf } from '../../../../kernel/masks.ts';
import type { SeatPlan } from '../../../../kernel/seating.ts';
import type { Seat, Shape, State } from '../../../../kernel/types.ts';

const MEMBERS = 2;

export const teamsIn = ({ seats }: Shape): number => seats / MEMBERS;
export const teamCount = ({ game }: State): number => teamsIn(game.shape);
export const teamOf = ({ game }: State, seat: Seat): number => game.sides[seat]!;

export const firstOf = (team: number): Seat => team * MEMBERS;
export const secondOf = (team: number): Seat => team * MEMBERS + 1;
export const isFirst = (seat: Seat): boolean => seat % MEMBERS === 0;
export const partnerOf = (seat: Seat): Seat => (isFirst(seat) ? seat + 1 : seat - 1);
export const membersOf = (team: number): readonly Seat[] => [firstOf(team), secondOf(team)];

/** The team whose turn it is. */
export const activeTeam = (s: State): number => teamOf(s, s.turn);

/** Whether a viewer knows the secrets of a team. */
export const knowsTeam = (s: State, viewer: Seat, team: number): boolean =>
  knowsSecretsOf(s, viewer, firstOf(team));

export function teamSeats(usual: readonly SeatPlan[]): readonly SeatPlan[] {
  return usual.map((plan, seat) => ({
    ...plan,
    takesTurns: isFirst(seat),
    turnWith: isFirst(seat) ? seat : partnerOf(seat),
    sees: [partnerOf(seat)],
    side: Math.floor(seat / MEMBERS),
  }));
}
