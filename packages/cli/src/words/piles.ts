// The face-up piles in words.
import type { Game, View } from '@cordon/engine';
import { cardName, cityName, counted, listed } from './names.ts';

export function pileLines(game: Game, view: View): string[] {
  const line = (what: string, names: readonly string[]): string =>
    `${what}: ${names.length === 0 ? 'none' : `${counted(names.length, 'card')}, ${listed(names)}`}.`;
  return [
    line(
      'Player cards discarded',
      view.playerDiscard.map((card) => cardName(game, card)),
    ),
    line(
      'Infection cards discarded, the last one at the end',
      view.infectionDiscard.map((city) => cityName(game, city)),
    ),
  ];
}
