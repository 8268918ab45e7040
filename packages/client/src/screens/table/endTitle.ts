// How a game ended, in three words, for those who played it and for those who watched.
import type { Scene } from '../../scene/scene.ts';
import type { TableWords } from '../../words/table.ts';

export function endTitle(
  { view: { ending }, mine }: Pick<Scene, 'view' | 'mine'>,
  { end, log }: Pick<TableWords, 'end' | 'log'>,
): string {
  if (ending === 'running') return log.abandoned;
  const whose = mine.length > 0 ? end : end.others;
  return ending === 'won' ? whose.won : whose.lost;
}
