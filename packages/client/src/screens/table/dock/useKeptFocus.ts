// Keys find their place again: when what had the focus is gone, the place it stood in takes it.
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
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  });
  const onFocus = useCallback(({ target }: FocusEvent) => {
    last.current = target;
  }, []);
  return { ref, tabIndex: -1, onFocus };
}
