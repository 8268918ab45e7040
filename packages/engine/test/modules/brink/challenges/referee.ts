// A referee who hears what happens at a table and holds each fact against a plain telling of the rules: who may leave a city, how far the
// outbreaks marker moves, how many cards an infect part turns over, how many cubes a card puts down, and when the game is won.
import type { Fact, View } from '../../../../src/index.ts';
import { demand, equal } from '../../../properties/demand.ts';

const RATES = [2, 2, 2, 3, 3, 4, 4];
const LAST_SPACE = 8;
const STANDARD = ['blue', 'yellow', 'black', 'red'];
const TREATS = new Set(['treat', 'mobile-hospital']);

interface Strain {
  readonly colour?: string;
  readonly inForce: readonly string[];
}

type Placed = Extract<Fact, { readonly fact: 'placed' }>;

/** Of one infect part: the cards turned over, what the rate allows, and whether Rate Effect has earned one more. */
interface Part {
  flips: number;
  allowed: number;
  earned: boolean;
  /** The strain was eradicated in the middle of it. */
  unclear: boolean;
  skipped: boolean;
}

export class Referee {
  readonly #cubes = new Map<string, number>();
  readonly #cured = new Set<string>();
  readonly #eradicated = new Set<string>();
  readonly #inForce: Set<string>;
  readonly #treated = new Set<string>();
  readonly #colourOf: (city: string) => string;
  readonly #hasPurple: boolean;
  #strain: string | undefined;
  #space: number;
  #outbreaks: number;
  #ban = false;
  #part: Part | undefined;
  /** An event that is not done yet: what it removes is judged when it is. BRINK-RMT-5 */
  #played: string | undefined;
  /** The city of the card that was turned over and has put down no cube of its own colour yet. */
  #flipped: string | undefined;

  constructor(view: View, colourOf: (city: string) => string) {
    const strain = view.shows['strain'] as Strain | undefined;
    this.#strain = strain?.colour;
    this.#inForce = new Set(strain?.inForce ?? []);
    this.#colourOf = colourOf;
    this.#space = view.rateSpace;
    this.#outbreaks = view.outbreaks;
    this.#hasPurple = 'purple' in view.supply;
    for (const [city, counts] of Object.entries(view.cubes))
      for (const [colour, count] of Object.entries(counts)) this.#cubes.set(`${city} ${colour}`, count);
    for (const [colour, word] of Object.entries(view.shows['cures'] as Record<string, string>)) {
      if (word !== 'none') this.#cured.add(colour);
      if (word === 'eradicated') this.#eradicated.add(colour);
    }
  }

