// Lines to be tried at a table that was made for it, kept as long as the tab is open.
const PREFIX = 'cordon.line.';

export function keepLine(table: string, line: readonly string[]): void {
  try {
    sessionStorage.setItem(PREFIX + table, JSON.stringify(line));
  } catch {
    // The table is there all the same, without the line beside it.
  }
}

export function lineAt(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + table) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function forgetLine(table: string): void {
  try {
    sessionStorage.removeItem(PREFIX + table);
  } catch {
    // Nothing was kept.
  }
}
