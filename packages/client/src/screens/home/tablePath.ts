// Finds the table in what somebody pasted: a whole link, a path, or a path with a key.

export function tablePath(text: string): string | undefined {
  const [, table, key = ''] = /\/t\/([\w-]{4,64})\/?(#[\w-]+)?\s*$/u.exec(text.trim()) ?? [];
  return table === undefined ? undefined : `/t/${table}${key}`;
}
