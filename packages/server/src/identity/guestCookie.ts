// The signed cookie by which a guest is known again, read from a raw header so that it serves sockets as well.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isGuestId } from '@cordon/tables';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'cordon_guest';
const YEAR_IN_SECONDS = 31_536_000;
const LONGEST_HEADER = 8192;

/** How the answer travels to the browser; over https the cookie is for https alone. */
export type Transport = 'http' | 'https';

export interface KnownGuest {
  readonly id: string;
  /** `old`: signed with a key that no longer signs; the cookie should be written anew. */
  readonly signedBy: 'current' | 'old';
}

export interface GuestCookies {
  /** The guest of a Cookie header; none if it has no cookie of ours or a forged or broken one. */
  read(header: string | undefined): KnownGuest | undefined;
  /** The Set-Cookie header that makes the browser this guest. */
  write(guest: string, transport: Transport): string;
  /** The Set-Cookie header that makes the browser forget. */
  clear(transport: Transport): string;
}

export function makeGuestCookies(secrets: readonly string[]): GuestCookies {
  // A key of its own for this cookie, so that no other signature made with the secret can stand in for it.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(NAME).digest());
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error('there is no key to sign cookies with');
  const sign = (id: string, key: Buffer): Buffer => createHmac('sha256', key).update(id).digest();

  // Lax, not Strict: a link to a table that is opened from a chat must find the guest it belongs to. Whatever changes
  // something is a POST, a DELETE or a socket, and those check the origin as well.
  const setCookie = (value: string, maxAge: number, transport: Transport): string =>
    stringifySetCookie({
      name: NAME,
      value,
      httpOnly: true,
      sameSite: 'lax',
      secure: transport === 'https',
      path: '/',
      maxAge,
    });

  return {
    read(header) {
      if (header === undefined || header.length > LONGEST_HEADER) return undefined;
      const [id = '', signature = '', ...rest] = (parseCookie(header)[NAME] ?? '').split('.');
      const shown = Buffer.from(signature, 'base64url');
      // Only the one spelling that we write: base64 forgives much.
      if (!isGuestId(id) || rest.length > 0 || shown.toString('base64url') !== signature) return undefined;
      const index = keys.findIndex((key) => isSame(sign(id, key), shown));
      return index < 0 ? undefined : { id, signedBy: index === 0 ? 'current' : 'old' };
    },
    write: (guest, transport) =>
      setCookie(`${guest}.${sign(guest, signingKey).toString('base64url')}`, YEAR_IN_SECONDS, transport),
    clear: (transport) => setCookie('', 0, transport),
  };
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
