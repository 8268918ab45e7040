// How long some work keeps the thread to itself, in time of this thread alone: what other programs do does not count.

/** Time that went by, and time of this thread. The latter is counted in steps of some milliseconds, so the lesser one is true. */
const clocks = (): { readonly wall: number; readonly own: number } => {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), own: (user + system) / 1000 };
};

/** The longest stretch in milliseconds between two moments at which others could have had their turn. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  let longest = 0;
  let isOver = false;
  let last = clocks();
  const looked = Promise.withResolvers<undefined>();
  const look = (): void => {
    const now = clocks();
    longest = Math.max(longest, Math.min(now.wall - last.wall, now.own - last.own));
    last = now;
    if (isOver) looked.resolve(undefined);
    else setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    isOver = true;
    await looked.promise;
  }
  return longest;
}

/**
 * The least of several tries, each with work of its own: a pause to collect garbage or to compile belongs to none of them. One that
 * is short enough ends them.
 */
export async function leastStretch(
  tries: number,
  enough: number,
  prepare: (attempt: number) => Promise<() => Promise<unknown>>,
): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < tries && least >= enough; attempt++) {
    const work = await prepare(attempt);
    least = Math.min(least, await longestStretch(work));
  }
  return least;
}
