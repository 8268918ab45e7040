// How many actions whoever is asked has left, if actions are what the game waits for.
import type { View } from '@cordon/engine';
import type { TeamsShown } from '@cordon/protocol/team';
import type { Scene } from '../../../scene/scene.ts';

/** The frames that lend actions, and how many they usually lend. */
const USUAL: Readonly<Record<string, number>> = { actions: 4, cdc: 1 };

export interface Lent {
  readonly left: number;
  readonly usual: number;
}

/** What a member of a team usually has; `4-2`: what they agreed on. */
const SHARE = 3;

function shareOf({ turn }: View, { teams, active, division = '' }: TeamsShown): number {
  const seats = teams.find(({ team }) => team === active)?.seats ?? [];
  return Number(division.split('-')[seats.indexOf(turn)] ?? '') || SHARE;
}

export function actionsLent({ view, teams }: Pick<Scene, 'view' | 'teams'>): Lent | undefined {
  const { waitsFor, frames } = view;
  const frame = frames.at(-1);
  const left = frame?.['left'];
  const known = USUAL[String(frame?.['frame'])];
  const usual = teams === undefined || known === undefined ? known : shareOf(view, teams);
  return waitsFor === 0 || usual === undefined || typeof left !== 'number' ? undefined : { left, usual };
}
