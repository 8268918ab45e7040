// Positions of solo tables: the player is the first role, the CDC the second seat.
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

export type SoloPosition = Omit<Position, 'roles' | 'turn'> & { readonly role?: string };

/** A turn in which nothing happens: four harmless cards. */
export const QUIET = {
  options: { windows: 'possible' },
  drawNext: ['sydney', 'manila'],
  infectNext: ['jakarta', 'bangkok'],
} as const;

export function solo({ role = 'scientist', challenges = [], ...position }: SoloPosition = {}): Scenario {
  return scenario({
    boxes: ['brink', 'lab'],
    ...position,
    challenges: [...challenges, 'solo'],
    roles: [role, 'cdc'],
  });
}

/** The same in the CDC's step, with the CDC speaking. */
export const inStep = (position: SoloPosition = {}): Scenario => solo({ ...position, step: 'cdc' }).as('cdc');
