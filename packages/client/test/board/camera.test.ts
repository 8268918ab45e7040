// The camera keeps what is under a pointer there, and never loses the map.
import { describe, expect, it } from 'vitest';
import {
  between,
  opening,
  panned,
  pinched,
  resized,
  revealing,
  scaleLimits,
  whole,
  wholeScale,
  within,
  zoomed,
  type Camera,
  type Frame,
} from '../../src/board/camera.ts';
import type { Point } from '../../src/maps/drawing.ts';

const padding = { left: 40, right: 40, top: 50, bottom: 30 };
const frame: Frame = {
  box: { width: 1000, height: 600 },
  area: { left: 100, top: 100, right: 1500, bottom: 700 },
  padding,
  covered: { left: 0, top: 0, right: 0, bottom: 0 },
  spacing: 40,
  text: 1,
};
const phone: Frame = { ...frame, box: { width: 390, height: 700 } };

const seen = ({ x, y, scale }: Camera, [px, py]: Point): Point => [px * scale + x, py * scale + y];
const placeAt = ({ x, y, scale }: Camera, [sx, sy]: Point): Point => [(sx - x) / scale, (sy - y) / scale];

const expectNear = (a: Point, b: Point) => {
  expect(a[0]).toBeCloseTo(b[0], 6);
  expect(a[1]).toBeCloseTo(b[1], 6);
};

describe('whole', () => {
  it('shows every corner of the area with room around it', () => {
    for (const one of [frame, phone]) {
      const camera = whole(one);
      const [left, top] = seen(camera, [100, 100]);
      const [right, bottom] = seen(camera, [1500, 700]);
      expect(left).toBeGreaterThanOrEqual(padding.left - 1e-6);
      expect(top).toBeGreaterThanOrEqual(padding.top - 1e-6);
      expect(right).toBeLessThanOrEqual(one.box.width - padding.right + 1e-6);
      expect(bottom).toBeLessThanOrEqual(one.box.height - padding.bottom + 1e-6);
    }
  });

  it('is as large as it can be', () => {
    expect(wholeScale(frame)).toBeCloseTo(920 / 1400);
    expect(wholeScale({ ...frame, box: { width: 5000, height: 600 } })).toBeCloseTo(520 / 600);
  });
});

describe('opening', () => {
  it('is the whole board where neighbours are far enough apart', () => {
    const large = { ...frame, spacing: 100 };
    expect(opening(large, [100, 100])).toEqual(whole(large));
    expect(opening({ ...frame, spacing: 60 }, [100, 100])).toEqual(whole({ ...frame, spacing: 60 }));
  });

  it('is nearer on a small screen, around the place that is given', () => {
    const camera = opening(phone, [800, 400]);
    expect(camera.scale).toBeGreaterThan(wholeScale(phone));
    expect(seen(camera, [800, 400])[0]).toBeCloseTo(195);
  });

  it('leaves room for the name of the outermost city, and wastes no more on the sea beyond it', () => {
    const camera = opening(phone, [1500, 400]);
    const beside = 390 - padding.right - seen(camera, [1500, 400])[0];
    expect(beside).toBeGreaterThan(50);
    expect(beside).toBeLessThan(80);
  });
});

describe('zoomed', () => {
  const middle = zoomed(whole(frame), 2, [500, 300], frame);

  it('keeps what is under the pointer there', () => {
    const pointer: Point = [430, 310];
    const before = placeAt(middle, pointer);
    expectNear(placeAt(zoomed(middle, 1.3, pointer, frame), pointer), before);
  });

  it('stops at both limits', () => {
    const { least, most } = scaleLimits(frame);
    expect(zoomed(middle, 1e9, [500, 300], frame).scale).toBe(most);
    expect(zoomed(middle, 1e-9, [500, 300], frame).scale).toBe(least);
    expect(most).toBeGreaterThan(least);
  });
});

