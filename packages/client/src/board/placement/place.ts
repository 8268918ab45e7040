// Where everything lies around the cities of a map, at a scale: names, blocks of cubes, pawns and badges.
import type { Point } from '../../maps/drawing.ts';
import type { Measure } from '../lettering.ts';
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
  readonly measure: Measure;
  /** The font size. */
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

interface Placing {
  readonly placement: Placement;
  /** How many cities have something that lies on something else or is cut off. */
  readonly troubled: number;
  /** How many names had to be left out. */
  readonly nameless: number;
}

const NOTHING_YET: Placing = { placement: new Map(), troubled: 0, nameless: 0 };

const isWorse = (one: Placing, other: Placing): boolean =>
  one.troubled > other.troubled || (one.troubled === other.troubled && one.nameless > other.nameless);

/** Where one way to choose ends with things that meet, another may not. */
const USUAL_WAY = 1.3;
const OTHER_WAYS = [1.6, 1];

/** How much farther apart cities lie where they have room. */
const ROOMY = 1.6;

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
  #last = NOTHING_YET;
  #asked = '';

  /** Where all lies now; things stay where they were if they can. */
  place(cities: readonly CityThings[], lettering: Lettering, around: Surroundings): Placement {
    const { letters, measure } = lettering;
    const asked = JSON.stringify([cities, letters, around]);
    const isMeasured = this.#lettering?.measure === measure;
    if (asked === this.#asked && isMeasured) return this.#last.placement;
    if (this.#lettering?.letters !== letters || !isMeasured) this.#names = new Kept();
    this.#lettering = lettering;
    this.#asked = asked;
    const known = this.#last;
    this.#last = this.#solved(cities, lettering, around, known.placement);
    if (isWorse(this.#last, known)) this.#last = this.#again(cities, lettering, around);
    return this.#last.placement;
  }

  /** With more room all find a good place, and keep most of it when they move together: that may bring all in. */
  #again(cities: readonly CityThings[], lettering: Lettering, around: Surroundings): Placing {
    const apart = cities.map((city) => ({ ...city, at: [city.at[0] * ROOMY, city.at[1] * ROOMY] as const }));
    const roomy = this.#solved(apart, lettering, { taken: [], bounds: undefined }, new Map());
    let best = this.#last;
    for (const way of [USUAL_WAY, ...OTHER_WAYS])
      for (const before of [roomy.placement, NOTHING_YET.placement]) {
        if (!isWorse(best, NOTHING_YET)) return best;
        const other = this.#solved(cities, lettering, around, before, way);
        if (isWorse(best, other)) best = other;
      }
    return best;
  }

  #solved(
    cities: readonly CityThings[],
    lettering: Lettering,
    around: Surroundings,
    last: Placement,
    way = USUAL_WAY,
  ): Placing {
    const spots = cities.map((city) => this.#spotsOf(city, lettering));
    const { choices, troubled } = solve(
      cities.map((city, index) => this.#siteOf(city, spots[index]!, last.get(city.id))),
      around,
      way,
    );
    const placement = new Map(
      cities.map(({ id }, index) => [id, this.#placementOf(id, spots[index]!, choices[index]!)]),
    );
    const nameless = [...placement.values()].filter(({ name }) => name === undefined).length;
    return { placement, troubled, nameless };
  }

  #spotsOf(city: CityThings, { measure, letters }: Lettering): CitySpots {
    const { name, side, colour, cubes, pawns, turn, led, badges } = city;
    return {
      block: this.#blocks.get(
        JSON.stringify([colour, coloursOf(cubes, colour).map((one) => [one, cubes[one]])]),
        () => blockSpots(blocksOf(cubes, colour)),
      ),
      name: this.#names.get(`${side} ${name}`, () => nameSpots({ name, measure, letters, side })),
      pawns: this.#pawns.get(JSON.stringify([pawns, turn, led]), () =>
        pawns === 0 ? [] : pawnSpots({ count: pawns, turn, led }),
      ),
      badges: badges.map(({ id, width, height }) => [
        id,
        this.#badges.get(JSON.stringify([width, height]), () => badgeSpots(width, height)),
      ]),
    };
  }

  #siteOf(
    { at: [x, y], weight }: CityThings,
    { block, name, pawns, badges }: CitySpots,
    before: CityPlacement | undefined,
  ): Site {
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
    const before = this.#last.placement.get(city);
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
