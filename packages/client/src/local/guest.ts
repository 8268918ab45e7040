// The one guest of this browser, who holds every seat that no bot holds.
import type { Person } from '@cordon/protocol';
import { cleanName, makeGuestId, Refusal, type TableStore } from '@cordon/tables';

type GuestStore = Pick<TableStore, 'guest' | 'putGuest' | 'setting'>;

/** The guest who was here before, or a new one of this name. */
export async function knownGuest(store: GuestStore, name: string): Promise<Person> {
  const id = await store.setting('guest', makeGuestId);
  return (await store.guest(id)) ?? nameGuest(store, id, name);
}

export async function nameGuest(store: GuestStore, id: string, name: string): Promise<Person> {
  const clean = cleanName(name);
  if (clean === undefined) throw new Refusal('bad-message', 'This cannot be a name.');
  const guest = { id, name: clean };
  await store.putGuest(guest, Date.now());
  return guest;
}
