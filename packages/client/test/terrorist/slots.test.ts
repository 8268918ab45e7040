// The three commands of the Bio-Terrorist's turn.
import { expect, test } from 'vitest';
import { slotsOf } from '../../src/terrorist/slots.ts';

const at = (...frames: readonly { frame: string; left?: number }[]) =>
  slotsOf({ ending: 'running', frames: [{ frame: 'turn' }, ...frames] });

test('those that are done, the one that is asked for, those to come', () => {
  expect(at({ frame: 'terrorist', left: 3 })).toEqual(['now', 'open', 'open']);
  expect(at({ frame: 'terrorist', left: 2 })).toEqual(['done', 'now', 'open']);
  expect(at({ frame: 'terrorist', left: 1 })).toEqual(['done', 'done', 'now']);
});

test('none is asked for while something else goes on', () => {
  expect(at({ frame: 'terrorist', left: 1 }, { frame: 'infection-hand-limit' })).toEqual([
    'done',
    'done',
    'open',
  ]);
});

test('outside of his turn there are none', () => {
  expect(at({ frame: 'actions', left: 4 })).toBeUndefined();
  expect(slotsOf({ ending: 'cards', frames: [{ frame: 'terrorist', left: 1 }] })).toBeUndefined();
});
