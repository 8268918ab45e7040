// Asks for the typefaces of a look before anything is written in them: a screen that is laid out in others first is laid out twice.
const TITLES = { night: "'Barlow Condensed'", paper: "'Libre Caslon Text'" } as const;

export function fetchLetters(look: keyof typeof TITLES): void {
  for (const font of ["1rem 'Figtree Variable'", `500 1rem ${TITLES[look]}`, `600 1rem ${TITLES[look]}`])
    document.fonts.load(font).catch(() => undefined);
}
