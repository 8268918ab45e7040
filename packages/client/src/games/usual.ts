// What holds at a table when nobody says anything.
import type { GameGuide, OptionChoice } from '@cordon/engine';
import { availableWith } from './available.ts';

export interface TableSize {
  readonly players: number;
  readonly epidemics: number;
}

/** The usual value of an option at a table of this size. */
export function usualOf(guide: GameGuide, size: TableSize, { usual, values }: OptionChoice): string {
  // The numbers that only boxes have come after the game's own, box by box.
  const { players, epidemics } = availableWith(
    guide,
    guide.choices.boxes.map(({ id }) => id),
  );
  return usual[players.indexOf(size.players)]?.[epidemics.indexOf(size.epidemics)] ?? values[0]!;
}
