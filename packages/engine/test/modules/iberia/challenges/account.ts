// Both challenges told a second time, as plainly as a person would follow them; whatever is left open falls at random.
import type { Game } from '../../../../src/index.ts';
import { PORTS } from '../../../../src/modules/iberia/map.ts';

/** A number from 0 to below the given one. */
export type Chance = (below: number) => number;
type Cause = 'infection' | 'epidemic' | 'outbreak' | 'extra';

/** What the account changes, in numbers: city to colour to cubes, the supply of each colour, region to tokens. */
export interface Board {
  readonly cubes: number[][];
  readonly supply: number[];
  readonly tokens: number[];
  outbreaks: number;
}

/** What stays as it is. */
export interface House {
  readonly game: Game;
  readonly influx: boolean;
  readonly diseases: readonly string[];
  /** Whether only infection cards bring the extra cubes of yellow fever. */
  readonly narrow: boolean;
  /** Whether black outbreaks bring two cubes to cities without any. */
  readonly wide: boolean;
  /** Whether tokens keep away cubes of an epidemic, but not its outbreak. */
  readonly cubesOnly: boolean;
  /** Colour to the city of its hospital. */
  readonly hospitals: readonly (number | undefined)[];
  /** City to the others that rails join to it. */
  readonly byTrain: readonly (readonly number[])[];
  readonly prevention: number | undefined;
}

export class Lost extends Error {}

const ROOM = 3;
const SPACES = 8;

export class Account {
  readonly #house: House;
  readonly #board: Board;
  readonly #chance: Chance;
  readonly #cities: readonly number[];
  readonly #struck = new Set<number>();
  readonly #waiting: number[] = [];
  readonly #due: number[] = [];

  constructor(house: House, board: Board, chance: Chance) {
    this.#house = house;
    this.#board = board;
    this.#chance = chance;
    this.#cities = [...house.game.cityIds.keys()];
  }

  /** One infection card, of the infections or of an epidemic. */
  infect(city: number, count: number, cause: 'infection' | 'epidemic'): void {
    const colour = this.#house.game.colourOf[city]!;
    const fresh = cause === 'infection' && this.#board.cubes[city]![colour] === 0;
    this.#put(city, colour, fresh && this.#has('malaria', colour, 'black') ? 2 : count, cause);
    this.#goOn(colour);
  }

  movePatients(): void {
    const { hospitals } = this.#house;
    const colours = [...hospitals.keys()].filter((colour) => hospitals[colour] !== undefined);
    while (colours.length > 0) {
      const colour = this.#pick(colours);
      this.#movePatient(colour, hospitals[colour]!);
    }
  }

