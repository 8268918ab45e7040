// Tables with somebody who hides, said in names.
import { toCommand, type Game, type State } from '@cordon/engine/inner';
import { formatCommand } from '@cordon/engine';
import { arrange, type Position } from '../../../engine/test/scenario/arrange.ts';
import { gameOf } from './table.ts';

const ROLES = ['dispatcher', 'researcher', 'bio-terrorist'];
const BOXES = ['brink'];
const CHALLENGES = ['bio-terrorist'];

export const terroristGame = (options: Readonly<Record<string, string>> = {}): Game =>
  gameOf({
    players: 3,
    epidemics: 4,
    roles: ROLES.slice(0, 2),
    boxes: BOXES,
    challenges: CHALLENGES,
    options: { hands: 'open', consent: 'automatic', windows: 'possible', ...options },
  });

/** The first player has the turn; he hides, or with `step: 'terrorist'` it is his part. */
export function withTerrorist(position: Partial<Position> & Pick<Position, 'terrorist'>): State {
  return arrange(terroristGame(), { ...position, roles: ROLES, boxes: BOXES, challenges: CHALLENGES });
}

export const sayIn = ({ game }: State, commands: readonly number[]): string[] =>
  commands.map((command) => formatCommand(game, toCommand(game, command)));
