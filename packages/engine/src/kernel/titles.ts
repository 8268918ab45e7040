// English names made from ids, for sentences.

/** The words of an id, each with a capital. */
export function titleOf(id: string): string {
  return id.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash === '' ? '' : ' ') + letter.toUpperCase(),
  );
}
