// Generalist: five actions in each of her turns. BRINK-GEN-1 BRINK-GEN-2
import { answer } from '../../../kernel/points.ts';
import type { Role } from '../../../kernel/types.ts';
import { actionCount } from '../../../rules/actions.ts';

export const generalist = {
  kind: 'role',
  id: 'generalist',
  points: [answer(actionCount, (_s, _seat, count) => count + 1)],
} as const satisfies Role;
