// Cubes go on the circles of a Sequence card, from a dish or from the card that it replaces: as many as there can be. Grey circles and those
// of the cure colour take the cure colour, circles of eradicated colours take anything, others their own colour. Only which cubes go on the
// circles that take anything is ever a question: colour by colour, so that each way is said once. LAB-PRO-7 LAB-PRO-11 LAB-PRO-12
// LAB-PRO-14 LAB-PRO-17 LAB-SEQ-12 LAB-REM-5 LAB-REM-9
import { defineCommand, first, pack } from '../../../../kernel/command.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../../../kernel/frame.ts';
import { between, plusOne } from '../../../../kernel/ranges.ts';
import type { Colour, Offers, State } from '../../../../kernel/types.ts';
import { returnCubes } from '../../../../ops/cubes.ts';
import { asksItsSeat, enough, offerEnough, SEAT } from '../../../../rules/enough.ts';
import { isEradicated } from '../../../base/cure.ts';
import type { LabFact } from '../../facts.ts';
import {
  addCubesToLine,
  addToDish,
  colourOfLine,
  cubesByName,
  cubesOnLine,
  DISHES,
  dishName,
  emptyCircles,
  fillCircles,
  inDish,
  isDishEmpty,
  liftCubesOfLine,
  LINES,
  NONE,
  researchName,
  sequenceOf,
  setSequence,
} from './board.ts';
import { discardSequence, DRAWN } from './deck.ts';
import { circlesOf, SEQUENCE_CARDS, sequenceWord, showsVial } from './sequences.ts';

/** In place of a dish: the cubes come from the card that is replaced. */
export const OLD_CARD = DISHES;

const RESEARCH = FIELDS + 1;
const SOURCE = FIELDS + 2;
const NEW_CARD = FIELDS + 3;
/** Cubes chosen for the circles that take anything: four bits for each colour. */
const CHOSEN = FIELDS + 4;
const BITS = 4;
const COLOUR = FIELDS + 1;

const MOST_COLOURS = 6;
/** What a look at cubes and circles finds, colour by colour: cubes there are, and circles that take this colour alone. */
const cubes = new Int32Array(MOST_COLOURS);
const own = new Int32Array(MOST_COLOURS);
/** The least and the most cubes of each colour on the circles that take anything, and of all colours together. */
const least = new Int32Array(MOST_COLOURS);
const most = new Int32Array(MOST_COLOURS);
let fewest = 0;
let anyCircles = 0;

/** Looks at the cubes of a source and the empty circles of a line, with another card where the old one is replaced. */
function survey(s: State, research: number, source: number, newCard: number): void {
  const { colours } = s.game.shape;
  const cure = colourOfLine(s, research);
  anyCircles = 0;
  let rest = 0;
  for (let colour = 0; colour < colours; colour++) {
    const fresh = source === OLD_CARD;
    cubes[colour] = fresh ? cubesOnLine(s, research, colour) : inDish(s, source, colour);
    const empty = fresh ? circlesOf(s, newCard, colour) : emptyCircles(s, research, colour);
    const takesAnything = colour !== cure && isEradicated(s, colour);
    own[colour] = takesAnything ? 0 : empty;
    if (takesAnything) anyCircles += empty;
  }
  const grey = source === OLD_CARD ? circlesOf(s, newCard, colours) : emptyCircles(s, research, colours);
  own[cure] = own[cure]! + grey;
  for (let colour = 0; colour < colours; colour++) rest += Math.max(0, cubes[colour]! - own[colour]!);
  // Either every circle that takes anything gets a cube that fits nowhere else, or every cube finds a circle.
  const isShort = rest >= anyCircles;
  for (let colour = 0; colour < colours; colour++) {
    const without = Math.max(0, cubes[colour]! - own[colour]!);
    least[colour] = isShort ? 0 : without;
    most[colour] = isShort ? without : cubes[colour]!;
  }
  fewest = isShort ? anyCircles : rest;
}

/** Whether any cube of a dish finds a circle on a line. */
export function anyFits(s: State, dish: number, research: number): boolean {
  survey(s, research, dish, NONE);
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    if (cubes[colour]! > 0 && (own[colour]! > 0 || anyCircles > 0)) return true;
  return false;
}

