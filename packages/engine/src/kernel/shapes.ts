// What untyped callers may hand over is looked at here before anything trusts its type.

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isWords(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((word) => typeof word === 'string');
}

/** A whole number that a cell can hold. */
export function isCell(value: unknown): value is number {
  return typeof value === 'number' && value === (value | 0);
}
