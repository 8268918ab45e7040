// Brings the typefaces of a look before anything is written in them. A screen that is first laid out in other letters is laid out again
// when these arrive, and everything on the map is placed again: on a slow machine that costs two thirds of a second.
import barlow500 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?url';
import barlow600 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import caslon from '@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { Look } from '../kits/files.ts';

interface Letters {
  readonly files: readonly string[];
  /** As CSS names them in `font`. */
  readonly fonts: readonly string[];
}

const BODY = "1rem 'Figtree Variable'";

const LETTERS: Readonly<Record<Look, Letters>> = {
  night: {
    files: [figtree, barlow500, barlow600],
    fonts: [BODY, "500 1rem 'Barlow Condensed'", "600 1rem 'Barlow Condensed'"],
  },
  paper: { files: [figtree, caslon], fonts: [BODY, "1rem 'Libre Caslon Text'"] },
};

/** Fetches the files. Style sheets need not have come yet. */
export function fetchLetters(look: Look): void {
  for (const href of LETTERS[look].files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );
}

/** Milliseconds that a screen waits for its letters; after that it is cheaper to lay it out twice. */
const PATIENCE = 500;

let reading: Promise<void> | undefined;

/** Has the browser read the fetched files, which needs the style sheets. */
export function readLetters(look: Look): void {
  reading = read(LETTERS[look].fonts);
}

async function read(fonts: readonly string[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(fonts.map((font) => document.fonts.load(font))), late]);
  reading = undefined;
}

/** Until it is worth measuring what is written; undefined if it is now. Never fails. */
export const untilLetters = (): Promise<void> | undefined => reading;
