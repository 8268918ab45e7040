// How many steps lie between two cities, with the ways that a game has between far places.
import { FAR, type City, type Game, type State } from '@cordon/engine/inner';
import { MOST_CITIES } from './scratch.ts';

const WORD = 32;
/** Steps are remembered for this many sets of ways. */
const REMEMBERED = 256;
/** More words than decide about the ways of any game. */
const MOST_WORDS = 64;

/** The words that decide which cities are joined, as text, to the steps between all cities. */
type Measured = Map<string, Uint8Array>;

/** steps[from * cities + to]: the steps between all cities, valid until the next `lookAtWays`. */
export const ways: { steps: Uint8Array } = { steps: new Uint8Array(0) };

const measuredIn = new WeakMap<Game, Measured>();
const joints = new Int32Array(MOST_WORDS);
const toGroup = new Uint8Array(MOST_CITIES);
let known: Measured = new Map();

/** Call this before looking at states of a game. */
export function useWays(game: Game): void {
  known = measuredIn.get(game) ?? new Map<string, Uint8Array>();
  measuredIn.set(game, known);
  joints.fill(0);
  ways.steps = game.distances;
}

/** Notes which ways there are in a state. */
export function lookAtWays(s: State): void {
  const { goals } = s.game;
  if (goals === undefined) return;
  let isNew = false;
  for (let word = 0; word < goals.jointWords; word++) {
    const now = goals.joints(s, word);
    if (joints[word] === now) continue;
    joints[word] = now;
    isNew = true;
  }
  if (isNew) ways.steps = remembered(s, joints.subarray(0, goals.jointWords).join(' '));
}

function remembered(s: State, key: string): Uint8Array {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size === REMEMBERED) known.delete(known.keys().next().value!);
  const steps = measure(s);
  known.set(key, steps);
  return steps;
}

function measure(s: State): Uint8Array {
  const { distances, goals, shape } = s.game;
  const measured = distances.slice();
  let [doneLow, doneHigh] = [0, 0];
  for (let city = 0; city < shape.cities; city++) {
    if (has(doneLow, doneHigh, city)) continue;
    const [low, high] = [goals!.joined(s, city, 0), goals!.joined(s, city, 1)];
    if ((low | high) === 0) continue;
    join(measured, shape.cities, low, high);
    doneLow |= low;
    doneHigh |= high;
  }
  return measured;
}

/** Whether a city is among those of two words of bits. */
function has(low: number, high: number, city: City): boolean {
  return ((city < WORD ? low : high) & (1 << (city & (WORD - 1)))) !== 0;
}

/** Takes into account that cities are one step apart from each other. */
function join(measured: Uint8Array, cities: number, low: number, high: number): void {
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
