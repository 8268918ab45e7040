// Tables with Virulent Strain for scenarios.
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

type Partly = Partial<Position>;

/** A table with both boxes and the challenge; the Scientist has the turn, and drawn cards are cities unless something else is said. */
export function strainTable(position: Partly = {}): Scenario {
  return scenario({
    boxes: ['brink', 'lab'],
    challenges: ['virulent-strain'],
    roles: ['scientist', 'researcher'],
    ...position,
  });
}

/** The same, starting from a position that tests may change. */
strainTable.with =
  (usual: Partly) =>
  (position: Partly = {}): Scenario =>
    strainTable({ ...usual, ...position });
