// Reads what the modules of a game show, which has no type of its own.
import type { View } from '@cordon/engine';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textsShown(view: View, name: string): string[] {
  const value = view.shows[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function textShown(view: View, name: string): string | undefined {
  const value = view.shows[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberShown(view: View, name: string): number {
  const value = view.shows[name];
  return typeof value === 'number' ? value : 0;
}

/** The events that stay on the table, each with the seat it lies before. */
export function remindersShown(view: View): { readonly card: string; readonly seat: number }[] {
  const value: unknown = view.shows['reminders'];
  return (Array.isArray(value) ? value : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item['card'] === 'string' && typeof item['seat'] === 'number'
      ? [{ card: item['card'], seat: item['seat'] }]
      : [],
  );
}

/** A record of words or of numbers by name. */
export function wordsShown(view: View, name: string): Readonly<Record<string, string>> {
  return entriesShown(view.shows[name], (value) => typeof value === 'string');
}

export function countsShown(value: unknown): Readonly<Record<string, number>> {
  return entriesShown(value, (count) => typeof count === 'number');
}

function entriesShown<T>(value: unknown, fits: (item: unknown) => item is T): Readonly<Record<string, T>> {
  if (!isRecord(value)) return {};
  const found: Record<string, T> = {};
  for (const [key, item] of Object.entries(value)) if (fits(item)) found[key] = item;
  return found;
}
