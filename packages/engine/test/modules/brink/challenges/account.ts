// Infections and their chains told a second time, as plainly as a person would follow them with the cards in force before him.
import type { Game } from '../../../../src/index.ts';

/** City to colour to cubes, and the supply of each colour. */
export interface Board {
  readonly cubes: number[][];
  readonly supply: number[];
  outbreaks: number;
}

/** What stays as it is. */
export interface House {
  readonly game: Game;
  /** The colour of the virulent strain, and the epidemic cards in force. */
  readonly strain: number;
  readonly inForce: readonly string[];
  /** Infection Zone Ban lies on the table. */
  readonly ban: boolean;
  /** Cities that no cube comes to. */
  readonly guarded: ReadonlySet<number>;
}

/** The game is lost, and how. */
export class Lost extends Error {}

const ROOM = 3;
const LAST_SPACE = 8;

interface Outbreak {
  readonly city: number;
  readonly isFirst: boolean;
}

export class Account {
  readonly #house: House;
  readonly #board: Board;

  constructor(house: House, board: Board) {
    this.#house = house;
    this.#board = board;
  }

  /** One infection card of the infect part, or that of an epidemic. */
  infect(city: number, cause: 'infection' | 'epidemic'): void {
    const colour = this.#house.game.colourOf[city]!;
    const isNew = this.#board.cubes[city]![colour] === 0;
    const chronic = cause === 'infection' && isNew && this.#holds('chronic-effect', colour);
    const count = cause === 'epidemic' ? 3 : chronic ? 2 : 1;
    if (!this.#house.guarded.has(city)) this.#chain(city, colour, count);
  }

  /** A card counts for the disease that is the strain, and for no other. */
  #holds(card: string, colour: number): boolean {
    return colour === this.#house.strain && this.#house.inForce.includes(card);
  }

  #chain(start: number, colour: number, count: number): void {
    const broken = new Set<number>();
    let wave: Outbreak[] = [];
    if (this.#fill(start, colour, count)) wave.push({ city: start, isFirst: true });
    broken.add(start);
    while (wave.length > 0) {
      const next = new Set<number>();
      for (const { city, isFirst } of wave) {
        this.#move(colour);
        const spreads = isFirst && this.#holds('highly-contagious', colour) ? 2 : 1;
        // The city of the card has broken out itself if it is here; one that has not yet would get nothing either.
        for (const near of [...this.#house.game.near[city]!].sort((one, other) => one - other)) {
          if (wave.some((other) => other.city === near) || broken.has(near) || next.has(near)) continue;
          if (this.#house.guarded.has(near)) continue;
          if (this.#fill(near, colour, spreads) && !this.#house.ban) next.add(near);
        }
      }
      for (const city of next) broken.add(city);
      wave = [...next].sort((one, other) => one - other).map((city) => ({ city, isFirst: false }));
    }
  }

  /** Puts down what there is room for, and says whether that was not all. */
  #fill(city: number, colour: number, count: number): boolean {
    const here = this.#board.cubes[city]!;
    const put = Math.min(count, ROOM - here[colour]!);
    if (put > this.#board.supply[colour]!) throw new Lost('cubes');
    this.#board.supply[colour]! -= put;
    here[colour]! += put;
    return put < count;
  }

  #move(colour: number): void {
    const spaces = this.#holds('slippery-slope', colour) ? 2 : 1;
    this.#board.outbreaks = Math.min(LAST_SPACE, this.#board.outbreaks + spaces);
    if (this.#board.outbreaks === LAST_SPACE) throw new Lost('outbreaks');
  }
}
