import { expect, it } from 'vitest';
import { answered, describeOutcome, FAILURES, worthRetrying } from '../../src/notices/outcome.ts';

it.each([
  [200, 'delivered', 'Delivered; the receiver answered 200.'],
  [204, 'delivered', 'Delivered; the receiver answered 204.'],
  [299, 'delivered', 'Delivered; the receiver answered 299.'],
  [300, 'redirected', 'The receiver answered 300; redirects are not followed.'],
  [399, 'redirected', 'The receiver answered 399; redirects are not followed.'],
  [199, 'answered', 'The receiver answered 199.'],
  [400, 'answered', 'The receiver answered 400.'],
  [503, 'answered', 'The receiver answered 503.'],
])('an answer %i is %s', (status, kind, sentence) => {
  const outcome = answered(status);
  expect(outcome).toEqual({ kind, status });
  expect(describeOutcome(outcome)).toBe(sentence);
});

it('has one sentence for every failure, none like another', () => {
  const sentences = FAILURES.map((kind) => describeOutcome({ kind }));
  expect(new Set(sentences).size).toBe(FAILURES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/u);
});

it('tries again whatever may get better', () => {
  const kinds = FAILURES.filter((kind) => worthRetrying({ kind }));
  expect(kinds).toEqual(FAILURES.filter((kind) => kind !== 'bad-address'));
  for (const status of [302, 400, 404, 429, 500]) expect(worthRetrying(answered(status))).toBe(true);
  for (const status of [200, 410]) expect(worthRetrying(answered(status))).toBe(false);
});
