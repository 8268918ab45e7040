// Plays a game to its end with bots and with programs; where a program has lost its seat, the bot beside it plays on.
import type { State } from '@cordon/engine';
import {
  blankState,
  PASS,
  play,
  sightInto,
  Table,
  type Packed,
  type Player,
  type Question,
} from '@cordon/engine/inner';
import type { ProgramSeat } from './seat.ts';

export interface Sitter {
  readonly player: Player;
  /** Asked first, as long as it behaves. */
  readonly program?: ProgramSeat | undefined;
}

/** What whoever sits there answers; `seen` holds the sight of a player while it thinks. */
export async function answerOf(
  { player, program }: Sitter,
  state: State,
  { seat, offers }: Question,
  random: Int32Array,
  seen: State,
): Promise<Packed> {
  const said = await program?.decide(state, offers);
  return said ?? player.choose(() => sightInto(seen, state, seat), offers, random);
}

export async function playOut(
  state: State,
  sitters: readonly Sitter[],
  randoms: readonly Int32Array[],
): Promise<void> {
  const table = new Table(state);
  const seen = blankState(state.game);
  while (state.over === 0) {
    const question = table.question(() => true)!;
    const { seat } = question;
    const command = await answerOf(sitters[seat]!, state, question, randoms[seat]!, seen);
    table.answer(seat, command);
    if (command !== PASS) play(state, command);
  }
}
