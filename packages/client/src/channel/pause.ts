// How long to wait before trying again: longer each time, and nobody exactly as long as anybody else.

export interface Pauses {
  /** In milliseconds; each further pause is twice as long. */
  readonly firstPause: number;
  readonly longestPause: number;
}

/** After so many tries in vain. A chance is a number from 0 to 1. */
export function pauseBefore(
  tries: number,
  { firstPause, longestPause }: Pauses,
  chance: () => number,
): number {
  return Math.min(longestPause, firstPause * 2 ** tries) * (0.5 + chance() / 2);
}
