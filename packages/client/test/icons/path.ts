// Reads path data strictly and follows it, so that a test can say whether it is valid and how far it reaches.

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [number, number];

const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))/u;
const FLAG = /^[\s,]*([01])/u;

interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

/** Throws where a browser would stop drawing. */
export function segmentsOf(data: string): readonly Segment[] {
  const found: Segment[] = [];
  let rest = data.trim();
  if (!/^[Mm]/u.test(rest)) throw new Error(`path data begins with “${rest.slice(0, 5)}”`);
  while (rest !== '') {
    const command = rest.charAt(0);
    const count = COUNTS[command.toUpperCase()];
    if (count === undefined) throw new Error(`“${command}” is no command in ${data}`);
    rest = rest.slice(1);
    let more = true;
    while (more) {
      const values = Array.from({ length: count }, (_, index) => {
        const isFlag = command.toUpperCase() === 'A' && (index === 3 || index === 4);
        const match = (isFlag ? FLAG : NUMBER).exec(rest);
        if (match === null) throw new Error(`a number is missing before “${rest.slice(0, 8)}” in ${data}`);
        rest = rest.slice(match[0].length);
        return Number(match[1]);
      });
      found.push({ command, values });
      rest = rest.trimStart();
      more = count > 0 && NUMBER.test(rest);
    }
  }
  return found;
}

const mixed = (points: readonly Point[], share: number): Point => {
  if (points.length === 1) return points[0]!;
  const nearer = points.slice(1).map((point, index): Point => {
    const before = points[index]!;
    return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
  });
  return mixed(nearer, share);
};

const STEPS = Array.from({ length: 17 }, (_, index) => index / 16);

/** The formulas of the SVG specification: from the two ends of an arc to its centre and angles. */
function arcPoints(from: Point, to: Point, values: readonly number[]): readonly Point[] {
  const [givenX = 0, givenY = 0, tilt = 0, large = 0, sweep = 0] = values;
  if (tilt !== 0) throw new Error('tilted arcs are not read here');
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const grow = Math.max(1, Math.hypot(halfX / givenX, halfY / givenY));
  const [radiusX, radiusY] = [givenX * grow, givenY * grow];
  const [x, y] = [halfX / radiusX, halfY / radiusY];
  const away = Math.sqrt(Math.max(0, 1 / (x * x + y * y) - 1)) * (large === sweep ? -1 : 1);
  const centre: Point = [
    (from[0] + to[0]) / 2 + away * y * radiusX,
    (from[1] + to[1]) / 2 - away * x * radiusY,
  ];
  const angle = ([px, py]: Point) => Math.atan2((py - centre[1]) / radiusY, (px - centre[0]) / radiusX);
  const first = angle(from);
  const turn = angle(to) - first;
  const whole = sweep === 1 ? (turn < 0 ? turn + 2 * Math.PI : turn) : turn > 0 ? turn - 2 * Math.PI : turn;
  return STEPS.map((share): Point => {
    const now = first + whole * share;
    return [centre[0] + radiusX * Math.cos(now), centre[1] + radiusY * Math.sin(now)];
  });
}

export function extentOf(data: string): Extent {
  let at: Point = [0, 0];
  let start: Point = at;
  let handle: Point | undefined;
  const met: Point[] = [];
  for (const { command, values } of segmentsOf(data)) {
    const kind = command.toUpperCase();
    const [dx, dy] = command === kind ? [0, 0] : at;
    const pairs = values.flatMap((value, index): Point[] =>
      index % 2 === 1 ? [[values[index - 1]! + dx, value + dy]] : [],
    );
    const mirrored: Point = handle === undefined ? at : [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
    const from = at;
    if (kind === 'Z') at = start;
    else if (kind === 'H') at = [values[0]! + dx, at[1]];
    else if (kind === 'V') at = [at[0], values[0]! + dy];
    else if (kind === 'A') at = [values[5]! + dx, values[6]! + dy];
    else at = pairs.at(-1)!;
    if (kind === 'M') start = at;
    const bend = kind === 'T' ? [mirrored, at] : kind === 'S' ? [mirrored, ...pairs] : pairs;
    if (kind === 'A') met.push(...arcPoints(from, at, values));
    else if ('CSQT'.includes(kind)) met.push(...STEPS.map((share) => mixed([from, ...bend], share)));
    else met.push(at);
    handle = 'CSQT'.includes(kind) ? bend.at(-2) : undefined;
  }
  const [across, down] = [met.map(([x]) => x), met.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
