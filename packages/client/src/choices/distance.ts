// How many letters have to be added, left out or changed to make one text into another.

export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line++) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at++) {
      const changed = row[at]! + (other[at] === one[line] ? 0 : 1);
      next.push(Math.min(changed, row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
