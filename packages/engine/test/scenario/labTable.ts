// Tables with the lab for scenarios, and what they show of it.
import { expect } from 'vitest';
import { restore, sameState, snapshot } from '../../src/index.ts';
import { checkPosition } from '../properties/invariants.ts';
import { scenario, type Position, type Scenario } from './scenario.ts';

interface LineShown {
  readonly sequence?: string;
  readonly colour?: string;
  readonly characterized?: string;
  readonly tested?: string;
  readonly circles: readonly { readonly colour: string; readonly cube?: string }[];
  readonly complete: boolean;
}

export interface LabShown {
  readonly dishes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly research: readonly [LineShown, LineShown];
  readonly sequence: { readonly left: number; readonly discard: readonly string[] };
}

/** Two who have no ability in the lab, at the station of Atlanta. */
export const labTable = (position: Partial<Position> = {}): Scenario =>
  scenario({ boxes: ['lab'], challenges: ['lab'], roles: ['scientist', 'medic'], ...position });

export const labOf = (s: Scenario): LabShown => s.view().shows['laboratory'] as LabShown;
export const lineOf = (s: Scenario, line: 0 | 1 = 0): LineShown => labOf(s).research[line];

/** Colour to the cubes on a line. */
export function cubesOf(s: Scenario, line: 0 | 1 = 0): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { cube } of lineOf(s, line).circles)
    if (cube !== undefined) counts[cube] = (counts[cube] ?? 0) + 1;
  return counts;
}

/** What is offered of these kinds, without the seat. */
export function offered(s: Scenario, ...kinds: readonly string[]): string[] {
  return s
    .legal()
    .map((command) => command.replace(/^\d+: /u, ''))
    .filter((command) => kinds.includes(command.split(' ')[0]!))
    .toSorted();
}

/** Nothing was lost, and the position can be saved and read again. */
export function isWhole(s: Scenario): Scenario {
  checkPosition(s.state, 0);
  const restored = restore(s.game, snapshot(s.state));
  expect(restored.ok ? '' : restored.error.message).toBe('');
  expect(restored.ok && sameState(restored.value, s.state)).toBe(true);
  return s;
}
