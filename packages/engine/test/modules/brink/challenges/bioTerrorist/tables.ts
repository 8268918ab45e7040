// Tables for scenarios with the Bio-Terrorist.
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

export const BT = 'bio-terrorist';
const TEAM = ['dispatcher', 'researcher'];

type Part = Partial<Position> & Required<Pick<Position, 'terrorist'>>;

/** The action part of the first player goes on; roles are those of the team. */
export function terroristTable({ roles = TEAM, challenges = [], ...position }: Part): Scenario {
  return scenario({
    boxes: ['brink', 'lab'],
    challenges: ['bio-terrorist', ...challenges],
    ...position,
    roles: [...roles, BT],
  });
}

/** His turn goes on, and he is about to give the first of his three commands. */
export function hisTurn(position: Part): Scenario {
  return terroristTable({ ...position, step: 'terrorist' }).as(BT);
}

interface Shown {
  readonly state: string;
  readonly city?: string;
  readonly hand: { readonly size: number; readonly known: readonly string[] };
  readonly possible: readonly string[];
  readonly sightings: readonly { readonly city: string; readonly turn: number }[];
  readonly lastKnown?: { readonly city: string; readonly turn: number };
  readonly turn?: { readonly actions: number; readonly freeDrive: boolean };
}

/** What a role sees of him; without one, what all see. */
export function shown(s: Scenario, role?: string): Shown {
  return s.view(role).shows['terrorist'] as Shown;
}
