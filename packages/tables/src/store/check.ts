// Refuses what no database keeps as it is, before it can spoil the transaction it would share with others.
import type { Append, Guest, Hook, Play } from './store.ts';

export function checkAppend(append: Append): void {
  if (append.bodies.length === 0) throw new Error('An append needs at least one entry.');
  checkWhole('The number to follow', append.after);
  checkWhole('The time of an append', append.at);
  checkId('table', append.table);
  checkText('summary', append.summary.about);
  if (append.play !== undefined) checkPlay(append.play);
  for (const body of append.bodies) checkText('entry', body);
  for (const guest of append.joins ?? []) checkId('guest', guest);
  for (const guest of append.leaves ?? []) checkId('guest', guest);
  for (const notice of append.notices ?? []) {
    if (notice.seat !== 'all') checkWhole('The seat of a notice', notice.seat);
    checkText('notice', notice.body);
  }
}

function checkPlay({ people, began, day, end }: Play): void {
  for (const person of people) checkId('guest', person);
  checkWhole('The beginning of a game', began);
  checkText('day', day);
  if (end === undefined) return;
  checkText('rank', end.rank);
  checkWhole('The end of a game', end.at);
}

export function checkGuest(guest: Guest, at: number): void {
  checkId('guest', guest.id);
  checkText('name of a guest', guest.name);
  checkWhole('The time of a guest', at);
}

export function checkHook(hook: Hook): void {
  checkWhole('The seat of a hook', hook.seat);
  for (const id of [hook.id, hook.table, hook.owner]) checkId('hook', id);
  for (const text of [hook.url, hook.secret]) checkText('hook', text);
}

/** Indexes hold short keys only, and the table's id travels in every signal. */
const LONGEST_ID = 200;

function checkId(what: string, id: string): void {
  checkText(what, id);
  if (id === '' || id.length > LONGEST_ID) {
    throw new Error(`The id of a ${what} must have 1 to ${LONGEST_ID} characters, not ${id.length}.`);
  }
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
