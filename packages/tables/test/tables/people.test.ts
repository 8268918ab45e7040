// Which seats belong to one person.
import { expect, test } from 'vitest';
import { peopleAt, seatsOfSamePerson } from '../../src/tables/people.ts';
import type { Seat } from '../../src/tables/table.ts';

const held = (...guests: readonly string[]): Seat => ({
  kind: 'person',
  person: { id: guests[0]!, name: guests[0]! },
  guests,
  hash: '',
});

test('people are counted once, however many seats they hold; bots and open seats are nobody', () => {
  expect(peopleAt([held('ann'), held('ann'), held('bob'), held('ann')])).toEqual([[1, 2, 4], [3]]);
  expect(peopleAt([{ kind: 'bot', bot: 'fast' }, held('ann'), { kind: 'open' }])).toEqual([[2]]);
});

test('devices of one person are the same person, also over several steps', () => {
  const seats = [held('laptop'), held('phone', 'tablet'), held('bob'), held('laptop', 'tablet')];
  expect(seatsOfSamePerson(seats, 2)).toEqual([1, 2, 4]);
  expect(peopleAt(seats)).toEqual([[1, 2, 4], [3]]);
});
