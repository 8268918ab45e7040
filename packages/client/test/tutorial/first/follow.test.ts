// Whoever goes another way is followed: the log decides where the script stands.
import { describe, expect, test } from 'vitest';
import { Lesson } from '../lesson.ts';
import { first } from './course.ts';

const begin = (): Lesson => new Lesson(first);

describe('reading', () => {
  test('goes on by itself when the deed after it is done', () => {
    expect(begin().play('give atlanta to 2').step).toBe('threat');
  });

  test('is forgotten without harm: the log knows how far the game is', () => {
    const lesson = begin().read().play('give atlanta to 2').read().play('drive miami');
    lesson.memory = { read: undefined, forgiven: 0 };
    expect(lesson.step).toBe('treat');
  });

  test('never passes a deed that is open', () => {
    const lesson = begin();
    lesson.memory = { read: 'cured', forgiven: 0 };
    expect(lesson.step).toBe('share');
  });
});

describe('another way', () => {
  test('is noticed and can be forgiven', () => {
    const lesson = begin().read().play('drive chicago');
    expect(lesson.standing.stray).toBe(1);
    expect(lesson.forgive().standing.stray).toBeUndefined();
  });

  test('is a deed out of its order, too', () => {
    const lesson = begin().read().play('drive miami');
    expect(lesson.standing.stray).toBe(1);
    expect(lesson.forgive().read().step).toBe('treat');
    expect(lesson.play('treat yellow').standing.stray).toBeUndefined();
  });

  test('that reaches the goal counts: over Washington to Miami', () => {
    const lesson = begin().read().play('give atlanta to 2').read();
    lesson.play('drive washington').forgive();
    expect(lesson.step).toBe('move');
    expect(lesson.play('drive miami').step).toBe('treat');
    expect(lesson.play('treat yellow').step).toBe('end');
    expect(lesson.standing.stray).toBeUndefined();
  });

  test('by another flight counts as well', () => {
    const lesson = begin().read().play('charter miami').forgive().read();
    expect(lesson.step).toBe('treat');
  });

  test('is nobody’s business when the lesson of the turn is done', () => {
    const lesson = begin().play('give atlanta to 2', 'drive miami', 'treat yellow', 'drive washington');
    lesson.play('end', 'infect', 'infect', 'continue');
    lesson.play('cure blue with san-francisco atlanta madrid essen', 'drive chicago', 'treat blue');
    expect(lesson.play('drive montreal').standing.stray).toBeUndefined();
    expect(lesson.step).toBe('end-again');
  });

  test('of ending the turn at once leads on to what can still be done', () => {
    const lesson = begin().play('end');
    expect(lesson.standing.stray).toBeUndefined();
    expect(lesson.step).toBe('drawn');
    lesson.read().play('infect', 'infect', 'continue');
    expect(lesson.text).toBe('uncured');
    expect(lesson.read().step).toBe('chicago');
    expect(lesson.play('drive chicago').text).toBe('treatUncured');
    lesson.play('treat blue', 'end', 'continue', 'infect', 'infect');
    expect(lesson.text).toBe('returned');
    expect(lesson.read().step).toBe('finish');
  });
});
