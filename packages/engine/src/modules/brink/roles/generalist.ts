// Generalist: five actions in each of her turns. BRINK-GEN-1 BRINK-GEN-2
import type { Role } from '../../../kernel/types.ts';
import { actionCount } from '../../../rules/actions.ts';

export const generalist = {
  kind: 'role',
  id: 'generalist',
  points: [actionCount.answer((_s, _seat, count) => count + 1)],
} as const satisfies Role;
