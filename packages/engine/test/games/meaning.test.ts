import { expect, test } from 'vitest';
import { seedFromText, start } from '../../src/index.ts';
import { defineField, write } from '../../src/kernel/field.ts';
import { FLAG } from '../../src/kernel/ranges.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { madeUpGame } from '../kernel/madeUp.ts';
import { meaningOf } from './record.ts';

test('a recorded game means the same when a module has one more field that it leaves empty', () => {
  const flag = defineField('later.flag', 1, 'public', FLAG);
  const modules = [{ id: 'later', fields: [flag] }, ...baseGame.modules];
  const seed = seedFromText('meaning');
  const before = start(madeUpGame('earlier', {}), seed).state;
  const after = start(madeUpGame('later', { modules }), seed).state;
  const recorded = meaningOf(before).replace('earlier', 'later');
  expect(meaningOf(after)).toBe(recorded);
  write(after, flag, 1);
  expect(meaningOf(after)).not.toBe(recorded);
});
