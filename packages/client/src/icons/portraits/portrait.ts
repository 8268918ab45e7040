// Who a role is: somebody put together of parts that all portraits share, or an emblem where it is nobody. A new role is one entry.
import type { CLOTHES } from './clothes.ts';
import type { EMBLEMS } from './emblems.ts';
import type { FACES } from './faces.ts';
import type { HAIR } from './hair.ts';
import type { HATS } from './hats.ts';

export type Portrait = Person | { readonly emblem: keyof typeof EMBLEMS };

export interface Person {
  readonly skin: 'fair' | 'rose' | 'olive' | 'tan' | 'brown' | 'umber';
  readonly hair?: keyof typeof HAIR;
  readonly of?: 'black' | 'dark' | 'brown' | 'red' | 'blond' | 'grey' | 'white';
  readonly hat?: keyof typeof HATS;
  /** On the face, from below: beards, then what is worn. */
  readonly face?: readonly (keyof typeof FACES)[];
  readonly clothes: readonly (keyof typeof CLOTHES)[];
  /** A second colour: of a scarf, a sash, a veil. */
  readonly cloth?: 'teal' | 'crimson' | 'navy' | 'sand' | 'moss' | 'plum' | 'straw';
}

export type Portraits = Readonly<Record<string, Portrait>>;

/** Somebody for a role of which nobody said more. */
export const ANYBODY: Person = { skin: 'tan', hair: 'short', of: 'dark', clothes: ['collar'] };
