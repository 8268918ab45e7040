// What people hear when the store did not take something.
import { isFull } from '../store/trouble.ts';
import { Refusal } from './refusal.ts';

const FULL =
  'The server has no room left to write: nothing is lost, but nothing new can be kept until there is room again.';

/** `otherwise`: the sentence where it is not for want of room. */
export function unwritten(error: unknown, otherwise: string): Refusal {
  return new Refusal('unavailable', isFull(error) ? FULL : otherwise);
}
