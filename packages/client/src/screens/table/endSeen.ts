// Which ended table's result has been put away to look at the board. Its screen can bring it back.
import { create } from 'zustand';

export interface EndSeen {
  /** The name of the table, or none. */
  readonly id: string;
  readonly putAway: (id: string) => void;
  readonly bringBack: () => void;
}

export const useEndSeen = create<EndSeen>()((set) => ({
  id: '',
  putAway: (id) => set({ id }),
  bringBack: () => set({ id: '' }),
}));
