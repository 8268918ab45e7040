// A plain telling of what infection cards do with a purple disease, a virulent strain and Infection Zone Ban: one list of outbreaks that wait,
// nothing shared with the engine but the map. It follows BASE-INF, BASE-OUT, BRINK-MUT, BRINK-MEV, BRINK-CHR, BRINK-SLI, LAB-VS and LAB-EVT-6 to 9.

type Counts = Readonly<Record<string, number>>;

export interface Situation {
  readonly cubes: Readonly<Record<string, Counts>>;
  readonly supply: Counts;
  readonly outbreaks: number;
  readonly cured: readonly string[];
  readonly eradicated: readonly string[];
  readonly strain: string | undefined;
  readonly inForce: readonly string[];
  readonly ban: boolean;
  readonly panic: boolean;
  /** Where the Medic and the Quarantine Specialist are. */
  readonly medic: string | undefined;
  readonly quarantine: string | undefined;
}

/** The cards that come: a Mutation Event of the draw, if one is among it, then infection cards from the top and from the bottom. */
export interface Cards {
  readonly event: string | undefined;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}

interface World {
  readonly near: (city: string) => readonly string[];
  readonly colourOf: (city: string) => string;
  readonly cities: readonly string[];
}

const LAST_SPACE = 8;
const isMutation = (card: string): boolean => card.includes('mutation');

export class Account {
  readonly cubes: Record<string, Record<string, number>>;
  readonly supply: Record<string, number>;
  outbreaks: number;
  lost = false;
  readonly #at: Situation;
  readonly #world: World;
  readonly #bottom: string[];

  constructor(at: Situation, cards: Cards, world: World) {
    this.cubes = structuredClone(at.cubes);
    this.supply = { ...at.supply };
    this.outbreaks = at.outbreaks;
    this.#at = at;
    this.#world = world;
    this.#bottom = [...cards.bottom];
    if (cards.event !== undefined && !this.#isGone('purple')) this.#resolveEvent(cards.event);
    for (const card of cards.top) if (!this.lost) this.#turnOver(card);
  }

  here(city: string, colour: string): number {
    return this.cubes[city]?.[colour] ?? 0;
  }

  #isGone(colour: string): boolean {
    return this.#at.eradicated.includes(colour);
  }

  #isVirulent(colour: string, card: string): boolean {
    return colour === this.#at.strain && !this.#isGone(colour) && this.#at.inForce.includes(card);
  }

  #isProtected(city: string, colour: string): boolean {
    const { quarantine, medic, cured } = this.#at;
    if (this.#isGone(colour)) return true;
    if (quarantine !== undefined && (city === quarantine || this.#world.near(quarantine).includes(city)))
      return true;
    return medic === city && cured.includes(colour);
  }

  #lowest(): string {
    const card = this.#bottom.shift()!;
    return isMutation(card) ? this.#lowest() : card;
  }

  #resolveEvent(event: string): void {
    if (event === 'mutation-threatens') this.#card(this.#lowest(), 'purple', 3);
    if (event === 'mutation-spreads')
      for (let i = 0; i < 3; i++) if (!this.lost) this.#card(this.#lowest(), 'purple', 1);
    if (event !== 'mutation-intensifies') return;
    const two = this.#world.cities.filter((city) => this.here(city, 'purple') === 2);
    for (const city of two) if (!this.#isProtected(city, 'purple')) this.#put(city, 'purple', 1);
  }

  #turnOver(card: string): void {
    if (isMutation(card)) {
      if (!this.#isGone('purple')) this.#card(this.#lowest(), 'purple', this.#at.panic ? 2 : 1);
      return;
    }
    const own = this.#world.colourOf(card);
    const isPurple = this.here(card, 'purple') > 0;
    const chronic = this.#isVirulent(own, 'chronic-effect') && this.here(card, own) === 0;
    this.#card(card, own, chronic ? 2 : 1);
    if (isPurple && !this.lost) this.#card(card, 'purple', 1);
  }

  /** Everything that cubes of one colour from one card set off. */
  #card(first: string, colour: string, count: number): void {
    const waiting: string[] = [];
    const struck = new Set<string>();
    const arrive = (city: string, cubes: number, isChain: boolean): void => {
      if (this.lost || struck.has(city) || this.#isProtected(city, colour)) return;
      const room = 3 - this.here(city, colour);
      if (Math.min(room, cubes) > 0) this.#put(city, colour, Math.min(room, cubes));
      if (cubes <= room || (isChain && this.#at.ban)) return;
      struck.add(city);
      waiting.push(city);
    };
    arrive(first, count, false);
    for (
      let city = waiting.shift(), isFirst = true;
      city !== undefined;
      city = waiting.shift(), isFirst = false
    ) {
      if (this.lost) return;
      this.outbreaks += this.#isVirulent(colour, 'slippery-slope') ? 2 : 1;
      if (this.outbreaks >= LAST_SPACE) {
        this.lost = true;
        return;
      }
      const spread = isFirst && this.#isVirulent(colour, 'highly-contagious') ? 2 : 1;
      for (const next of this.#world.near(city)) arrive(next, spread, true);
    }
  }

  #put(city: string, colour: string, count: number): void {
    if (this.supply[colour]! < count) {
      this.lost = true;
      return;
    }
    this.supply[colour]! -= count;
    (this.cubes[city] ??= {})[colour] = this.here(city, colour) + count;
  }
}
