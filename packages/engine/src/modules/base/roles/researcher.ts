// Researcher: any city card of her hand may go to a player in her city, on her turn or on his. BASE-RES-1 to BASE-RES-7
import { answer } from '../../../kernel/points.ts';
import type { Role } from '../../../kernel/types.ts';
import { sharesAny } from '../../../rules/share.ts';

export const researcher = {
  kind: 'role',
  id: 'researcher',
  points: [answer(sharesAny, () => true)],
} as const satisfies Role;
