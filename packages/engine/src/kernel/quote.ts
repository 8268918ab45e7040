// Words from outside in messages: short, on one line, in quotation marks.

const LONGEST = 40;

/** A value as a message may show it: a text in quotation marks, cut when it is long; anything but text and numbers by its type. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(value)}”`;
  // Nothing more is asked of it: a proxy may throw at any question.
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  return shorten(String(value));
}

/** The start of a text on one line, without anything unseen that would turn it round; “…” stands for the rest. */
export function shorten(text: string, longest = LONGEST): string {
  const line = text.slice(0, longest + 1).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\u{fffd}');
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
