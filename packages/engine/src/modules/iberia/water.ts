// Purified water: tokens in regions, each of which keeps one cube of any colour away from a city on its region's border.
// IB-PUR-1 to IB-PUR-15, IB-INF-4 to IB-INF-9, IB-OUT-3 to IB-OUT-6, IB-OUT-18 IB-OUT-19, IB-EPI-7 IB-EPI-9
import { lowestBit } from '../../kernel/bits.ts';
import { defineCommand, first, pack, second, SECOND, seatOf } from '../../kernel/command.ts';
import { cellsOf, defineField, read, write } from '../../kernel/field.ts';
import { defineFrame, FIELDS, pop, push, topFrame } from '../../kernel/frame.ts';
import { answer, isSilent } from '../../kernel/points.ts';
import { oneCard } from '../../kernel/price.ts';
import { between, HIGH_CITIES, WORD } from '../../kernel/ranges.ts';
import { cloneState, sameState } from '../../kernel/state.ts';
import type {
  City,
  Colour,
  CommandKind,
  Module,
  Offers,
  Packed,
  Refusal,
  Seat,
  State,
} from '../../kernel/types.ts';
import { handWord } from '../../ops/cards.ts';
import { anyReceiver, contests, currentChain, orderMatters } from '../../rules/chain.ts';
import {
  breaksOutAnyway,
  guards,
  intercepts,
  isPrevented,
  outbreakCubes,
  takesFourth,
} from '../../rules/placing.ts';
import { payCards } from '../../rules/pay.ts';
import { noCityCard } from '../../rules/refusals.ts';
import { defineAction } from '../../rules/undertake.ts';
import type { IberiaFact } from './facts.ts';
import { borders, cardsOfColours, coloursAround, elsewhere, regionWord } from './geography.ts';
import { tokensOnlyFill } from './options.ts';
import { researchedColours } from './research.ts';

export const TOKENS = 14;
const TOKENS_FOR_A_CARD = 2;

const CITY = FIELDS;
const COLOUR = FIELDS + 1;

/** Region to the tokens in it; how many there are on the board; how many can still be placed. */
const tokens = defineField('water.tokens', (shape) => shape.regions, 'public', between(0, TOKENS));
const onBoard = defineField('water.onBoard', 1, 'public', between(0, TOKENS));
const supply = defineField('water.supply', 1, 'public', between(0, TOKENS));
/** The cities next to a token, as two words of bits. */
const guarded = defineField('water.guarded', 2, 'public', [WORD, HIGH_CITIES]);

function tokensIn(s: State, region: number): number {
  return s.cells[cellsOf(s, tokens) + region]!;
}

export function tokensOnBoard(s: State): number {
  return read(s, onBoard);
}

export function tokensLeft(s: State): number {
  return read(s, supply);
}

export function setTokensLeft(s: State, count: number): void {
  write(s, supply, count);
}

/** Ruling A-5 (IB-PUR-10 IB-AGR-9): where fewer tokens are left than granted, those are placed. */
export function placeTokens(s: State, region: number, granted: number, by: string): void {
  const count = Math.min(granted, tokensLeft(s));
  addTokens(s, region, count);
  s.sink?.({
    fact: 'waterPurified',
    region: s.game.regionIds[region]!,
    count,
    now: tokensIn(s, region),
    by,
  } satisfies IberiaFact);
}

/** Moves tokens from the supply to a region, or back if the count is negative. */
function addTokens(s: State, region: number, count: number): void {
  const at = cellsOf(s, tokens) + region;
  s.cells[at] = s.cells[at]! + count;
  write(s, onBoard, read(s, onBoard) + count);
  write(s, supply, read(s, supply) - count);
  if (count > 0) guard(s, region);
  else if (s.cells[at] === 0) guardAnew(s);
}

function guard(s: State, region: number): void {
  const at = cellsOf(s, guarded);
  s.cells[at] = s.cells[at]! | regionWord(region, 0);
  s.cells[at + 1] = s.cells[at + 1]! | regionWord(region, 1);
}

function guardAnew(s: State): void {
  s.cells.fill(0, cellsOf(s, guarded), cellsOf(s, guarded) + 2);
  for (let region = 0; region < s.game.shape.regions; region++) if (tokensIn(s, region) > 0) guard(s, region);
}

