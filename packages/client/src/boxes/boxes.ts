// The boxes there are, by the ids that configurations use.
import { brink } from './brink/index.ts';
import type { Box } from './box.ts';
import { lab } from './lab/index.ts';
import { gameNames } from '../words/gameNames.ts';
import type { Language } from '../words/words.ts';

export const BOXES: readonly Box[] = [brink, lab];

export function boxOf(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

/** What is played, in words: “Base game + In the Lab”. */
export function titleOf(
  language: Language,
  { game, boxes = [] }: { readonly game: string; readonly boxes?: readonly string[] | undefined },
): string {
  return [gameNames[language](game), ...boxes.map((id) => boxOf(id)?.name[language] ?? id)].join(' + ');
}
