// Cures and eradication: five cards of one colour at a station cure its disease; a cured disease without cubes is gone for good.
// BASE-CUR-1 to BASE-CUR-9, BASE-ERA-1 to BASE-ERA-7, BASE-TRT-2, BASE-END-1
import { countBits } from '../../kernel/bits.ts';
import { byName } from '../../kernel/byName.ts';
import { bits, first, pack, seatOf } from '../../kernel/command.ts';
import { cellsOf, defineField } from '../../kernel/field.ts';
import { allRun, answer, anyOf, commonPoint, foldFor, personalPoint } from '../../kernel/points.ts';
import { between } from '../../kernel/ranges.ts';
import {
  type Colour,
  type Module,
  type Need,
  type Offers,
  type Refusal,
  type Seat,
  type State,
} from '../../kernel/types.ts';
import { countOfColour } from '../../ops/cards.ts';
import { cubesOn, isOnBoard } from '../../ops/cubes.ts';
import { checkWin } from '../../ops/markers.ts';
import { cardsIn, cardsOfColour, offerChoices } from '../../rules/cardSets.ts';
import { payCards } from '../../rules/pay.ts';
import { prevents } from '../../rules/placing.ts';
import { removed, treatCount } from '../../rules/treat.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { BaseFact } from './facts.ts';
import { atStation, isAtStation } from './stations.ts';

const CARDS_FOR_A_CURE = 5;
const CURED = 1;
const ERADICATED = 2;

/** Colour to how far it is: 0, CURED or ERADICATED. */
const cures = defineField('cures', (shape) => shape.colours, 'public', between(0, ERADICATED));

/** How many cards a cure by this seat takes. */
export const cureCards = personalPoint.fold<[colour: Colour]>('cureCards');
/** Something is still missing, besides cards, before this disease can be cured. */
export const cureBarred = commonPoint.any<[colour: Colour]>('cureBarred');
/** Says what it is. */
export const whyBarred = commonPoint.all<[colour: Colour, tell: (why: Refusal) => void]>('whyBarred');
/** This disease was eradicated. */
export const eradicated = commonPoint.all<[colour: Colour]>('eradicated');
/** This disease was cured. */
export const cured = commonPoint.all<[colour: Colour]>('cured');

export function isCured(s: State, colour: Colour): boolean {
  return s.cells[cellsOf(s, cures) + colour]! >= CURED;
}

export function isEradicated(s: State, colour: Colour): boolean {
  return s.cells[cellsOf(s, cures) + colour] === ERADICATED;
}

function cureWord(s: State, colour: Colour): 'none' | 'cured' | 'eradicated' {
  if (isEradicated(s, colour)) return 'eradicated';
  return isCured(s, colour) ? 'cured' : 'none';
}

/** A cured disease without a cube on the board is eradicated. */
function checkEradication(s: State, colour: Colour): void {
  if (s.cells[cellsOf(s, cures) + colour] !== CURED || isOnBoard(s, colour)) return;
  s.cells[cellsOf(s, cures) + colour] = ERADICATED;
  s.sink?.({ fact: 'eradicated', colour: s.game.colourIds[colour]! } satisfies BaseFact);
  allRun(s, eradicated, colour);
}

/** An eradicated disease comes back: it is cured, but no longer gone. */
export function bringBack(s: State, colour: Colour): void {
  s.cells[cellsOf(s, cures) + colour] = CURED;
}

/** The answer to a question as if an eradicated disease had come back. */
export function asIfBack(s: State, colour: Colour, ask: () => boolean): boolean {
  bringBack(s, colour);
  const found = ask();
  s.cells[cellsOf(s, cures) + colour] = ERADICATED;
  return found;
}

/** A disease that is gone has no cube left. */
function isSound(s: State): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    if (isEradicated(s, colour) && isOnBoard(s, colour)) return false;
  }
  return true;
}

