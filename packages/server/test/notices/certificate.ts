// Makes a certificate that signs itself, for a secure receiver on this machine.
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Identity {
  readonly key: string;
  readonly cert: string;
}

/** For one host name, from yesterday until tomorrow. */
export function makeIdentity(host: string): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = list(hex('06082a8648ce3d040302')); // ecdsa-with-SHA256
  const name = list(wrap(0x31, list(hex('0603550403'), wrap(0x0c, Buffer.from(host)))));
  const day = 24 * 60 * 60 * 1000;
  const validity = list(time(Date.now() - day), time(Date.now() + day));
  const hosts = list(wrap(0x82, Buffer.from(host)));
  const extensions = wrap(0xa3, list(list(hex('0603551d11'), wrap(0x04, hosts)))); // subjectAltName
  const body = list(
    wrap(0xa0, wrap(0x02, hex('02'))), // version 3
    wrap(0x02, hex('01')), // serial number
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = wrap(0x03, Buffer.concat([hex('00'), sign('sha256', body, privateKey)]));
  const lines =
    list(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/gu) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

const hex = (text: string) => Buffer.from(text, 'hex');

/** A value of DER: what it is, how long it is, and its content. */
function wrap(tag: number, content: Buffer): Buffer {
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const list = (...parts: readonly Buffer[]) => wrap(0x30, Buffer.concat(parts));

/** 20260102030405Z */
const time = (at: number) =>
  wrap(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replaceAll(/[-T:]/gu, '')}Z`));
