// A refusal is read and goes: nobody has to put it away.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTable } from '../../src/table/tableStore.ts';
import { ScriptedChannel } from './support/scripted.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is shown for a while, from the last one on', async () => {
  const channel = new ScriptedChannel();
  const table = openTable(channel, { table: 'table' });
  (await channel.next()).refused('not-allowed');
  const refuse = async (): Promise<void> => {
    expect(await table.why(1, {})).toMatchObject({ code: 'not-allowed' });
  };
  await refuse();
  const shown = (): string | undefined => table.getState().refusal?.code;
  expect(shown()).toBe('not-allowed');
  vi.advanceTimersByTime(5000);
  await refuse();
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('not-allowed');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
  await refuse();
  table.dismiss();
  expect(shown()).toBeUndefined();
  table.close();
});
