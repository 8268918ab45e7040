// Asks for lines: with editing, history and Tab in a terminal, plainly from a pipe.
import { createInterface, type Interface } from 'node:readline';

export type Completer = (line: string) => readonly string[];

export class Lines {
  readonly #readline: Interface;
  readonly #waiting: ((line: string | undefined) => void)[] = [];
  readonly #typed: string[] = [];
  #ended = false;
  /** What could come after what is typed so far. */
  completer: Completer = () => [];

  constructor() {
    this.#readline = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.isTerminal,
      completer: (line: string) => [[...this.completer(line)], line],
    });
    this.#readline.on('line', (line) => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#typed.push(line);
      else next(line);
    });
    this.#readline.on('close', () => {
      this.#ended = true;
      for (const next of this.#waiting.splice(0)) next(undefined);
    });
  }

  get isTerminal(): boolean {
    return process.stdin.isTTY && process.stdout.isTTY;
  }

  /** The next line, or undefined when there is none any more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.isTerminal) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    }
    const line = await this.#next();
    if (!this.isTerminal) process.stdout.write(`${prompt}${line ?? ''}\n`);
    else if (line === undefined) process.stdout.write('\n');
    return line;
  }

  #next(): Promise<string | undefined> {
    const typed = this.#typed.shift();
    if (typed !== undefined) return Promise.resolve(typed);
    if (this.#ended) return Promise.resolve(undefined);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#readline.close();
  }
}
