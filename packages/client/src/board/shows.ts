// Reads what only some games show, without trusting its shape: what is missing or of another kind is as if it were empty.
import type { View } from '@cordon/engine';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function listShown(view: View, name: string): string[] {
  const value = view.shows[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function textShown(view: View, name: string): string | undefined {
  const value = view.shows[name];
  return typeof value === 'string' ? value : undefined;
}

export function countsShown(view: View, name: string): [string, number][] {
  const value = view.shows[name];
  const entries = isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, count]): [string, number][] =>
    typeof count === 'number' ? [[key, count]] : [],
  );
}

export function textsShown(view: View, name: string): [string, string][] {
  const value = view.shows[name];
  const entries = isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [],
  );
}
