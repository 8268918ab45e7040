// The signed cookie by which a guest is known again, read from a raw header so that it serves sockets as well.
import { createHmac } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { isGuestId } from './tokens.ts';

const NAME = 'cordon_guest';
const YEAR_IN_SECONDS = 31_536_000;

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
  if (secrets.length === 0) throw new Error('there is no key to sign cookies with');
  // A key of its own for this cookie, so that no other signature made with the secret can stand in for it.
  const keys = secrets.map((secret) => createHmac('sha256', secret).update(NAME).digest());
  const signer = fastifyCookie.signerFactory(keys);

  // Lax, not Strict: a link to a table that is opened from a chat must find the guest it belongs to. Whatever changes
  // something is a POST, a DELETE or a socket, and those check the origin as well.
  const options = (transport: Transport, maxAge: number) =>
    ({ httpOnly: true, sameSite: 'lax', secure: transport === 'https', path: '/', maxAge }) as const;

  return {
    read(header) {
      if (header === undefined || header.length > 8192) return undefined;
      const value = fastifyCookie.fastifyCookie.parse(header)[NAME];
      if (value === undefined) return undefined;
      const { valid, renew, value: id } = signer.unsign(value);
      return valid && isGuestId(id) ? { id, signedBy: renew ? 'old' : 'current' } : undefined;
    },
    write: (guest, transport) =>
      fastifyCookie.fastifyCookie.serialize(NAME, signer.sign(guest), options(transport, YEAR_IN_SECONDS)),
    clear: (transport) => fastifyCookie.fastifyCookie.serialize(NAME, '', options(transport, 0)),
  };
}