  hears(facts: readonly Fact[]): void {
    for (const fact of facts) this.#hear(fact);
    const over = facts.find(({ fact }) => fact === 'over');
    const lost = over !== undefined && over.ending !== 'won';
    if (lost || (over === undefined && this.#played !== undefined)) return;
    demand((over !== undefined) === this.#isWon(), 'the game is won at another moment');
  }

  #on(city: string, colour: string): number {
    return this.#cubes.get(`${city} ${colour}`) ?? 0;
  }

  #isOnBoard(colour: string): boolean {
    return [...this.#cubes].some(([key, count]) => count > 0 && key.endsWith(` ${colour}`));
  }

  #holds(card: string, colour: string): boolean {
    return this.#inForce.has(card) && colour === this.#strain && !this.#eradicated.has(colour);
  }

  /** BRINK-MCU-5 BASE-END-1 */
  #isWon(): boolean {
    if (!STANDARD.every((colour) => this.#cured.has(colour))) return false;
    return !this.#hasPurple || this.#cured.has('purple') || !this.#isOnBoard('purple');
  }

  #hear(fact: Fact): void {
    switch (fact.fact) {
      case 'moved':
        this.#judgeLeaving(fact.from);
        break;
      case 'removed':
        this.#cubes.set(`${fact.city} ${fact.colour}`, this.#on(fact.city, fact.colour) - fact.count);
        if (TREATS.has(fact.by)) this.#treated.add(`${fact.city} ${fact.colour}`);
        break;
      case 'placed':
        this.#judgeCubes(fact);
        this.#cubes.set(`${fact.city} ${fact.colour}`, this.#on(fact.city, fact.colour) + fact.count);
        demand(this.#on(fact.city, fact.colour) <= 3, 'a city has more than three cubes of a colour');
        break;
      case 'outbreak':
        this.#outbreaks += this.#holds('slippery-slope', fact.colour) ? 2 : 1;
        this.#flipped = undefined;
        equal(fact.total, Math.min(this.#outbreaks, LAST_SPACE), 'the outbreaks marker');
        break;
      case 'rateMoved':
        this.#space = fact.space;
        break;
      case 'cured':
        this.#cured.add(fact.colour);
        break;
      case 'eradicated':
        this.#eradicated.add(fact.colour);
        if (this.#part !== undefined && fact.colour === this.#strain) this.#part.unclear = true;
        break;
      case 'diseaseReturned':
        this.#eradicated.delete(fact.colour);
        break;
      case 'strainChosen':
        this.#judgeChoice(fact.colour, fact.instead);
        this.#strain = fact.colour;
        break;
      case 'strainBegan':
        this.#inForce.add(fact.card);
        break;
      case 'strainEnded':
        this.#inForce.delete(fact.card);
        break;
      default:
        this.#hearTurn(fact);
    }
  }

  #hearTurn(fact: Fact): void {
    switch (fact.fact) {
      case 'eventPlayed':
        this.#played = fact.card;
        break;
      case 'discarded':
      case 'removedFromGame':
        if (fact.card === this.#played) this.#played = undefined;
        break;
      case 'eventStays':
      case 'eventEnded':
        if (fact.card === this.#played) this.#played = undefined;
        if (fact.card !== 'commercial-travel-ban') break;
        this.#ban = fact.fact === 'eventStays';
        if (this.#ban) this.#shorten();
        break;
      case 'infectionSkipped':
        this.#begun().skipped = true;
        break;
      case 'infectionDrawn':
        if (fact.from === 'top') this.#judgeFlip(fact.city);
        break;
      case 'specialInfectionDrawn':
        if (fact.from === 'top') this.#judgeFlip(undefined);
        break;
      case 'infectionDiscarded':
        this.#flipped = undefined;
        break;
      case 'turnBegan':
        this.#judgePart();
        this.#treated.clear();
        break;
      default:
    }
  }

  /** BRINK-GOV-1 */
  #judgeLeaving(from: string): void {
    const strain = this.#strain ?? '';
    const isBound = this.#holds('government-interference', strain) && this.#on(from, strain) > 0;
    demand(!isBound || this.#treated.has(`${from} ${strain}`), () => `a pawn leaves ${from}`);
  }

  /** BRINK-VS-5 BRINK-VS-8 */
  #judgeChoice(colour: string, instead: readonly string[] = []): void {
    const total = (one: string): number =>
      [...this.#cubes].reduce((sum, [key, count]) => sum + (key.endsWith(` ${one}`) ? count : 0), 0);
    for (const other of STANDARD)
      demand(total(other) <= total(colour), () => `${colour} is chosen and ${other} has more`);
    for (const other of instead) equal(total(other), total(colour), 'cubes of a disease that lots ruled out');
  }

  #begun(): Part {
    const allowed = this.#ban ? 1 : RATES[this.#space - 1]!;
    return (this.#part ??= { flips: 0, allowed, earned: false, unclear: false, skipped: false });
  }

  /** A part that has begun ends with the cards turned over so far. BRINK-CTB-5 */
  #shorten(): void {
    const part = this.#part;
    if (part !== undefined) part.allowed = Math.min(part.allowed, Math.max(part.flips, 1));
  }

  /** BRINK-RAT-1 BRINK-RAT-2 */
  #judgeFlip(city: string | undefined): void {
    const part = this.#begun();
    part.flips++;
    const isExtra = part.flips > part.allowed;
    demand(!isExtra || part.earned, 'a card is turned over that nothing has earned');
    demand(part.flips <= part.allowed + 1, 'a second card more than the rate says');
    const colour = city === undefined ? 'purple' : this.#colourOf(city);
    if (!isExtra && this.#holds('rate-effect', colour)) part.earned = true;
    this.#flipped = city;
  }

  #judgePart(): void {
    const part = this.#part;
    this.#part = undefined;
    if (part === undefined || part.unclear) return;
    const wanted = part.skipped ? 0 : part.allowed + (part.earned ? 1 : 0);
    equal(part.flips, wanted, 'cards turned over in the infect part');
  }

  /** BRINK-CHR-1 BRINK-CHR-2: the first cubes of the own colour of a card that was turned over. */
  #judgeCubes({ city, colour, count, cause }: Placed): void {
    if (cause !== 'infection' || this.#flipped !== city || this.#colourOf(city) !== colour) return;
    this.#flipped = undefined;
    const isNew = this.#holds('chronic-effect', colour) && this.#on(city, colour) === 0;
    equal(count, isNew ? 2 : 1, 'cubes that a card puts down');
  }
}
