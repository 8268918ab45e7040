// How many letters apart two texts are (Levenshtein), to find what somebody may have meant.

export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}

/** The candidates nearest to a text, at most `count` of them, nearest first. */
export function nearest(text: string, candidates: readonly string[], count: number): string[] {
  return candidates
    .map((candidate) => ({ candidate, away: distance(text, candidate) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
