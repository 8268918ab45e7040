// Load on seated tables: open (so many commands a second, whatever the server does) or closed (a command follows a command).
import type { SeatedTable } from './seats.ts';
import { playAny } from './seats.ts';

export interface Load {
  /** Commands that were sent to all. */
  readonly commands: number;
  /** Milliseconds from sending a command to the receipt of the last seat, in order. */
  readonly latencies: Float64Array;
  /** Milliseconds by which commands were sent later than they should have been, in order. */
  readonly lateness: Float64Array;
  /** Commands that were due when no table could take one. */
  readonly missed: number;
  readonly seconds: number;
}

/** The tables that can take a command, and what is measured. */
export class Crowd {
  readonly #ready: SeatedTable[] = [];
  #latencies: number[] = [];
  #lateness: number[] = [];
  #onReady: (table: SeatedTable) => void = (table) => this.#ready.push(table);
  /** Games that ended. */
  over = 0;

  /** All seats of a table have heard of the last command. */
  heard(table: SeatedTable): void {
    if (table.sentAt > 0) this.#latencies.push(performance.now() - table.sentAt);
    this.#onReady(table);
  }

  get readyCount(): number {
    return this.#ready.length;
  }

  /** So many commands a second at random moments, each at a random table that has heard of its last one. */
  async open(rate: number, seconds: number): Promise<Load> {
    this.#onReady = (table) => this.#ready.push(table);
    const began = this.#begin();
    let due = began;
    let missed = 0;
    while (due < began + seconds * 1000) {
      const now = performance.now();
      for (; due <= now; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
        if (this.#playSomewhere()) this.#lateness.push(performance.now() - due);
        else missed += 1;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(1, due - performance.now()));
      });
    }
    return this.#end(began, missed);
  }

  /** So many tables at once, each sending its next command as soon as all seats have heard of the last. */
  async closed(tables: number, seconds: number): Promise<Load> {
    const began = this.#begin();
    const end = began + seconds * 1000;
    this.#onReady = (table) => {
      if (performance.now() > end) this.#ready.push(table);
      else if (!playAny(table, () => performance.now())) {
        this.over += 1;
        this.#playSomewhere();
      }
    };
    for (let count = 0; count < tables; count++) this.#playSomewhere();
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
    return this.#end(began, 0);
  }

  #playSomewhere(): boolean {
    while (this.#ready.length > 0) {
      const index = Math.floor(Math.random() * this.#ready.length);
      const table = this.#ready[index]!;
      this.#ready[index] = this.#ready.at(-1)!;
      this.#ready.pop();
      if (playAny(table, () => performance.now())) return true;
      this.over += 1;
    }
    return false;
  }

  #begin(): number {
    this.#latencies = [];
    this.#lateness = [];
    return performance.now();
  }

  #end(began: number, missed: number): Load {
    const seconds = (performance.now() - began) / 1000;
    const latencies = Float64Array.from(this.#latencies).sort();
    const lateness = Float64Array.from(this.#lateness).sort();
    return { commands: latencies.length, latencies, lateness, missed, seconds };
  }
}
