// The boxes there are, by the ids that configurations use.
import { brink } from './brink/index.ts';
import type { Box } from './box.ts';
import { lab } from './lab/index.ts';

export const BOXES: readonly Box[] = [brink, lab];

export function boxOf(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}
