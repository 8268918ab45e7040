// Scientist: her cures take one card less. BASE-SCI-1 to BASE-SCI-3
import { answer } from '../../../kernel/points.ts';
import type { Role } from '../../../kernel/types.ts';
import { cureCards } from '../cure.ts';

export const scientist = {
  kind: 'role',
  id: 'scientist',
  points: [answer(cureCards, (_s, _seat, count) => count - 1)],
} as const satisfies Role;
