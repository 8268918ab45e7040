// The worker of the hall. It may be begun before the rest of the page is there: its script is large, and the page has to wait for it.

let early: Worker | undefined;

const begin = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Begins it for whoever opens the hall. */
export function beginHall(): void {
  const worker = begin();
  early = worker;
  // Whoever comes later tries again, and hears then what is wrong.
  worker.addEventListener('error', () => {
    if (early === worker) early = undefined;
  });
}

/** The one that was begun, or else a new one; what it is told before it is ready waits. */
export function takeHall(): Worker {
  const worker = early ?? begin();
  early = undefined;
  return worker;
}
