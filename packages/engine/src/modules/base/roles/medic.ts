// Medic: treats a whole colour at once; where he is, cured diseases vanish by themselves and cannot come back.
// BASE-MED-1 to BASE-MED-11
import { answer } from '../../../kernel/points.ts';
import type { Role, Seat, State } from '../../../kernel/types.ts';
import { cubesOn } from '../../../ops/cubes.ts';
import { entered } from '../../../ops/pawns.ts';
import { roleCame } from '../../../rules/changeRole.ts';
import { prevents } from '../../../rules/placing.ts';
import { removeCubes, treatCount } from '../../../rules/treat.ts';
import { cured, isCured } from '../cure.ts';

function sweep(s: State, medic: Seat): void {
  const city = s.pawns[medic]!;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    const cubes = cubesOn(s, city, colour);
    if (cubes > 0 && isCured(s, colour)) removeCubes(s, city, colour, cubes, 'medic');
  }
}

export const medic = {
  kind: 'role',
  id: 'medic',
  points: [
    answer(treatCount, (s, _seat, _count, city, colour) => cubesOn(s, city, colour)),
    answer(prevents, (s, holder, city, colour) => s.pawns[holder] === city && isCured(s, colour)),
    answer(entered, sweep),
    answer(cured, sweep),
    answer(roleCame, sweep),
  ],
} as const satisfies Role;
