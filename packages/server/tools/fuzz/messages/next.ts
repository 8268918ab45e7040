// The next message of an attacker. The same seed and number make the same choices; what they are filled with is what the
// attackers know of the tables by then.
import { LONGEST_MESSAGE } from '@cordon/protocol';
import { makeChance, type Chance } from '../../chaos/chance.ts';
import type { Scene } from '../scene.ts';
import { mutateFields, mutateText, strangeSpelling } from './mutate.ts';
import { makeRequest } from './requests.ts';
import { longText, randomText } from './values.ts';

export const KINDS = [
  'noise',
  'binary',
  'mutated text',
  'mutated fields',
  'strange spelling',
  'long',
  'hostile request',
  'sensible request',
  'again',
  'oversized',
  'not UTF-8',
  'broken frames',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds after which the server closes the connection, and the number with which it does. */
export const CLOSES: ReadonlyMap<Kind, number> = new Map([
  ['oversized', 1009],
  ['not UTF-8', 1007],
]);

export interface Message {
  readonly kind: Kind;
  readonly data: string | Buffer;
}

/** Out of a thousand. */
const SHARES: Readonly<Record<Kind, number>> = {
  noise: 50,
  binary: 30,
  'mutated text': 170,
  'mutated fields': 170,
  'strange spelling': 60,
  long: 8,
  'hostile request': 300,
  'sensible request': 170,
  again: 38,
  oversized: 1,
  'not UTF-8': 2,
  'broken frames': 1,
};

const DRAWN: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));

export interface Source {
  readonly seed: number;
  readonly scene: Scene;
  /** What was sent before, to be sent again. */
  readonly past: readonly Message[];
}

/** Who sends it: the number of the attacker, of its message, and what it has open. */
export interface Sender {
  readonly attacker: number;
  readonly index: number;
  readonly opened: ReadonlySet<string>;
}

/** The next message of a sender, with this number to find its answer by. */
export function nextMessage(source: Source, { attacker, index, opened }: Sender, id: number): Message {
  const low = (Math.imul(source.seed, 0x9e3779b1) + index) >>> 0;
  const chance = makeChance(low + attacker * 2 ** 32);
  const kind = chance.pick(DRAWN);
  if (kind === 'again' && source.past.length > 0) return { kind, data: chance.pick(source.past).data };
  const write = (manner: 'sensible' | 'hostile') =>
    makeRequest({ chance, scene: source.scene, manner, opened }, id);
  const data = dataOf(kind, chance, write, id);
  return { kind: Buffer.byteLength(data) > LONGEST_MESSAGE ? 'oversized' : kind, data };
}

type Write = (manner: 'sensible' | 'hostile') => Readonly<Record<string, unknown>>;

function dataOf(kind: Kind, chance: Chance, request: Write, id: number): string | Buffer {
  switch (kind) {
    case 'noise':
      return randomText(chance).toWellFormed();
    case 'binary':
      return bytes(chance, chance.below(600));
    case 'mutated text':
      return mutateText(chance, JSON.stringify(request('sensible'))).toWellFormed();
    case 'mutated fields':
      return JSON.stringify(mutateFields(chance, request('sensible')));
    case 'strange spelling':
      return strangeSpelling(chance, request('sensible')).toWellFormed();
    case 'long':
      return JSON.stringify({ ...request('sensible'), text: longText(chance).repeat(3) })
        .slice(0, 80_000)
        .toWellFormed();
    case 'oversized':
      return `{"type":"import","id":${String(id)},"text":"${'x'.repeat(LONGEST_MESSAGE)}"}`;
    case 'not UTF-8':
      return Buffer.concat([
        Buffer.from(JSON.stringify(request('sensible'))),
        Buffer.from([0xff, 0xc0, chance.below(256)]),
      ]);
    case 'broken frames':
      return bytes(chance, 1 + chance.below(300));
    case 'hostile request':
      return JSON.stringify(request('hostile'));
    case 'sensible request':
    case 'again':
      return JSON.stringify(request('sensible'));
  }
}

function bytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.below(256)));
}
