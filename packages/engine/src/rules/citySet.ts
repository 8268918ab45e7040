// Sets of cities in two words of a frame's record: cities 0 to 31, then the others. `set` is where the first word lies.
import { lowestBit } from '../kernel/bits.ts';
import { NO_CITY, type City, type State } from '../kernel/types.ts';

export function has(s: State, set: number, city: City): boolean {
  return (s.stack[set + (city >> 5)]! & (1 << (city & 31))) !== 0;
}

export function add(s: State, set: number, city: City): void {
  const word = set + (city >> 5);
  s.stack[word] = s.stack[word]! | (1 << (city & 31));
}

export function drop(s: State, set: number, city: City): void {
  const word = set + (city >> 5);
  s.stack[word] = s.stack[word]! & ~(1 << (city & 31));
}

export function isEmpty(s: State, set: number): boolean {
  return (s.stack[set]! | s.stack[set + 1]!) === 0;
}

/** The city with the lowest number, or NO_CITY. */
export function lowestOf(s: State, set: number): City {
  const low = s.stack[set]!;
  if (low !== 0) return lowestBit(low);
  const high = s.stack[set + 1]!;
  return high === 0 ? NO_CITY : 32 + lowestBit(high);
}
