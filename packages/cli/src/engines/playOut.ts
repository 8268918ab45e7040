// Plays a game to its end with bots and programs.
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
  /** Asked first, as long as it behaves; after a fault the player beside it answers. */
  readonly program?: ProgramSeat | undefined;
}

/** The programs at a table, each once: one may sit on several seats. */
export function programsOf(sitters: readonly (Sitter | undefined)[]): ProgramSeat[] {
  return [...new Set(sitters.flatMap((sitter) => sitter?.program ?? []))];
}

/** The answer of one seat; `seen` holds the player's sight while it thinks. */
export async function answerOf(
  { player, program }: Sitter,
  state: State,
  { seat, offers }: Question,
  random: Int32Array,
  seen: State,
): Promise<Packed> {
  const said = await program?.decide(state, seat + 1, offers);
  return said ?? player.choose(() => sightInto(seen, state, seat), offers, random);
}

/** Plays on until the game is over or, with `stopAtFault`, until a program misbehaves. Returns the moves. */
export async function playOut(
  state: State,
  sitters: readonly Sitter[],
  randoms: readonly Int32Array[],
  stopAtFault = false,
): Promise<Packed[]> {
  const table = new Table(state);
  const seen = blankState(state.game);
  const moves: Packed[] = [];
  const stopped = (): boolean => stopAtFault && sitters.some(({ program }) => program?.fault !== undefined);
  while (state.over === 0 && !stopped()) {
    const question = table.question(() => true)!;
    const { seat } = question;
    const command = await answerOf(sitters[seat]!, state, question, randoms[seat]!, seen);
    if (stopped()) break;
    table.answer(seat, command);
    if (command === PASS) continue;
    play(state, command);
    moves.push(command);
  }
  return moves;
}
