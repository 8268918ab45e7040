// How far an outbreak would go.
import { anyOf, type City, type Colour, prevents, stopsChain, type State } from '@cordon/engine/inner';
import { firstSpread } from './virulence.ts';

/** Cubes of a colour with which a city breaks out when it gets one more. */
export const FULL = 3;

/** Cities that the chain has reached, as two words of bits, and those that break out. */
const struck = new Int32Array(2);
const queue = new Int32Array(64);

/** How many outbreaks one in this city would cause, itself included. */
export function chainFrom(s: State, city: City, colour: Colour): number {
  if (anyOf(s, stopsChain)) return 1;
  const { near, shape } = s.game;
  struck.fill(0);
  struck[city >> 5] = 1 << (city & 31);
  queue[0] = city;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const others = near[queue[i]!]!;
    for (let j = 0; j < others.length; j++) {
      const other = others[j]!;
      if ((struck[other >> 5]! & (1 << (other & 31))) !== 0) continue;
      const comes = i === 0 ? firstSpread(s, other, colour) : 1;
      if (s.cubes[other * shape.colours + colour]! + comes <= FULL) continue;
      struck[other >> 5] = struck[other >> 5]! | (1 << (other & 31));
      if (!anyOf(s, prevents, other, colour)) queue[count++] = other;
    }
  }
  return count;
}
