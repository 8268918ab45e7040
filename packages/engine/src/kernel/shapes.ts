// Values from outside: copied once into plain data of bounded size, then checked, before anything trusts their type.

/** Stands for a value that can't be copied: too big, too deep, cyclic, not plain data, or with a getter that throws. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

const DEEPEST = 6;

/**
 * A copy of plain data (objects, lists, strings, numbers, booleans, null) made of at most `most` values, or UNREADABLE. Each property is
 * read once, so the copy can't change later and reading it runs no code of the caller.
 */
export function plainCopy(value: unknown, most: number): unknown {
  const budget = { left: most };
  try {
    return copy(value, budget, 0);
  } catch {
    return UNREADABLE;
  }
}

function copy(value: unknown, budget: { left: number }, depth: number): unknown {
  if (typeof value !== 'object' || value === null) {
    if (isPlainLeaf(value)) return value;
    throw new TypeError('not plain data');
  }
  if (depth >= DEEPEST) throw new RangeError('too deep');
  if (Array.isArray(value)) {
    const { length } = value;
    spend(budget, length);
    return Array.from({ length }, (_, index) => copy(value[index], budget, depth + 1));
  }
  if (!isPlainObject(value)) throw new TypeError('not a plain object');
  const keys = Object.keys(value);
  spend(budget, keys.length);
  const entries = keys.map((key) => [key, copy(Reflect.get(value, key), budget, depth + 1)] as const);
  return Object.fromEntries(entries);
}

function isPlainLeaf(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}

/** An object literal or a parsed one, of whatever realm. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function spend(budget: { left: number }, count: number): void {
  budget.left -= count;
  if (!(budget.left >= 0)) throw new RangeError('too big');
}

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

/** The number that decimal digits write, as people write it: no sign, no leading zero, no exponent; undefined otherwise. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^(?:0|[1-9]\d{0,8})$/u.test(text) ? Number(text) : undefined;
}
