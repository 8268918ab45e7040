// How a game ended, in three words, for those who played it and for those who watched; and who has won where it wasn't everybody.
import type { Scene } from '../../scene/scene.ts';
import { isDivided, isWonFor } from '../../table/outcome.ts';
import type { TableWords } from '../../words/table.ts';

/** `heading`: what is said where some of those before the device have won and others have lost. */
export function endTitle(
  scene: Pick<Scene, 'view' | 'mine'>,
  { end, log }: Pick<TableWords, 'end' | 'log'>,
  heading = '',
): string {
  if (scene.view.ending === 'running') return log.abandoned;
  if (isDivided(scene.view, scene.mine)) return heading;
  const whose = scene.mine.length > 0 ? end : end.others;
  return isWon(scene) ? whose.won : whose.lost;
}

export const isWon = ({ view, mine }: Pick<Scene, 'view' | 'mine'>): boolean => isWonFor(view, mine);

/** The seats that have won, where some have and others haven't. */
export function winnersAmong({ winners, seats }: Scene['view']): readonly number[] {
  return winners.length < seats.length ? winners : [];
}

/** Whether there is an end to be told of, or will be once everything before it was seen; also while one looks at an earlier board. */
export function mayBeOver({ model }: Pick<Scene, 'model'>): boolean {
  const { status } = model.info ?? {};
  return status === 'abandoned' || model.boards.some(({ view }) => view.ending !== 'running');
}
