// The pieces of a game in a box of 24, for panels and legends.

/** A cube from a little above and the right: the front is large enough for a symbol. */
export const CUBE = {
  outline: 'M1.5 7.5 6.5 2.5H22.5V17.5L17.5 22.5H1.5Z',
  top: 'M1.5 7.5 6.5 2.5H22.5L17.5 7.5Z',
  side: 'M17.5 7.5 22.5 2.5V17.5L17.5 22.5Z',
} as const;

export const VIAL = {
  glass: 'M7.5 3V17.5a4.5 4.5 0 0 0 9 0V3M5.5 2.5h13',
  filling: 'M7.5 8h9v9.5a4.5 4.5 0 0 1-9 0Z',
  shine:
    'M1.8 6.5 3.8 7.5M1.5 12.5h2.2M1.8 18.5 3.8 17.5M22.2 6.5 20.2 7.5M22.5 12.5h-2.2M22.2 18.5 20.2 17.5',
} as const;

/** Twelve units higher than wide: the head carries the icon of the role, the coat two letters. */
export const PAWN = {
  width: 24,
  height: 36,
  outline:
    'M12 1A10 10 0 0 1 17.5 19.4L20.5 31.5C21.2 32 21.5 32.5 21.5 33.2 21.5 34.5 17.3 35.2 12 35.2S2.5 34.5 2.5 33.2C2.5 32.5 2.8 32 3.5 31.5L6.5 19.4A10 10 0 0 1 12 1Z',
} as const;

export const ANCHOR = 'M12 7a2.5 2.5 0 1 0-.01 0ZM12 7V21.5M7 11h10M3 14c.5 4.5 4 7.5 9 7.5s8.5-3 9-7.5';
