// A thing that comes up beneath a resting pointer was not gone to.
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const spot = (clientX: number, clientY: number) => ({ clientX, clientY });

it('knows a pointer that moved from one that rests', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const { hasMoved } = await import('../../src/rules/pointer.ts');
  expect(hasMoved(spot(5, 5))).toBe(true);
  page.dispatchEvent(Object.assign(new Event('pointermove'), spot(10, 20)));
  expect(hasMoved(spot(10, 20))).toBe(false);
  expect(hasMoved(spot(10, 21))).toBe(true);
  expect(hasMoved(spot(9, 20))).toBe(true);
});
