// How many steps lie between two cities, with the ways that a game has between far places.
import { FAR, type City, type Game, type State } from '@cordon/engine/inner';

const WORD = 32;
/** Of so many sets of ways the steps are remembered. */
const REMEMBERED = 256;

export interface Ways {
  /** Notes which ways there are; asked before steps are counted in a state. */
  look(s: State): void;
  /** steps[from * cities + to]: the steps between all cities, good until the next look. */
  readonly steps: Uint8Array;
}

export function makeWays({ distances, goals, shape }: Game): Ways {
  const { cities } = shape;
  const joints = new Int32Array(goals?.jointWords ?? 0);
  /** The words that decide which cities are joined to the steps between all cities. */
  const known = new Map<string, Uint8Array>();
  const toGroup = new Uint8Array(cities);
  let steps: Uint8Array = distances;

  /** Whether a city is among those of two words of bits. */
  const has = (low: number, high: number, city: City): boolean =>
    ((city < WORD ? low : high) & (1 << (city & (WORD - 1)))) !== 0;

  /** Takes into account that cities are one step apart from each other. */
  function join(measured: Uint8Array, low: number, high: number): void {
    toGroup.fill(FAR);
    for (let member = 0; member < cities; member++) {
      if (!has(low, high, member)) continue;
      for (let city = 0; city < cities; city++)
        toGroup[city] = Math.min(toGroup[city]!, measured[member * cities + city]!);
    }
    for (let from = 0, at = 0; from < cities; from++) {
      const ride = toGroup[from]! + 1;
      for (let to = 0; to < cities; to++, at++) {
        const byGroup = ride + toGroup[to]!;
        if (byGroup < measured[at]!) measured[at] = byGroup;
      }
    }
  }

  function measure(s: State): Uint8Array {
    const measured = distances.slice();
    let [doneLow, doneHigh] = [0, 0];
    for (let city = 0; city < cities; city++) {
      if (has(doneLow, doneHigh, city)) continue;
      const [low, high] = [goals!.joined(s, city, 0), goals!.joined(s, city, 1)];
      if ((low | high) === 0) continue;
      join(measured, low, high);
      doneLow |= low;
      doneHigh |= high;
    }
    return measured;
  }

  return {
    look(s) {
      if (goals === undefined) return;
      let isNew = false;
      for (let word = 0; word < joints.length; word++) {
        const now = goals.joints(s, word);
        if (joints[word] === now) continue;
        joints[word] = now;
        isNew = true;
      }
      if (!isNew) return;
      const key = joints.join(' ');
      const before = known.get(key);
      steps = before ?? measure(s);
      if (before !== undefined) return;
      if (known.size === REMEMBERED) known.delete(known.keys().next().value!);
      known.set(key, steps);
    },
    get steps() {
      return steps;
    },
  };
}
