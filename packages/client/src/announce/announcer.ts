// One live region for the whole page: what is said waits its turn and is said once.
import { createStore } from 'zustand/vanilla';

export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** So long a screen reader needs before the next text may replace this one, in milliseconds for each letter and at least. */
const PER_LETTER = 45;
const LEAST = 700;

export const announcer = createStore<{ readonly now: Announcement | undefined }>(() => ({ now: undefined }));

const waiting: string[] = [];
let number = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  timer = undefined;
  const text = waiting.shift();
  if (text === undefined) return;
  number++;
  announcer.setState({ now: { number, text } });
  timer = setTimeout(next, Math.max(LEAST, text.length * PER_LETTER));
}

export function announce(text: string): void {
  if (text.trim() === '') return;
  waiting.push(text);
  if (timer === undefined) next();
}
