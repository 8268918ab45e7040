import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import type { LinkState } from '../../src/channel/channel.ts';
import { keepingOpen } from '../../src/table/keepingOpen.ts';
import { emptyTable, type TableModel } from '../../src/table/model.ts';
import type { TableStore } from '../../src/table/tableStore.ts';
import { takeOpen } from '../../src/table/lastOpen.ts';
import { keepIn } from '../support/storage.ts';

const leaving = new EventTarget();
const board = [{}] as unknown as TableModel['boards'];

beforeEach(() => {
  vi.useFakeTimers();
  keepIn(new Map());
  vi.stubGlobal('addEventListener', leaving.addEventListener.bind(leaving));
  vi.stubGlobal('removeEventListener', leaving.removeEventListener.bind(leaving));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(link: LinkState) {
  const store = createStore(() => ({ model: { ...emptyTable('one'), boards: board }, link }));
  const stop = keepingOpen(store as unknown as TableStore);
  const move = (to: number): void => store.setState(({ model }) => ({ model: { ...model, move: to } }));
  return { store, stop, move };
}

test('a table is kept a moment after its last change', () => {
  const { move } = open('open');
  move(1);
  vi.advanceTimersByTime(300);
  move(2);
  vi.advanceTimersByTime(600);
  expect(takeOpen('one')).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(takeOpen('one')?.move).toBe(2);
});

test('and at once when the page is left', () => {
  const { move } = open('open');
  move(3);
  leaving.dispatchEvent(new Event('pagehide'));
  expect(takeOpen('one')?.move).toBe(3);
});

test('not while the hall has not confirmed it, not when it is closed, and not after it was left', () => {
  const early = open('connecting');
  early.move(1);
  vi.runAllTimers();
  expect(takeOpen('one')).toBeUndefined();
  early.stop();
  const closed = open('open');
  closed.store.setState(({ model }) => ({
    model: { ...model, closed: { type: 'closed', table: 'one', code: 'unavailable', message: '' } },
  }));
  vi.runAllTimers();
  expect(takeOpen('one')).toBeUndefined();
  closed.stop();
  const left = open('open');
  left.move(1);
  left.stop();
  vi.runAllTimers();
  leaving.dispatchEvent(new Event('pagehide'));
  expect(takeOpen('one')).toBeUndefined();
});
