import { expect, test } from 'vitest';
import { makeBucket, makeBuckets } from '../../src/http/buckets.ts';

function makeClock() {
  let time = 1000;
  return { now: () => time, pass: (milliseconds: number) => (time += milliseconds) };
}

/** How many permits can be taken now, up to a hundred. */
function permits(take: () => boolean): number {
  let count = 0;
  while (count < 100 && take()) count += 1;
  return count;
}

test('a bucket gives its burst, then what time refills, and never more than the burst', () => {
  const clock = makeClock();
  const bucket = makeBucket({ perSecond: 2, burst: 5, now: clock.now });
  expect(permits(() => bucket.take())).toBe(5);
  clock.pass(499);
  expect(bucket.take()).toBe(false);
  clock.pass(1);
  expect(permits(() => bucket.take())).toBe(1);
  clock.pass(1500);
  expect(permits(() => bucket.take())).toBe(3);
  clock.pass(3_600_000);
  expect(permits(() => bucket.take())).toBe(5);
});

test('a bucket is full again after a while', () => {
  const clock = makeClock();
  const bucket = makeBucket({ perSecond: 1, burst: 2, now: clock.now });
  expect(bucket.isFull()).toBe(true);
  bucket.take();
  expect(bucket.isFull()).toBe(false);
  clock.pass(1000);
  expect(bucket.isFull()).toBe(true);
});

test('what was spent in advance can be put back, and a bucket below nothing says how long to wait', () => {
  const clock = makeClock();
  const bucket = makeBucket({ perSecond: 10, burst: 20, now: clock.now });
  bucket.spend(30);
  expect(bucket.wait()).toBe(1100);
  expect(bucket.take()).toBe(false);
  bucket.spend(-25);
  expect(bucket.wait()).toBe(0);
  bucket.spend(-100);
  expect(permits(() => bucket.take())).toBe(20);
  clock.pass(bucket.wait());
  expect(bucket.take()).toBe(true);
});

test('each key has a bucket of its own', () => {
  const clock = makeClock();
  const buckets = makeBuckets({ perSecond: 1, burst: 2, now: clock.now, most: 10 });
  expect(permits(() => buckets.take('a'))).toBe(2);
  expect(permits(() => buckets.take('b'))).toBe(2);
  expect(buckets.take('a')).toBe(false);
});

test('a flood of keys takes no more room than allowed', () => {
  const clock = makeClock();
  const buckets = makeBuckets({ perSecond: 1, burst: 2, now: clock.now, most: 10 });
  for (let key = 0; key < 1000; key += 1) buckets.take(String(key));
  expect(buckets.size).toBe(10);
});

test('full buckets are forgotten before those in use', () => {
  const clock = makeClock();
  const buckets = makeBuckets({ perSecond: 1, burst: 2, now: clock.now, most: 3 });
  permits(() => buckets.take('busy'));
  buckets.take('idle');
  clock.pass(1000);
  permits(() => buckets.take('busy'));
  buckets.take('third');
  buckets.take('newcomer');
  expect(buckets.take('busy')).toBe(false);
});

test('who takes more than there is pays for it before the next', () => {
  const clock = makeClock();
  const bucket = makeBucket({ perSecond: 2, burst: 5, now: clock.now });
  expect(bucket.take(9)).toBe(true);
  clock.pass(2000);
  expect(bucket.take()).toBe(false);
  clock.pass(500);
  expect(permits(() => bucket.take())).toBe(1);
});
