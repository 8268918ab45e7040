// How a game ended, in three words, for those who played it and for those who watched; and who has won where it wasn't everybody.
import type { Scene } from '../../scene/scene.ts';
import type { TableWords } from '../../words/table.ts';

export function endTitle(
  scene: Pick<Scene, 'view' | 'mine'>,
  { end, log }: Pick<TableWords, 'end' | 'log'>,
): string {
  if (scene.view.ending === 'running') return log.abandoned;
  const whose = scene.mine.length > 0 ? end : end.others;
  return isWon(scene) ? whose.won : whose.lost;
}

/** Somebody who plays has won with any of their seats; to others a game is won whose ending says so. */
export function isWon({ view: { ending, winners }, mine }: Pick<Scene, 'view' | 'mine'>): boolean {
  return mine.length > 0 ? mine.some((seat) => winners.includes(seat)) : ending === 'won';
}

/** The seats that have won, where some have and others haven't. */
export function winnersAmong({ winners, seats }: Scene['view']): readonly number[] {
  return winners.length < seats.length ? winners : [];
}

/** Whether there is an end to be told of, or will be once everything before it was seen; also while one looks at an earlier board. */
export function mayBeOver({ model }: Pick<Scene, 'model'>): boolean {
  const { status } = model.info ?? {};
  return status === 'abandoned' || model.boards.some(({ view }) => view.ending !== 'running');
}
