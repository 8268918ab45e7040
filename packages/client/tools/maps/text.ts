// How wide a name is at most, in the typefaces a board may be set in.

export const FONT_SIZE = 13;

const NARROW = new Set("iíîjl.'-ft ");
const WIDE = new Set('mwMWÉÈ@');

/** In units of a map, for letters of the size names are drawn in; errs on the wide side. */
export function widthOf(name: string): number {
  let ems = 0;
  for (const letter of name.normalize('NFC')) {
    if (NARROW.has(letter)) ems += 0.36;
    else if (WIDE.has(letter)) ems += 0.94;
    else ems += letter === letter.toLowerCase() ? 0.62 : 0.78;
  }
  return ems * FONT_SIZE;
}
