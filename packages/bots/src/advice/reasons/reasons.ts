// The reasons for a line, the weightiest first: what it changes between the position before it and the one after it.
import { isWonBy, type Packed, type State } from '@cordon/engine/inner';
import type { Reason, Weighted } from '../reason.ts';
import { cardsSpent } from './cards.ts';
import { dangers } from './dangers.ts';
import { progress } from './goals.ts';
import { outlookOn } from './outlook.ts';
import { pawnsMoved } from './pawns.ts';
import { rolesUsed } from './roles.ts';
import { workDone } from './work.ts';

/** Reasons in the order of their weight. What will be drawn is told only in `actions`: in the middle of a draw it is not the same. */
export function reasonsFor(
  before: State,
  after: State,
  commands: readonly Packed[],
  during: 'actions' | 'questions',
): Weighted[] {
  if (isWonBy(after, after.game.sides[after.turn]!)) return [{ reason: { code: 'wins' }, weight: 1000 }];
  const [one, other] = [outlookOn(before), outlookOn(after)];
  const reasons = [
    ...(during === 'actions' ? dangers(one, other) : []),
    ...progress(one, other),
    ...(during === 'actions' ? pawnsMoved(one, other) : []),
    ...cardsSpent(one, other, commands),
    ...rolesUsed(one, other, commands),
    ...workDone(before, commands),
  ];
  return reasons.toSorted((first, second) => second.weight - first.weight);
}

/** The few that are told. */
export function told(reasons: readonly Weighted[], most: number): Reason[] {
  const few = reasons.slice(0, most).map(({ reason }) => reason);
  return few.length > 0 ? few : [{ code: 'comes-out-best' }];
}
