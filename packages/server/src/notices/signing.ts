// Signs what is sent, so that a receiver knows that it comes from here and is new.
import { createHmac } from 'node:crypto';

/**
 * The value of the header `cordon-signature`: `t=SECONDS,v1=HEX`. HEX is the HMAC-SHA256 of the text `SECONDS.BODY`, keyed
 * with the secret of the hook as UTF-8; BODY is the body exactly as it came. A receiver computes the same, compares in
 * constant time, and refuses what is older than a few minutes.
 */
export function sign(secret: string, at: number, body: string): string {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
