// An ability that its role may use once in each turn of its owner. What was used is remembered for the role, not for the seat, and for the
// turn alone: who leaves the role and takes it back gets it anew only with the next turn. BRINK-ROL-1 BRINK-ROL-2 LAB-ROL-4
import { defineField, read, write } from '../kernel/field.ts';
import { FLAG } from '../kernel/ranges.ts';
import type { Field, Need, State } from '../kernel/types.ts';

interface OncePerTurn {
  readonly field: Field;
  readonly isUsed: (s: State) => boolean;
  /** What an action needs that uses it up. */
  readonly isUnused: Need;
  readonly use: (s: State) => void;
}

/** The name is that of the field that remembers. */
export function oncePerTurn(name: string): OncePerTurn {
  const field = defineField(name, 1, 'public', FLAG, 'turn');
  const isUsed = (s: State): boolean => read(s, field) === 1;
  return {
    field,
    isUsed,
    isUnused: {
      isMet: (s) => !isUsed(s),
      refusal: () => ({ reason: 'once-per-turn', message: 'This is possible once per turn.' }),
    },
    use: (s) => write(s, field, 1),
  };
}
