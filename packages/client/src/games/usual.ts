// What holds at a table when nobody says anything.
import type { GameGuide, OptionChoice } from '@cordon/engine';
import { availableWith } from './available.ts';

export interface TableSize {
  readonly players: number;
  readonly epidemics: number;
}

/** The usual value of an option at a table of this size. */
export function usualOf(guide: GameGuide, size: TableSize, { usual, values }: OptionChoice): string {
  // The numbers that only boxes have come after the game's own, box by box; those that only challenges have come last.
  const { players, epidemics } = availableWith(
    guide,
    guide.choices.boxes.map(({ id }) => id),
  );
  const ofChallenges = Object.values(guide.choices.terms).flatMap((terms) => terms.players ?? []);
  const numbers = [...new Set([...players, ...ofChallenges])];
  return usual[numbers.indexOf(size.players)]?.[epidemics.indexOf(size.epidemics)] ?? values[0]!;
}
