// A word by which a command is found again in the log: different each time.

/** Works on pages without https too, where browsers make no ids. */
export function makeMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
