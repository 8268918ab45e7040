/** Whoever has given no name plays under this one on this device; pages show a word of their language for it. */
export const UNNAMED = 'You';
