// The hash that a table promises for a seed, worked out in the page of whoever doubts.
import { parseSeed, seedHash } from '@cordon/engine';

/** Undefined for a text that is no seed. */
export function hashOfSeed(text: string): string | undefined {
  const seed = parseSeed(text);
  return seed.ok ? seedHash(seed.value) : undefined;
}
