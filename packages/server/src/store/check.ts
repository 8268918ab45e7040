// Refuses what no database keeps as it is, before it can spoil the transaction it would share with others.
import type { Append, Guest, Hook } from './store.ts';

export function checkAppend(append: Append): void {
  if (append.bodies.length === 0) throw new Error('An append needs at least one entry.');
  checkWhole('The number to follow', append.after);
  checkWhole('The time of an append', append.at);
  checkText('table', append.table);
  checkText('summary', append.summary.about);
  for (const body of append.bodies) checkText('entry', body);
  for (const guest of append.joins ?? []) checkText('guest', guest);
  for (const guest of append.leaves ?? []) checkText('guest', guest);
  for (const notice of append.notices ?? []) {
    checkWhole('The seat of a notice', notice.seat);
    checkText('notice', notice.body);
  }
}

export function checkGuest(guest: Guest, at: number): void {
  checkText('guest', guest.id);
  checkText('name of a guest', guest.name);
  checkWhole('The time of a guest', at);
}

export function checkHook(hook: Hook): void {
  checkWhole('The seat of a hook', hook.seat);
  for (const text of [hook.id, hook.table, hook.url, hook.secret, hook.owner]) checkText('hook', text);
}

/** Databases keep text as UTF-8, and PostgreSQL keeps no NUL. */
export function checkText(what: string, text: string): void {
  if (text.includes('\0')) throw new Error(`The text of a ${what} holds a NUL character.`);
  if (!text.isWellFormed()) throw new Error(`The text of a ${what} holds half of a surrogate pair.`);
}

export function checkWhole(what: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${what} must be a whole number, not ${value}.`);
}
