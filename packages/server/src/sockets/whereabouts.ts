// Which address a guest last came from: guests are free to make, addresses are not, so work is shared out by both.

export interface Whereabouts {
  readonly saw: (guest: string, address: string) => void;
  /** Undefined for a guest who has not been here since the process started, or not for long. */
  readonly of: (guest: string) => string | undefined;
}

/** The guests seen last are remembered. */
const MOST = 20_000;

export function makeWhereabouts(most = MOST): Whereabouts {
  const addresses = new Map<string, string>();
  return {
    saw(guest, address) {
      addresses.delete(guest);
      addresses.set(guest, address);
      const [oldest] = addresses.keys();
      if (addresses.size > most && oldest !== undefined) addresses.delete(oldest);
    },
    of: (guest) => addresses.get(guest),
  };
}
