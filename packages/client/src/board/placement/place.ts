// Where everything lies around the cities of a map, at a scale: names, blocks of cubes, pawns and badges.
import type { Measure } from '../lettering.ts';
import type { BadgeSpot, BlockSpot, FeetSpot, NameSpot } from './candidates.ts';
import { THOROUGH, USUAL, type Search } from './search.ts';
import type { Piece, Site, Surroundings } from './sites.ts';
import { solve } from './solve.ts';
import { Spots, type CitySpots } from './spots.ts';
import type { CityThings, Lettering } from './things.ts';

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

interface Placing {
  readonly placement: Placement;
  /** The search that found it. */
  readonly search: Search;
  /** The cities that have something that lies on something else or is cut off. */
  readonly troubled: ReadonlySet<string>;
  /** How many names had to be left out. */
  readonly nameless: number;
}

const NOTHING_YET: Placing = { placement: new Map(), search: USUAL, troubled: new Set(), nameless: 0 };

const isWorse = (one: Placing, other: Placing): boolean =>
  one.troubled.size > other.troubled.size ||
  (one.troubled.size === other.troubled.size && one.nameless > other.nameless);

/** So many cities without a good place may get one as soon as something else changes; where there are more, the map is too small. */
const FEW = 3;

/** Whether another search may lead to something better. */
function isWorthAnother(now: Placing, before: Placing): boolean {
  const bad = now.troubled.size + now.nameless;
  return (
    (bad > 0 && bad <= FEW) ||
    now.nameless > before.nameless ||
    [...now.troubled].some((city) => !before.troubled.has(city))
  );
}

/** How much farther apart cities lie where they have room. */
const ROOMY = 1.6;

export class Placer {
  readonly #usual = new Spots(USUAL);
  readonly #thorough = new Spots(THOROUGH);
  #measure: Measure | undefined;
  #last = NOTHING_YET;
  #asked = '';

  /** Where all lies now; things stay where they were if they can. */
  place(cities: readonly CityThings[], lettering: Lettering, around: Surroundings): Placement {
    const { letters, measure } = lettering;
    const asked = JSON.stringify([cities, letters, around]);
    if (asked === this.#asked && this.#measure === measure) return this.#last.placement;
    this.#asked = asked;
    this.#measure = measure;
    const known = this.#last;
    const solved = (from: Placement, spots = this.#usual): Placing =>
      this.#solved(cities, lettering, around, from, spots);
    this.#last = solved(known.placement);
    if (isWorthAnother(this.#last, known)) this.#last = this.#again(cities, lettering, known, solved);
    return this.#last.placement;
  }

  /**
   * Another beginning may lead to a better end. With more room all find a good place, and keep most of it when they move together. What
   * still meets after that is looked at thoroughly.
   */
  #again(
    cities: readonly CityThings[],
    lettering: Lettering,
    known: Placing,
    solved: (from: Placement, spots?: Spots) => Placing,
  ): Placing {
    const apart = cities.map((city) => ({ ...city, at: [city.at[0] * ROOMY, city.at[1] * ROOMY] as const }));
    const free = { taken: [], bounds: undefined };
    let best = this.#last;
    const ways = [
      ...(known.search === THOROUGH ? [() => solved(known.placement, this.#thorough)] : []),
      () => solved(this.#solved(apart, lettering, free, NOTHING_YET.placement, this.#usual).placement),
      () => solved(NOTHING_YET.placement),
      () => solved(best.placement, this.#thorough),
      () => solved(NOTHING_YET.placement, this.#thorough),
    ];
    for (const way of ways) {
      if (!isWorse(best, NOTHING_YET)) break;
      const other = way();
      if (isWorse(best, other)) best = other;
    }
    return best;
  }

  #solved(
    cities: readonly CityThings[],
    lettering: Lettering,
    around: Surroundings,
    from: Placement,
    known: Spots,
  ): Placing {
    const { search } = known;
    const spots = cities.map((city) => known.of(city, lettering));
    const { choices, troubled } = solve(
      cities.map((city, index) => this.#siteOf(city, spots[index]!, from.get(city.id))),
      around,
      search.tries,
    );
    const placement = new Map(
      cities.map(({ id }, index) => [id, this.#placementOf(id, spots[index]!, choices[index]!)]),
    );
    return {
      placement,
      search,
      troubled: new Set(troubled.map((index) => cities[index]!.id)),
      nameless: [...placement.values()].filter(({ name }) => name === undefined).length,
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
