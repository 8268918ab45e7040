// What a table may work out from the decks it has watched; nothing here is more than the view says.
import type { View } from '@cordon/engine';

type Group = View['infectionDeck']['groups'][number];

export interface KnownCards {
  /** Position from the top, from 1, and the card that lies there. */
  readonly at: readonly { readonly place: number; readonly card: string }[];
  /** Cards of a set of which so many lie in this group. */
  readonly from: readonly { readonly count: number; readonly cards: readonly string[] }[];
  readonly size: number;
  readonly first: number;
}

/** The groups of the infection deck, the top first. */
export function infectionKnowledge({ infectionDeck }: View): KnownCards[] {
  let first = 1;
  return infectionDeck.groups.map((group) => {
    const known = {
      first,
      size: group.size,
      at: Object.entries(group.known).map(([place, card]) => ({ place: Number(place), card })),
      from: Object.entries(group.sets).map(([set, count]) => ({
        count,
        cards: infectionDeck.sets[set] ?? [],
      })),
    };
    first += group.size;
    return known;
  });
}

/** Between which cards of the player deck the next epidemic lies; undefined when none is left. */
export function nextEpidemic({
  playerDeck,
}: View): { readonly least: number; readonly most: number } | undefined {
  let first = 1;
  for (const group of playerDeck.groups) {
    const places = epidemicPlaces(group, first);
    if (places !== undefined) return places;
    first += group.size;
  }
  return undefined;
}

function epidemicPlaces(group: Group, first: number): { least: number; most: number } | undefined {
  const known = Object.entries(group.known).find(([, card]) => card.startsWith('epidemic'));
  if (known !== undefined) return { least: Number(known[0]), most: Number(known[0]) };
  if ((group.sets['epidemics'] ?? 0) === 0) return undefined;
  const open = Array.from({ length: group.size }, (_, index) => first + index).filter(
    (place) => !(place in group.known),
  );
  return { least: open[0] ?? first, most: open.at(-1) ?? first + group.size - 1 };
}
