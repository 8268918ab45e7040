// How numbers and tables of an arena are written.

export const percent = (share: number): string => (100 * share).toFixed(1);

/** Rows under a head, each column as wide as it has to be. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((text, column) => Math.max(text.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => text.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)];
}
