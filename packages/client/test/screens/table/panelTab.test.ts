import { expect, test } from 'vitest';
import { readPanel } from '../../../src/screens/table/panelTab.ts';

test('panels begin folded, except where there is room beside the map', () => {
  expect(readPanel(null, 1366)).toBe('none');
  expect(readPanel(null, 1920)).toBe('infection');
});

test('a device remembers which one was open, or that none was', () => {
  expect(readPanel('log', 1366)).toBe('log');
  expect(readPanel('none', 1920)).toBe('none');
  expect(readPanel('nonsense', 1366)).toBe('none');
});
