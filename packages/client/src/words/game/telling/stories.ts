// Facts gathered into what is told together: a draw with its cards, a deed with its price, a card with its whole chain.
import type { Fact } from '@cordon/engine';
import { infectionLength, infectionOf, type Infection } from '@cordon/protocol/telling';

type Moved = Extract<Fact, { readonly fact: 'moved' }>;

/** The cities to which so many cubes came; the colour only where it isn't that of the cities. */
export interface SetupGroup {
  readonly count: number;
  readonly colour?: string;
  readonly cities: readonly string[];
}

export type Story =
  | { readonly story: 'fact'; readonly fact: Fact; readonly paid: readonly string[] }
  | {
      readonly story: 'moved';
      readonly fact: Moved;
      readonly along: readonly number[];
      readonly paid: readonly string[];
    }
  | {
      readonly story: 'setup';
      readonly groups: readonly SetupGroup[];
    }
  | {
      readonly story: 'dealt';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly string[];
    }
  | {
      readonly story: 'drew';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly epidemics: readonly string[];
      readonly unseen: number;
    }
  | {
      readonly story: 'discarded';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly by: string;
    }
  | { readonly story: 'infection'; readonly infection: Infection; readonly asides: readonly Fact[] };

/** The facts from a place on, taken one by one. */
interface Reader {
  readonly facts: readonly Fact[];
  at: number;
}

/** The facts that follow as long as they belong. */
function takeWhile(reader: Reader, belongs: (fact: Fact) => boolean): Fact[] {
  const taken: Fact[] = [];
  for (
    let next = reader.facts[reader.at];
    next !== undefined && belongs(next);
    next = reader.facts[reader.at]
  ) {
    taken.push(next);
    reader.at++;
  }
  return taken;
}

const cardsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => {
    switch (fact.fact) {
      case 'drewCard':
      case 'specialDrawn':
      case 'dealtCard':
      case 'discarded':
        return [fact.card];
      default:
        return [];
    }
  });

/** Discards that are told with what they paid for. */
const UNPAID: ReadonlySet<string> = new Set(['event', 'hand limit']);

export function storiesOf(facts: readonly Fact[], within: readonly string[]): Story[] {
  const reader: Reader = { facts, at: 0 };
  const stories: Story[] = [];
  while (reader.at < facts.length) stories.push(...nextStory(reader, within));
  return stories;
}

function nextStory(reader: Reader, within: readonly string[]): Story[] {
  const setup = setupStory(reader);
  if (setup !== undefined) return [setup];
  const length = infectionLength(reader.facts, reader.at, within);
  if (length > 0) {
    const group = reader.facts.slice(reader.at, reader.at + length);
    reader.at += length;
    const asides = group.filter((fact) => within.includes(fact.fact));
    return [{ story: 'infection', infection: infectionOf(group), asides }];
  }
  const fact = reader.facts[reader.at++]!;
  if (fact.fact === 'drew') return [drawStory(reader, fact.seat, fact.count)];
  if (fact.fact === 'dealt') {
    const cards = cardsOf(takeWhile(reader, (next) => next.fact === 'dealtCard' && next.seat === fact.seat));
    return [{ story: 'dealt', seat: fact.seat, count: fact.count, cards }];
  }
  if (fact.fact === 'discarded') return discardStories(reader, fact);
  return [deedStory(reader, fact, [])];
}

/** The cubes of the setup, by how many came to a city. */
function setupStory(reader: Reader): Story | undefined {
  const next = reader.facts[reader.at + 1];
  if (reader.facts[reader.at]?.fact !== 'infectionDrawn' || next?.fact !== 'placed' || next.cause !== 'setup')
    return undefined;
  const group = takeWhile(
    reader,
    (fact) =>
      fact.fact === 'infectionDrawn' ||
      fact.fact === 'infectionDiscarded' ||
      (fact.fact === 'placed' && fact.cause === 'setup'),
  );
  const groups = new Map<string, SetupGroup>();
  // The card of a city brings its own colour first.
  const seen = new Set<string>();
  for (const fact of group) {
    if (fact.fact !== 'placed') continue;
    const { city, count } = fact;
    const added = seen.has(city) ? { colour: fact.colour } : {};
    seen.add(city);
    const key = [count, added.colour ?? ''].join(' ');
    groups.set(key, { count, ...added, cities: [...(groups.get(key)?.cities ?? []), city] });
  }
  return { story: 'setup', groups: [...groups.values()] };
}

const DRAWN: ReadonlySet<string> = new Set(['drewCard', 'specialDrawn', 'epidemicDrawn']);

function drawStory(reader: Reader, seat: number, count: number): Story {
  const group = takeWhile(reader, ({ fact }) => DRAWN.has(fact));
  const cards = cardsOf(group);
  const epidemics = group.flatMap((fact) => (fact.fact === 'epidemicDrawn' ? [fact.card] : []));
  return { story: 'drew', seat, cards, epidemics, unseen: Math.max(0, count - group.length) };
}

function discardStories(reader: Reader, first: Extract<Fact, { readonly fact: 'discarded' }>): Story[] {
  const { seat, by } = first;
  const more = takeWhile(reader, (fact) => fact.fact === 'discarded' && fact.seat === seat && fact.by === by);
  const cards = cardsOf([first, ...more]);
  const deed = reader.facts[reader.at];
  if (UNPAID.has(by) || deed === undefined) return [{ story: 'discarded', seat, cards, by }];
  reader.at++;
  return [deedStory(reader, deed, cards)];
}

function deedStory(reader: Reader, fact: Fact, paid: readonly string[]): Story {
  if (fact.fact !== 'moved') return { story: 'fact', fact, paid };
  const along = takeWhile(
    reader,
    (next) =>
      next.fact === 'moved' &&
      next.by === fact.by &&
      next.from === fact.from &&
      next.to === fact.to &&
      next.seat !== fact.seat,
  ).flatMap((next) => (next.fact === 'moved' ? [next.seat] : []));
  return { story: 'moved', fact, along, paid };
}
