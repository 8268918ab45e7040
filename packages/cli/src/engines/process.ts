// A program of somebody else in a process of its own: a line in, a line out. Whatever it does ends as an answer or as a fault; after
// a fault it is killed.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { faultOf, type Fault, type FaultName } from './fault.ts';

/** Characters that may wait for the end of their line. */
const LONGEST_LINE = 65_536;
/** Characters of its error output that are kept: the last words before it ended. */
const LAST_WORDS = 2000;
/** Milliseconds between the end of a process and the last of its output, where something else holds it open. */
const LINGER = 250;
/** Milliseconds in which a program may end by itself when it is told to. */
const FAREWELL = 1000;

export type Answer = { readonly line: string } | Fault;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly timer: NodeJS.Timeout;
}

export class ProgramProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #decoder = new StringDecoder('utf8');
  #text = '';
  #errors = '';
  #waiting: Waiting | undefined;
  #fault: Fault | undefined;

  constructor([file, ...args]: readonly [string, ...string[]]) {
    this.#child = spawn(file, args, { stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.#child;
    this.#child.on('error', (error) => this.#fail('not-started', error.message));
    this.#child.on('exit', (code, signal) => {
      setTimeout(() => this.#fail('exited', this.#lastWords(code, signal)), LINGER).unref();
    });
    this.#child.on('close', (code, signal) => this.#fail('exited', this.#lastWords(code, signal)));
    // Whoever does not listen gives no answer either: that is noticed where it is asked.
    stdin.on('error', () => undefined);
    stdout.on('data', (data: Buffer) => this.#read(this.#decoder.write(data)));
    stdout.on('end', () => setTimeout(() => this.#fail('closed', this.#errors), LINGER).unref());
    stderr.on('data', (data: Buffer) => {
      this.#errors = (this.#errors + data.toString('utf8')).slice(-LAST_WORDS);
    });
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Says something that needs no answer. */
  say(message: object): void {
    if (this.#fault === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Says something and waits for the one line that answers it. */
  ask(message: object, seconds: number): Promise<Answer> {
    const early = this.#nextLine();
    if (early !== undefined) this.#fail('unasked', early);
    if (this.#fault !== undefined) return Promise.resolve(this.#fault);
    this.say(message);
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.#fail('silent', `nothing for ${String(seconds)} s`),
        seconds * 1000,
      );
      this.#waiting = { resolve, timer };
    });
  }

  /** Ends it for something it said. */
  accuse(name: FaultName, line: string): Fault {
    this.#fail(name, line);
    return this.#fault!;
  }

  /** Tells it to end, and sees to it. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const gone = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.say({ type: 'quit' });
    this.#fault ??= faultOf('exited', 'told to');
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), FAREWELL);
    await gone;
    clearTimeout(timer);
    this.#letGo();
  }

  #read(text: string): void {
    if (this.#fault !== undefined) return;
    this.#text += text;
    const line = this.#waiting === undefined ? undefined : this.#nextLine();
    if (line !== undefined) this.#settle({ line });
    if (this.#text.length > LONGEST_LINE) this.#fail('flood', this.#text);
  }

  /** Takes the next line that is not empty out of what it wrote. */
  #nextLine(): string | undefined {
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const line = this.#text.slice(0, end).trim();
      this.#text = this.#text.slice(end + 1);
      if (line !== '') return line;
    }
    return undefined;
  }

  #settle(answer: Answer): void {
    if (this.#waiting === undefined) return;
    clearTimeout(this.#waiting.timer);
    const { resolve } = this.#waiting;
    this.#waiting = undefined;
    resolve(answer);
  }

  #fail(name: FaultName, line: string): void {
    if (this.#fault !== undefined) return;
    this.#fault = faultOf(name, line);
    this.#child.kill('SIGKILL');
    this.#letGo();
    this.#settle(this.#fault);
  }

  /** Nothing it leaves open keeps this process from ending. */
  #letGo(): void {
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    this.#text = '';
    this.#child.unref();
  }

  #lastWords(code: number | null, signal: NodeJS.Signals | null): string {
    const how = signal === null ? `exit code ${String(code)}` : `signal ${signal}`;
    const last = this.#errors
      .split('\n')
      .map((line) => line.trim())
      .findLast((line) => line !== '');
    return last === undefined ? how : `${how}: ${last}`;
  }
}
