// How many steps lie between two cities, with the places that are one step apart from each other.
import { FAR, type City, type Game, type State } from '@cordon/engine/inner';

const WORDS = 2;
const WORD = 32;

export interface Ways {
  /** Notes which places there are; asked before steps are counted in a state. */
  look(s: State): void;
  between(from: City, to: City): number;
}

export function makeWays({ distances, goals, shape }: Game): Ways {
  const { cities } = shape;
  const hubs = new Int32Array(WORDS);
  /** City to the steps to the nearest hub. */
  const toHub = new Uint8Array(cities).fill(FAR);

  function measure(): void {
    toHub.fill(FAR);
    for (let hub = 0; hub < cities; hub++) {
      if ((hubs[hub >> 5]! & (1 << (hub & (WORD - 1)))) === 0) continue;
      for (let city = 0; city < cities; city++)
        toHub[city] = Math.min(toHub[city]!, distances[city * cities + hub]!);
    }
  }

  return {
    look(s) {
      if (goals === undefined) return;
      const [one, two] = [goals.hubs(s, 0), goals.hubs(s, 1)];
      if (one === hubs[0] && two === hubs[1]) return;
      hubs[0] = one;
      hubs[1] = two;
      measure();
    },
    between(from, to) {
      const steps = distances[from * cities + to]!;
      const byHubs = toHub[from]! + 1 + toHub[to]!;
      return byHubs < steps ? byHubs : steps;
    },
  };
}
