// The letter H opens and closes the hint, wherever the focus is: also before anything on the page has it.
import { useEffect, useRef } from 'react';

/** Where letters are typed, or belong to what lies over the table. */
const ELSEWHERE = 'input, textarea, select, [role="dialog"], [role="menu"]';

export function useHintKey(isOn: boolean, toggle: () => void): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent): void => {
      if (isHintKey(event)) latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOn]);
}

function isHintKey({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'h' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(ELSEWHERE) !== null);
}
