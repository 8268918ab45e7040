// The city on which the mouse rests. One that it only passes on its way draws no arrows.
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long it stays there before that counts, in milliseconds. */
const RESTS = 120;

/** That city, and what is told where the mouse is. */
export function useRestedOn(): readonly [string | undefined, (city: string | undefined) => void] {
  const [rested, setRested] = useState<string>();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pass = useCallback((city: string | undefined) => {
    clearTimeout(timer.current);
    setRested(undefined);
    if (city !== undefined) timer.current = window.setTimeout(() => setRested(city), RESTS);
  }, []);
  return [rested, pass];
}
