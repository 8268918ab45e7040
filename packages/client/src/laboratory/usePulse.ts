// A moment on the lab board: for a while after a number has grown while somebody looked, and never when the board is first shown.
import { useEffect, useRef, useState } from 'react';

const LENGTH = 1400;

export function usePulse(value: number): 'yes' | 'no' {
  const before = useRef(value);
  const [pulse, setPulse] = useState<'yes' | 'no'>('no');
  useEffect(() => {
    const isMore = value > before.current;
    before.current = value;
    setPulse(isMore ? 'yes' : 'no');
    if (!isMore) return undefined;
    const timer = setTimeout(() => setPulse('no'), LENGTH);
    return () => clearTimeout(timer);
  }, [value]);
  return pulse;
}
