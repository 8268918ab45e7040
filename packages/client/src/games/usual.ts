// What holds at a table when nobody says anything.
import type { GameGuide, OptionChoice } from '@cordon/engine';

export interface TableSize {
  readonly players: number;
  readonly epidemics: number;
}

/** The usual value of an option at a table of this size. */
export function usualOf(
  { choices: { players, epidemics } }: GameGuide,
  size: TableSize,
  { usual, values }: OptionChoice,
): string {
  return usual[players.indexOf(size.players)]?.[epidemics.indexOf(size.epidemics)] ?? values[0]!;
}
