// What a hand is worth for a goal, with what others could hand over.
import { NO_CITY, type City, type Colour, type Game, type Seat, type State } from '@cordon/engine/inner';
import { weightOf, type Weights } from '../weights.ts';
import { MOST_CARDS, type Holdings } from './holdings.ts';
import type { Ways } from './ways.ts';

/** Lacking more cards than this a hand is worth nothing for a goal. */
const MOST_LACKING = 5;
/** Steps to a card that is handed over, of both: further ones count as many. */
const MOST_STEPS = 24;
/** More than sums of the same numbers in another order differ by. */
const ROUNDING = 1e-9;

export interface Nearness {
  /** Notes who may hand over what and how far they are apart; asked before hands of a state are looked at. */
  look(s: State): void;
  /** What the hand of a seat that misses so many cards of a colour is worth. */
  worthOf(s: State, seat: Seat, colour: Colour, missing: number): number;
  /** A hand that misses so many cards, of which others hold so many, is worth no more than this wherever they stand. */
  mostWorth(missing: number, others: number): number;
}

export function makeNearness(game: Game, { cards, held }: Holdings, ways: Ways, weights: Weights): Nearness {
  const weight = (name: string): number => weightOf(weights, name);
  /** What lacking so many cards is worth: the fewer the more. */
  const worths = Float64Array.of(1, ...[1, 2, 3, 4].map((count) => weight(`lacking${String(count)}`)), 0);
  /** How much less likely each card more of the same hand is handed over. */
  const again = weight('giftAgain');
  /** How likely a card is handed over after so many steps. */
  const giftAfter = Float64Array.from(
    { length: MOST_STEPS + 1 },
    (_, steps) => weight('gift') * Math.exp(-steps / weight('giftSteps')),
  );
  const { cities, colours, seats } = game.shape;
  const sharesAny = game.points.sharesAny.roles;
  /** Seat to whether it may hand over any card anywhere, and the steps between all cities. */
  const sharesFreely = new Uint8Array(seats);
  let between = ways.steps;
  /** The chance of having been handed exactly so many cards; the last one that counts: so many or more. */
  const handed = new Float64Array(MOST_LACKING + 1);

  function begin(): void {
    handed.fill(0);
    handed[0] = 1;
  }

  /** Takes into account one more card that may be handed over, where no more than `wanted` are of any use. */
  function include(chance: number, wanted: number): void {
    const not = 1 - chance;
    let fewer = handed[wanted - 1]!;
    handed[wanted] = handed[wanted]! + fewer * chance;
    for (let count = wanted - 1; count > 0; count--) {
      const own = fewer;
      fewer = handed[count - 1]!;
      handed[count] = own * not + fewer * chance;
    }
    handed[0] = fewer * not;
  }

  /** What it comes to to lack so many cards and be handed what was taken into account. */
  function expected(lacking: number): number {
    let worth = 0;
    for (let gifts = 0; gifts <= lacking; gifts++) worth += handed[gifts]! * worths[lacking - gifts]!;
    return worth;
  }

  /** What one seat could hand to whoever stands at a city, card by card. */
  function includeGifts(s: State, from: Seat, to: City, colour: Colour, wanted: number): void {
    const row = from * colours + colour;
    const start = s.pawns[from]!;
    if (start === NO_CITY) return;
    const count = Math.min(held[row]!, MOST_LACKING);
    const [there, back] = [start * cities, to * cities];
    if (sharesFreely[from] === 1) {
      const chance = giftAfter[Math.min(between[there + to]!, MOST_STEPS)]!;
      for (let i = 0; i < count; i++) include(chance, wanted);
      return;
    }
    let least = MOST_STEPS;
    const first = row * MOST_CARDS;
    const last = first + held[row]!;
    for (let at = first; at < last; at++) {
      const card = cards[at]!;
      const steps = between[there + card]! + between[back + card]!;
      if (steps < least) least = steps;
    }
    let chance = giftAfter[least]!;
    for (let i = 0; i < count; i++, chance *= again) include(chance, wanted);
  }

  /** By the cards that are lacking and those that others hold: as if all stood at one place, each card in a hand of its own. */
  const most = Float64Array.from({ length: (MOST_LACKING + 1) * (MOST_CARDS + 1) }, (_, at) => {
    const lacking = Math.floor(at / (MOST_CARDS + 1));
    const others = lacking === 0 ? 0 : at % (MOST_CARDS + 1);
    begin();
    for (let card = 0; card < others; card++) include(giftAfter[0]!, lacking);
    return expected(lacking) + ROUNDING;
  });

  return {
    look(s) {
      between = ways.steps;
      for (let seat = 0; seat < seats; seat++)
        sharesFreely[seat] = sharesAny[s.roles[seat]!]?.(s, seat) === true ? 1 : 0;
    },
    worthOf(s, seat, colour, missing) {
      if (missing >= MOST_LACKING + 2) return 0;
      const at = s.pawns[seat]!;
      const lacking = Math.min(missing, MOST_LACKING);
      if (lacking === 0 || at === NO_CITY) return worths[lacking]!;
      begin();
      for (let other = 0; other < seats; other++)
        if (other !== seat && held[other * colours + colour]! > 0)
          includeGifts(s, other, at, colour, lacking);
      return expected(lacking);
    },
    mostWorth(missing, others) {
      return most[Math.min(missing, MOST_LACKING) * (MOST_CARDS + 1) + Math.min(others, MOST_CARDS)]!;
    },
  };
}
