// A program in the place of one person. It is shown the views of the seats that this person decides for, usually one, and nothing else; after a
// fault they are somebody else's until the next game, which a fresh process begins.
import { formatWords, type State } from '@cordon/engine';
import { PASS, toCommand, type Offers, type Packed } from '@cordon/engine/inner';
import type { Fault } from './fault.ts';
import { decideMessage, gameMessage, hello, overMessage, PROTOCOL, readAnswer } from './messages.ts';
import { ProgramProcess } from './process.ts';

export interface Program {
  /** What it is called in a list of bots. */
  readonly name: string;
  /** As it was given. */
  readonly command: string;
  readonly words: readonly [string, ...string[]];
  /** For a decision. */
  readonly seconds: number;
  /** For a greeting and for getting ready, while libraries are read and tables made. */
  readonly startSeconds: number;
}

/** The word for doing nothing, where that is offered. */
const PASS_WORD = 'pass';
/** Characters of a name that are shown. */
const LONGEST_NAME = 40;

export class ProgramSeat {
  readonly #program: Program;
  /** The person's own seat, counted from 1. */
  readonly seat: number;
  #process: ProgramProcess | undefined;
  #title = '';
  #fault: Fault | undefined;
  #waited = 0;

  constructor(program: Program, seat: number) {
    this.#program = program;
    this.seat = seat;
  }

  /** Its name and version, as it says. */
  get title(): string {
    return this.#title;
  }

  /** Why it has lost its seat in this game. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Milliseconds by the clock for which it was waited in this game. */
  get waited(): number {
    return this.#waited;
  }

  /** Starts its process, unless it runs already, and waits for its greeting. */
  async greet(): Promise<void> {
    this.#fault = undefined;
    this.#process ??= await this.#start();
  }

  async begin(state: State, chance: string): Promise<void> {
    const { seconds, startSeconds } = this.#program;
    this.#waited = 0;
    await this.greet();
    const process = this.#process;
    if (process === undefined) return;
    const message = gameMessage(state, this.seat, chance, seconds);
    await this.#ask(process, message, startSeconds, 'ready');
  }

  /** Its command for a seat, counted from 1, among the offers; undefined once it has lost its seat. */
  async decide(state: State, seat: number, offers: Offers): Promise<Packed | undefined> {
    const process = this.#process;
    if (process === undefined) return undefined;
    if (offers.count === 1) return offers.items[0]!;
    const commands = new Map<string, Packed>();
    for (let i = 0; i < offers.count; i++) {
      const packed = offers.items[i]!;
      commands.set(
        packed === PASS ? PASS_WORD : formatWords(state.game, toCommand(state.game, packed)),
        packed,
      );
    }
    const { seconds } = this.#program;
    const message = decideMessage(state, seat, [...commands.keys()], seconds);
    const before = performance.now();
    const fields = await this.#ask(process, message, seconds, 'command');
    this.#waited += performance.now() - before;
    if (fields === undefined) return undefined;
    const said = fields.get('command');
    const packed = typeof said === 'string' ? commands.get(said) : undefined;
    if (packed === undefined) this.#lose(process.accuse('illegal', JSON.stringify(said ?? 'no command')));
    return packed;
  }

  over(state: State): void {
    this.#process?.say(overMessage(state, this.seat));
  }

  async end(): Promise<void> {
    await this.#process?.end();
    this.#process = undefined;
  }

  async #start(): Promise<ProgramProcess | undefined> {
    const process = new ProgramProcess(this.#program.words);
    const fields = await this.#ask(process, hello, this.#program.startSeconds, 'hello');
    if (fields === undefined) return undefined;
    if (fields.get('protocol') !== PROTOCOL) {
      this.#lose(process.accuse('junk', `protocol ${JSON.stringify(fields.get('protocol') ?? 'missing')}`));
      return undefined;
    }
    this.#title = ['name', 'version']
      .map((name) => fields.get(name))
      .filter((text) => typeof text === 'string')
      .join(' ')
      .slice(0, LONGEST_NAME);
    return process;
  }

  async #ask(
    process: ProgramProcess,
    message: object,
    seconds: number,
    type: string,
  ): Promise<ReadonlyMap<string, unknown> | undefined> {
    const answer = await process.ask(message, seconds);
    if ('fault' in answer) this.#lose(answer);
    else {
      const fields = readAnswer(answer.line, type);
      if (fields !== undefined) return fields;
      this.#lose(process.accuse('junk', answer.line));
    }
    return undefined;
  }

  #lose(fault: Fault): void {
    this.#fault = fault;
    this.#process = undefined;
  }
}