const chosenOf = (chosen: number, colour: Colour): number => (chosen >> (BITS * colour)) & 15;

function sumOf(chosen: number, colours: number): number {
  let sum = 0;
  for (let colour = 0; colour < colours; colour++) sum += chosenOf(chosen, colour);
  return sum;
}

/** After a survey: whether one more cube of a colour, and none of earlier ones, still leads to as many cubes as there can be. */
function canChoose(s: State, chosen: number, colour: Colour): boolean {
  const { colours } = s.game.shape;
  let lowest = 0;
  let highest = 0;
  for (let other = 0; other < colours; other++) {
    const have = chosenOf(chosen, other);
    if (other < colour && have < least[other]!) return false;
    const from = other === colour ? have + 1 : have;
    if (from > most[other]!) return false;
    lowest += other < colour ? have : Math.max(from, least[other]!);
    highest += other < colour ? have : most[other]!;
  }
  return lowest <= anyCircles && highest >= fewest;
}

/** After a survey: whether what has been chosen is enough. */
function isEnough(s: State, chosen: number): boolean {
  const { colours } = s.game.shape;
  for (let colour = 0; colour < colours; colour++)
    if (chosenOf(chosen, colour) < least[colour]!) return false;
  return sumOf(chosen, colours) >= fewest;
}

/** After a survey: the cubes of a colour that are placed, and of those the ones on circles that take no other. */
const onOwn = (chosen: number, colour: Colour): number =>
  Math.min(cubes[colour]! - chosenOf(chosen, colour), own[colour]!);

/** After a survey, on circles that are as it found them. */
function put(s: State, research: number, chosen: number): void {
  const { colours } = s.game.shape;
  const cure = colourOfLine(s, research);
  let anything = sumOf(chosen, colours);
  for (let colour = 0; colour < colours; colour++) {
    const there = onOwn(chosen, colour);
    addCubesToLine(s, research, colour, there + chosenOf(chosen, colour));
    returnCubes(s, colour, cubes[colour]! - there - chosenOf(chosen, colour));
    const empty = emptyCircles(s, research, colour);
    if (colour !== cure && isEradicated(s, colour)) {
      const here = Math.min(anything, empty);
      fillCircles(s, research, colour, here);
      anything -= here;
    } else {
      // Circles of the cure colour before grey ones.
      const here = Math.min(there, empty);
      fillCircles(s, research, colour, here);
      if (colour === cure) fillCircles(s, research, colours, there - here);
    }
  }
}

function place(s: State, at: number): void {
  const [seat, research, source] = [s.stack[at + SEAT]!, s.stack[at + RESEARCH]!, s.stack[at + SOURCE]!];
  const [newCard, chosen] = [s.stack[at + NEW_CARD]! - 1, s.stack[at + CHOSEN]!];
  survey(s, research, source, newCard);
  const placed = (colour: Colour): number => onOwn(chosen, colour) + chosenOf(chosen, colour);
  const there = s.sink && cubesByName(s, placed);
  const returned = s.sink && cubesByName(s, (colour) => cubes[colour]! - placed(colour));
  pop(s);
  if (source === OLD_CARD) {
    const from = sequenceOf(s, research);
    liftCubesOfLine(s, research);
    discardSequence(s, from);
    setSequence(s, research, newCard);
    put(s, research, chosen);
    s.sink?.({
      fact: 'sequenceSwapped',
      research: researchName(research),
      card: sequenceWord(s, newCard),
      from: sequenceWord(s, from),
      kept: there!,
      returned: returned!,
      cards: [],
    } satisfies LabFact);
    return;
  }
  for (let colour = 0; colour < s.game.shape.colours; colour++)
    addToDish(s, source, colour, -inDish(s, source, colour));
  put(s, research, chosen);
  s.sink?.({
    fact: 'applied',
    seat: seat + 1,
    from: dishName(source),
    research: researchName(research),
    filled: there!,
    returned: returned!,
  } satisfies LabFact);
}

