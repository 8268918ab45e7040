// How much moves on the board: what people chose, and never more than their system asks for.
import { useSyncExternalStore } from 'react';

export type Motion = 'full' | 'fast' | 'off';

const QUERY = '(prefers-reduced-motion: reduce)';

function listen(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

export function useMotion(chosen: Motion): Motion {
  const reduced = useSyncExternalStore(
    listen,
    () => matchMedia(QUERY).matches,
    () => false,
  );
  return reduced ? 'off' : chosen;
}
