// What it takes to fill the circles of a line with what lies in the dishes: the fewest lab actions, and the samples that are missing. Every
// fate of every dish is tried.
import type { Colour, State } from '../../../../kernel/types.ts';
import { DISH, DISHES, inDish } from './board.ts';

/** A sample comes with a treatment that is worth something by itself. */
const SAMPLE = 0.7;
/** A circle that no way reaches. */
const OUT_OF_REACH = 2.5;
/** A cube that goes to the supply might have been good for another line. */
const WASTE = 0.1;
/** Cubes that find no circle are missing in the supply meanwhile. */
const TOO_MANY = 0.06;

export const MOST_COLOURS = 6;
/** Fates of what lies in a sample dish: left alone, separated, or centrifuged, from this number on colour by colour. */
const LEFT = 0;
const SEPARATED = 1;
const CENTRIFUGED = 2;
/** Fates of what lies in the dishes behind them; each number is also how many circles a cube fills. */
const KEPT = 0;
const APPLIED = 1;
const GROWN = 2;

/** Colour to the empty circles that take it, and those that take anything. */
export const need = { own: new Int32Array(MOST_COLOURS), any: 0 };
/** The fates that fill the circles best, and the colours of which samples are missing with them, as bits. */
export interface Filling {
  readonly fates: Int32Array;
  sampled: number;
}
export const makeFilling = (): Filling => ({ fates: new Int32Array(DISHES), sampled: 0 });

/** What lies in the dishes and no other cure has taken. */
const lying = new Int32Array(DISHES * MOST_COLOURS);
/** What the centrifuge and separation dishes hold with the fates that are looked at. */
const spun = new Int32Array(MOST_COLOURS);
const apart = new Int32Array(MOST_COLOURS);
let colours = 0;
/** With the fates that were looked at last: whether the growth dish is emptied, and the colours of which samples are missing. */
let isGrowthUsed = false;
let sampled = 0;

const at = (dish: number, colour: Colour): number => lying[dish * MOST_COLOURS + colour]!;

/** Looks into the dishes: nothing is taken yet. */
export function lookIntoDishes(s: State): void {
  ({ colours } = s.game.shape);
  for (let dish = 0; dish < DISHES; dish++)
    for (let colour = 0; colour < colours; colour++)
      lying[dish * MOST_COLOURS + colour] = inDish(s, dish, colour);
}

/** A line takes the dishes that it empties: nothing of them is left for another. */
export function takeDishes({ fates }: Filling): void {
  for (let dish = 0; dish < DISHES; dish++)
    if (fates[dish] !== KEPT) lying.fill(0, dish * MOST_COLOURS, (dish + 1) * MOST_COLOURS);
}

/** Cubes that no line has taken. */
export function cubesLeft(): number {
  let count = 0;
  for (let cell = 0; cell < lying.length; cell++) count += lying[cell]!;
  return count;
}

/** Cubes of a sample dish that go back to the supply, with one fate. */
function wasted(dish: number, fate: number): number {
  let waste = 0;
  for (let colour = 0; colour < colours; colour++) {
    const here = at(dish, colour);
    if (fate === SEPARATED) waste += Math.max(0, here - 1);
    else if (fate >= CENTRIFUGED && colour !== fate - CENTRIFUGED) waste += here;
  }
  return waste;
}

function pour(dish: number, fate: number): void {
  if (fate === SEPARATED)
    for (let colour = 0; colour < colours; colour++) apart[colour]! += Math.min(1, at(dish, colour));
  else if (fate >= CENTRIFUGED) spun[fate - CENTRIFUGED]! += at(dish, fate - CENTRIFUGED);
}

/** What it takes to fill the circles if the dishes meet these fates. */
function costOf(one: number, other: number, ofSpun: number, ofApart: number): number {
  let cost = (one === LEFT ? 0 : 1) + (other === LEFT ? 0 : 1);
  cost += (ofSpun === KEPT ? 0 : 1) + (ofApart === KEPT ? 0 : 1);
  isGrowthUsed = ofSpun === GROWN || ofApart === GROWN;
  sampled = 0;
  let over = 0;
  for (let colour = 0; colour < colours; colour++) {
    const grown = at(DISH.growth, colour);
    const missing = need.own[colour]! - ofSpun * spun[colour]! - ofApart * apart[colour]!;
    if (grown > 0 && (missing > 0 || need.any > 0)) isGrowthUsed = true;
    const short = missing - grown;
    if (short <= 0) {
      over -= short;
      continue;
    }
    sampled |= 1 << colour;
    const isSpun = one === CENTRIFUGED + colour || other === CENTRIFUGED + colour;
    const isApart = (one === SEPARATED || other === SEPARATED) && apart[colour] === 0;
    if (isSpun && ofSpun !== KEPT) cost += SAMPLE * Math.ceil(short / ofSpun);
    else cost += isApart && short <= ofApart ? SAMPLE : OUT_OF_REACH * short;
  }
  cost += SAMPLE * Math.max(0, need.any - over) + TOO_MANY * Math.max(0, over - need.any);
  return cost + (isGrowthUsed ? 1 : 0);
}

/** A fate that may help: nobody centrifuges for a colour that no circle takes. */
function isSensible(fate: number): boolean {
  return fate < CENTRIFUGED || need.own[fate - CENTRIFUGED]! > 0;
}

/** The least that it takes to fill the circles, and how. */
export function costToFill(best: Filling): number {
  let open = need.any;
  for (let colour = 0; colour < colours; colour++) open += need.own[colour]!;
  best.fates.fill(KEPT);
  best.sampled = 0;
  if (open === 0) return 0;
  let least = Infinity;
  const end = CENTRIFUGED + colours;
  for (let one = 0; one < end; one++) {
    if (!isSensible(one)) continue;
    for (let other = 0; other < end; other++)
      if (isSensible(other)) least = Math.min(least, costWithSamples(one, other, best, least));
  }
  return least;
}

/** The same where the sample dishes meet these fates; `best` is changed where it is less than the least so far. */
function costWithSamples(one: number, other: number, best: Filling, before: number): number {
  for (let colour = 0; colour < colours; colour++) {
    spun[colour] = at(DISH.centrifuge, colour);
    apart[colour] = at(DISH.separation, colour);
  }
  pour(DISH.sample1, one);
  pour(DISH.sample2, other);
  const waste = WASTE * (wasted(DISH.sample1, one) + wasted(DISH.sample2, other));
  let least = before;
  for (let ofSpun = KEPT; ofSpun <= GROWN; ofSpun++) {
    for (let ofApart = KEPT; ofApart <= GROWN; ofApart++) {
      const cost = waste + costOf(one, other, ofSpun, ofApart);
      if (cost >= least) continue;
      least = cost;
      best.sampled = sampled;
      best.fates[DISH.sample1] = one;
      best.fates[DISH.sample2] = other;
      best.fates[DISH.centrifuge] = ofSpun;
      best.fates[DISH.separation] = ofApart;
      best.fates[DISH.growth] = isGrowthUsed ? APPLIED : KEPT;
    }
  }
  return least;
}