  #movePatient(colour: number, hospital: number): void {
    const lines = this.#distances(hospital, this.#near);
    const steps = this.#distances(hospital, this.#oneStep);
    const homes = this.#cities.filter((city) => city !== hospital && this.#board.cubes[city]![colour]! > 0);
    if (homes.length === 0) return;
    const nearest = Math.min(...homes.map((city) => lines[city]!));
    const from = this.#one(homes.filter((city) => lines[city] === nearest));
    const to = this.#one(this.#oneStep(from).filter((city) => steps[city] === steps[from]! - 1));
    this.#board.cubes[from]![colour]!--;
    this.#receive(to, colour);
    this.#goOn(colour);
  }

  /** A patient comes to a city, whatever tokens there are. */
  #receive(city: number, colour: number): void {
    const here = this.#board.cubes[city]!;
    const full = here[colour]! >= ROOM;
    if (!full || (this.#isHospital(city) && !this.#struck.has(city))) here[colour]!++;
    else this.#board.supply[colour]!++;
    if (full) this.#strike(city);
  }

  /** The extra cubes of a step, then one thing that waits, until nothing does. */
  #goOn(colour: number): void {
    this.#bringExtra(colour);
    while (this.#waiting.length > 0) {
      const city = this.#pick(this.#waiting);
      if (this.#isHospital(city)) this.#overflow(city, colour);
      else this.#breakOut(city, colour);
      this.#bringExtra(colour);
    }
    this.#struck.clear();
  }

  #overflow(city: number, colour: number): void {
    while (this.#board.cubes[city]![colour]! > 0) {
      this.#board.cubes[city]![colour]!--;
      this.#receive(this.#one(this.#near(city)), colour);
    }
    this.#count();
  }

  #breakOut(city: number, colour: number): void {
    this.#count();
    const receivers = this.#near(city);
    if (this.#has('cholera', colour, 'blue')) {
      const lines = this.#distances(city, this.#near);
      const isEmpty = (other: number): boolean => this.#board.cubes[other]!.every((count) => count === 0);
      receivers.push(...this.#cities.filter((other) => lines[other] === 2 && isEmpty(other)));
    }
    while (receivers.length > 0) {
      const receiver = this.#pick(receivers);
      const fresh = this.#board.cubes[receiver]![colour] === 0;
      const doubled = fresh && this.#house.wide && this.#has('malaria', colour, 'black');
      this.#put(receiver, colour, doubled ? 2 : 1, 'outbreak');
    }
  }

  #bringExtra(colour: number): void {
    while (this.#due.length > 0) this.#put(this.#pick(this.#due), colour, 1, 'extra');
  }

  /** Cubes come to a city as far as no token stops them; from the first that has no room on, nothing more does. */
  #put(city: number, colour: number, count: number, cause: Cause): void {
    const { cubes, supply, tokens } = this.#board;
    const regions = [...this.#house.game.regionsOf[city]!];
    if (this.#struck.has(city) || regions.includes(this.#house.prevention ?? -1)) return;
    const room = ROOM - cubes[city]![colour]!;
    const breaks = cause === 'epidemic' && this.#house.cubesOnly && count > room;
    let placed = 0;
    for (let left = breaks ? room + 1 : count; left > 0 && !this.#struck.has(city); left--) {
      const isSure = breaks && left === 1;
      const paying = isSure ? [] : regions.filter((region) => tokens[region]! > 0);
      if (paying.length > 0) {
        tokens[this.#one(paying)]!--;
        continue;
      }
      const full = isSure || cubes[city]![colour] === ROOM;
      if (full) this.#strike(city);
      if (full && !this.#isHospital(city)) break;
      if (supply[colour] === 0) throw new Lost('no cube is left');
      supply[colour]!--;
      cubes[city]![colour]!++;
      placed++;
    }
    if (placed > 0 && this.#brings(city, colour, cause))
      this.#due.push(...this.#near(city).filter(this.#isPort));
  }

  #brings(city: number, colour: number, cause: Cause): boolean {
    if (cause === 'extra' || (this.#house.narrow && cause !== 'infection')) return false;
    return this.#isPort(city) && this.#has('yellow-fever', colour, 'yellow');
  }

  #strike(city: number): void {
    if (this.#struck.has(city)) return;
    this.#struck.add(city);
    this.#waiting.push(city);
  }

  #count(): void {
    this.#board.outbreaks++;
    if (this.#board.outbreaks === SPACES) throw new Lost('the last space is reached');
  }

  #has(disease: string, colour: number, name: string): boolean {
    return this.#house.diseases.includes(disease) && this.#house.game.colourIds[colour] === name;
  }

  #isHospital(city: number): boolean {
    return this.#house.influx && this.#house.hospitals.includes(city);
  }

  readonly #isPort = (city: number): boolean => PORTS.some((port) => port === this.#house.game.cityIds[city]);

  readonly #near = (city: number): number[] => [...this.#house.game.near[city]!];

  readonly #oneStep = (city: number): number[] => [...this.#near(city), ...this.#house.byTrain[city]!];

  #distances(start: number, next: (city: number) => readonly number[]): number[] {
    const steps = this.#cities.map(() => -1);
    steps[start] = 0;
    const queue = [start];
    for (const city of queue) {
      for (const other of next(city)) {
        if (steps[other]! >= 0) continue;
        steps[other] = steps[city]! + 1;
        queue.push(other);
      }
    }
    return steps;
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#chance(list.length)]!;
  }

  /** Takes one out of the list. */
  #pick<T>(list: T[]): T {
    return list.splice(this.#chance(list.length), 1)[0]!;
  }
}
