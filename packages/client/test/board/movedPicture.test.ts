// How the map moves as one picture, and when it is painted again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MovedPicture } from '../../src/board/movedPicture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME = 17;
const PAINTED = { x: 10, y: 20, scale: 3 };

function paintedOnce() {
  const stage = { dataset: {} as Record<string, string>, style: { transform: '' } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is touched of an element
  const element = stage as unknown as HTMLElement;
  const picture = new MovedPicture();
  picture.move(element, PAINTED);
  return {
    stage,
    move: (scale: number, x = 10, y = 20) => picture.move(element, { x, y, scale }),
    paint: (scale: number) => picture.paint(element, { x: 10, y: 20, scale }),
  };
}

/** The scales, one a frame, at which the map was painted again. */
function paintedAt(scales: readonly number[]): number[] {
  const { stage, move } = paintedOnce();
  return scales.filter((scale) => {
    vi.advanceTimersByTime(FRAME);
    move(scale);
    return stage.dataset['moving'] === undefined;
  });
}

/** The numbers of a transform `matrix3d(…)`, column by column. */
const numbersOf = (transform: string): number[] =>
  (/^matrix3d\((.*)\)$/u.exec(transform)?.[1] ?? '').split(',').map(Number);

it('paints the map where it stands when there is no picture yet', () => {
  const { stage } = paintedOnce();
  expect(stage.style.transform).toBe('translate(10.00px, 20.00px) scale(3.00000)');
  expect(stage.dataset['moving']).toBeUndefined();
});

describe('while the map moves', () => {
  it.each([
    [3, -40, 12],
    [5.2, -300, -90],
    [1.7, 80, 200],
  ])('shows every place where the camera has it, at scale %s', (scale, x, y) => {
    const { stage, move } = paintedOnce();
    move(scale, x, y);
    const m = numbersOf(stage.style.transform);
    expect(m).toHaveLength(16);
    for (const [placeX, placeY] of [
      [0, 0],
      [100, 250],
      [990, 480],
    ] as const) {
      const w = m[3]! * placeX + m[7]! * placeY + m[15]!;
      expect((m[0]! * placeX + m[4]! * placeY + m[12]!) / w).toBeCloseTo(placeX * scale + x, 1);
      expect((m[1]! * placeX + m[5]! * placeY + m[13]!) / w).toBeCloseTo(placeY * scale + y, 1);
    }
  });

  it('leaves the scale that texts are laid out for as it was painted', () => {
    const { stage, move } = paintedOnce();
    for (const scale of [3.1, 4, 6, 2]) {
      move(scale);
      const m = numbersOf(stage.style.transform);
      expect([m[0], m[5]]).toEqual([3, 3]);
    }
  });

  it('keeps the picture while the map grows, and until it has shrunk to half', () => {
    expect(paintedAt([3, 3, 4.5, 6, 9, 9, 6, 3, 1.6])).toEqual([]);
  });

  it('paints again each time the picture has shrunk below half', () => {
    // Each time it becomes a picture again one frame later, at 1.3 and at 0.6.
    expect(paintedAt([3, 2, 1.6, 1.4, 1.3, 1, 0.7, 0.64, 0.6, 0.55])).toEqual([1.4, 0.64]);
  });

  it('is no picture before the next frame, however often it moves until then', () => {
    const { stage, move } = paintedOnce();
    vi.advanceTimersByTime(FRAME);
    move(1.4);
    move(1.39);
    move(1.38);
    expect(stage.dataset['moving']).toBeUndefined();
    expect(stage.style.transform).toContain('scale(1.38000)');
    vi.advanceTimersByTime(FRAME);
    move(1.38);
    expect(stage.dataset['moving']).toBe('yes');
  });
});

it('is painted sharp, with a plain scale, when it rests', () => {
  const { stage, move, paint } = paintedOnce();
  move(4);
  paint(4);
  expect(stage.dataset['moving']).toBeUndefined();
  expect(stage.style.transform).toBe('translate(10.00px, 20.00px) scale(4.00000)');
});
