// Where everything on the lab board lies. Thought out once, standing upright: dishes above, research lines below. Lying on its side,
// dishes are at the left and lines at the right.
import type { Dish } from '@cordon/protocol/laboratory';

export type Lie = 'tall' | 'broad';
export type Point = readonly [x: number, y: number];

/** What an arrow does to cubes. */
export type Process = 'centrifuge' | 'separate' | 'grow' | 'apply';

export interface Arrow {
  /** “sample-1 centrifuge”. */
  readonly id: string;
  readonly process: Process;
  readonly from: Dish;
  /** A dish or a research line. */
  readonly to: string;
  readonly path: string;
  /** Where it is pressed. */
  readonly knob: Point;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly dishes: Readonly<Record<Dish, Point>>;
  readonly arrows: readonly Arrow[];
  readonly lines: Readonly<Record<string, Box>>;
}

/** How far a dish reaches from its middle, and a knob from its own. */
export const RADIUS = 41;
export const KNOB = 16;

const ACROSS = 360;
/** The edge of the research lines that is next to the dishes. */
const EDGE = 292;
const LINE = 177;
const DEPTHS: Readonly<Record<Lie, number>> = { tall: 196, broad: 262 };

const DISH_AT: Readonly<Record<Dish, Point>> = {
  'sample-1': [112, 45],
  'sample-2': [248, 45],
  centrifuge: [53, 180],
  separation: [307, 180],
  growth: [180, 180],
};

interface Plan {
  readonly process: Process;
  readonly from: Dish;
  readonly to: string;
  readonly knob: Point;
  /** Where it leaves, where it bends before and after its knob, and where it ends. */
  readonly start: Point;
  readonly bends: readonly [Point, Point];
  readonly end: Point;
}

const toLine = (from: Dish, line: 1 | 2, start: Point, knob: Point, end: Point): Plan => ({
  process: 'apply',
  from,
  to: `research-${String(line)}`,
  start,
  bends: [
    [(start[0] + knob[0]) / 2, knob[1] - 16],
    [(knob[0] + end[0]) / 2, knob[1] + 16],
  ],
  knob,
  end,
});

const PLANS: readonly Plan[] = [
  {
    process: 'centrifuge',
    from: 'sample-1',
    to: 'centrifuge',
    start: [82, 73],
    bends: [
      [70, 86],
      [58, 122],
    ],
    knob: [61, 105],
    end: [55, 134],
  },
  {
    process: 'separate',
    from: 'sample-1',
    to: 'separation',
    start: [130, 82],
    bends: [
      [136, 96],
      [240, 120],
    ],
    knob: [145, 110],
    end: [272, 150],
  },
  {
    process: 'centrifuge',
    from: 'sample-2',
    to: 'centrifuge',
    start: [230, 82],
    bends: [
      [224, 96],
      [120, 120],
    ],
    knob: [215, 110],
    end: [88, 150],
  },
  {
    process: 'separate',
    from: 'sample-2',
    to: 'separation',
    start: [278, 73],
    bends: [
      [290, 86],
      [302, 122],
    ],
    knob: [299, 105],
    end: [305, 134],
  },
  {
    process: 'grow',
    from: 'centrifuge',
    to: 'growth',
    start: [94, 180],
    bends: [
      [100, 180],
      [128, 180],
    ],
    knob: [114, 180],
    end: [136, 180],
  },
  {
    process: 'grow',
    from: 'separation',
    to: 'growth',
    start: [266, 180],
    bends: [
      [260, 180],
      [232, 180],
    ],
    knob: [246, 180],
    end: [224, 180],
  },
  toLine('centrifuge', 1, [42, 220], [28, 250], [40, 288]),
  toLine('centrifuge', 2, [70, 218], [86, 250], [206, 288]),
  toLine('growth', 1, [166, 219], [150, 250], [122, 288]),
  toLine('growth', 2, [194, 219], [210, 250], [238, 288]),
  toLine('separation', 1, [290, 218], [274, 250], [154, 288]),
  toLine('separation', 2, [318, 220], [332, 250], [320, 288]),
];

const LAYOUTS: Readonly<Record<Lie, Layout>> = { tall: laidOut('tall'), broad: laidOut('broad') };

export function layoutOf(lie: Lie): Layout {
  return LAYOUTS[lie];
}

function laidOut(lie: Lie): Layout {
  const turn = ([x, y]: Point): Point => (lie === 'tall' ? [x, y] : [y, x]);
  const depth = DEPTHS[lie];
  const [width, height] = turn([ACROSS, EDGE + depth]);
  const line = (from: number): Box => {
    const [x, y] = turn([from, EDGE]);
    const [wide, high] = turn([LINE, depth]);
    return { x, y, width: wide, height: high };
  };
  const arrow = ({ process, from, to, start, bends: [before, after], knob, end }: Plan): Arrow => {
    const [s, b, k, a, e] = [start, before, knob, after, end].map((point) => turn(point).join(' '));
    return {
      id: `${from} ${to}`,
      process,
      from,
      to,
      path: `M${s!}Q${b!} ${k!}Q${a!} ${e!}`,
      knob: turn(knob),
    };
  };
  return {
    width,
    height,
    dishes: {
      'sample-1': turn(DISH_AT['sample-1']),
      'sample-2': turn(DISH_AT['sample-2']),
      centrifuge: turn(DISH_AT.centrifuge),
      separation: turn(DISH_AT.separation),
      growth: turn(DISH_AT.growth),
    },
    arrows: PLANS.map(arrow),
    lines: { 'research-1': line(0), 'research-2': line(ACROSS - LINE) },
  };
}
