// Group commit: what arrives while a commit is under way is collected and handed over as the next batch.

/** Hears of every commit: how many writes shared it, and how many seconds it took. */
export type OnCommit = (writes: number, seconds: number) => void;

/** Something to write, and where its outcome goes. */
export interface Pending<Item, Value> {
  readonly item: Item;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

export interface Group<Item, Value> {
  /** Adds something to write; the first goes at once. */
  add(item: Item): Promise<Value>;
  /** How many wait for the commit after the one under way. */
  readonly waiting: () => number;
  /** Waits until nothing is left to write. */
  drain(): Promise<void>;
}

/** How many writes share a transaction at most. */
const LARGEST_BATCH = 1000;

/** `commit` settles every pending write of its batch and never rejects. */
export function groupCommits<Item, Value>(
  commit: (batch: readonly Pending<Item, Value>[]) => Promise<void>,
): Group<Item, Value> {
  let waiting: Pending<Item, Value>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await commit(batch);
      // Those who waited for this commit often write again as soon as they hear of it.
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    }
    running = undefined;
  }

  return {
    add: (item) =>
      new Promise<Value>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      }),
    waiting: () => waiting.length,
    drain: async () => {
      await running;
    },
  };
}
