// Numbers under the names of what they belong to, as views show them.

/** Each name with the number that belongs to its index. */
export function byName(
  names: readonly string[],
  numberOf: (index: number) => number,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (let index = 0; index < names.length; index++) found[names[index]!] = numberOf(index);
  return found;
}
