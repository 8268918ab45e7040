// Looks after the server while it is under attack: that it is the same process, that it is well, and how much it needs.

export interface Memory {
  readonly bytes: number;
  /** The processor time it has used, in seconds. */
  readonly busy: number;
  /** When the process was started: another number is another process. */
  readonly started: number;
}

const EVERY = 2000;

export async function readMemory(http: string): Promise<Memory> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'mu').exec(text)?.[1]);
  return {
    bytes: value('process_resident_memory_bytes'),
    busy: value('process_cpu_seconds_total'),
    started: value('process_start_time_seconds'),
  };
}

export class Watch {
  #most = 0;
  #isOver = false;
  readonly #watching: Promise<void>;

  constructor(http: string, started: number, fault: (words: string) => void, tell: (bytes: number) => void) {
    this.#watching = this.#watch(http, started, fault, tell);
  }

  /** The most that was seen. */
  async stop(): Promise<number> {
    this.#isOver = true;
    await this.#watching;
    return this.#most;
  }

  async #watch(
    http: string,
    started: number,
    fault: (words: string) => void,
    tell: (bytes: number) => void,
  ): Promise<void> {
    let isLast = false;
    for (let round = 1; !isLast; round++) {
      isLast = this.#isOver;
      try {
        const memory = await readMemory(http);
        this.#most = Math.max(this.#most, memory.bytes);
        if (round % 5 === 0) tell(memory.bytes);
        if (memory.started !== started) fault('the server is another process');
        const { status } = await fetch(`${http}/health`);
        if (status !== 200) fault(`the server says ${String(status)} when asked for its health`);
      } catch (error) {
        fault(`the server cannot be asked for its health: ${String(error)}`);
        return;
      }
      if (!this.#isOver) await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  }
}
