// What nobody waits for: it is fetched when it is first wanted, or before that, when the page has nothing else to do. So it is there
// when the network is gone by then.

type Fetch = () => Promise<unknown>;

const waiting = new Set<Fetch>();

/** How long the page is left alone before anything is fetched, in milliseconds. */
const REST = 4000;

/** Puts something on the list; gives it back as it is. */
export function later<Wanted extends Fetch>(fetch: Wanted): Wanted {
  waiting.add(fetch);
  return fetch;
}

/** Fetches all that waits, one after the other in idle moments; gives back how to stop. */
export function fetchLater(): () => void {
  let stopped: 'yes' | 'no' = 'no';
  const next = async (): Promise<void> => {
    const [fetch] = waiting;
    if (fetch === undefined || stopped === 'yes') return;
    waiting.delete(fetch);
    try {
      await fetch();
      whenIdle(() => void next());
    } catch {
      // Some browsers never fetch again what could not be had once: the rest waits until the server answers.
      void goOnWhenHeard();
    }
  };
  const goOnWhenHeard = async (): Promise<void> => {
    const isHeard = await globalThis.fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (isHeard === undefined) rest(() => void goOnWhenHeard());
    else whenIdle(() => void next());
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (work: () => void): void => {
    if (stopped === 'no') timer = setTimeout(work, REST);
  };
  rest(() => whenIdle(() => void next()));
  return () => {
    stopped = 'yes';
    clearTimeout(timer);
  };
}

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 50);
}
