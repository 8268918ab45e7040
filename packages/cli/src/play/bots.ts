// Computer players at the table: which seats, and what they do next.
import { BOTS as NAMES, makeBot } from '@cordon/bots';
import { seedOfSeries, type State, type Command } from '@cordon/engine';
import { blankState, PASS, seedRandom, Table, toCommand, type Player } from '@cordon/engine/inner';
import { FAULTS } from '../engines/fault.ts';
import { answerOf, type Sitter } from '../engines/playOut.ts';
import { ProgramSeat, type Program } from '../engines/seat.ts';
import { say } from '../terminal/say.ts';
import { Trouble } from '../trouble.ts';
import type { Session } from './session.ts';

const known = new Map<string, Player>();

/** The same player for the same name: seats that plan alike share their plans. */
export function playerNamed(name: string): Player {
  const player = known.get(name) ?? makeBot(name);
  if (player === undefined) throw new Trouble(`There is no player “${name}”; there are ${NAMES.join(', ')}.`);
  known.set(name, player);
  return player;
}

/** “2,3=greedy” or “2=random,3=greedy”: a seat without a name has that of the next one, or is greedy. */
export function readBots(
  text: string | undefined,
  seats: number,
  programs: readonly Program[],
): (Sitter | undefined)[] {
  const sitters = Array.from({ length: seats }, (): Sitter | undefined => undefined);
  if (text === undefined) return sitters;
  let name = 'greedy';
  for (const part of text.split(',').toReversed()) {
    const [seat = '', kind = name] = part.split('=').map((word) => word.trim());
    const number = /^\d+$/u.test(seat) ? Number(seat) : 0;
    if (number < 1 || number > seats) {
      throw new Trouble(
        `--bots takes seats from 1 to ${String(seats)}, as in 2,3=greedy; “${part}” is none.`,
      );
    }
    name = kind;
    const program = programs.find((one) => one.name === kind);
    sitters[number - 1] =
      program === undefined
        ? { player: playerNamed(kind) }
        : { player: playerNamed('fast'), program: new ProgramSeat(program, number) };
  }
  return sitters;
}

/** Far from the numbers of any series of games. */
const BOTS = 0xb07;

export class Bots {
  readonly #sitters: readonly (Sitter | undefined)[];
  /** Seats whose program is known to have lost them. */
  readonly #lost = new Set<number>();
  #at: { readonly state: State; readonly table: Table; readonly seen: State } | undefined;

  constructor(sitters: readonly (Sitter | undefined)[]) {
    this.#sitters = sitters;
  }

  has(seat: number): boolean {
    return this.#sitters[seat - 1] !== undefined;
  }

  /** Lets programs get ready. */
  async begin(session: Session): Promise<void> {
    const chance = session.hash.slice(0, 16);
    await Promise.all(this.#sitters.flatMap((sitter) => sitter?.program?.begin(session.state, chance) ?? []));
    this.#tellLosses();
  }

  /** Tells programs how it ended, if it did, and ends them. */
  async end(session: Session): Promise<void> {
    for (const sitter of this.#sitters) if (session.state.over !== 0) sitter?.program?.over(session.state);
    await Promise.all(this.#sitters.flatMap((sitter) => sitter?.program?.end() ?? []));
  }

  /** What a computer player wants to do now, asked or not; undefined if none does. */
  async next(session: Session): Promise<Command | undefined> {
    if (this.#sitters.every((sitter) => sitter === undefined)) return undefined;
    const own = seedOfSeries(session.seed, BOTS);
    const random = new Int32Array(4);
    const { state, table, seen } = this.#sitAt(session.state);
    for (;;) {
      const question = table.question((seat) => this.#sitters[seat] !== undefined);
      if (question === undefined) return undefined;
      const { seat } = question;
      seedRandom(random, seedOfSeries(own, session.commands.length * this.#sitters.length + seat));
      const packed = await answerOf(this.#sitters[seat]!, state, question, random, seen);
      this.#tellLosses();
      table.answer(seat, packed);
      if (packed !== PASS) return toCommand(session.game, packed);
    }
  }

  #sitAt(state: State): { readonly state: State; readonly table: Table; readonly seen: State } {
    if (this.#at?.state !== state)
      this.#at = { state, table: new Table(state), seen: blankState(state.game) };
    return this.#at;
  }

  #tellLosses(): void {
    for (const [seat, sitter] of this.#sitters.entries()) {
      const fault = sitter?.program?.fault;
      if (fault === undefined || this.#lost.has(seat)) continue;
      this.#lost.add(seat);
      say(
        `The program on seat ${String(seat + 1)} ${FAULTS[fault.fault]} (${fault.line}); fast plays on for it.`,
      );
    }
  }
}
