// What was last played at a table, so that its game can be fetched before the table has answered.
const PREFIX = 'cordon.played.';
const SEPARATOR = ' ';
/** Between the game with its boxes and the challenges. */
const PARTS = '|';

export interface Played {
  readonly game: string;
  readonly boxes: readonly string[];
  readonly challenges: readonly string[];
}

export function keepPlayed(table: string, { game, boxes, challenges }: Played): void {
  try {
    const kept = [[game, ...boxes], challenges].map((names) => names.join(SEPARATOR)).join(PARTS);
    localStorage.setItem(PREFIX + table, kept);
  } catch {
    // A browser that keeps nothing asks the table first.
  }
}

export function playedAt(table: string): Played | undefined {
  try {
    const kept = localStorage.getItem(PREFIX + table)?.split(PARTS);
    const [[game, ...boxes] = [], challenges = []] = kept?.map((part) => part.split(SEPARATOR)) ?? [];
    return game === undefined ? undefined : { game, boxes, challenges: challenges.filter(Boolean) };
  } catch {
    return undefined;
  }
}
