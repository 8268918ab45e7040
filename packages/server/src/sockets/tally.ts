// How many there are of each, up to a limit.

export class Tally {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more; false if there are as many as there may be. */
  enter(name: string): boolean {
    const count = this.#counts.get(name) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(name, count + 1);
    return true;
  }

  leave(name: string): void {
    const count = this.#counts.get(name) ?? 0;
    if (count <= 1) this.#counts.delete(name);
    else this.#counts.set(name, count - 1);
  }
}
