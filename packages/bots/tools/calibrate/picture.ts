// Draws the reliability curve: how often positions were won, over what was said about them.
import type { Bin } from './fit.ts';

export interface Series {
  readonly name: string;
  readonly bins: readonly Bin[];
  readonly brier: number;
}

const SIZE = 440;
const LEFT = 64;
const TOP = 24;
const WIDTH = LEFT + SIZE + 24;
const HEIGHT = TOP + SIZE + 92;
const STYLE = [
  { colour: '#0b6e99', shape: 'circle' },
  { colour: '#b3541e', shape: 'square' },
  { colour: '#5b7f2b', shape: 'diamond' },
] as const;
const Z = 1.96;

const across = (share: number): number => LEFT + share * SIZE;
const up = (share: number): number => TOP + (1 - share) * SIZE;
const fixed = (value: number): string => value.toFixed(1);

/** The interval of Wilson for a share of so many. */
function wilson(share: number, count: number): readonly [number, number] {
  const spread = Z * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  const scale = 1 + (Z * Z) / count;
  const middle = share + (Z * Z) / (2 * count);
  return [(middle - spread) / scale, (middle + spread) / scale];
}

function grid(): string[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((share) => {
    const label = `${String(Math.round(share * 100))} %`;
    return [
      `<path class="grid" d="M${fixed(across(share))} ${fixed(up(0))}V${fixed(up(1))}M${fixed(across(0))} ${fixed(up(share))}H${fixed(across(1))}"/>`,
      `<text x="${fixed(across(share))}" y="${fixed(up(0) + 20)}" text-anchor="middle">${label}</text>`,
      `<text x="${fixed(LEFT - 10)}" y="${fixed(up(share) + 4)}" text-anchor="end">${label}</text>`,
    ];
  });
}

function mark(shape: string, x: number, y: number): string {
  if (shape === 'diamond') return `<path d="M${fixed(x)} ${fixed(y - 6)}l6 6-6 6-6-6z"/>`;
  return shape === 'circle'
    ? `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="5"/>`
    : `<rect x="${fixed(x - 4.5)}" y="${fixed(y - 4.5)}" width="9" height="9"/>`;
}

function curve({ bins }: Series, index: number): string[] {
  const { colour, shape } = STYLE[index % STYLE.length]!;
  const line = bins.map(({ said, won }) => `${fixed(across(said))} ${fixed(up(won))}`).join('L');
  const whiskers = bins.map(({ said, won, count }) => {
    const [low, high] = wilson(won, count);
    return `M${fixed(across(said))} ${fixed(up(low))}V${fixed(up(high))}`;
  });
  return [
    `<g fill="${colour}" stroke="${colour}">`,
    `<path fill="none" stroke-width="2" d="M${line}"/>`,
    `<path fill="none" stroke-opacity=".5" d="${whiskers.join('')}"/>`,
    ...bins.map(({ said, won }) => mark(shape, across(said), up(won))),
    '</g>',
  ];
}

function legend({ name, brier, bins }: Series, index: number): string[] {
  const { colour, shape } = STYLE[index % STYLE.length]!;
  const y = TOP + 20 + 22 * index;
  const positions = bins.reduce((sum, { count }) => sum + count, 0);
  const words = `${name}: Brier score ${brier.toFixed(3)}, ${String(positions)} positions`;
  return [
    `<g fill="${colour}">${mark(shape, LEFT + 16, y - 4)}</g>`,
    `<text x="${String(LEFT + 30)}" y="${String(y)}">${words}</text>`,
  ];
}

export function drawReliability(series: readonly Series[]): string {
  const middle = fixed(across(0.5));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" role="img" aria-label="How often positions were won, over the chance that was said">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#26323b}.grid{stroke:#d5dde2;fill:none}.true{stroke:#7b8a94;stroke-dasharray:5 4}</style>',
    `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="#fbfcfc"/>`,
    ...grid(),
    `<path class="true" d="M${fixed(across(0))} ${fixed(up(0))}L${fixed(across(1))} ${fixed(up(1))}"/>`,
    ...series.flatMap(curve),
    ...series.flatMap(legend),
    `<text x="${middle}" y="${String(HEIGHT - 44)}" text-anchor="middle">chance that was said</text>`,
    `<text x="${middle}" y="${String(HEIGHT - 16)}" text-anchor="middle">dashed: perfectly reliable; bars: intervals of 95 %</text>`,
    `<text transform="translate(16 ${fixed(up(0.5))}) rotate(-90)" text-anchor="middle">share that was won</text>`,
    '</svg>',
    '',
  ].join('\n');
}
