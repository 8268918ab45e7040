// Reads what the modules of a game show, which has no type of its own.
import type { View } from '@cordon/engine';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export type CureWord = 'none' | 'cured' | 'eradicated';

export function cureOf(view: View, colour: string): CureWord {
  const cures = view.shows['cures'];
  const word = isRecord(cures) ? cures[colour] : undefined;
  return word === 'cured' || word === 'eradicated' ? word : 'none';
}

export function stationsOf(view: View): string[] {
  return texts(view.shows['stations']);
}

/** How many cards of a colour this seat needs for a cure. */
export function cardsForCure(view: View, seat: number, colour: string): number {
  const all = view.shows['cardsForCure'];
  const own: unknown = Array.isArray(all) ? all[seat - 1] : undefined;
  const count = isRecord(own) ? own[colour] : undefined;
  return typeof count === 'number' ? count : 0;
}

export function storedEvent(view: View): string | undefined {
  const card = view.shows['storedEvent'];
  return typeof card === 'string' ? card : undefined;
}

export function quietNightComes(view: View): boolean {
  return view.shows['quietNight'] === true;
}
