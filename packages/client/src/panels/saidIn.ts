// What stands of a turn, for its summary.
import type { Turn } from '../table/turns.ts';
import type { Said } from '../words/game/telling/recap.ts';

export function saidIn({ lines }: Turn): readonly Said[] {
  return lines
    .filter(({ gone, facts }) => gone === 'no' && facts.length > 0)
    .map(({ entry, facts }) => ({ seat: entry.entry === 'played' ? entry.seat : 0, facts }));
}
