// About how much is left to be done in the lab for each cure, for players that know no game.
import type { Colour, Game, State, Work } from '../../../../kernel/types.ts';
import { countOfColour } from '../../../../ops/cards.ts';
import { isCured, isEradicated } from '../../../base/cure.ts';
import {
  boardFields,
  colourOfLine,
  emptyCircles,
  lineFor,
  LINES,
  NONE,
  sequenceOf,
  testCard,
} from './board.ts';
import {
  costToFill,
  cubesLeft,
  lookIntoDishes,
  makeFilling,
  MOST_COLOURS,
  need,
  takeDishes,
  type Filling,
} from './fillCost.ts';
import { greyOf, showsVial } from './sequences.ts';

/** Where no line is left for a cure. */
const NO_LINE = 3;
/** Each card of the fullest hand makes a cure so much likelier to come first. */
const PER_CARD = 0.8;
/** Cubes that no cure needs are missing in the supply. */
const IDLE = 0.01;
/** Circles of a card that nobody has seen yet. */
const USUAL_CIRCLES = 4;
/** Until a line is characterised, and until it is tested. */
const TO_CHARACTERIZE = 2;
const TO_TEST = 1;
const WHOLE = 11;

/** What is found out about a lab, cure by cure: the actions left, and the colours of which samples are missing. */
interface Look {
  readonly work: Readonly<Float64Array>;
  readonly wants: Readonly<Int32Array>;
}

const tried = makeFilling();
const chosen = makeFilling();
/** Line to whether a cure has it, or would take it; and the line that the cure looked at last would take. */
const isTaken = new Uint8Array(LINES);
let wanted = NONE;
/** Colour to its place among the cures without a line. */
const places = new Float64Array(MOST_COLOURS);

/** Notes what the empty circles of a line take if its cure is that of a disease. */
function noteNeeds(s: State, research: number, cure: Colour): void {
  need.any = 0;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    const empty = emptyCircles(s, research, colour);
    const takesAnything = colour !== cure && isEradicated(s, colour);
    need.own[colour] = takesAnything ? 0 : empty;
    if (takesAnything) need.any += empty;
  }
  need.own[cure]! += emptyCircles(s, research, greyOf(s));
}

/** What is left to be done on a line that is characterised. */
function workOnLine(s: State, research: number): number {
  noteNeeds(s, research, colourOfLine(s, research));
  return (testCard(s, research) === NONE ? TO_TEST : 0) + costToFill(tried);
}

/** The same for a cure that has no line yet. */
function workAhead(s: State, cure: Colour): number {
  let least = Infinity;
  wanted = NONE;
  for (let research = 0; research < LINES; research++) {
    const card = sequenceOf(s, research);
    if (isTaken[research] === 1 || card === NONE || !showsVial(s, card, cure)) continue;
    noteNeeds(s, research, cure);
    least = keepLeast(least, costToFill(tried), research);
  }
  need.own.fill(0);
  need.any = 0;
  need.own[cure] = USUAL_CIRCLES;
  least = keepLeast(least, NO_LINE + costToFill(tried), NONE);
  return Math.min(WHOLE, least + TO_CHARACTERIZE + TO_TEST);
}

function keepLeast(least: number, cost: number, research: number): number {
  if (cost >= least) return least;
  wanted = research;
  copyFilling(chosen, tried);
  return cost;
}

function copyFilling(to: Filling, from: Filling): void {
  to.fates.set(from.fates);
  to.sampled = from.sampled;
}

/** The most cards of a colour in one hand. */
function mostHeld(s: State, colour: Colour): number {
  let most = 0;
  for (let seat = 0; seat < s.game.shape.seats; seat++) most = Math.max(most, countOfColour(s, seat, colour));
  return most;
}

/** Cures with a line take from the dishes first, the one that is nearest before the other; then those that hands and dishes are best for. */
function measure(s: State): Look {
  const { colours } = s.game.shape;
  const work = new Float64Array(colours);
  const wants = new Int32Array(colours);
  lookIntoDishes(s);
  for (let research = 0; research < LINES; research++)
    isTaken[research] = colourOfLine(s, research) === NONE ? 0 : 1;
  const isOtherFirst = isTaken[1] === 1 && (isTaken[0] === 0 || workOnLine(s, 1) < workOnLine(s, 0));
  for (let turn = 0; turn < LINES; turn++) {
    const research = isOtherFirst ? 1 - turn : turn;
    if (isTaken[research] === 0) continue;
    work[colourOfLine(s, research)] = workOnLine(s, research);
    wants[colourOfLine(s, research)] = tried.sampled;
    takeDishes(tried);
  }
  for (const colour of curesAhead(s)) {
    work[colour] = workAhead(s, colour);
    wants[colour] = chosen.sampled;
    takeDishes(chosen);
    if (wanted !== NONE) isTaken[wanted] = 1;
  }
  const idle = IDLE * cubesLeft();
  for (let colour = 0; colour < colours; colour++) if (work[colour]! > 0) work[colour]! += idle;
  return { work, wants };
}

/** The cures without a line, those first that are likely to get one first. */
function curesAhead(s: State): Colour[] {
  const ahead: Colour[] = [];
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if (isCured(s, colour) || lineFor(s, colour) !== NONE) continue;
    ahead.push(colour);
    places[colour] = workAhead(s, colour) - PER_CARD * mostHeld(s, colour);
  }
  return ahead.sort((one, other) => places[one]! - places[other]!);
}

/** More labs than come up in the plans of a turn. */
const REMEMBERED = 8192;
const labs = new WeakMap<Game, Map<number, Look>>();

/** What tells labs apart here: the cells of its board, which diseases are cured and gone, and the fullest hands. */
function keyOf(s: State): number {
  const { cells, game } = s;
  let one = 0;
  let other = 0;
  for (let colour = 0; colour < game.shape.colours; colour++) {
    const cure = (isCured(s, colour) ? 1 : 0) + (isEradicated(s, colour) ? 1 : 0);
    one = Math.imul(one, 64) + 16 * cure + mostHeld(s, colour);
    other = Math.imul(other ^ one, 0x85ebca6b);
  }
  for (const field of boardFields) {
    const from = game.offsets[field.id]!;
    const end = from + field.size(game.shape);
    for (let at = from; at < end; at++) {
      const cell = cells[at]!;
      if (cell === 0) continue;
      const mixed = Math.imul(Math.imul(cell ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b) ^ at, 0xc2b2ae35);
      one = (one + mixed) | 0;
      other ^= Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
    }
  }
  return (one >>> 0) + (other >>> 11) * 4294967296;
}

let lastGame: Game | undefined;
let lastKey = -1;
let last: Look = { work: new Float64Array(0), wants: new Int32Array(0) };

function lookAt(s: State): Look {
  const key = keyOf(s);
  if (key === lastKey && lastGame === s.game) return last;
  const known = labs.get(s.game) ?? new Map<number, Look>();
  labs.set(s.game, known);
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= REMEMBERED) known.clear();
    found = measure(s);
    known.set(key, found);
  }
  [lastGame, lastKey, last] = [s.game, key, found];
  return found;
}

/** Characterising and testing take a card each. */
function cardsFor(s: State, cure: Colour): number {
  if (isCured(s, cure)) return 0;
  const own = lineFor(s, cure);
  if (own === NONE) return 2;
  return testCard(s, own) === NONE ? 1 : 0;
}

export const labWork: Work = {
  whole: WHOLE,
  cards: cardsFor,
  actions: (s) => lookAt(s).work,
  wants: (s) => lookAt(s).wants,
};
