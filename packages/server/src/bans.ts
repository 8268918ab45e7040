// Who is not let in, as this process knows it: read at the start and whenever an operator changed it.
import type { Ban, Store } from '@cordon/tables';

export interface Bans {
  /** Whether somebody of this address, or with the cookie of this guest, stays outside. */
  readonly keepOut: (address: string, guest: string | undefined) => boolean;
  /** Reads them again. */
  readonly load: () => Promise<void>;
}

export function makeBans(store: Pick<Store, 'bans'>, now: () => number): Bans {
  let known: ReadonlyMap<string, Ban> = new Map();
  const isBanned = (kind: Ban['kind'], subject: string): boolean => {
    const ban = known.get(`${kind} ${subject}`);
    return ban !== undefined && (ban.until === undefined || now() < ban.until);
  };
  return {
    keepOut: (address, guest) =>
      isBanned('address', address) || (guest !== undefined && isBanned('guest', guest)),
    async load() {
      const all = await store.bans();
      known = new Map(all.map((ban) => [`${ban.kind} ${ban.subject}`, ban]));
    },
  };
}
