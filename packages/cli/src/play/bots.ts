// Computer players at the table: which seats, and what they do next.
import { BOTS as NAMES, makeBot } from '@cordon/bots';
import { seedOfSeries, speakerOf, type Game, type State, type Command } from '@cordon/engine';
import { blankState, PASS, seedRandom, Table, toCommand, type Player } from '@cordon/engine/inner';
import { FAULTS } from '../engines/fault.ts';
import { answerOf, programsOf, type Sitter } from '../engines/playOut.ts';
import { ProgramSeat, type Program } from '../engines/seat.ts';
import { seatsOfPerson } from '../people.ts';
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

/**
 * “2,3=greedy” or “2=random,3=greedy”: a seat without a name has that of the next one, or is greedy. Whoever plays for a person plays for all
 * seats of that person.
 */
export function readBots(
  text: string | undefined,
  game: Game,
  programs: readonly Program[],
): (Sitter | undefined)[] {
  const { seats } = game.shape;
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
    const person = speakerOf(game, number);
    if (person !== number)
      throw new Trouble(
        `Player ${String(person)} decides for seat ${String(number)}: name seat ${String(person)} in --bots.`,
      );
    name = kind;
    const program = programs.find((one) => one.name === kind);
    const sitter =
      program === undefined
        ? { player: playerNamed(kind) }
        : { player: playerNamed('fast'), program: new ProgramSeat(program, number) };
    for (const own of seatsOfPerson(game, number)) sitters[own - 1] = sitter;
  }
  return sitters;
}

/** Far from the numbers of any series of games. */
const BOTS = 0xb07;

export class Bots {
  readonly #sitters: readonly (Sitter | undefined)[];
  /** Programs that are known to have lost their seats. */
  readonly #lost = new Set<ProgramSeat>();
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
    await Promise.all(programsOf(this.#sitters).map((program) => program.begin(session.state, chance)));
    this.#tellLosses();
  }

  /** Tells programs how it ended, if it did, and ends them. */
  async end(session: Session): Promise<void> {
    const programs = programsOf(this.#sitters);
    for (const program of programs) if (session.state.over !== 0) program.over(session.state);
    await Promise.all(programs.map((program) => program.end()));
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
    for (const program of programsOf(this.#sitters)) {
      const { fault, seat } = program;
      if (fault === undefined || this.#lost.has(program)) continue;
      this.#lost.add(program);
      say(
        `The program on seat ${String(seat)} ${FAULTS[fault.fault]} (${fault.line}); fast plays on for it.`,
      );
    }
  }
}
