// Every way to pay for a cure, found by trying all sets of cards and judging each by the words of the rules, against every path through
// what the engine offers.
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/kernel/command.ts';
import { topFrame } from '../../../src/kernel/frame.ts';
import { makeOffers } from '../../../src/kernel/offers.ts';
import { priceOf } from '../../../src/kernel/price.ts';
import { legalInto, play } from '../../../src/kernel/run.ts';
import { cloneState } from '../../../src/kernel/state.ts';
import type { State } from '../../../src/kernel/types.ts';
import { checkPosition } from '../../properties/invariants.ts';
import { scenario, type Scenario } from '../../scenario/scenario.ts';

/** A small generator of whole numbers below a limit, the same in every run. */
function chance(seed: number): (limit: number) => number {
  let word = Math.imul(seed, 0x9e3779b1);
  return (limit) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
}

interface Case {
  readonly role: string;
  readonly hand: readonly string[];
  readonly samples: Readonly<Record<string, number>>;
  readonly breakthrough: boolean;
  /** With a purple disease: the cities it is in, and the challenge. */
  readonly purple?: readonly string[];
  readonly challenge?: string;
}

const CITIES: Readonly<Record<string, readonly string[]>> = {
  blue: ['paris', 'atlanta', 'milan', 'essen', 'london', 'madrid', 'chicago'],
  yellow: ['lima', 'lagos', 'miami', 'bogota', 'santiago', 'khartoum', 'kinshasa'],
  black: ['cairo', 'delhi', 'mumbai', 'moscow', 'tehran', 'riyadh', 'algiers'],
  red: ['tokyo', 'osaka', 'seoul', 'manila', 'taipei', 'sydney', 'beijing'],
};
const COLOURS = Object.keys(CITIES);
const colourOf = (card: string): string => COLOURS.find((colour) => CITIES[colour]!.includes(card))!;

/** Hands lean to one or two colours, so that cures are in reach. */
function draw(seed: number): Case {
  const below = chance(seed);
  const role = ['virologist', 'virologist', 'field-operative', 'field-operative', 'scientist'][below(5)]!;
  const start = below(4);
  const likely = [COLOURS[start]!, COLOURS[start]!, COLOURS[(start + 1) % 4]!, COLOURS[below(4)]!];
  const hand = new Set<string>();
  const breakthrough = below(2) === 0;
  // Playing an event would let nobody keep more than seven.
  const size = breakthrough ? 4 + below(4) : 5 + below(6);
  while (hand.size < size) hand.add(CITIES[likely[below(4)]!]![below(7)]!);
  const samples = Object.fromEntries(
    role === 'field-operative' ? COLOURS.map((colour) => [colour, below(7)]) : [],
  );
  return { role, hand: [...hand], samples, breakthrough };
}

/** The same with purple in a few cities, mostly of cards that are held, and purple samples. */
function drawPurple(seed: number): Case {
  const below = chance(seed + 1_000);
  const { hand, samples, ...rest } = draw(seed);
  const purple = new Set<string>();
  const held = below(4);
  while (purple.size < Math.min(held, hand.length)) purple.add(hand[below(hand.length)]!);
  purple.add('bangkok');
  return {
    ...rest,
    hand,
    samples: rest.role === 'field-operative' ? { ...samples, purple: below(6) } : samples,
    purple: [...purple],
    challenge: below(2) === 0 ? 'mutation' : 'worldwide-panic',
  };
}

function position({ role, hand, samples, breakthrough, purple = [], challenge }: Case): Scenario {
  const cubes: Record<string, Record<string, number>> = {
    bangkok: { red: 1 },
    lima: { yellow: 1 },
    cairo: { black: 1 },
    paris: { blue: 1 },
  };
  for (const city of purple) cubes[city] = { ...cubes[city], purple: 1 };
  const s = scenario({
    boxes: ['brink', 'lab'],
    challenges: challenge === undefined ? [] : [challenge],
    roles: [role, 'medic'],
    hands: { [role]: hand, medic: ['sequencing-breakthrough', 'forecast'] },
    samples,
    cubes,
  });
  return breakthrough ? s.as('medic').does('sequencing-breakthrough').as(role) : s;
}

type Payment = string;

