// One accent colour for each role; a role of which no game says one gets any, and always the same.
import type { GameFace } from './face.ts';

const OTHERS = ['#35b8c9', '#d76bb0', '#f0893a', '#8ac84c', '#d9b23c', '#8f6bc7', '#c8613a'] as const;

export function roleColour({ roleColours }: GameFace, role: string): string {
  const sum = Array.from(role, (letter) => letter.codePointAt(0)!).reduce((total, code) => total + code, 0);
  return roleColours[role] ?? OTHERS[sum % OTHERS.length]!;
}
