// The names of places on a rules page.

/** A heading, by its place among the blocks of its section. */
export const anchorOf = (section: string, index: number): string => `${section}-${String(index)}`;
