// The moments at which the browser knows that a line may be there again.

/** Calls when the network is back and when the page comes before somebody's eyes. Gives back how to stop. */
export function onWakeUp(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', seen);
  };
}
