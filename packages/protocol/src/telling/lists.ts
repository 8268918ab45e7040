// Several things in a row.

/** “A, B and C”; empty where there is nothing. */
export function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`;
}
