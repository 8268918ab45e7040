// Everything is said once, in order, each in its time; and nobody hears of what is long past.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAnnouncer, type Announcer } from '../../src/announce/announcer.ts';
import { timeFor } from '../../src/announce/queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is said, in order, from now on. */
function listen(announcer: Announcer): string[] {
  const said: string[] = [];
  announcer.store.subscribe(({ now }) => {
    if (now !== undefined) said.push(now.text);
  });
  return said;
}

test('the first is said at once, the next when there was time to hear it', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  announcer.announce('One sentence that takes its time.');
  announcer.announce('Another.');
  expect(said).toEqual(['One sentence that takes its time.']);
  vi.advanceTimersByTime(timeFor('One sentence that takes its time.') - 1);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['One sentence that takes its time.', 'Another.']);
});

test('the same text said twice is two announcements, and nothing is none', () => {
  const announcer = makeAnnouncer();
  announcer.announce('   ');
  expect(announcer.store.getState().now).toBeUndefined();
  announcer.announce('Again.');
  const first = announcer.store.getState().now?.number;
  vi.runAllTimers();
  announcer.announce('Again.');
  expect(announcer.store.getState().now?.number).not.toBe(first);
});

test('when much waits, what matters least is left out and the rest keeps its order', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  announcer.announce('now');
  announcer.announce('Seat 3 is free.', { weight: 'aside' });
  for (const step of ['first', 'second', 'third', 'fourth']) announcer.announce(step);
  announcer.announce('Outbreak!', { weight: 'grave' });
  announcer.announce('Your turn.', { weight: 'asked' });
  vi.runAllTimers();
  expect(said).toEqual(['now', 'second', 'third', 'fourth', 'Outbreak!', 'Your turn.']);
});

test('whatever comes, the queue is never minutes behind', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  const long = 'A long chain of outbreaks goes over half of the board. '.repeat(4);
  for (let count = 0; count < 100; count++)
    announcer.announce(`${long}${String(count)}`, { weight: 'grave' });
  const begun = Date.now();
  vi.runAllTimers();
  expect(Date.now() - begun).toBeLessThan(40_000);
  expect(said.at(-1)).toBe(`${long}99`);
});

test('only the last word about a thing is said', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  announcer.announce('now');
  announcer.announce('Connection lost.', { about: 'link' });
  announcer.announce('Ann drives.');
  announcer.announce('Connected.', { about: 'link' });
  vi.runAllTimers();
  expect(said).toEqual(['now', 'Ann drives.', 'Connected.']);
});

test('an answer does not wait, and what waited is said after it', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  announcer.announce('The Medic drives from Atlanta to Chicago, which takes a while to say.');
  announcer.announce('The Medic treats.');
  announcer.announce('Paris, blue: no cubes.', { weight: 'answer' });
  expect(announcer.store.getState().now?.text).toBe('Paris, blue: no cubes.');
  vi.runAllTimers();
  expect(said.slice(1)).toEqual(['Paris, blue: no cubes.', 'The Medic treats.']);
});

test('hush takes back what waits and what is being said', () => {
  const announcer = makeAnnouncer();
  const said = listen(announcer);
  announcer.announce('You draw Cairo.');
  announcer.announce('You draw Essen.');
  announcer.hush();
  expect(announcer.store.getState().now).toBeUndefined();
  vi.runAllTimers();
  expect(said).toEqual(['You draw Cairo.']);
  announcer.announce('Next.');
  expect(announcer.store.getState().now?.text).toBe('Next.');
});
