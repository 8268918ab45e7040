// Keys find their place again: when what had the focus is gone or covered, the place it stood in takes it.
import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent) => void;
}

export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const had = last.current;
    const now = document.activeElement;
    if (had === undefined || (now !== document.body && now !== had)) return;
    // What is covered keeps the focus for a moment and then loses it.
    if (had.isConnected && had.checkVisibility({ visibilityProperty: true })) return;
    ref.current?.focus({ preventScroll: true });
  });
  const onFocus = useCallback(({ target }: FocusEvent) => {
    last.current = target;
  }, []);
  return { ref, tabIndex: -1, onFocus };
}
