// A turn in short: where pawns ended, what was treated, built and cured, which cards came, where the diseases struck.
import type { Fact } from '@cordon/engine';

/** What one command brought about, and whose it was. */
export interface Said {
  readonly seat: number;
  readonly facts: readonly Fact[];
}

export interface Cubes {
  readonly city: string;
  readonly colour: string;
  readonly count: number;
}

/** What is told of a seat in a few words. */
export type Deed =
  /** A pawn has moved, by this alone if all moves were of one kind. */
  | {
      readonly deed: 'went';
      readonly pawn: number;
      readonly to: string;
      readonly by: string | undefined;
    }
  | { readonly deed: 'treated'; readonly cubes: readonly Cubes[] }
  | {
      readonly deed: 'drew';
      readonly cards: readonly string[];
      readonly epidemics: readonly string[];
      readonly unseen: number;
    }
  /** Everything else that matters, by the name of its fact. */
  | { readonly deed: 'fact'; readonly facts: readonly Fact[] };

export interface Acts {
  readonly seat: number;
  readonly deeds: readonly Deed[];
}

export interface Recap {
  readonly acts: readonly Acts[];
  readonly epidemics: readonly string[];
  readonly infected: readonly string[];
  readonly outbreaks: readonly string[];
  /** How many there have been in all, if there were some in this turn. */
  readonly outbreaksNow: number;
  /** Told in sentences of their own: the infections that did not take place, the end. */
  readonly asides: readonly Fact[];
}

/** Facts that get a sentence of their own. */
const ASIDES: ReadonlySet<string> = new Set(['infectionSkipped', 'hospitalOverflowed', 'over']);

interface Gathered {
  readonly seat: number;
  readonly deeds: Map<string, Deed>;
}

/** `tells`: whether there are a few words for this fact. */
export function recapOf(said: readonly Said[], tells: (fact: string) => boolean): Recap {
  const acts: Gathered[] = [];
  const struck = {
    epidemics: new Set<string>(),
    infected: new Set<string>(),
    outbreaks: new Set<string>(),
  };
  const asides: Fact[] = [];
  let outbreaksNow = 0;
  for (const { seat, facts } of said)
    for (const fact of facts) {
      if (ASIDES.has(fact.fact)) asides.push(fact);
      else if (fact.fact === 'outbreak') {
        struck.outbreaks.add(fact.city);
        outbreaksNow = fact.total;
      } else if (fact.fact === 'placed') {
        if (fact.cause === 'epidemic') struck.epidemics.add(fact.city);
        if (fact.cause === 'infection') struck.infected.add(fact.city);
      } else addDeed(deedsOf(acts, actorOf(fact, seat)), fact, actorOf(fact, seat), tells);
    }
  return {
    acts: acts
      .map(({ seat, deeds }) => ({ seat, deeds: [...deeds.values()] }))
      .filter(({ deeds }) => deeds.length > 0),
    epidemics: [...struck.epidemics],
    infected: [...struck.infected],
    outbreaks: [...struck.outbreaks],
    outbreaksNow,
    asides,
  };
}

/** Whoever says that the game goes on does not draw for somebody else. */
function actorOf(fact: Fact, seat: number): number {
  switch (fact.fact) {
    case 'drew':
    case 'drewCard':
    case 'epidemicDrawn':
    case 'specialDrawn':
    case 'eventPlayed':
    case 'roleChanged':
    case 'tookFromDiscard':
      return fact.seat;
    default:
      return seat;
  }
}

/** What a seat did since another one did something. */
function deedsOf(acts: Gathered[], seat: number): Map<string, Deed> {
  const last = acts.findLast(({ deeds }) => deeds.size > 0);
  if (last?.seat === seat) return last.deeds;
  const next: Gathered = { seat, deeds: new Map() };
  acts.push(next);
  return next.deeds;
}

/** A later deed of the same sort takes the place of the earlier one, at the end. */
function put(deeds: Map<string, Deed>, key: string, deed: Deed): void {
  deeds.delete(key);
  deeds.set(key, deed);
}

function addDeed(deeds: Map<string, Deed>, fact: Fact, seat: number, tells: (fact: string) => boolean): void {
  switch (fact.fact) {
    case 'moved': {
      const key = `went ${String(fact.seat)}`;
      const before = deeds.get(key);
      const by =
        before === undefined || (before.deed === 'went' && before.by === fact.by) ? fact.by : undefined;
      put(deeds, key, { deed: 'went', pawn: fact.seat, to: fact.to, by });
      return;
    }
    case 'removed': {
      const before = deeds.get('treated');
      const { city, colour, count } = fact;
      put(deeds, 'treated', {
        deed: 'treated',
        cubes: withCubes(before?.deed === 'treated' ? before.cubes : [], { city, colour, count }),
      });
      return;
    }
    // The number comes first, then the cards that may be seen.
    case 'drew':
      putDrawn(deeds, (drawn) => ({ unseen: drawn.unseen + fact.count }));
      return;
    case 'epidemicDrawn':
      putDrawn(deeds, (drawn) => ({
        unseen: drawn.unseen - 1,
        epidemics: [...drawn.epidemics, fact.card],
      }));
      return;
    case 'drewCard':
    case 'specialDrawn':
      putDrawn(deeds, (drawn) => ({ unseen: drawn.unseen - 1, cards: [...drawn.cards, fact.card] }));
      return;
    default: {
      if (!tells(fact.fact)) return;
      const before = deeds.get(fact.fact);
      put(deeds, fact.fact, {
        deed: 'fact',
        facts: [...(before?.deed === 'fact' ? before.facts : []), fact],
      });
    }
  }
}

function withCubes(cubes: readonly Cubes[], { city, colour, count }: Cubes): readonly Cubes[] {
  const same = (one: Cubes): boolean => one.city === city && one.colour === colour;
  const before = cubes.find(same)?.count ?? 0;
  return [...cubes.filter((one) => !same(one)), { city, colour, count: before + count }];
}

type Drew = Extract<Deed, { readonly deed: 'drew' }>;
const NOTHING_DRAWN: Drew = { deed: 'drew', cards: [], epidemics: [], unseen: 0 };

function putDrawn(deeds: Map<string, Deed>, more: (drawn: Drew) => Partial<Drew>): void {
  const before = deeds.get('drew');
  const drawn = before?.deed === 'drew' ? before : NOTHING_DRAWN;
  put(deeds, 'drew', { ...drawn, ...more(drawn) });
}

/** Where the pawn of a seat has come to, if that was told just before this deed, and nothing was done anywhere else. */
export function goneTo(deeds: readonly Deed[], seat: number, deed: Deed): string | undefined {
  const before = deeds[deeds.indexOf(deed) - 1];
  if (before?.deed !== 'went' || before.pawn !== seat) return undefined;
  const isElsewhere = deed.deed === 'treated' && deed.cubes.some(({ city }) => city !== before.to);
  return isElsewhere ? undefined : before.to;
}
