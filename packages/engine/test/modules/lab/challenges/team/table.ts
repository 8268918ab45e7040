// Positions of team tables: the first two roles are team 1, the next two team 2, and so on.
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

const ROLES = ['medic', 'scientist', 'researcher', 'dispatcher'] as const;
const SIX = [...ROLES, 'quarantine-specialist', 'operations-expert'] as const;

export type TablePosition = Omit<Position, 'roles'> & { readonly roles?: readonly string[] };

/** Both boxes, and the Medic of team 1 acts. */
export function teams({ challenges = [], ...position }: TablePosition = {}): Scenario {
  return scenario({
    boxes: ['brink', 'lab'],
    left: 3,
    roles: ROLES,
    ...position,
    challenges: [...challenges, 'team'],
  });
}

/** The same with three teams. */
export const threeTeams = (position: TablePosition = {}): Scenario => teams({ roles: SIX, ...position });

/** A turn in which nothing happens: harmless cards, and windows pass by themselves. */
export const QUIET = {
  options: { windows: 'possible', consent: 'ask' },
  drawNext: ['sydney', 'manila', 'jakarta', 'bangkok', 'osaka', 'taipei'],
  infectNext: ['istanbul', 'riyadh', 'baghdad', 'tehran'],
} as const;

/** What a role sees of the teams. */
export interface Teams {
  readonly active: number;
  readonly teams: readonly {
    readonly awards: readonly string[];
    readonly station?: string;
    readonly goal?: { readonly goal: string; readonly word: string };
    readonly otherGoal?: { readonly goal: string; readonly word: string };
    readonly offered?: readonly string[];
    readonly prestige?: { readonly total: number; readonly parts: Readonly<Record<string, number>> };
    readonly soFar?: { readonly total: number; readonly parts: Readonly<Record<string, number>> };
  }[];
  readonly awardsLeft: readonly string[];
  readonly division?: string;
  readonly bonusCards: Readonly<Record<string, string>>;
}

export const shown = (table: Scenario, role?: string): Teams => table.view(role).shows['team'] as Teams;
