// What was found wrong. The first fault ends the run.

export class Faults {
  readonly found: string[] = [];
  readonly #stop = Promise.withResolvers<void>();

  get none(): boolean {
    return this.found.length === 0;
  }

  /** Fulfilled by the first fault. */
  get stopped(): Promise<void> {
    return this.#stop.promise;
  }

  tell(text: string): void {
    this.found.push(text);
    this.#stop.resolve();
  }

  /** Tells what a task throws. */
  async watch(task: Promise<void>): Promise<void> {
    try {
      await task;
    } catch (error) {
      this.tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}
