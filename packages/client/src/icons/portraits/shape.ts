// What portraits are painted with.

export type Paint =
  | 'skin'
  | 'shade'
  | 'hair'
  | 'coat'
  | 'deep'
  | 'pale'
  | 'white'
  | 'ink'
  | 'metal'
  | 'gold'
  | 'cloth'
  | 'glass';

/** A shape, what it is painted with, and how wide the line is where it is one. */
export type Shape = readonly [paint: Paint, path: string, line?: number];
