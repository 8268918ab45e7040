import { beforeEach, expect, test } from 'vitest';
import { useEndSeen } from '../../../src/screens/table/endSeen.ts';

beforeEach(() => useEndSeen.getState().bringBack());

test('the result of one table is put away and brought back', () => {
  useEndSeen.getState().putAway('one');
  expect(useEndSeen.getState().id).toBe('one');
  useEndSeen.getState().bringBack();
  expect(useEndSeen.getState().id).toBe('');
});
