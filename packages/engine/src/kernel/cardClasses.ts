// Player cards by class: runs of numbers whose cards are dealt, drawn, boxed and known alike.
import type { Game, CardClass } from './types.ts';

/** The public sets of player cards, numbered from 1: how many of each lie in which pile of the deck is known to all. */
export const PLAIN_CARDS = 1;
export const EPIDEMICS = 2;
const SET_NAMES: readonly string[] = ['cards', 'epidemics'];

export const nameOfPlayerSet = (set: number): string => SET_NAMES[set - 1]!;

/** The cards of a class, before they have numbers. */
export type CardClassSpec = Omit<CardClass, 'first' | 'end'> & { readonly ids: readonly string[] };

type Tables = Pick<
  Game,
  | 'cardIds'
  | 'cardNumbers'
  | 'cardClasses'
  | 'setOfCard'
  | 'heldCards'
  | 'firstEvent'
  | 'endOfEvents'
  | 'firstEpidemic'
>;

/** Cities first, for they share their numbers with their cards; epidemics last: so many that are all alike, or some of those with names. */
export function cardTables(
  cities: readonly string[],
  events: readonly string[],
  added: readonly CardClassSpec[],
  epidemics: number | readonly string[],
): Tables {
  const specs: readonly CardClassSpec[] = [
    { name: 'city', ids: cities, held: true, boxable: false, set: PLAIN_CARDS },
    { name: 'event', ids: events, held: true, boxable: true, set: PLAIN_CARDS },
    ...added,
    {
      name: 'epidemic',
      ids: typeof epidemics === 'number' ? numbered(epidemics) : epidemics,
      held: false,
      boxable: typeof epidemics !== 'number',
      set: EPIDEMICS,
    },
  ];
  let next = 0;
  const cardClasses = specs.map(({ ids, ...rest }): CardClass => {
    const first = next;
    next += ids.length;
    return { ...rest, first, end: next };
  });
  for (const set of [PLAIN_CARDS, EPIDEMICS]) {
    // What is missing of a set can only be told to be in the box if it is clear of which class it is.
    if (cardClasses.filter((one) => one.set === set && one.boxable && one.spare === undefined).length > 1)
      throw new Error(`two classes of ${nameOfPlayerSet(set)} may lie in the box`);
  }
  const cardIds = specs.flatMap(({ ids }) => ids);
  return {
    cardIds,
    cardNumbers: new Map(cardIds.map((id, card) => [id, card])),
    cardClasses,
    setOfCard: Uint8Array.from(specs.flatMap(({ ids, set }) => ids.map(() => set))),
    heldCards: Uint8Array.from(specs.flatMap(({ ids, held }) => ids.map(() => (held ? 1 : 0)))),
    firstEvent: cardClasses[1]!.first,
    endOfEvents: cardClasses[1]!.end,
    firstEpidemic: cardClasses.at(-1)!.first,
  };
}

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `epidemic-${String(index + 1)}`);