/** A characterised line; cubes in the dish that fit there, or a drawn card that shows its vial; and nothing chosen that leads nowhere. */
function couldPlace(s: State, at: number): boolean {
  const [research, source, newCard] = [
    s.stack[at + RESEARCH]!,
    s.stack[at + SOURCE]!,
    s.stack[at + NEW_CARD]! - 1,
  ];
  const cure = colourOfLine(s, research);
  if (cure === NONE || (source === OLD_CARD) !== (newCard !== NONE)) return false;
  if (source === OLD_CARD) return showsVial(s, newCard, cure);
  return !isDishEmpty(s, source) && anyFits(s, source, research);
}

/** Lies below the question and places the cubes when it surfaces; until then they stay where they are. */
const placement = defineFrame({
  name: 'placement',
  fields: ['seat', 'research', 'source', DRAWN, 'chosen'],
  ranges: {
    research: between(0, LINES - 1),
    source: between(2, OLD_CARD),
    [DRAWN]: plusOne(between(0, SEQUENCE_CARDS - 1)),
    chosen: between(0, 2 ** (BITS * MOST_COLOURS) - 1),
  },
  on: ['actions', 'played-event'],
  sound: couldPlace,
  step(s, at) {
    place(s, at);
    return true;
  },
});

/** After this every look is at the record below. */
function surveyBelow(s: State, at: number): number {
  const below = s.stack[at + 1]!;
  survey(s, s.stack[below + RESEARCH]!, s.stack[below + SOURCE]!, s.stack[below + NEW_CARD]! - 1);
  return s.stack[below + CHOSEN]!;
}

function anyChoice(s: State, at: number): boolean {
  const chosen = surveyBelow(s, at);
  for (let colour = s.stack[at + COLOUR]!; colour < s.game.shape.colours; colour++)
    if (canChoose(s, chosen, colour)) return true;
  return false;
}

const fill = defineCommand({
  name: 'fill',
  phrase: 'fill {colour}',
  operands: { colour: 'colour' },
  play(s, command) {
    const at = s.stack[s.top + 1]! + CHOSEN;
    s.stack[at] = s.stack[at]! + (1 << (BITS * first(command)));
    s.stack[s.top + COLOUR] = first(command);
  },
  refusal(s, command) {
    if (topFrame(s) !== filling) return undefined;
    const name = s.game.colourIds[first(command)]!;
    const message = `No ${name} cube can go there now: as many cubes as possible are placed, colour by colour in one order.`;
    return { reason: 'no-such-filling', message };
  },
});

const filling = defineFrame({
  name: 'filling',
  fields: ['seat', 'colour'],
  on: [placement.name],
  sound: (s, at) => s.stack[s.stack[at + 1]! + SEAT] === s.stack[at + SEAT] && isOnTheWay(s, at),
  step(s, at) {
    if (anyChoice(s, at)) return false;
    pop(s);
    return true;
  },
  waitsFor: asksItsSeat,
  offer(s, at, out: Offers) {
    const chosen = surveyBelow(s, at);
    for (let colour = s.stack[at + COLOUR]!; colour < s.game.shape.colours; colour++)
      if (canChoose(s, chosen, colour)) out.add(pack(fill, s.stack[at + SEAT]!, colour));
    if (isEnough(s, chosen)) offerEnough(s, at, out);
  },
});

/** What has been chosen comes before the colour that is next, or is of it. */
function isOnTheWay(s: State, at: number): boolean {
  const chosen = surveyBelow(s, at);
  const next = s.stack[at + COLOUR]!;
  if (next > 0 && chosenOf(chosen, next) === 0) return false;
  return chosen >> (BITS * (next + 1)) === 0 && anyChoice(s, at);
}

/** Places cubes of a dish, or of the card that a drawn one replaces, and asks where there is a choice. */
export function pushPlacement(
  s: State,
  seat: number,
  research: number,
  source: number,
  newCard: number,
): void {
  const at = push(s, placement, seat, research);
  s.stack[at + SOURCE] = source;
  s.stack[at + NEW_CARD] = newCard + 1;
  survey(s, research, source, newCard);
  if (anyCircles > 0) push(s, filling, seat);
}

export const fillingParts = { frames: [placement, filling], commands: [fill, enough] } as const;
