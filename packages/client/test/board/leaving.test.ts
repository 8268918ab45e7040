// Nothing falls from the sky when a board opens; what comes and goes later is shown.
import { expect, it } from 'vitest';
import { restaged, stagedAtFirst, withoutLeft } from '../../src/board/leaving.ts';

const keyOf = (thing: string) => thing;
const stages = (staged: readonly { key: string; stage: string }[]) =>
  Object.fromEntries(staged.map(({ key, stage }) => [key, stage]));

it('is simply there at first', () => {
  expect(stages(stagedAtFirst(['a', 'b'], keyOf))).toEqual({ a: 'there', b: 'there' });
});

it('knows what is new and what goes', () => {
  const next = restaged(stagedAtFirst(['a', 'b'], keyOf), ['b', 'c'], keyOf);
  expect(stages(next)).toEqual({ a: 'leaving', b: 'there', c: 'fresh' });
});

it('comes back fresh when it had begun to leave', () => {
  const gone = restaged(stagedAtFirst(['a'], keyOf), [], keyOf);
  expect(stages(restaged(gone, ['a'], keyOf))).toEqual({ a: 'fresh' });
});

it('drops what has left, and only that', () => {
  const gone = restaged(stagedAtFirst(['a', 'b'], keyOf), ['b'], keyOf);
  expect(stages(withoutLeft(withoutLeft(gone, 'a'), 'b'))).toEqual({ b: 'there' });
});