function isGuarded(s: State, city: City): boolean {
  return (s.cells[cellsOf(s, guarded) + (city >> 5)]! & (1 << (city & 31))) !== 0;
}

function spendToken(s: State, region: number, city: City, colour: Colour): void {
  addTokens(s, region, -1);
  s.sink?.({
    fact: 'tokenSpent',
    region: s.game.regionIds[region]!,
    city: s.game.cityIds[city]!,
    colour: s.game.colourIds[colour]!,
    now: tokensIn(s, region),
  } satisfies IberiaFact);
}

/** Ruling A-2 (IB-INF-11): a token takes the place of a cube before anything overflows or breaks out. */
function payInstead(s: State, _holder: Seat, city: City, colour: Colour, count: number): boolean {
  const regions = s.game.regionsOf[city]!;
  let all = 0;
  let holding = 0;
  let last = 0;
  for (let i = 0; i < regions.length; i++) {
    const there = tokensIn(s, regions[i]!);
    if (there === 0) continue;
    all += there;
    holding++;
    last = regions[i]!;
  }
  if (all === 0) return false;
  // Where all of them go in any case, nobody is asked which goes first.
  if (holding > 1 && all > count) push(s, payment, city, colour);
  else spendToken(s, last, city, colour);
  return true;
}

/** Says from which region a token pays. */
export const pay = defineCommand({
  name: 'pay',
  phrase: 'pay {region}',
  operands: { region: 'region' },
  play(s, command) {
    const [city, colour] = [s.stack[s.top + CITY]!, s.stack[s.top + COLOUR]!];
    pop(s);
    spendToken(s, first(command), city, colour);
  },
  refusal(s, command) {
    if (topFrame(s) !== payment) return undefined;
    const [region, city] = [first(command), s.stack[s.top + CITY]!];
    if (tokensIn(s, region) > 0) return elsewhere(s, region, city);
    return { reason: 'no-token', message: `There is no token in the region ${s.game.regionNames[region]!}.` };
  },
});

/** Ruling A-11 (IB-EPI-9 IB-OUT-19): the active player chooses the region, in epidemics and outbreaks too. */
const payment = defineFrame({
  name: 'payment',
  fields: ['city', 'colour'],
  on: ['chain', 'yellow-fever'],
  sound: (s, at) => isGuarded(s, s.stack[at + CITY]!),
  step: () => false,
  offer(s, at, out) {
    const regions = s.game.regionsOf[s.stack[at + CITY]!]!;
    for (let i = 0; i < regions.length; i++) {
      if (tokensIn(s, regions[i]!) > 0) out.add(pack(pay, s.turn, regions[i]));
    }
  },
});

/** Ruling A-9 (IB-OUT-18 IB-OUT-11): where tokens may be too few, the order of the cities is the active player's. */
function isContested(s: State, _holder: Seat, city: City, colour: Colour, set: number): boolean {
  if (!isGuarded(s, city)) return false;
  const regions = s.game.regionsOf[city]!;
  for (let i = 0; i < regions.length; i++) {
    const there = tokensIn(s, regions[i]!);
    if (there === 0 || cubesFor(s, regions[i]!, colour, set) <= there) continue;
    return !isPrevented(s, city, colour);
  }
  return false;
}

/** How many cubes of an outbreak, on their way to cities of a set on the stack, compete for tokens of a region. */
function cubesFor(s: State, region: number, colour: Colour, set: number): number {
  let cubes = 0;
  let cities = 0;
  for (let word = 0; word < 2; word++) {
    for (let bits = regionWord(region, word) & s.stack[set + word]!; bits !== 0; bits &= bits - 1) {
      const city = word * 32 + lowestBit(bits);
      if (isPrevented(s, city, colour)) continue;
      cubes += outbreakCubes(s, city, colour);
      cities++;
    }
  }
  return cities > 1 ? cubes : 0;
}

/** Why no token can come into a region from a pawn's city, whatever is paid. */
export function regionRefusal(s: State, seat: Seat, region: number): Refusal | undefined {
  const city = s.pawns[seat]!;
  if (!borders(city, region)) return elsewhere(s, region, city);
  if (tokensLeft(s) > 0) return undefined;
  return { reason: 'no-tokens-left', message: 'No purification token is left in the supply.' };
}

