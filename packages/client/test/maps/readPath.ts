// Reads the path data that maps are made of back into points; throws at anything a browser would stumble over.
import type { Point } from '../../src/maps/drawing.ts';

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

function numbersOf(text: string): number[] {
  if (text.replaceAll(NUMBER, '').trim() !== '') throw new Error(`no numbers: ${text}`);
  return [...text.matchAll(NUMBER)].map(([number]) => Number(number));
}

function pairsOf(text: string): Point[] {
  const numbers = numbersOf(text);
  if (numbers.length === 0 || numbers.length % 2 === 1) throw new Error(`no points: ${text}`);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!,
  ]);
}

const onCurve = ([a, b, c]: readonly [number, number, number], part: number) =>
  a * (1 - part) ** 2 + 2 * b * part * (1 - part) + c * part ** 2;

/** The pieces of a path, curves as many short steps. */
export function readPath(data: string): Point[][] {
  const pieces: Point[][] = [];
  const commands = [...data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)];
  if (commands.map(([whole]) => whole).join('') !== data) throw new Error('the path begins with no command');
  for (const [, command, text] of commands) {
    const piece = pieces.at(-1);
    if (command === 'M') pieces.push(pairsOf(text!));
    else if (command === 'l')
      for (const [dx, dy] of pairsOf(text!)) {
        const [x, y] = piece!.at(-1)!;
        piece!.push([x + dx, y + dy]);
      }
    else if (command === 'Q') {
      const [from, [control, to]] = [piece!.at(-1)!, pairsOf(text!)];
      for (let step = 1; step <= 40; step++)
        piece!.push([
          onCurve([from[0], control![0], to![0]], step / 40),
          onCurve([from[1], control![1], to![1]], step / 40),
        ]);
    } else if (command !== 'z' || text !== '') throw new Error(`unknown command ${command!}${text!}`);
  }
  return pieces;
}