const payment = (colour: string, cards: readonly string[], samples: number): Payment =>
  `${colour}: ${[...cards].sort().join(' ')} and ${String(samples)} samples`;

/** What the rules allow, by trying every set of cards with and without samples. BRINK-FOP-7 LAB-VIR-1 to LAB-VIR-4 */
function allowed({ role, hand, samples, breakthrough }: Case): Payment[] {
  const needed = 5 - (role === 'scientist' ? 1 : 0) - (breakthrough ? 1 : 0);
  const found: Payment[] = [];
  for (const colour of COLOURS) {
    for (let bits = 0; bits < 2 ** hand.length; bits++) {
      const cards = hand.filter((_, index) => (bits & (2 ** index)) !== 0);
      const counts = COLOURS.map((one) => cards.filter((card) => colourOf(card) === one).length);
      const own = counts[COLOURS.indexOf(colour)]!;
      const others = counts.filter((_, index) => COLOURS[index] !== colour);
      if (others.some((count) => count % 2 !== 0 || (count > 0 && role !== 'virologist'))) continue;
      const worth = own + others.reduce((sum, count) => sum + count / 2, 0);
      if (worth === needed) found.push(payment(colour, cards, 0));
      if (worth === needed - 2 && (samples[colour] ?? 0) >= 3) found.push(payment(colour, cards, 3));
    }
  }
  return found.sort();
}

/**
 * What pays for purple: any cards, one each, with enough of purple cities among them; for the Virologist two of a colour may count as one,
 * but not as one of those cities. Which cards she pays as pairs is her choice. BRINK-MCU-1 LAB-WP-7 BRINK-CUR-5 BRINK-FOP-10
 */
function allowedForPurple({ role, hand, samples, breakthrough, purple, challenge }: Case): Payment[] {
  const needed = 5 - (role === 'scientist' ? 1 : 0) - (breakthrough ? 1 : 0);
  const cities = challenge === 'mutation' ? 1 : 2;
  const found: Payment[] = [];
  const judge = (singles: readonly string[], paired: readonly string[]): void => {
    if (COLOURS.some((colour) => paired.filter((card) => colourOf(card) === colour).length % 2 !== 0)) return;
    if (singles.filter((card) => purple!.includes(card)).length < cities) return;
    const worth = singles.length + paired.length / 2;
    if (worth === needed) found.push(payment('purple', [...singles, ...paired], 0));
    if (worth === needed - 2 && (samples['purple'] ?? 0) >= 3)
      found.push(payment('purple', [...singles, ...paired], 3));
  };
  const split = (left: readonly string[], singles: readonly string[], paired: readonly string[]): void => {
    const [card, ...others] = left;
    if (card === undefined) {
      judge(singles, paired);
      return;
    }
    split(others, singles, paired);
    split(others, [...singles, card], paired);
    if (role === 'virologist') split(others, singles, [...paired, card]);
  };
  split(hand, [], []);
  return found.sort();
}

const CURES = new Set(['cure', 'cure-piecemeal']);

/** What can be paid by following every offer to its end. */
function reachable({ state, game }: Scenario, { hand }: Case): Payment[] {
  const found: Payment[] = [];
  const fieldOf = (s: State, name: string): number[] => {
    const field = game.fields.find((one) => one.name === name)!;
    return [...s.cells.subarray(game.offsets[field.id], game.offsets[field.id]! + game.shape.colours)];
  };
  const before = fieldOf(state, 'field-operative.samples');
  const paidBy = (after: State): Payment => {
    const colour = fieldOf(after, 'cures').findIndex((cured) => cured > 0);
    const gone = hand.filter((card) => after.places[game.cardNumbers.get(card)!] !== 0);
    const now = fieldOf(after, 'field-operative.samples');
    const given = before.map((count, index) => count - now[index]!);
    expect(given.every((count, index) => count === 0 || index === colour)).toBe(true);
    return payment(game.colourIds[colour]!, gone, given[colour]!);
  };
  const follow = (s: State): void => {
    const offers = makeOffers();
    legalInto(s, offers);
    const inside = topFrame(s).name === 'cure-payment';
    // What has one answer is not asked, and there is no dead end.
    expect(offers.count).toBeGreaterThan(inside ? 1 : 0);
    for (let i = 0; i < offers.count; i++) {
      const command = offers.items[i]!;
      if (!inside && !CURES.has(game.kinds[kindOf(command)]!.name)) continue;
      const after = cloneState(s);
      play(after, command);
      const held = (one: State): string[] =>
        hand.filter((card) => one.places[game.cardNumbers.get(card)!] === 0);
      const price = priceOf(s, command);
      expect(price.cards.toSorted()).toEqual(
        held(s)
          .filter((card) => !held(after).includes(card))
          .toSorted(),
      );
      const [kept, left] = [s, after].map((one) => fieldOf(one, 'field-operative.samples'));
      expect(game.colourIds.map((colour) => price.cubes?.[colour] ?? 0)).toEqual(
        kept!.map((count, colour) => count - left![colour]!),
      );
      checkPosition(after, 0);
      if (topFrame(after).name === 'cure-payment') follow(after);
      else found.push(paidBy(after));
    }
  };
  follow(state);
  return found.sort();
}

