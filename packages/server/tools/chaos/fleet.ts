// The server processes of a run: started, killed, started again.
import type { Address, Ending, ServerProcess } from '../../test/support/process.ts';
import { startProcess } from '../../test/support/process.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';

interface Running {
  readonly process: ServerProcess;
  /** Where it serves, once it does. */
  address: Address | undefined;
  /** Whether we have ended it ourselves. */
  end: 'unexpected' | 'wanted';
}

export class Fleet {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #chance: Chance;
  readonly #faults: Faults;
  readonly #running: (Running | undefined)[];
  #changed = Promise.withResolvers<void>();

  constructor(
    environment: Readonly<Record<string, string>>,
    { count, chance, faults }: { readonly count: number; readonly chance: Chance; readonly faults: Faults },
  ) {
    this.#environment = environment;
    this.#chance = chance;
    this.#faults = faults;
    this.#running = Array.from({ length: count }, () => undefined);
  }

  get count(): number {
    return this.#running.length;
  }

  isServing(place: number): boolean {
    return this.#running[place]?.address !== undefined;
  }

  /** The address of a process that serves; waits until there is one, and in vain only after a fault. */
  async address(): Promise<Address | undefined> {
    while (this.#faults.none) {
      const serving = this.#running.flatMap((one) => one?.address ?? []);
      if (serving.length > 0) return this.#chance.pick(serving);
      await Promise.race([this.#changed.promise, this.#faults.stopped]);
    }
    return undefined;
  }

  /** Starts a process in this place. Fulfilled when it serves or was killed before that. */
  async start(place: number): Promise<void> {
    const started = startProcess(this.#environment);
    const running: Running = { process: started, address: undefined, end: 'unexpected' };
    this.#running[place] = running;
    void started.ended.then((ending) => this.#ended(running, ending));
    try {
      const address = await started.serving;
      if (running.end === 'unexpected') running.address = address;
    } catch (error) {
      if (running.end === 'unexpected') this.#faults.tell(String(error));
    }
    this.#stir();
  }

  /** Kills a process as a crash does, whatever it is doing. */
  async kill(place: number): Promise<void> {
    await this.#end(place, 'SIGKILL');
  }

  /** Asks a process to end, which it does in peace. */
  async stop(place: number): Promise<void> {
    const ending = await this.#end(place, 'SIGTERM');
    if (ending?.code !== 0)
      this.#faults.tell(`a server that was asked to end did so with ${JSON.stringify(ending)}`);
  }

  async #end(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<Ending | undefined> {
    const running = this.#running[place];
    if (running === undefined) return undefined;
    running.end = 'wanted';
    running.address = undefined;
    running.process.kill(signal);
    const ending = await running.process.ended;
    if (this.#running[place] === running) this.#running[place] = undefined;
    return ending;
  }

  #ended({ process, end }: Running, { code, signal }: Ending): void {
    if (end === 'unexpected')
      this.#faults.tell(`a server ended by itself (${String(code ?? signal)}): ${process.said()}`);
    for (const line of process.logged) this.#faults.tell(`a server had trouble: ${line}`);
  }

  #stir(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}
