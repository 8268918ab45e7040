// What the fast bot would have done with a decision: what play is measured against.
import { play, Table, type Packed, type Sight } from '@cordon/engine/inner';
import { freshFast } from '../../bots.ts';
import { drawState } from '../drawn.ts';
import { generatorFrom } from '../generator.ts';
import { beginAt, isSameDecision } from './decisions.ts';

/** More commands than a decision takes. */
const MOST = 100;

/** The commands of all seats until the decision is made, on a table drawn from the sight. */
export function usualCommands(sight: Sight, seed: string, tells: readonly number[]): Packed[] {
  const { game } = sight.table;
  const state = drawState(game, sight, generatorFrom(`usual ${seed}`));
  const table = new Table(state);
  const fast = freshFast();
  const players = Array.from({ length: game.shape.seats }, () => fast);
  const randoms = players.map((_, seat) => generatorFrom(`usual ${seed} ${String(seat)}`));
  const begun = beginAt(state, 0, tells);
  const commands: Packed[] = [];
  do {
    const command = table.next(players, randoms);
    play(state, command);
    commands.push(command);
  } while (state.over === 0 && commands.length < MOST && isSameDecision(begun, beginAt(state, 0, tells)));
  return commands;
}
