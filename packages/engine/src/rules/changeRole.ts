// A seat gives its role up and takes another one in the middle of a game. What belongs to a role, not to the player, reacts to `roleLeft`
// while the seat still has it; what begins with a role reacts to `roleCame`. BRINK-NAS-1
import type { FlowFact } from '../kernel/facts.ts';
import { personalPoint, runFor } from '../kernel/points.ts';
import type { Seat, State } from '../kernel/types.ts';

/** What becomes of a role that a seat gives up: it may come back, or it leaves the game with all that lies on its card. */
type Fate = 'unused' | 'gone';

/** The seat is about to give up its role: asked of the role that leaves. */
export const roleLeft = personalPoint.all<[fate: Fate]>('roleLeft');
/** The seat has just taken its role: asked of the role that comes. */
export const roleCame = personalPoint.all('roleCame');

export function changeRole(s: State, seat: Seat, role: number, fate: Fate = 'unused'): void {
  runFor(s, roleLeft, seat, fate);
  const from = s.game.roleIds[s.roles[seat]!]!;
  s.roles[seat] = role;
  s.sink?.({
    fact: 'roleChanged',
    seat: seat + 1,
    from,
    role: s.game.roleIds[role]!,
  } satisfies FlowFact);
  runFor(s, roleCame, seat);
}
