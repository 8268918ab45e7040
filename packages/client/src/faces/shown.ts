// Reads what the modules of a game show, which no type describes.
import type { View } from '@cordon/engine';

export function recordShown(view: View, name: string): Readonly<Record<string, unknown>> {
  const value = view.shows[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function listShown(view: View, name: string): readonly string[] {
  const value = view.shows[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function numberShown(view: View, name: string): number | undefined {
  const value = view.shows[name];
  return typeof value === 'number' ? value : undefined;
}

export function textShown(view: View, name: string): string | undefined {
  const value = view.shows[name];
  return typeof value === 'string' ? value : undefined;
}
