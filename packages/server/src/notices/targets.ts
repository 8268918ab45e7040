// Reads the address that somebody gives for a webhook, and says in one sentence what is wrong with it.
import { isIP } from 'node:net';
import { mayReach, type Reach } from './addresses.ts';

const LONGEST = 2000;

export type Target =
  | { readonly ok: true; readonly url: URL }
  /** A sentence for the user. */
  | { readonly ok: false; readonly problem: string };

/** Keep `url.href`: it is the one spelling of the address that was checked. */
export function readTarget(text: string, reach: Reach): Target {
  if (text.length > LONGEST) return wrong(`The address is longer than ${LONGEST} characters.`);
  const url = URL.parse(text);
  if (url === null) return wrong('This is not a web address.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return wrong('The address must start with https:// or http://.');
  if (url.username !== '' || url.password !== '')
    return wrong('The address may hold no user name and no password.');
  if (url.href.includes('#')) return wrong('The address may hold no part after “#”.');
  if (url.port === '0') return wrong('There is no port 0.');
  if (url.href.length > LONGEST) return wrong(`The address is longer than ${LONGEST} characters.`);
  const literal = literalOf(url);
  if (literal !== undefined && !mayReach(reach, literal))
    return wrong('The address is not on the public internet.');
  return { ok: true, url };
}

/** The network address, if the URL names one instead of a host. */
export function literalOf(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(?<inner>.*)\]$/u, '$<inner>');
  return isIP(host) === 0 ? undefined : host;
}

function wrong(problem: string): Target {
  return { ok: false, problem };
}
