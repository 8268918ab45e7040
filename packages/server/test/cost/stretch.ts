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

const things = Array.from({ length: 4000 }, (_, number) => ({
  number,
  name: `thing ${String(number)}`,
  parts: [number, number + 1],
}));
/** Milliseconds that copying them takes on the machine the limits were set on, while nothing else runs there. */
const USUAL = 24;

/** How many times as long everything takes here and now: cores are slower, or others share them. At least 1. */
function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const before = clocks();
    for (let round = 0; round < 3; round++) {
      structuredClone(things);
      JSON.parse(JSON.stringify(things));
    }
    const after = clocks();
    return Math.min(after.wall - before.wall, after.own - before.own);
  });
  return Math.max(1, Math.min(...times) / USUAL);
}

/**
 * The least of several tries, each with work of its own, as it would be on the usual machine: a pause to collect garbage or to compile
 * belongs to none of them. One that is short enough ends them.
 */
export async function leastStretch(
  tries: number,
  enough: number,
  prepare: (attempt: number) => Promise<() => Promise<unknown>>,
): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < tries && least >= enough; attempt++) {
    const work = await prepare(attempt);
    const took = await longestStretch(work);
    least = Math.min(least, took < enough ? took : took / slowness());
  }
  return least;
}
