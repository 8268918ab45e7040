// Ce que chaque table dit de la vue en texte, en français.
import type { ReaderLinkWords } from '../reader.ts';

export const readerLink: ReaderLinkWords = {
  open: 'Jouer en texte, pour lecteurs d’écran',
  about: (what, text) => `${what} : ${text}`,
};