function areAllCured(s: State): boolean {
  for (let colour = 0; colour < s.game.shape.colours; colour++) if (!isCured(s, colour)) return false;
  return true;
}

/** The disease is cured, whatever was paid for it. */
export function discover(s: State, colour: Colour, seat: Seat): void {
  s.cells[cellsOf(s, cures) + colour] = CURED;
  s.sink?.({ fact: 'cured', colour: s.game.colourIds[colour]!, seat: seat + 1 } satisfies BaseFact);
  allRun(s, cured, colour);
  checkEradication(s, colour);
  checkWin(s);
}

/** At least one, whatever makes a cure cheaper. BRINK-CUR-1 */
export function cardsNeeded(s: State, seat: Seat, colour: Colour): number {
  return Math.max(1, foldFor(s, cureCards, seat, CARDS_FOR_A_CURE, colour));
}

const isUncured: Need = {
  isMet: (s, command) => !isCured(s, first(command)),
  refusal: (s, command) => ({
    reason: 'already-cured',
    message: `The ${s.game.colourIds[first(command)]!} disease is already cured.`,
  }),
};

const isReady: Need = {
  isMet: (s, command) => !anyOf(s, cureBarred, first(command)),
  refusal(s, command) {
    let why: Refusal = { reason: 'cure-barred', message: 'This cure is not ready yet.' };
    allRun(s, whyBarred, first(command), (one) => (why = one));
    return why;
  },
};

/** What every cure needs, however it is paid; the command names the colour first. */
export const cureNeeds: readonly Need[] = [atStation, isUncured, isReady];

export const cure = defineAction({
  name: 'cure',
  phrase: 'cure {colour} with {cards}',
  operands: { colour: 'colour', cards: 'cards' },
  price: (s, command) => cardsIn(s, first(command), bits(command)),
  needs: cureNeeds,
  effect(s, command) {
    payCards(s, command, 'cure');
    discover(s, first(command), seatOf(command));
  },
  refusal(s, command): Refusal | undefined {
    const [seat, colour, set] = [seatOf(command), first(command), bits(command)];
    const name = s.game.colourIds[colour]!;
    const needed = cardsNeeded(s, seat, colour);
    if ((set & ~cardsOfColour(s, seat, colour)) !== 0) {
      return {
        reason: 'card-not-held',
        message: `All cards for a cure come from the own hand and are ${name}.`,
      };
    }
    if (countBits(set) === needed) return undefined;
    return { reason: 'wrong-count', message: `This cure takes exactly ${String(needed)} ${name} cards.` };
  },
});

export function offerCures(s: State, seat: Seat, out: Offers): void {
  if (!isAtStation(s, seat)) return;
  for (let colour = 0; colour < s.game.shape.colours; colour++) {
    const held = countOfColour(s, seat, colour);
    if (held === 0 || isCured(s, colour)) continue;
    const needed = cardsNeeded(s, seat, colour);
    if (held >= needed && !anyOf(s, cureBarred, colour)) {
      offerChoices(out, pack(cure, seat, colour), cardsOfColour(s, seat, colour), needed);
    }
  }
}

export const cureRules: Module = {
  id: 'cures',
  fields: [cures],
  sound: isSound,
  hasWon: areAllCured,
  commands: [cure],
  show: (s) => ({
    cures: Object.fromEntries(s.game.colourIds.map((id, colour) => [id, cureWord(s, colour)])),
    // For each seat in order: colour to the cards it would need.
    cardsForCure: Array.from(s.pawns, (_, seat) =>
      byName(s.game.colourIds, (colour) => cardsNeeded(s, seat, colour)),
    ),
  }),
  points: [
    answer(prevents, (s, _holder, _city, colour) => isEradicated(s, colour)),
    answer(treatCount, (s, _seat, count, city, colour) =>
      isCured(s, colour) ? cubesOn(s, city, colour) : count,
    ),
    answer(removed, (s, _holder, _city, colour) => checkEradication(s, colour)),
  ],
};
