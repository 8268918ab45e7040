// The measurements as tables for people.
import type { Answers, Moving, Paint, PlayableTimes, Thinking, Weight, Weights } from './measure.ts';
import type { BoardName } from './boards.ts';
import type { Chunk } from './chunks.ts';

export interface Measured {
  readonly date: string;
  /** How busy the machine was before: above the number of its cores, times say little. */
  readonly loadBefore: number;
}

export interface Results {
  readonly measured: Readonly<
    Record<'weight' | 'paint' | 'playable' | 'clicks' | 'thinking' | 'panning' | 'zooming', Measured>
  >;
  readonly machine: string;
  readonly browser: string;
  readonly weight: Weights;
  readonly paint: { readonly home: Paint; readonly board: Paint };
  readonly playable: Readonly<Record<BoardName, PlayableTimes>>;
  readonly clicks: Answers;
  readonly thinking: Thinking;
  readonly panning: Moving;
  readonly zooming: Moving;
}

type Row = readonly [what: string, measured: string, goal: string];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export function report(results: Results): string {
  const { weight, paint, playable, clicks, thinking, panning, zooming, machine, browser, measured } = results;
  const perClick = (clicks.work.all / Math.max(1, clicks.painted.count)).toFixed(1);
  const milliseconds = (value: number): string => `${String(value)} ms`;
  const boards = Object.entries(weight.boards);
  const rows: readonly Row[] = [
    ...weightRows('home', weight.home, ''),
    ...boards.flatMap(([name, board]) => weightRows(`the board of ${name}`, board, '230 KB')),
    ['largest paint of home, slow', milliseconds(paint.home.milliseconds.median), '1500 ms'],
    ['largest paint of a board, slow', milliseconds(paint.board.milliseconds.median), '1500 ms'],
    ...Object.entries(playable).flatMap(([name, { cities, answered }]): readonly Row[] => [
      [`cities of ${name} painted, slow`, milliseconds(cities.median), ''],
      [
        `${name} is playable, slow`,
        `${milliseconds(answered.median)} (most ${milliseconds(answered.most)})`,
        '2500 ms',
      ],
    ]),
    ['click to painted, median', milliseconds(clicks.painted.median), ''],
    ['click to painted, 95 %', milliseconds(clicks.painted.p95), '50 ms'],
    [
      'click to painted, longest',
      `${milliseconds(clicks.painted.most)} of ${String(clicks.painted.count)}`,
      '',
    ],
    [
      'work of a click, processor time',
      `${perClick} ms; longest task ${milliseconds(clicks.work.longest)}`,
      '',
    ],
    ['the same as the browser counts', milliseconds(clicks.events.most), ''],
    [
      `tasks above 50 ms in ${String(thinking.seconds)} s of four bots`,
      `${String(thinking.longTasks.count)}; longest ${milliseconds(thinking.longTasks.most)}`,
      'none',
    ],
    [
      'longest task of those, processor time',
      `${milliseconds(thinking.work.longest)}; ${milliseconds(thinking.work.all)} in all`,
      '50 ms',
    ],
    ...movingRows('panning', panning),
    ...movingRows('zooming', zooming),
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  const middle = Math.max(...rows.map(([, found]) => found.length));
  return [
    `${machine}, Chromium ${browser}`,
    ...Object.entries(measured).map(
      ([part, { date, loadBefore }]) => `${part}: ${date}, load ${String(loadBefore)} before`,
    ),
    '',
    ...rows.map(([what, found, goal]) => `${what.padEnd(width)}  ${found.padEnd(middle)}  ${goal}`.trimEnd()),
    '',
    ...chunkLines('home', weight.home),
    ...boards.flatMap(([name, board]) => ['', ...chunkLines(name, board)]),
  ].join('\n');
}

function movingRows(what: string, { gaps, dropped, work }: Moving): readonly Row[] {
  return [
    [`frames dropped ${what} at 1366 × 768`, String(dropped), 'none'],
    [
      `gap between frames ${what}, median / 95 %`,
      `${String(gaps.median)} / ${String(gaps.p95)} ms`,
      '16.7 ms',
    ],
    [`longest task ${what}, processor time`, `${String(work.longest)} ms`, '16.7 ms'],
  ];
}

function weightRows(name: string, { page, worker, later }: Weight, goal: string): readonly Row[] {
  return [
    [`script and style of ${name} until it can be used, gzip`, kilobytes(page.gzip), goal],
    [`script and style of ${name}, brotli`, kilobytes(page.brotli), ''],
    [
      `tables and engine beside it, gzip / brotli`,
      `${kilobytes(worker.gzip)} / ${kilobytes(worker.brotli)}`,
      '',
    ],
    ...(later.chunks.length > 0
      ? [[`fetched in idle moments after that, gzip`, kilobytes(later.gzip), ''] as const]
      : []),
  ];
}

function chunkLines(name: string, { page, contents, later }: Weight): readonly string[] {
  const lineOf = ({ path, gzip, brotli }: Chunk): string =>
    `  ${kilobytes(gzip).padStart(9)} ${kilobytes(brotli).padStart(9)}  ${path}`;
  return [
    `${name} by file, gzip / brotli:`,
    ...page.chunks.map(lineOf),
    ...(later.chunks.length > 0 ? [`${name}, in idle moments:`, ...later.chunks.map(lineOf)] : []),
    `${name} by origin, uncompressed script:`,
    ...contents.slice(0, 20).map(({ name: origin, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${origin}`),
  ];
}
