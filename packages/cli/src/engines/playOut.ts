// Plays a game to its end with bots and with programs; where a program has lost its seat, the bot beside it plays on.
import type { State } from '@cordon/engine';
import { blankState, PASS, play, sightInto, Table, type Player } from '@cordon/engine/inner';
import type { ProgramSeat } from './seat.ts';

export interface Sitter {
  readonly player: Player;
  /** Asked first, as long as it behaves. */
  readonly program?: ProgramSeat | undefined;
}

export async function playOut(
  state: State,
  sitters: readonly Sitter[],
  randoms: readonly Int32Array[],
): Promise<void> {
  const table = new Table(state);
  const seen = blankState(state.game);
  while (state.over === 0) {
    const { seat, offers } = table.question(() => true)!;
    const { player, program } = sitters[seat]!;
    const look = () => sightInto(seen, state, seat);
    const said = await program?.decide(state, offers);
    const command = said ?? player.choose(look, offers, randoms[seat]!);
    table.answer(seat, command);
    if (command !== PASS) play(state, command);
  }
}
