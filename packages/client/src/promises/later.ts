// What nobody waits for: it is fetched when it is first wanted, or before that, when the page has nothing else to do. So it is there
// when the network is gone by then.

type Fetch = () => Promise<unknown>;

/** How long the page is left alone before anything is fetched, in milliseconds. */
const REST = 4000;

export interface Later {
  /** Puts something on the list; gives it back as it is. */
  readonly later: <Wanted extends Fetch>(fetch: Wanted) => Wanted;
  /**
   * Fetches all that waits, one after the other in idle moments; gives back how to stop. Nothing is asked for while the server is away:
   * what could not be had once, some browsers never fetch again.
   */
  readonly fetchLater: (isAway: () => boolean) => () => void;
}

export function makeList(): Later {
  const waiting = new Set<Fetch>();
  return {
    later(fetch) {
      waiting.add(fetch);
      return fetch;
    },
    fetchLater: (isAway) => fetchAll(waiting, isAway),
  };
}

/** The list of the page. */
export const { later, fetchLater } = makeList();

function fetchAll(waiting: Set<Fetch>, isAway: () => boolean): () => void {
  let stopped: 'yes' | 'no' = 'no';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (work: () => void): void => {
    if (stopped === 'no') timer = setTimeout(work, REST);
  };
  const next = async (): Promise<void> => {
    const [fetch] = waiting;
    if (fetch === undefined || stopped === 'yes') return;
    if (isAway()) {
      rest(() => void next());
      return;
    }
    waiting.delete(fetch);
    try {
      await fetch();
      whenIdle(() => void next());
    } catch {
      void goOnWhenHeard();
    }
  };
  const goOnWhenHeard = async (): Promise<void> => {
    const isHeard = await globalThis.fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (isHeard === undefined) rest(() => void goOnWhenHeard());
    else whenIdle(() => void next());
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
