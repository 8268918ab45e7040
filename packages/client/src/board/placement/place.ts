// Where everything lies around the cities of a map, at a scale: names, blocks of cubes, pawns and badges.
import type { Point } from '../../maps/drawing.ts';
import type { Side } from '../sides.ts';
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
import { solve, type Piece, type Site, type Surroundings } from './solve.ts';

export interface Badge {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** What a city has around it. All lengths are in units of its disc. */
export interface CityThings {
  readonly id: string;
  readonly at: Point;
  readonly name: string;
  readonly side: Side;
  readonly colour: string;
  readonly cubes: Readonly<Record<string, number>>;
  readonly pawns: number;
  readonly turn: boolean;
  readonly led: boolean;
  readonly badges: readonly Badge[];
  /** Cities that matter more get their place first, and keep their names longest. */
  readonly weight: number;
}

export interface Lettering {
  /** The width of a text, in heights of its letters. */
  readonly measure: (text: string) => number;
  readonly letters: number;
}

export interface CityPlacement {
  /** Absent where there is no room for it. */
  readonly name: NameSpot | undefined;
  readonly block: BlockSpot | undefined;
  readonly pawns: FeetSpot | undefined;
  readonly badges: Readonly<Record<string, BadgeSpot>>;
}

export type Placement = ReadonlyMap<string, CityPlacement>;

/** So many cubes of one colour: the next one breaks out. */
export const FULL = 3;
/** What it costs to leave out a name: more than a bad place, less than lying on something. */
const NAME_PRICE = 40;

/** Where the things of a city could lie; lists are kept, so that the same list means the same things. */
interface CitySpots {
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

export class Placer {
  readonly #blocks = new Kept<BlockSpot>();
  readonly #pawns = new Kept<FeetSpot>();
  readonly #badges = new Kept<BadgeSpot>();
  #names = new Kept<NameSpot>();
  #lettering: Lettering | undefined;
  #before: Placement = new Map();
  #asked = '';

  /** Where all lies now; things stay where they were if they can. */
  place(cities: readonly CityThings[], lettering: Lettering, around: Surroundings): Placement {
    const { letters, measure } = lettering;
    const asked = JSON.stringify([cities, letters, around]);
    const isMeasured = this.#lettering?.measure === measure;
    if (asked === this.#asked && isMeasured) return this.#before;
    if (this.#lettering?.letters !== letters || !isMeasured) this.#names = new Kept();
    this.#lettering = lettering;
    this.#asked = asked;
    const spots = cities.map((city) => this.#spotsOf(city, lettering));
    const choice = solve(
      cities.map((city, index) => this.#siteOf(city, spots[index]!)),
      around,
    );
    this.#before = new Map(
      cities.map(({ id }, index) => [id, this.#placementOf(id, spots[index]!, choice[index]!)]),
    );
    return this.#before;
  }

  #spotsOf(city: CityThings, { measure, letters }: Lettering): CitySpots {
    const { name, side, colour, cubes, pawns, turn, led, badges } = city;
    return {
      block: this.#blocks.get(
        JSON.stringify([colour, coloursOf(cubes, colour).map((one) => [one, cubes[one]])]),
        () => blockSpots(blocksOf(cubes, colour)),
      ),
      name: this.#names.get(`${side} ${name}`, () =>
        nameSpots({ name, widthOf: (text) => measure(text) * letters, letters, side }),
      ),
      pawns: this.#pawns.get(JSON.stringify([pawns, turn, led]), () =>
        pawns === 0 ? [] : pawnSpots({ count: pawns, turn, led }),
      ),
      badges: badges.map(({ id, width, height }) => [
        id,
        this.#badges.get(JSON.stringify([width, height]), () => badgeSpots(width, height)),
      ]),
    };
  }

  #siteOf({ id, at: [x, y], weight }: CityThings, { block, name, pawns, badges }: CitySpots): Site {
    const before = this.#before.get(id);
    const pieces: Piece[] = [
      { kind: 'cubes', candidates: block, before: before?.block?.box },
      { kind: 'name', candidates: name, before: before?.name?.box, price: NAME_PRICE + weight * 20 },
      { kind: 'pawns', candidates: pawns, before: before?.pawns?.box },
      ...badges.map(([badge, candidates]): Piece => ({
        kind: 'badge',
        candidates,
        before: before?.badges[badge]?.box,
      })),
    ];
    return { x, y, urgency: weight, pieces };
  }

  /** The same object as before where nothing moved, so that nothing is drawn again. */
  #placementOf(city: string, spots: CitySpots, choice: readonly number[]): CityPlacement {
    const [block, name, pawns, ...badges] = choice;
    const now: CityPlacement = {
      block: spots.block[block!],
      name: spots.name[name!],
      pawns: spots.pawns[pawns!],
      badges: Object.fromEntries(spots.badges.map(([id, all], at) => [id, all[badges[at]!]!])),
    };
    const before = this.#before.get(city);
    return before !== undefined && isSame(before, now) ? before : now;
  }
}

function isSame(a: CityPlacement, b: CityPlacement): boolean {
  const keys = Object.keys(a.badges);
  return (
    a.name === b.name &&
    a.block === b.block &&
    a.pawns === b.pawns &&
    keys.length === Object.keys(b.badges).length &&
    keys.every((key) => a.badges[key] === b.badges[key])
  );
}
