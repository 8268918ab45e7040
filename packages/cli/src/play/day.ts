// The deal of a day at the keyboard: the cards that the page deals without a server.
import { compile, seedFromText, type Game, type Seed } from '@cordon/engine';
import { chosenOpenly, configOfDay, dayAt, isDay, seedOfDay } from '@cordon/tables';
import { orTrouble, Trouble } from '../trouble.ts';

export interface DayTable {
  readonly game: Game;
  readonly seed: Seed;
}

/** `today`, or a date that is not in the future. Hands lie open, so the game stops for events only where somebody can play one. */
export function tableOfDay(wanted: string, now: number): DayTable {
  const today = dayAt(now);
  const day = wanted === 'today' ? today : wanted;
  if (!isDay(day)) throw new Trouble(`--day takes “today” or a date such as 2026-11-16, not “${wanted}”.`);
  if (day > today) throw new Trouble(`The deal of ${day} is played on ${day}, and not before.`);
  const config = configOfDay(day);
  const game = orTrouble(compile({ ...config, options: { ...config.options, windows: 'possible' } }));
  return { game, seed: seedFromText(seedOfDay(day, '', chosenOpenly(day))) };
}
