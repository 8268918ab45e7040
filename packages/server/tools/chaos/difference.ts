// Where two values differ first, in a few words.

export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (isObject(one) && isObject(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(one[name], other[name], `${path}.${name}`);
      if (found !== undefined) return found;
    }
    if (Array.isArray(one) === Array.isArray(other)) return undefined;
  }
  return `${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
