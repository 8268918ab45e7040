// How many letters apart two texts are (Levenshtein), to find what somebody may have meant.

/** Longer texts are compared by their beginnings: no command is longer. */
const LONGEST = 80;
/** Used again by every call. */
const row = new Uint16Array(LONGEST + 1);

/** Some number not less than `limit` where the texts are that far apart or farther. */
export function distance(one: string, other: string, limit = Infinity): number {
  const [a, b] = [one.slice(0, LONGEST), other.slice(0, LONGEST)];
  const apart = Math.abs(a.length - b.length);
  if (apart >= limit) return apart;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let diagonal = i - 1;
    let left = i;
    let least = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      const change = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      left = Math.min(change, above + 1, left + 1);
      row[j] = left;
      diagonal = above;
      if (left < least) least = left;
    }
    // Every way to the end leads through this row.
    if (least >= limit) return least;
  }
  return row[b.length]!;
}

/** The candidates nearest to a text, at most `count` of them, nearest first. */
export function nearest(text: string, candidates: readonly string[], count: number): string[] {
  const best: { readonly candidate: string; readonly away: number }[] = [];
  for (const candidate of candidates) {
    const limit = best.length < count ? Infinity : best[count - 1]!.away;
    const away = distance(text, candidate, limit);
    if (away >= limit) continue;
    const place = best.findIndex((other) => other.away > away);
    best.splice(place < 0 ? best.length : place, 0, { candidate, away });
    best.length = Math.min(best.length, count);
  }
  return best.map(({ candidate }) => candidate);
}