describe('panned', () => {
  it('moves by what it is told inside the map', () => {
    const middle = zoomed(whole(frame), 3, [500, 300], frame);
    const next = panned(middle, 30, -20, frame);
    expect([next.x - middle.x, next.y - middle.y]).toEqual([30, -20]);
  });

  it('never loses the map', () => {
    const near = zoomed(whole(frame), 3, [500, 300], frame);
    for (const [dx, dy] of [
      [1e6, 0],
      [-1e6, 0],
      [0, 1e6],
      [0, -1e6],
    ] as const) {
      const lost = panned(near, dx, dy, frame);
      const [left, top] = seen(lost, [100, 100]);
      const [right, bottom] = seen(lost, [1500, 700]);
      expect(left).toBeLessThan(frame.box.width / 2);
      expect(right).toBeGreaterThan(frame.box.width / 2);
      expect(top).toBeLessThan(frame.box.height / 2);
      expect(bottom).toBeGreaterThan(frame.box.height / 2);
    }
  });
});

describe('pinched', () => {
  it('keeps the place between the fingers between them', () => {
    const middle = zoomed(whole(frame), 2, [500, 300], frame);
    const before = placeAt(middle, [500, 300]);
    const next = pinched(
      middle,
      [
        [450, 300],
        [550, 300],
      ],
      [
        [440, 320],
        [580, 320],
      ],
      frame,
    );
    expectNear(placeAt(next, [510, 320]), before);
    expect(next.scale / middle.scale).toBeCloseTo(1.4);
  });
});

describe('revealing', () => {
  it('leaves a map alone that is seen as a whole', () => {
    const camera = whole(frame);
    for (const corner of [
      [100, 100],
      [1500, 700],
    ] as const)
      expect(revealing(camera, corner, 70, frame)).toEqual(camera);
  });

  const near = zoomed(whole(frame), 3, [500, 300], frame);

  it('does nothing for a place in full view', () => {
    expect(revealing(near, placeAt(near, [500, 300]), 70, frame)).toEqual(near);
  });

  it('moves just as far as it must, even for the outermost city', () => {
    for (const corner of [
      [100, 100],
      [1500, 700],
      [100, 700],
    ] as const) {
      const [x, y] = seen(revealing(near, corner, 70, frame), corner);
      expect(x).toBeCloseTo(corner[0] === 100 ? 70 : 930);
      expect(y).toBeCloseTo(corner[1] === 100 ? 70 : 530);
    }
  });
});

describe('resized', () => {
  it('keeps the place in the middle', () => {
    const near = zoomed(whole(frame), 3, [500, 300], frame);
    const before = placeAt(near, [500, 300]);
    const box = { width: 800, height: 500 };
    expectNear(placeAt(resized(near, frame.box, { ...frame, box }), [400, 250]), before);
  });

  it('leaves no strip of sea where a phone is turned, and what one drew nearer where the row below grows', () => {
    const edge = panned(zoomed(whole(phone), 3, [195, 350], phone), -1e6, 0, phone);
    const rightOf = (camera: Camera) => seen(camera, [1500, 400])[0];
    expect(rightOf(edge)).toBeLessThan(phone.box.width - 2 * padding.right);
    const turned = { ...phone, box: { width: 480, height: 340 } };
    expect(rightOf(resized(edge, phone.box, turned))).toBeCloseTo(turned.box.width - padding.right);
    const lower = { ...phone, box: { width: 390, height: 640 } };
    expect(rightOf(resized(edge, phone.box, lower))).toBeCloseTo(rightOf(edge));
  });
});

describe('within', () => {
  it('leaves alone what keeps to the frame', () => {
    const camera = whole(frame);
    expect(within(camera, frame)).toEqual(camera);
  });
});

describe('between', () => {
  it('goes from the one to the other', () => {
    const [from, to] = [whole(frame), zoomed(whole(frame), 2, [100, 100], frame)];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).scale).toBeCloseTo(to.scale);
  });
});
