// Researcher: any city card of her hand may go to a player in her city, on her turn or on his. BASE-RES-1 to BASE-RES-7
import type { Role } from '../../../kernel/types.ts';
import { sharesAny } from '../../../rules/share.ts';

export const researcher = {
  kind: 'role',
  id: 'researcher',
  points: [sharesAny.answer(() => true)],
} as const satisfies Role;
