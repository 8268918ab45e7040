// Draws the chance of winning over the moves of a game, with what play and luck did in each turn below it.
import type { Analysis } from '@cordon/bots';

const LEFT = 46;
const WIDTH = 900;
const RIGHT = 16;
const TOP = 14;
const HEIGHT = 260;
const BARS = 110;
const GAP = 44;

const fixed = (value: number): string => value.toFixed(1);

export function plot({ line, end, turns, turningPoints, statistics }: Analysis): string {
  const moves = Math.max(1, statistics.moves);
  const x = (step: number): number => LEFT + (step / moves) * (WIDTH - LEFT - RIGHT);
  const y = (share: number): number => TOP + (1 - share) * HEIGHT;
  const middle = TOP + HEIGHT + GAP + BARS / 2;
  const largest = Math.max(0.1, ...turns.map(({ play, luck }) => Math.max(Math.abs(play), Math.abs(luck))));
  const tall = (change: number): number => (change / largest) * (BARS / 2);
  const marks = line.flatMap(({ from, to, before, after }) => [
    { step: from, ...before },
    { step: to, ...after },
  ]);
  const path = [...marks, { step: moves, mean: end }]
    .map(({ step, mean }) => `${fixed(x(step))} ${fixed(y(mean))}`)
    .join('L');
  const band = [
    ...marks.map(({ step, high }) => `${fixed(x(step))} ${fixed(y(high))}`),
    ...marks.toReversed().map(({ step, low }) => `${fixed(x(step))} ${fixed(y(low))}`),
  ].join('L');
  const bar = (from: number, to: number, half: 0 | 1, change: number, name: string): string => {
    const wide = Math.max(1.5, (x(to) - x(from)) / 2 - 2);
    const [top, height] = [change < 0 ? middle : middle - tall(change), Math.abs(tall(change))];
    return `<rect class="${name}" x="${fixed(x(from) + 1 + half * (wide + 1))}" y="${fixed(top)}" width="${fixed(wide)}" height="${fixed(height)}"/>`;
  };
  return [
    `<svg viewBox="0 0 ${String(WIDTH)} ${String(TOP + HEIGHT + GAP + BARS + 10)}" role="img" aria-label="The chance of winning over the moves of the game">`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (share) =>
        `<path class="grid" d="M${String(LEFT)} ${fixed(y(share))}H${String(WIDTH - RIGHT)}"/><text x="${String(LEFT - 8)}" y="${fixed(y(share) + 4)}" text-anchor="end">${String(share * 100)} %</text>`,
    ),
    ...turns.map(
      ({ from, turn }) =>
        `<path class="grid" d="M${fixed(x(from))} ${fixed(y(1))}V${fixed(y(0))}"/><text x="${fixed(x(from) + 2)}" y="${fixed(y(0) + 16)}">${String(turn)}</text>`,
    ),
    ...(marks.length === 0
      ? []
      : [`<path class="band" d="M${band}Z"/>`, `<path class="line" d="M${path}"/>`]),
    ...turningPoints.map(({ from, before }, index) => {
      const [cx, cy] = [fixed(x(from)), fixed(y(before))];
      return `<circle class="point" cx="${cx}" cy="${cy}" r="10"/><text class="number" x="${cx}" y="${fixed(y(before) + 4)}" text-anchor="middle">${String(index + 1)}</text>`;
    }),
    `<path class="grid" d="M${String(LEFT)} ${fixed(middle)}H${String(WIDTH - RIGHT)}"/>`,
    ...turns.flatMap(({ play, luck, from }, index) => {
      const to = turns[index + 1]?.from ?? moves;
      return [bar(from, to, 0, play, 'play'), bar(from, to, 1, luck, 'luck')];
    }),
    '</svg>',
  ].join('\n');
}
