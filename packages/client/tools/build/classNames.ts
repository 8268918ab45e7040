// Short names for the classes of the built page: which file, in letters, and which of its classes, as a number. The same sources always
// give the same names. While the page is worked on, classes keep names that can be read.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** None that could make a word: what keeps advertisements away hides classes such as `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** b, c, … z, cb, cc, … */
function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest === 0 ? '' : inLetters(rest)) + LETTERS.charAt(number % LETTERS.length);
}

/** `source`: the folder with all style sheets that have classes of their own. */
export function makeClassNames(source: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: source })
    .toSorted()
    .map((file) => resolve(source, file));
  const known = new Map<string, string[]>();
  return (name, asked) => {
    const file = resolve(asked.replace(/\?.*$/u, ''));
    const index = files.indexOf(file);
    if (index < 0) throw new Error(`${file} does not lie in ${source}`);
    const names = known.get(file) ?? [];
    known.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `_${inLetters(index)}${String(names.indexOf(name))}`;
  };
}
