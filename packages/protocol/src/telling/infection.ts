// One infection card and all it sets off, gathered from its facts: the card, the chain, where the cubes lie in the end.
import type { Fact } from '@cordon/engine';

type Placed = Extract<Fact, { readonly fact: 'placed' }>;
type Prevented = Extract<Fact, { readonly fact: 'prevented' }>;
type Outbreak = Extract<Fact, { readonly fact: 'outbreak' }>;

export interface Reached {
  readonly city: string;
  readonly now: number;
}

export interface Infection {
  readonly drawn: { readonly city: string; readonly from: 'top' | 'bottom' } | undefined;
  /** What became of the card’s own cubes. */
  readonly own: Placed | Prevented | undefined;
  readonly outbreaks: readonly Outbreak[];
  readonly colour: string;
  /** Where an outbreak brought cubes, each city once, and where something kept them away. */
  readonly reached: readonly Reached[];
  readonly kept: readonly string[];
  /** The same for cubes that others brought. */
  readonly extra: readonly Reached[];
  readonly extraKept: readonly string[];
}

const STEPS: ReadonlySet<string> = new Set(['placed', 'prevented', 'outbreak']);

/** The disease that a step is about. */
const colourOf = (fact: Fact | undefined): unknown =>
  fact !== undefined && STEPS.has(fact.fact) ? fact['colour'] : undefined;

/** How many facts from here on belong to one card and one disease; 0 if this is no such fact. A card may bring two, one after the other. */
export function infectionLength(facts: readonly Fact[], from: number, within: readonly string[]): number {
  const belongs = (fact: Fact | undefined): boolean =>
    fact !== undefined && (STEPS.has(fact.fact) || within.includes(fact.fact));
  if (facts[from]?.fact !== 'infectionDrawn' && !belongs(facts[from])) return 0;
  let colour = colourOf(facts[from]);
  let to = from + 1;
  for (; belongs(facts[to]); to++) {
    const next = colourOf(facts[to]);
    if (next !== undefined && colour !== undefined && next !== colour) return to - from;
    colour ??= next;
  }
  return (facts[to]?.fact === 'infectionDiscarded' ? to + 1 : to) - from;
}

export function infectionOf(facts: readonly Fact[]): Infection {
  const now = new Map<string, number>();
  const [reached, kept, extra, extraKept] = [0, 1, 2, 3].map(() => new Set<string>());
  const outbreaks: Outbreak[] = [];
  let drawn: Infection['drawn'];
  let own: Infection['own'];
  let colour = '';
  for (const fact of facts) {
    if (fact.fact === 'infectionDrawn') drawn = { city: fact.city, from: fact.from };
    if (fact.fact === 'outbreak') outbreaks.push(fact);
    if (fact.fact === 'placed') now.set(fact.city, fact.now);
    if (fact.fact !== 'placed' && fact.fact !== 'prevented') continue;
    ({ colour } = fact);
    if (fact.cause === 'outbreak') (fact.fact === 'placed' ? reached : kept)!.add(fact.city);
    else if (fact.cause === 'extra') (fact.fact === 'placed' ? extra : extraKept)!.add(fact.city);
    else own = fact;
  }
  const counted = (cities: ReadonlySet<string>): Reached[] =>
    [...cities].map((city) => ({ city, now: now.get(city) ?? 0 }));
  return {
    drawn,
    own,
    outbreaks,
    colour: outbreaks[0]?.colour ?? colour,
    reached: counted(reached!),
    kept: [...kept!],
    extra: counted(extra!),
    extraKept: [...extraKept!],
  };
}
