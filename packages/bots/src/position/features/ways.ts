// How many steps lie between two cities, with the places that are one step apart from each other.
import { FAR, type City, type Game, type State } from '@cordon/engine/inner';

const WORDS = 2;
const WORD = 32;

export interface Ways {
  /** Notes which places there are; asked before steps are counted in a state. */
  look(s: State): void;
  between(from: City, to: City): number;
}

/** Of so many sets of places the steps are remembered. */
const REMEMBERED = 16;

export function makeWays({ distances, goals, shape }: Game): Ways {
  const { cities } = shape;
  const hubs = new Int32Array(WORDS);
  /** Both words of the hubs to the steps between all cities. */
  const known = new Map<string, Uint8Array>();
  let steps: Uint8Array = distances;

  function measure(): Uint8Array {
    /** City to the steps to the nearest hub. */
    const toHub = new Uint8Array(cities).fill(FAR);
    for (let hub = 0; hub < cities; hub++) {
      if ((hubs[hub >> 5]! & (1 << (hub & (WORD - 1)))) === 0) continue;
      for (let city = 0; city < cities; city++)
        toHub[city] = Math.min(toHub[city]!, distances[city * cities + hub]!);
    }
    const measured = new Uint8Array(cities * cities);
    for (let from = 0; from < cities; from++)
      for (let to = 0; to < cities; to++) {
        const at = from * cities + to;
        measured[at] = Math.min(distances[at]!, toHub[from]! + 1 + toHub[to]!);
      }
    return measured;
  }

  return {
    look(s) {
      if (goals === undefined) return;
      const [one, two] = [goals.hubs(s, 0), goals.hubs(s, 1)];
      if (one === hubs[0] && two === hubs[1]) return;
      hubs[0] = one;
      hubs[1] = two;
      const key = `${String(one)} ${String(two)}`;
      const before = known.get(key);
      steps = before ?? measure();
      if (before !== undefined) return;
      if (known.size === REMEMBERED) known.delete(known.keys().next().value!);
      known.set(key, steps);
    },
    between: (from, to) => steps[from * cities + to]!,
  };
}
