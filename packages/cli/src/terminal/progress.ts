// A bar on the error output while something takes time; silent where nobody watches.
const WIDTH = 30;
const PAUSE = 100;

export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  #shown = -Infinity;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < PAUSE) return;
    this.#shown = now;
    const share = done / this.#total;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    const left =
      share === 0
        ? ''
        : `, ${String(Math.ceil(((now - this.#started) * (1 - share)) / share / 1000))} s left`;
    process.stderr.write(`\r[${bar}] ${String(done)} of ${String(this.#total)}${left}   `);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write(`\r${' '.repeat(WIDTH + 50)}\r`);
  }
}
