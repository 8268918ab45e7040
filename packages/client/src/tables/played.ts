// What was last played at a table, so that its game can be fetched before the table has answered.
const PREFIX = 'cordon.played.';
const SEPARATOR = ' ';

export interface Played {
  readonly game: string;
  readonly boxes: readonly string[];
}

export function keepPlayed(table: string, { game, boxes }: Played): void {
  try {
    localStorage.setItem(PREFIX + table, [game, ...boxes].join(SEPARATOR));
  } catch {
    // A browser that keeps nothing asks the table first.
  }
}

export function playedAt(table: string): Played | undefined {
  try {
    const [game, ...boxes] = localStorage.getItem(PREFIX + table)?.split(SEPARATOR) ?? [];
    return game === undefined ? undefined : { game, boxes };
  } catch {
    return undefined;
  }
}
