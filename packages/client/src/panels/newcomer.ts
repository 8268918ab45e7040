// Whether somebody is new on this device: until a few turns have been seen here, numbers say more of themselves.
import { useEffect, useRef, useState } from 'react';

const KEY = 'cordon.turns';
const FEW = 3;

export function readTurns(text: string | null): number {
  const turns = Number(text ?? 0);
  return Number.isSafeInteger(turns) && turns > 0 ? turns : 0;
}

function kept(): number {
  try {
    return readTurns(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

function keep(turns: number): void {
  try {
    localStorage.setItem(KEY, String(turns));
  } catch {
    // A browser that keeps nothing explains once more.
  }
}

/** Counts the turns that end in sight. */
export function useNewcomer(turnsDone: number): 'yes' | 'no' {
  const [turns, setTurns] = useState(kept);
  const last = useRef(turnsDone);
  useEffect(() => {
    const passed = turnsDone - last.current;
    last.current = turnsDone;
    if (passed <= 0 || turns >= FEW) return;
    setTurns(turns + passed);
    keep(turns + passed);
  }, [turnsDone, turns]);
  return turns < FEW ? 'yes' : 'no';
}
