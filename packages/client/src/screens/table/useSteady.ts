// The same object as long as it says the same.
import { useState } from 'react';

export function useSteady<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
