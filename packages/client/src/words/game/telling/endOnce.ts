/** A sentence whose last word is a name with a mark of its own, such as “The Mutation Spreads!”, ends with that mark alone. */
export const endOnce = (sentence: string): string => sentence.replace(/(?<=[!?])\s?[.!]$/u, '');
