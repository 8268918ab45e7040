// Containment Specialist: whenever he enters a city, one cube goes of every colour of which there are two or more.
// BRINK-CON-1 to BRINK-CON-10
import { answer } from '../../../kernel/points.ts';
import type { Role, Seat, State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { entered } from '../../../ops/pawns.ts';
import { removeCubes } from '../../../rules/treat.ts';

function contain(s: State, seat: Seat): void {
  const city = s.pawns[seat]!;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if (cubesOn(s, city, colour) > 1) removeCubes(s, city, colour, 1, 'containment-specialist');
  }
}

export const containmentSpecialist = {
  kind: 'role',
  id: 'containment-specialist',
  points: [answer(entered, contain)],
} as const satisfies Role;
