// The measurements as tables for people.
import type { Answers, Paint, Panning, Thinking, Weight } from './measure.ts';

export interface Results {
  readonly measured: string;
  readonly machine: string;
  readonly browser: string;
  readonly loadBefore: number;
  readonly weight: { readonly home: Weight; readonly board: Weight };
  readonly paint: { readonly home: Paint; readonly board: Paint };
  readonly clicks: Answers;
  readonly thinking: Thinking;
  readonly panning: Panning;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export function report({ weight, paint, clicks, thinking, panning, ...rest }: Results): string {
  const { machine, browser, loadBefore } = rest;
  const perClick = (clicks.work.all / Math.max(1, clicks.painted.count)).toFixed(1);
  const rows: (readonly [what: string, measured: string, goal: string])[] = [
    ...weightRows('home', weight.home),
    ...weightRows('board', weight.board),
    [
      'largest paint of home, slow',
      `${String(paint.home.milliseconds.median)} ms (${paint.home.what})`,
      '1500 ms',
    ],
    [
      'largest paint of a board, slow',
      `${String(paint.board.milliseconds.median)} ms (${paint.board.what})`,
      '1500 ms',
    ],
    ['click to painted, median', `${String(clicks.painted.median)} ms`, '100 ms'],
    [
      'click to painted, longest',
      `${String(clicks.painted.most)} ms of ${String(clicks.painted.count)}`,
      '100 ms',
    ],
    ['work of a click, processor time', `${perClick} ms; longest task ${String(clicks.work.longest)} ms`, ''],
    ['the same as the browser counts', `${String(clicks.events.most)} ms`, '100 ms'],
    [
      `longest task in ${String(thinking.seconds)} s of four bots`,
      `${String(thinking.longTasks.most)} ms; ${String(thinking.longTasks.count)} above 50 ms`,
      '200 ms',
    ],
    [
      'longest task of those, processor time',
      `${String(thinking.work.longest)} ms; ${String(thinking.work.all)} ms in all`,
      '200 ms',
    ],
    ['frames a second, panning at 1920 × 1080', String(panning.perSecond), '60'],
    [
      'gap between frames, median / 95 %',
      `${String(panning.gaps.median)} / ${String(panning.gaps.p95)} ms`,
      '16.7 ms',
    ],
  ];
  rows.push([
    'work of a frame while panning, processor time',
    `${(panning.work.all / Math.max(1, panning.gaps.count)).toFixed(1)} ms; longest task ${String(panning.work.longest)} ms`,
    '16.7 ms',
  ]);
  const width = Math.max(...rows.map(([what]) => what.length));
  const middle = Math.max(...rows.map(([, measured]) => measured.length));
  return [
    `${machine}, Chromium ${browser}, load ${String(loadBefore)}`,
    '',
    ...rows.map(([what, measured, goal]) =>
      `${what.padEnd(width)}  ${measured.padEnd(middle)}  ${goal}`.trimEnd(),
    ),
    '',
    ...chunkLines('home', weight.home),
    '',
    ...chunkLines('board', weight.board),
  ].join('\n');
}

function weightRows(name: string, { page, worker }: Weight): readonly (readonly [string, string, string])[] {
  return [
    [`script and style of ${name}, gzip`, kilobytes(page.gzip), '250 KB'],
    [`script and style of ${name}, brotli`, kilobytes(page.brotli), ''],
    [
      `tables and engine beside it, gzip / brotli`,
      `${kilobytes(worker.gzip)} / ${kilobytes(worker.brotli)}`,
      '',
    ],
  ];
}

function chunkLines(name: string, { page, contents }: Weight): readonly string[] {
  return [
    `${name} by file, gzip / brotli:`,
    ...page.chunks.map(
      ({ path, gzip, brotli }) =>
        `  ${kilobytes(gzip).padStart(9)} ${kilobytes(brotli).padStart(9)}  ${path}`,
    ),
    `${name} by origin, uncompressed script:`,
    ...contents.slice(0, 20).map(({ name: origin, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${origin}`),
  ];
}
