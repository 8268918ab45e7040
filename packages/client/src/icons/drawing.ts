// A picture is a line of two units in a box of 24, and one solid part that makes its silhouette.

export interface Drawing {
  readonly line?: string;
  /** Filled by the even-odd rule, so that a shape inside another is a hole. */
  readonly solid?: string;
}

export type Drawings = Readonly<Record<string, Drawing>>;

export function drawingOf(drawings: Drawings, name: string, fallback: Drawing): Drawing {
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? fallback) : fallback;
}
