// How good a position is for a seat that hides from those who play against it: as bad as it is for them, and by what only it knows: whether
// it is about to be found, and whether it would win where they lose.
import {
  isWonBy,
  NO_CITY,
  seatAfter,
  topFrame,
  type Game,
  type Hiding,
  type State,
} from '@cordon/engine/inner';
import type { Extractor } from './features/extractor.ts';
import type { Judge } from './judge.ts';
import { CERTAIN, weightOf, type Weights } from './weights.ts';

/** Steps that somebody who looks for it goes in a turn and still finds something there. */
const REACH = 4;
/** Of the cities that it may be in and that are near enough so many are looked at in a turn. */
const LOOKED_AT = 2;
/** Cities to which somebody who looks for it may fly. */
const FROM_AFAR = 0.15;
/** Cubes that make sure that some are left in the end. */
const ENOUGH = 3;

/** Whether a side of a table hides from the others. */
export function hides(game: Game, side: number): boolean {
  return game.hiding !== undefined && game.sides[game.hiding.seat(game)] === side;
}

export class HidingJudge implements Judge {
  readonly side: number;
  /** That of those who look for it. */
  readonly against: Judge;
  readonly #game: Game;
  readonly #hiding: Hiding;
  readonly #found: number;
  readonly #foundCards: number;
  readonly #cleared: number;

  constructor(game: Game, hiding: Hiding, weights: Weights, side: number, against: Judge) {
    this.side = side;
    this.against = against;
    this.#game = game;
    this.#hiding = hiding;
    this.#found = weightOf(weights, 'found');
    this.#foundCards = weightOf(weights, 'foundCards');
    this.#cleared = weightOf(weights, 'cleared');
  }

  get extractor(): Extractor {
    return this.against.extractor;
  }

  odds(s: State): number {
    return s.over === 0 ? this.#own(s) - this.against.odds(s) : this.#outcome(s);
  }

  commonOdds(s: State): number {
    return this.odds(s);
  }

  oddsToAct(s: State): number {
    return s.over === 0 ? this.#own(s) - this.against.oddsToAct(s) : this.#outcome(s);
  }

  oddsNearby(s: State): number {
    return s.over === 0 ? this.#own(s) - this.against.oddsNearby(s) : this.#outcome(s);
  }

  #outcome(s: State): number {
    return isWonBy(s, this.side) ? CERTAIN : -CERTAIN;
  }

  #own(s: State): number {
    const cards = this.#hiding.cards(s);
    const loss = this.#found + this.#foundCards * cards;
    return -loss * this.#riskIn(s) - this.#cleared * this.#lackIn(s);
  }

  /** How likely whoever acts next finds it and holds it. */
  #riskIn(s: State): number {
    const hiding = this.#hiding;
    const { distances, shape, turnOrder } = this.#game;
    const city = hiding.city(s);
    if (city === NO_CITY || hiding.isHeld(s)) return 0;
    const next = topFrame(s).name === hiding.part ? seatAfter(turnOrder, s.turn) : s.turn;
    const from = s.pawns[next]!;
    if (from === NO_CITY) return 0;
    const steps = distances[from * shape.cities + city]!;
    if (hiding.isSeen(s)) return steps <= REACH ? 1 : FROM_AFAR;
    let [near, places] = [0, 0];
    for (let other = 0; other < shape.cities; other++) {
      if ((hiding.possible(s, other >> 5) & (1 << (other & 31))) === 0) continue;
      places++;
      if (distances[from * shape.cities + other]! <= REACH) near++;
    }
    const byFoot = steps > REACH ? 0 : Math.min(1, LOOKED_AT / near) * (1 - (steps - 1) / (REACH + 1));
    return Math.max(byFoot, FROM_AFAR / Math.max(1, places));
  }

  /** How far the board is from holding cubes of its colour for sure: without any it can't win. */
  #lackIn(s: State): number {
    const colour = this.#hiding.colour(this.#game);
    const { cities, colours } = this.#game.shape;
    let cubes = 0;
    for (let city = 0; city < cities; city++) cubes += s.cubes[city * colours + colour]!;
    return Math.max(0, ENOUGH - cubes) / ENOUGH;
  }
}
