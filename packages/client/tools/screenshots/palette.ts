// Makes a picture smaller: 256 colours, chosen for it, instead of millions. Reads and writes nothing but PNG as browsers take them.
import { deflateSync, inflateSync } from 'node:zlib';
import { chunk, chunksOf, SIGNATURE } from './png.ts';

const COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, one after the other. */
  readonly colours: Uint8Array;
}

export function reduce(png: Buffer): Buffer {
  const { width, height, colours } = decode(png);
  const boxes = split(histogram(colours));
  const place = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)));
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++)
    lines[pixel + Math.floor(pixel / width) + 1] = place.get(keyAt(colours, pixel * 3))!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function decode(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')!.data;
  const [width, height, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]];
  const size = kind === 6 ? 4 : 3;
  const raw = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const row = width * size;
  const plain = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < size ? 0 : plain[at - size]!;
      const up = y === 0 ? 0 : plain[at - row]!;
      const corner = x < size || y === 0 ? 0 : plain[at - row - size]!;
      plain[at] = raw[y * (row + 1) + x + 1]! + predicted(raw[y * (row + 1)]!, left, up, corner);
    }
  const colours = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    colours.set(plain.subarray(pixel * size, pixel * size + 3), pixel * 3);
  return { width, height, colours };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

interface Shade {
  readonly key: number;
  readonly parts: readonly [number, number, number];
  readonly count: number;
}

const keyAt = (colours: Uint8Array, at: number): number =>
  (colours[at]! << 16) | (colours[at + 1]! << 8) | colours[at + 2]!;

function histogram(colours: Uint8Array): Shade[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length; at += 3) {
    const key = keyAt(colours, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Array.from(counts, ([key, count]) => ({
    key,
    parts: [key >> 16, (key >> 8) & 255, key & 255],
    count,
  }));
}

/** Cuts the box with the most to gain until there are enough. */
function split(shades: Shade[]): Shade[][] {
  const boxes = [{ shades, ...spreadOf(shades) }];
  while (boxes.length < COLOURS) {
    boxes.sort((one, other) => other.gain - one.gain);
    const widest = boxes[0]!;
    if (widest.shades.length < 2) break;
    const sorted = widest.shades.toSorted((one, other) => one.parts[widest.axis] - other.parts[widest.axis]);
    const middle = mean(sorted, widest.axis);
    const cut = Math.max(
      1,
      sorted.findIndex(({ parts }) => parts[widest.axis] > middle),
    );
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(0, 1, ...halves.map((half) => ({ shades: half, ...spreadOf(half) })));
  }
  return boxes.map((box) => box.shades);
}

type Axis = 0 | 1 | 2;

function mean(shades: readonly Shade[], axis: Axis): number {
  let [sum, all] = [0, 0];
  for (const { parts, count } of shades) {
    // Rare colours, such as those of cubes, weigh more than their pixels.
    const weight = Math.sqrt(count);
    sum += parts[axis] * weight;
    all += weight;
  }
  return sum / all;
}

function spreadOf(shades: readonly Shade[]): { readonly axis: Axis; readonly gain: number } {
  const gains = ([0, 1, 2] as const).map((axis) => {
    const middle = mean(shades, axis);
    return shades.reduce((sum, { parts, count }) => sum + (parts[axis] - middle) ** 2 * Math.sqrt(count), 0);
  });
  const gain = Math.max(...gains);
  const axis = gain === gains[0] ? 0 : gain === gains[1] ? 1 : 2;
  return { axis, gain: shades.length < 2 ? -1 : gain };
}

function meanOf(shades: readonly Shade[]): number[] {
  const all = shades.reduce((sum, { count }) => sum + count, 0);
  return ([0, 1, 2] as const).map((axis) =>
    Math.round(shades.reduce((sum, { parts, count }) => sum + parts[axis] * count, 0) / all),
  );
}
