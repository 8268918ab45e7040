// The keys of the table, in one list: what hears them and the sheet that explains them both read it.
import type { KeyDeed } from '../../../words/table.ts';

/** As `KeyboardEvent.key` and `aria-keyshortcuts` call them. */
export const KEY_NAMES = {
  cancel: 'Escape',
  go: 'Space',
  undo: 'u',
  hint: 'h',
  map: 'm',
  lab: 'l',
  plan: 'p',
  keys: '?',
} as const;

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

export interface KeyRow {
  readonly deed: KeyDeed;
  /** What is printed on the keys. */
  readonly caps: readonly string[];
}

const NAMED = ['cancel', 'undo', 'hint', 'map', 'lab', 'plan', 'keys'] as const;

/** In the order of the sheet. */
export const KEYS: readonly KeyRow[] = [
  { deed: 'go', caps: ['␣'] },
  { deed: 'pick', caps: ['1', '…', '9', '0'] },
  { deed: 'cancel', caps: ['Esc'] },
  { deed: 'undo', caps: ['U'] },
  { deed: 'hint', caps: ['H'] },
  { deed: 'plan', caps: ['P'] },
  { deed: 'map', caps: ['M'] },
  { deed: 'lab', caps: ['L'] },
  { deed: 'walk', caps: ['←', '↑', '↓', '→'] },
  { deed: 'zoom', caps: ['+', '−', '0'] },
  { deed: 'history', caps: ['←', '→'] },
  { deed: 'keys', caps: ['?'] },
];

/** What a key does, if it is one of the table's. */
export function deedOf(key: string): KeyDeed | undefined {
  if (key === ' ') return 'go';
  if (DIGITS.some((digit) => digit === key)) return 'pick';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return 'history';
  const lower = key.length === 1 ? key.toLowerCase() : key;
  return NAMED.find((deed) => KEY_NAMES[deed] === lower);
}
