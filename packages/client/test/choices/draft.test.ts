// A draft grows at its end, shrinks from its end, and only its first command is known to be legal.
import { expect, test } from 'vitest';
import { changeDraft, EMPTY_DRAFT, LONGEST_DRAFT, standingOf } from '../../src/choices/draft.ts';

test('add, remove the last, clear', () => {
  const one = changeDraft(EMPTY_DRAFT, { change: 'add', commands: ['drive chicago', 'drive montreal'] });
  const two = changeDraft(one, { change: 'add', commands: ['treat blue'] });
  expect(two.commands).toEqual(['drive chicago', 'drive montreal', 'treat blue']);
  expect(changeDraft(two, { change: 'remove-last' })).toEqual(one);
  expect(changeDraft(two, { change: 'clear' })).toEqual(EMPTY_DRAFT);
  expect(changeDraft(EMPTY_DRAFT, { change: 'remove-last' })).toBe(EMPTY_DRAFT);
});

test('no more than the protocol takes, and no plan by halves', () => {
  const full = changeDraft(EMPTY_DRAFT, {
    change: 'add',
    commands: Array<string>(LONGEST_DRAFT).fill('end'),
  });
  expect(full.commands).toHaveLength(LONGEST_DRAFT);
  expect(changeDraft(full, { change: 'add', commands: ['end'] })).toBe(full);
});

test('what is known of it', () => {
  const draft = { commands: ['drive chicago', 'fly to the moon'] };
  expect(standingOf(EMPTY_DRAFT, ['end'])).toBe('empty');
  expect(standingOf(draft, ['end', 'drive chicago'])).toBe('begins-legal');
  expect(standingOf(draft, ['end'])).toBe('begins-illegal');
});