export function purifyRefusal(s: State, command: Packed): Refusal | undefined {
  const [seat, region, card] = [seatOf(command), first(command), second(command)];
  const wrong =
    regionRefusal(s, seat, region) ?? noCityCard(s, seat, card, 'Water is purified with a city card.');
  if (wrong !== undefined) return wrong;
  const purifying = coloursAround(region) | researchedColours(s);
  if ((purifying & (1 << s.game.colourOf[card]!)) !== 0) return undefined;
  const colour = s.game.colourIds[s.game.colourOf[card]!]!;
  const message = `No ${colour} city borders the region ${s.game.regionNames[region]!}, and the ${colour} disease is not researched.`;
  return { reason: 'wrong-colour', message };
}

export const purify = defineAction({
  name: 'purify',
  phrase: 'purify {region} with {card}',
  operands: { region: 'region', card: 'card' },
  price: (_s, command) => oneCard(second(command)),
  effect(s, command) {
    payCards(s, command, 'purify');
    placeTokens(s, first(command), TOKENS_FOR_A_CARD, 'purify');
  },
  refusal: purifyRefusal,
});

/** Which city cards of a hand a command may take: those that purify a region, or those that do not. */
type Fit = 'fitting' | 'unfitting';

/** Offers a command with every region next to a seat's pawn and every such card. */
export function offerPurifications(s: State, seat: Seat, kind: CommandKind, fit: Fit, out: Offers): void {
  const regions = s.game.regionsOf[s.pawns[seat]!]!;
  const researched = researchedColours(s);
  const low = handWord(s, seat, 0);
  const high = handWord(s, seat, 1);
  for (let i = 0; i < regions.length; i++) {
    const colours = coloursAround(regions[i]!) | researched;
    const wanted = fit === 'fitting' ? colours : ~colours;
    const command = pack(kind, seat, regions[i]);
    for (let cards = low & cardsOfColours(wanted, 0); cards !== 0; cards &= cards - 1) {
      out.add(command | (lowestBit(cards) << SECOND));
    }
    for (let cards = high & cardsOfColours(wanted, 1); cards !== 0; cards &= cards - 1) {
      out.add(command | ((32 + lowestBit(cards)) << SECOND));
    }
  }
}

export function offerPurifying(s: State, seat: Seat, out: Offers): void {
  if (tokensLeft(s) > 0) offerPurifications(s, seat, purify, 'fitting', out);
}

/**
 * Ruling A-10 (IB-OUT-20 IB-OUT-12): the active player orders waiting outbreaks; it matters where a token may still be spent.
 * Where full cities may take a fourth cube, patients can carry the chain anywhere.
 */
function tokensWait(s: State): boolean {
  if (tokensOnBoard(s) === 0) return false;
  return !isSilent(s, takesFourth) || anyReceiver(s, currentChain(s), (city) => isGuarded(s, city));
}

function tokensByRegion(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  for (let region = 0; region < s.game.shape.regions; region++) {
    if (tokensIn(s, region) > 0) found[s.game.regionIds[region]!] = tokensIn(s, region);
  }
  return found;
}

/** What is counted follows from the tokens in the regions, and none is missing that a challenge has not put elsewhere. */
function isSound(s: State): boolean {
  const again = cloneState(s);
  guardAnew(again);
  let count = 0;
  for (let region = 0; region < s.game.shape.regions; region++) count += tokensIn(s, region);
  const total = count + tokensLeft(s);
  const lieElsewhere = ({ game }: State): boolean => game.config.challenges.includes('influx-of-patients');
  return sameState(s, again) && count === tokensOnBoard(s) && (total === TOKENS || lieElsewhere(s));
}

export const waterRules: Module = {
  id: 'water',
  fields: [tokens, onBoard, supply, guarded],
  sound: isSound,
  frames: [payment],
  commands: [purify, pay],
  points: [
    answer(guards, (s, _holder, city) => isGuarded(s, city)),
    answer(breaksOutAnyway, (s, _holder, cause) => cause === 'epidemic' && tokensOnlyFill(s)),
    answer(intercepts, payInstead),
    answer(contests, isContested),
    answer(orderMatters, tokensWait),
  ],
  show: (s) => ({
    tokens: tokensByRegion(s),
    tokensLeft: tokensLeft(s),
  }),
};
