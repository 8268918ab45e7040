// Every disease has a shape besides its colour, so that nobody needs to tell colours apart.

export const SYMBOLS: Readonly<Record<string, string>> = {
  blue: 'M12 2 21 12 12 22 3 12Z',
  yellow: 'M12 3 22 20.5H2Z',
  black: 'M4 4H20V20H4Z',
  red: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z',
  purple: 'M12 1.5 14.9 8.5 22.5 9.1 16.7 14 18.5 21.4 12 17.4 5.5 21.4 7.3 14 1.5 9.1 9.1 8.5Z',
};

const UNKNOWN = 'M7 3.5H17L22 12 17 20.5H7L2 12Z';

export const symbolOf = (colour: string): string =>
  Object.hasOwn(SYMBOLS, colour) ? (SYMBOLS[colour] ?? UNKNOWN) : UNKNOWN;
