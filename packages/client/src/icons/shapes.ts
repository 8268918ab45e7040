// The shapes that come back in many pictures, as path data.

type Point = readonly [number, number];

const short = (value: number): number => Math.round(value * 100) / 100;

export const disc = (x: number, y: number, radius: number): string =>
  `M${String(short(x - radius))} ${String(y)}a${String(radius)} ${String(radius)} 0 1 0 ${String(2 * radius)} 0a${String(radius)} ${String(radius)} 0 1 0 ${String(-2 * radius)} 0Z`;

/** A card, a bar, a box: a rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, corner = 1.5): string {
  const arc = (dx: number, dy: number) =>
    `a${String(corner)} ${String(corner)} 0 0 1 ${String(dx)} ${String(dy)}`;
  const [across, down] = [String(short(width - 2 * corner)), String(short(height - 2 * corner))];
  return `M${String(short(x + corner))} ${String(y)}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}h-${across}${arc(-corner, -corner)}v-${down}${arc(corner, -corner)}Z`;
}

/** Points around the origin, enlarged, turned clockwise and put in their place. */
function placed(points: readonly Point[], x: number, y: number, scale: number, degrees: number): string {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const told = points.map(([across, down]) => {
    const right = short(x + scale * (across * cosine - down * sine));
    const below = short(y + scale * (across * sine + down * cosine));
    return `${String(right)} ${String(below)}`;
  });
  return `M${told.join('L')}Z`;
}

/** A star: every second corner lies on the inner circle. */
export function burst(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index): Point => {
    const angle = (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
  return placed(corners, x, y, 1, 0);
}

/** Strokes that point away from a centre. */
export function rays(x: number, y: number, from: number, to: number, degrees: readonly number[]): string {
  const at = (radius: number, angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return `${String(short(x + radius * Math.sin(turn)))} ${String(short(y - radius * Math.cos(turn)))}`;
  };
  return degrees.map((angle) => `M${at(from, angle)}L${at(to, angle)}`).join('');
}

export const around = (count: number, first = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + (index * 360) / count);

/** The solid head of an arrow, its tip at the place; turned clockwise from pointing right. */
export const head = (x: number, y: number, degrees: number, size = 1): string =>
  placed(
    [
      [0, 0],
      [-5.2, -4],
      [-5.2, 4],
    ],
    x,
    y,
    size,
    degrees,
  );

const WING: readonly Point[] = [
  [0, -8],
  [1.5, -6.4],
  [1.5, -2.4],
  [8, 1.8],
  [8, 4],
  [1.5, 2.4],
  [1.5, 5.4],
  [3.6, 7],
  [3.6, 8.4],
  [0, 7.6],
];

/** An aeroplane from above, sixteen units long; turned clockwise from pointing up. */
export const plane = (x: number, y: number, scale: number, degrees: number): string =>
  placed(
    [
      ...WING,
      ...WING.slice(1, -1)
        .map(([across, down]): Point => [-across, down])
        .toReversed(),
    ],
    x,
    y,
    scale,
    degrees,
  );

/** A pawn that stands on the place, fourteen units high. */
export const pawn = (x: number, y: number): string =>
  `${disc(x, short(y - 10.8), 3)}M${String(short(x - 1.7))} ${String(short(y - 6.6))}h3.4l2.6 6.6h-8.6Z`;

export const sparkle = (x: number, y: number, size: number): string => {
  const [near, far] = [String(short(size / 5)), String(short((size * 4) / 5))];
  const whole = String(size);
  return `M${String(x)} ${String(short(y - size))}q${near} ${far} ${whole} ${whole}q-${far} ${near}-${whole} ${whole}q-${near}-${far}-${whole}-${whole}q${far}-${near} ${whole}-${whole}Z`;
};

/** A drop of water, its tip at the place. */
export const drop = (x: number, y: number, size: number): string => {
  const part = (share: number) => String(short(size * share));
  return `M${String(x)} ${String(y)}c${part(0.28)} ${part(0.3)} ${part(0.36)} ${part(0.45)} ${part(0.36)} ${part(0.64)}a${part(0.36)} ${part(0.36)} 0 0 1-${part(0.72)} 0c0-${part(0.19)} ${part(0.08)}-${part(0.34)} ${part(0.36)}-${part(0.64)}Z`;
};

/** A round body with six spikes, each with a knob. */
export function virus(x: number, y: number, scale: number): string {
  const outline: readonly Point[] = [
    [4.8, -11],
    [7, -7],
    [7, -16],
    [9.8, -11],
    [9.8, 11],
    [7, 16],
    [7, 7],
    [4.8, 11],
  ];
  const corners = around(6).flatMap((angle) =>
    outline.map(([radius, aside]): Point => {
      const turn = ((angle + aside) * Math.PI) / 180;
      return [radius * Math.sin(turn), -radius * Math.cos(turn)];
    }),
  );
  return placed(corners, x, y, scale, 0);
}

export const SHIELD = 'M12 2 20.5 5v6c0 5.2-3.4 8.8-8.5 10.8C6.9 19.8 3.5 16.2 3.5 11V5Z';
export const BUBBLE = 'M5 3h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-7l-5 5v-5H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z';
