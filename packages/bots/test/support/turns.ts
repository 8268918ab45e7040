// What bots do in a turn, in words.
import { formatCommand } from '@cordon/engine';
import { play, Table, toCommand, type Player, type State } from '@cordon/engine/inner';
import { generator } from './table.ts';

export const wordsOf = ({ game }: State, commands: readonly number[]): string[] =>
  commands.map((command) => formatCommand(game, toCommand(game, command)));

/** What is said until the turn is over, with the same player on all seats; the state is played on. */
export function turnOf(state: State, player: Player): string[] {
  const players = Array.from({ length: state.game.shape.seats }, () => player);
  const randoms = players.map((_, seat) => generator(`turn ${String(seat)}`));
  const table = new Table(state);
  const { turnsDone } = state;
  const said: string[] = [];
  while (state.over === 0 && state.turnsDone === turnsDone) {
    const command = table.next(players, randoms);
    said.push(...wordsOf(state, [command]));
    play(state, command);
  }
  return said;
}
