// What every table says of the non-visual view, in English.
import type { ReaderLinkWords } from '../reader.ts';

export const readerLink: ReaderLinkWords = {
  open: 'Play in text, for screen readers',
  about: (what, text) => `${what}: ${text}`,
};
