// What somebody wants done at a table, one thing after the other. Each is done once or refused, whatever the link does.
import { RefusedError, type Asking, type Channel } from '../channel/channel.ts';
import { lookForEvidence, type Act } from './evidence.ts';
import type { Following } from './following.ts';
import { freshEntries } from './fresh.ts';
import type { TableModel } from './model.ts';

/** What an answer may tell; a key is missing where its answer was lost. */
export interface Done {
  readonly number?: number;
  readonly proposal?: number;
  readonly key?: string;
}

export interface ErrandParts {
  readonly channel: Channel;
  readonly following: Following;
  readonly model: () => TableModel;
  /** What is being done now. */
  readonly busy: (type: Act | undefined) => void;
}

/** Fulfilled with the number of the entry that moved the board; with nothing where it was not moved. */
type Moved = Promise<number | undefined>;

/** So often something is tried that the server cannot do just now. */
const MOST_TRIES = 4;
const PAUSE = 250;

export class Errands {
  readonly #parts: ErrandParts;
  #last: Promise<unknown> = Promise.resolve();
  /** The last of those ahead that moves the board. */
  #ahead: Moved | undefined;

  constructor(parts: ErrandParts) {
    this.#parts = parts;
  }

  /** Something that does not depend on the board. */
  run(asking: Asking<Act>): Promise<Done | RefusedError> {
    return this.#queue(asking.type, () => this.#perform(asking));
  }

  /** Something that is meant for the board as it is shown now, or as what is under way will leave it. */
  runOnBoard(type: Act, ask: (position: number) => Asking<Act>): Promise<Done | RefusedError> {
    const { position: shown, epoch } = this.#parts.model();
    const ahead = this.#ahead;
    const outcome = this.#queue(type, async () => {
      const position = ahead === undefined ? shown : await ahead;
      if (position === undefined)
        return new RefusedError('stale', 'What came before it did not happen, so it was not tried.');
      return this.#perform(ask(position), epoch);
    });
    if (type === 'propose') return outcome;
    const moved = outcome.then((done) => (done instanceof RefusedError ? undefined : done.number));
    this.#ahead = moved;
    void moved.finally(() => {
      if (this.#ahead === moved) this.#ahead = undefined;
    });
    return outcome;
  }

  async #queue(type: Act, run: () => Promise<Done | RefusedError>): Promise<Done | RefusedError> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#parts.busy(type);
    try {
      return await run();
    } finally {
      this.#parts.busy(undefined);
      resolve();
    }
  }

  /** `epoch`: the history that it was meant for. */
  async #perform(asking: Asking<Act>, epoch = this.#parts.model().epoch): Promise<Done | RefusedError> {
    try {
      return await this.#askOnce(asking, epoch);
    } catch (error) {
      if (error instanceof RefusedError) return error;
      throw error;
    }
  }

  /** Asks until it is known to have happened or to be refused. It is asked for again only where the log does not have it. */
  async #askOnce(asking: Asking<Act>, epoch: string | undefined): Promise<Done> {
    const { channel, following, model } = this.#parts;
    await following.here();
    this.#needHistory(epoch);
    const since = model().number;
    let unavailable = 0;
    for (let isFirst = true; ; isFirst = false) {
      try {
        const done: Done = await channel.ask<Act>(asking);
        if (done.number !== undefined) await following.reaches(done.number);
        return done;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const isUnknown = error.code === 'lost' || error.code === 'unavailable';
        if (isFirst && !isUnknown) throw error;
        if (error.code === 'unavailable') {
          unavailable += 1;
          await new Promise((resolve) => setTimeout(resolve, PAUSE * unavailable));
        }
        const done = await this.#inLog(asking, since, epoch);
        if (done !== undefined) return done;
        if (!isUnknown || unavailable >= MOST_TRIES) throw error;
      }
    }
  }

  /** Numbers of one history mean nothing in another: what was meant for the old one is not tried in the new one. */
  #needHistory(epoch: string | undefined): void {
    if (epoch !== undefined && epoch !== this.#parts.model().epoch)
      throw new RefusedError('lost', 'The server was put back to an older state.');
  }

  async #inLog(asking: Asking<Act>, since: number, epoch: string | undefined): Promise<Done | undefined> {
    const { following, model } = this.#parts;
    following.again();
    await following.here();
    this.#needHistory(epoch);
    const now = model();
    const verdict = lookForEvidence(asking, { entries: freshEntries(now, since), info: now.info });
    if (verdict.verdict === 'overtaken')
      throw new RefusedError('lost', 'The answer was lost, and something else has happened since.');
    return verdict.verdict === 'happened' ? verdict : undefined;
  }
}
