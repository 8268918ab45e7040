// Compares secrets that are kept as they are.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secret texts are the same, in a time that tells nothing about them. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
