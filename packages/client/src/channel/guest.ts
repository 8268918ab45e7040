// Who somebody is on a server: a name and a cookie that only the browser sees.
import type { Person } from '@cordon/protocol';

/** `offline`: nothing was heard. `refused`: the server could not or would not, and it is not because of the name. */
export type GuestTrouble = 'bad-name' | 'too-fast' | 'offline' | 'refused';

export type GuestAnswer =
  | { readonly ok: true; readonly guest: Person | undefined }
  | { readonly ok: false; readonly trouble: GuestTrouble };

export interface GuestDesk {
  /** Who the cookie is; nobody before a name was given. */
  whoAmI(): Promise<GuestAnswer>;
  /** Gives this browser a name, or a new one. After the first time links have to come in anew, later they say hello again. */
  introduce(name: string): Promise<GuestAnswer>;
  forget(): Promise<GuestAnswer>;
  /** Erases the guest on the server, for good. */
  erase(guest: string): Promise<GuestAnswer>;
}

export interface GuestParts {
  /** The server, without a slash at the end; that of the page where it is left out. */
  readonly server?: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export function guestDesk({
  server = '',
  fetch: get = (url, init) => fetch(url, init),
}: GuestParts = {}): GuestDesk {
  const ask = async (init: RequestInit, path = '/api/guest'): Promise<GuestAnswer> => {
    try {
      const response = await get(`${server}${path}`, { credentials: 'same-origin', ...init });
      const body: unknown = await response.json();
      return response.ok ? { ok: true, guest: guestIn(body) } : { ok: false, trouble: troubleIn(body) };
    } catch {
      return { ok: false, trouble: 'offline' };
    }
  };
  return {
    whoAmI: () => ask({ method: 'GET' }),
    introduce: (name) => ask(posted({ name })),
    forget: () => ask({ method: 'DELETE' }),
    erase: (guest) => ask(posted({ guest }), '/api/guest/forget'),
  };
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function guestIn(body: unknown): Person | undefined {
  if (!has(body, 'guest') || !has(body.guest, 'id') || !has(body.guest, 'name')) return undefined;
  const { id, name } = body.guest;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}

function troubleIn(body: unknown): GuestTrouble {
  const code = has(body, 'code') ? body.code : undefined;
  return code === 'bad-name' || code === 'too-fast' ? code : 'refused';
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}
