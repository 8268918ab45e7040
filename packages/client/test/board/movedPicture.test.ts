// When the moving map is drawn anew.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MovedPicture } from '../../src/board/movedPicture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME = 17;

/** Which of these scales, a frame each, the map was drawn anew for. */
function drawnAnew(scales: readonly number[]): number[] {
  const dataset: Record<string, string> = {};
  const picture = new MovedPicture();
  return scales.filter((scale) => {
    vi.advanceTimersByTime(FRAME);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is touched of an element
    picture.keep({ dataset } as unknown as HTMLElement, scale);
    return dataset['moving'] === undefined;
  });
}

it('keeps one picture while the map moves and grows', () => {
  expect(drawnAnew([1, 1, 1.5, 2, 3, 3, 2, 1.5, 1])).toEqual([]);
});

it('draws the map anew each time the picture has shrunk to less than half', () => {
  // It is taken again one frame later, at 1.3 and at 0.6.
  expect(drawnAnew([3, 2, 1.6, 1.4, 1.3, 1, 0.7, 0.64, 0.6, 0.55])).toEqual([1.4, 0.64]);
});

it('stays drawn anew until the next frame, whatever moves before it', () => {
  const stage = { dataset: {} as Record<string, string> };
  const picture = new MovedPicture();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is touched of an element
  const keep = (scale: number) => picture.keep(stage as unknown as HTMLElement, scale);
  keep(3);
  vi.advanceTimersByTime(FRAME);
  keep(1.4);
  keep(1.39);
  keep(1.38);
  expect(stage.dataset['moving']).toBeUndefined();
  vi.advanceTimersByTime(FRAME);
  keep(1.38);
  expect(stage.dataset['moving']).toBe('yes');
});
