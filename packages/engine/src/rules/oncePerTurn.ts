// An ability that its role may use once in each turn of its owner. What was used is remembered for the role, not for the seat: who leaves
// the role and takes it back in the same turn does not get it anew. BRINK-ROL-1 BRINK-ROL-2 LAB-ROL-4
import { defineField, read, write } from '../kernel/field.ts';
import { FLAG } from '../kernel/ranges.ts';
import type { Answer, Field, Need, State } from '../kernel/types.ts';
import { turnStarts } from './turn.ts';

interface OncePerTurn {
  readonly field: Field;
  readonly isUsed: (s: State) => boolean;
  /** What an action needs that uses it up. */
  readonly isUnused: Need;
  readonly use: (s: State) => void;
  /** Makes it usable again; one of the answers of the role. */
  readonly renew: Answer;
}

/** The name is that of the field that remembers. */
export function oncePerTurn(name: string): OncePerTurn {
  const field = defineField(name, 1, 'public', FLAG);
  const isUsed = (s: State): boolean => read(s, field) === 1;
  return {
    field,
    isUsed,
    isUnused: {
      isMet: (s) => !isUsed(s),
      refusal: () => ({ reason: 'once-per-turn', message: 'This is possible once per turn.' }),
    },
    use: (s) => write(s, field, 1),
    renew: turnStarts.answer((s) => write(s, field, 0)),
  };
}
