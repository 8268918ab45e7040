// English names made from ids. Imports nothing: the page loads this file without the engine.

/** Words that stay small inside a title. */
const SMALL = new Set(['and', 'of', 'the']);

/** “end-of-the-line” as “End of the Line”. */
export function titleOf(id: string): string {
  return id
    .split('-')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