describe('every way to pay for a cure', () => {
  it('BRINK-CUR-2 LAB-VIR-2 LAB-VIR-4 what the rules allow can be said in exactly one way, and nothing else', () => {
    const seen = { none: 0, samples: 0, pairs: 0 };
    for (let seed = 1; seed <= 100; seed++) {
      const drawn = draw(seed);
      const rules = allowed(drawn);
      expect(reachable(position(drawn), drawn), JSON.stringify(drawn)).toEqual(rules);
      if (rules.length === 0) seen.none++;
      if (rules.some((one) => one.endsWith('3 samples'))) seen.samples++;
      if (drawn.role === 'virologist' && rules.length > 0) seen.pairs++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});

describe('every way to pay for a purple cure', () => {
  it('BRINK-MCU-1 BRINK-MCU-2 BRINK-CUR-5 BRINK-FOP-10 LAB-WP-7 LAB-WP-8 what the rules allow, each way once, and nothing else', () => {
    const seen = { none: 0, samples: 0, pairs: 0, panic: 0 };
    for (let seed = 1; seed <= 100; seed++) {
      const drawn = drawPurple(seed);
      const rules = [...allowed(drawn), ...allowedForPurple(drawn)].sort();
      expect(reachable(position(drawn), drawn), JSON.stringify(drawn)).toEqual(rules);
      const purple = rules.filter((one) => one.startsWith('purple'));
      if (purple.length === 0) seen.none++;
      else if (drawn.challenge === 'worldwide-panic') seen.panic++;
      if (purple.some((one) => one.endsWith('3 samples'))) seen.samples++;
      if (drawn.role === 'virologist' && purple.length > 0) seen.pairs++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(8);
  });
});

describe('how many cards a cure takes', () => {
  const hands = { virologist: ['tokyo'], scientist: ['sequencing-breakthrough'] };
  const needed = (s: Scenario): number[] =>
    (s.view().shows['cardsForCure'] as Record<string, number>[]).map((colours) => colours['red']!);

  it('BRINK-CUR-1 BRINK-CUR-4 LAB-EVT-18 five, one less for the Scientist, one less with Sequencing Breakthrough', () => {
    const s = scenario({ boxes: ['brink', 'lab'], roles: ['virologist', 'scientist'], hands });
    expect(needed(s)).toEqual([5, 4]);
    s.as('scientist').does('sequencing-breakthrough');
    expect(needed(s)).toEqual([4, 3]);
  });
});

it('players that know no game are told what a seat can pay: cards of the colour, samples and pairs', () => {
  const { state, game } = scenario({
    boxes: ['brink', 'lab'],
    roles: ['field-operative', 'virologist', 'medic'],
    hands: {
      'field-operative': ['paris', 'london'],
      virologist: ['essen', 'lima', 'bogota', 'miami', 'tokyo', 'osaka'],
      medic: ['milan', 'lagos', 'kinshasa'],
    },
    samples: { blue: 3, red: 2 },
  });
  const goals = game.goals!;
  const blue = game.colourIds.indexOf('blue');
  const red = game.colourIds.indexOf('red');
  expect(goals.count(game)).toBe(4);
  expect([0, 1, 2].map((seat) => goals.held(state, seat, blue))).toEqual([4, 3, 1]);
  expect([0, 1, 2].map((seat) => goals.held(state, seat, red))).toEqual([0, 3, 0]);
});
