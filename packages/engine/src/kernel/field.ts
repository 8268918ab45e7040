// Fields: named runs of cells that the kernel and each module declare; compile gives every game its own layout.
import type { Field, Mask, Range, Shape, State } from './types.ts';

let fieldsDefined = 0;

export function defineField(
  name: string,
  size: number | ((shape: Shape) => number),
  sight: 'public' | 'hidden' | Mask,
  range: Range | readonly Range[],
  lasts: Field['lasts'] = 'game',
): Field {
  return {
    id: fieldsDefined++,
    name,
    size: typeof size === 'number' ? () => size : size,
    sight,
    ranges: typeof range === 'function' ? [range] : range,
    lasts,
  };
}

/** Where a field's cells start in the block of this state. */
export function cellsOf(s: State, field: Field): number {
  return s.game.offsets[field.id]!;
}

/** Reads and writes a field of one cell. */
export function read(s: State, field: Field): number {
  return s.cells[s.game.offsets[field.id]!]!;
}

export function write(s: State, field: Field, value: number): void {
  s.cells[s.game.offsets[field.id]!] = value;
}
