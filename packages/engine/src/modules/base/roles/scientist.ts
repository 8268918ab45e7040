// Scientist: her cures take one card less. BASE-SCI-1 to BASE-SCI-3
import type { Role } from '../../../kernel/types.ts';
import { cureCards } from '../cure.ts';

export const scientist = {
  kind: 'role',
  id: 'scientist',
  points: [cureCards.answer((_s, _seat, count) => count - 1)],
} as const satisfies Role;
