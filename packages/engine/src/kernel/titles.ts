// English names made from ids. Imports nothing: the page loads this file without the engine.

/** Words that stay small inside a title. */
const SMALL = new Set(['and', 'of', 'the']);

/** What has no vowel is an abbreviation. */
const ABBREVIATION = /^[^aeiouy]+$/u;

function titled(word: string): string {
  return ABBREVIATION.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words that a hyphen joins to the next. */
const HYPHENED = /\bBio /gu;

/** “end-of-the-line” as “End of the Line”. */
export function titleOf(id: string): string {
  return id
    .split('-')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : titled(word)))
    .join(' ')
    .replace(HYPHENED, 'Bio-');
}
