// Makes the chance that Node gives repeatable, so that two servers make the same keys and deal the same forks.
import { syncBuiltinESMExports } from 'node:module';
import { below } from '@cordon/engine/inner';
import { wordsFrom } from './chance.ts';

const crypto = process.getBuiltinModule('node:crypto');
const { randomBytes, randomFillSync } = crypto;

let text = '';
/** Made when somebody asks for chance; few do. */
let words: Int32Array | undefined;

function fill<View extends NodeJS.ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  words ??= wordsFrom(text);
  for (let at = 0; at < bytes.length; at++) bytes[at] = below(words, 256);
  return view;
}

function use(functions: object): void {
  Object.assign(crypto, functions);
  syncBuiltinESMExports();
}

/** From now on everybody who asks Node for chance gets what `begin` has fixed, until the way back is called. */
export function fixNodeChance(): () => void {
  use({ randomBytes: (count: number) => fill(Buffer.alloc(count)), randomFillSync: fill });
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { configurable: true, value: fill });
  return () => {
    use({ randomBytes, randomFillSync });
    Reflect.deleteProperty(globalThis.crypto, 'getRandomValues');
  };
}

export function begin(from: string): void {
  text = from;
  words = undefined;
}
