// Quarantine Specialist: no cube and no outbreak in her city and in those connected to it. BASE-QS-1 to BASE-QS-8
import { answer } from '../../../kernel/points.ts';
import type { Role } from '../../../kernel/types.ts';
import { prevents } from '../../../rules/placing.ts';

export const quarantineSpecialist = {
  kind: 'role',
  id: 'quarantine-specialist',
  points: [
    answer(prevents, (s, holder, city) => {
      const here = s.pawns[holder]!;
      if (city === here) return true;
      const near = city < 32 ? s.game.nearLow[here]! : s.game.nearHigh[here]!;
      return (near & (1 << (city & 31))) !== 0;
    }),
  ],
} as const satisfies Role;
