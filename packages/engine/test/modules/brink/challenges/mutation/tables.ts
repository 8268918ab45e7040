// Positions with the purple disease.
import { scenario, type Position, type Scenario } from '../../../../scenario/scenario.ts';

/** Nobody whose role has to do with cubes. */
const roles = ['operations-expert', 'dispatcher'] as const;

export const mutationTable = (position: Partial<Position> = {}): Scenario =>
  scenario({ boxes: ['brink', 'lab'], challenges: ['mutation'], roles, ...position });

export const panicTable = (position: Partial<Position> = {}): Scenario =>
  mutationTable({ challenges: ['worldwide-panic'], ...position });

/** Both tables, for what Worldwide Panic leaves as it is. */
export const BOTH = [
  ['Mutation', mutationTable],
  ['Worldwide Panic', panicTable],
] as const;

/** The Mutation cards of a table. */
export const mutationCards = ({ game }: Scenario): readonly string[] =>
  game.infectionIds.slice(game.shape.cities);
