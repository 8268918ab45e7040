import { afterEach, expect, it, vi } from 'vitest';
import { keepPeople, peopleAt } from '../../src/tables/people.ts';
import { keepIn, keepNothing } from '../support/storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers for each table whether several people play here', () => {
  keepIn(new Map());
  expect(peopleAt('one')).toBe('one');
  keepPeople('one', 'several');
  expect(peopleAt('one')).toBe('several');
  expect(peopleAt('two')).toBe('one');
  expect(peopleAt('two', 'several')).toBe('several');
  keepPeople('one', 'one');
  expect(peopleAt('one', 'several')).toBe('one');
});

it('covers nothing where nothing is kept', () => {
  keepNothing();
  keepPeople('one', 'several');
  expect(peopleAt('one')).toBe('one');
});
