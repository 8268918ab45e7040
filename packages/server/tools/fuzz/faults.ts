// What went wrong; after a number of such things the run is over.

const MOST = 20;

export class Faults {
  readonly list: string[] = [];
  readonly #say: (words: string) => void;
  readonly #stop = new AbortController();

  constructor(say: (words: string) => void) {
    this.#say = say;
  }

  /** Aborted when there is no sense in going on. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  readonly add = (words: string): void => {
    this.list.push(words);
    this.#say(`FAULT: ${words}`);
    if (this.list.length >= MOST) this.#stop.abort();
  };
}
