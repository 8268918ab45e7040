// The hint of a table screen, as its buttons see it.
import { createContext, useContext } from 'react';

export interface Hinting {
  /** `none`: this table gives no hints, or not to whoever looks at it now. */
  readonly state: 'none' | 'closed' | 'open';
  /** Asks for a hint, or closes the one that is there. */
  readonly toggle: () => void;
}

const NONE: Hinting = { state: 'none', toggle: () => {} };

export const HintingContext = createContext<Hinting>(NONE);

export function useHinting(): Hinting {
  return useContext(HintingContext);
}
