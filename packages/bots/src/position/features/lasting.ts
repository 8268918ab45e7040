// What lasts beyond a turn: events that lie on the table until somebody's next turn, cubes that somebody keeps for a goal, and the roles
// of the seats where they can change.
import { NOBODY, type Colour, type Game, type State } from '@cordon/engine/inner';
import { isOpen } from './goals.ts';
import type { Feature } from './names.ts';

/** So many cubes that are kept for a goal count, and no more. */
const MOST_KEPT = 3;

/** None at a table that knows nothing of the kind. */
export function lastingFeatures({ holds, reminders, roleIds, rolesChange, shape }: Game): Feature[] {
  return [
    ...(holds.length === 0
      ? []
      : Array.from({ length: shape.colours }, (): Feature => ({ name: 'kept', sign: 1 }))),
    ...reminders.map(({ event }): Feature => ({ name: `laid:${event}`, sign: 1 })),
    ...(rolesChange ? roleIds.map((id): Feature => ({ name: `role:${id}`, sign: 1 })) : []),
  ];
}

/** Writes what is kept for open goals, how many turns of others each event on the table still lasts, and which roles are in play. */
export function describeLasting(s: State, start: number, out: Float64Array): void {
  const { holds, reminders, rolesChange, shape } = s.game;
  let at = start;
  if (holds.length > 0) {
    for (let colour = 0; colour < shape.colours; colour++, at++)
      if (isOpen(colour)) out[at] = Math.min(MOST_KEPT, keptOf(s, colour));
  }
  for (let i = 0; i < reminders.length; i++, at++) {
    const owner = reminders[i]!.owner(s);
    if (owner !== NOBODY) out[at] = turnsUntil(s, owner);
  }
  if (!rolesChange) return;
  for (let seat = 0; seat < s.roles.length; seat++) out[at + s.roles[seat]!]! += 1;
}

/** Cubes of a colour that are neither on the board nor in the supply. */
function keptOf(s: State, colour: Colour): number {
  const { holds } = s.game;
  let kept = 0;
  for (let i = 0; i < holds.length; i++) kept += holds[i]!(s, colour);
  return kept;
}

/** Turns between the one that goes on and the next one of a seat. */
function turnsUntil({ game: { turnOrder }, turn }: State, seat: number): number {
  const turns = turnOrder.length;
  return (turnOrder.indexOf(seat) - turnOrder.indexOf(turn) - 1 + 2 * turns) % turns;
}
