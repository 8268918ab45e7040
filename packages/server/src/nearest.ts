// Finds the known name that comes nearest to a mistyped one.

/** The nearest of the names, if it is near enough to be meant. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const best = names
    .map((name) => ({ name, distance: distanceBetween(typed, name) }))
    .reduce<{ name: string; distance: number } | undefined>(
      (least, next) => (least === undefined || next.distance < least.distance ? next : least),
      undefined,
    );
  return best !== undefined && best.distance <= typed.length / 3 ? best.name : undefined;
}

/** How many letters must be put in, left out or changed to turn one text into the other. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
