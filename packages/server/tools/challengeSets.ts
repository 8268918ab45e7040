// Which challenges of a game go together, as its choices tell it.
import type { GameChoices } from '@cordon/engine';

function subsets(names: readonly string[]): string[][] {
  const [first, ...rest] = names;
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

/** Every set of boxes. */
export function boxSets({ boxes }: GameChoices): string[][] {
  return subsets(boxes.map(({ id }) => id));
}

/** Every set of challenges that can be played with these boxes, by so many players if a number is named. */
export function challengeSets(
  { challenges, boxes, terms }: GameChoices,
  inUse: readonly string[],
  players?: number,
): string[][] {
  const isFor = (id: string): boolean =>
    players === undefined || (terms[id]?.players?.includes(players) ?? true);
  const there = [
    ...challenges,
    ...boxes.filter(({ id }) => inUse.includes(id)).flatMap((box) => box.challenges),
  ].filter((id) => isFor(id) && (terms[id]?.needs.every((box) => inUse.includes(box)) ?? true));
  return subsets(there).filter((set) =>
    set.every((id) => terms[id]?.without.every((other) => !set.includes(other)) ?? true),
  );
}
