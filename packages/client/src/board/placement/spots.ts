// Where the things of each city could lie, as one search knows it. Lists are kept, so that the same list means the same things.
import {
  badgeSpots,
  blockSpots,
  nameSpots,
  pawnSpots,
  type BadgeSpot,
  type BlockSpot,
  type FeetSpot,
  type NameSpot,
} from './candidates.ts';
import { blocksOf, coloursOf } from './cubes.ts';
import type { Search } from './search.ts';
import type { CityThings, Lettering } from './things.ts';

export interface CitySpots {
  readonly block: readonly BlockSpot[];
  readonly name: readonly NameSpot[];
  readonly pawns: readonly FeetSpot[];
  readonly badges: readonly (readonly [id: string, spots: readonly BadgeSpot[]])[];
}

class Kept<Spot> {
  readonly #known = new Map<string, readonly Spot[]>();

  get(key: string, make: () => readonly Spot[]): readonly Spot[] {
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    return known;
  }
}

export class Spots {
  readonly search: Search;
  readonly #blocks = new Kept<BlockSpot>();
  readonly #pawns = new Kept<FeetSpot>();
  readonly #badges = new Kept<BadgeSpot>();
  #names = new Kept<NameSpot>();
  #lettering: Lettering | undefined;

  constructor(search: Search) {
    this.search = search;
  }

  of(city: CityThings, lettering: Lettering): CitySpots {
    const { name, side, colour, cubes, pawns, turn, led, badges } = city;
    const { measure, letters } = lettering;
    const { search } = this;
    if (this.#lettering?.letters !== letters || this.#lettering.measure !== measure) this.#names = new Kept();
    this.#lettering = lettering;
    return {
      block: this.#blocks.get(
        JSON.stringify([colour, coloursOf(cubes, colour).map((one) => [one, cubes[one]])]),
        () => blockSpots(blocksOf(cubes, colour, search.sharing), search),
      ),
      name: this.#names.get(`${side} ${name}`, () => nameSpots({ name, lettering, side }, search)),
      pawns: this.#pawns.get(JSON.stringify([pawns, turn, led]), () =>
        pawns === 0 ? [] : pawnSpots({ count: pawns, turn, led }, search),
      ),
      badges: badges.map(({ id, width, height }) => [
        id,
        this.#badges.get(JSON.stringify([width, height]), () => badgeSpots(width, height, search)),
      ]),
    };
  }
}
