// Whoever goes another way is followed: the log decides where the script stands.
import { describe, expect, test } from 'vitest';
import { SCRIPT } from '../../src/tutorial/script.ts';
import { Lesson } from './lesson.ts';

const textOf = (lesson: Lesson): string => {
  const { text } = SCRIPT[lesson.standing.at]!;
  return typeof text === 'string' ? text : text(lesson.moment);
};

describe('reading', () => {
  test('goes on by itself when the deed after it is done', () => {
    expect(new Lesson().play('give atlanta to 2').step).toBe('threat');
  });

  test('is forgotten without harm: the log knows how far the game is', () => {
    const lesson = new Lesson().read().play('give atlanta to 2').read().play('drive miami');
    lesson.memory = { read: undefined, forgiven: 0 };
    expect(lesson.step).toBe('treat');
  });

  test('never passes a deed that is open', () => {
    const lesson = new Lesson();
    lesson.memory = { read: 'cured', forgiven: 0 };
    expect(lesson.step).toBe('share');
  });
});

describe('another way', () => {
  test('is noticed and can be forgiven', () => {
    const lesson = new Lesson().read().play('drive chicago');
    expect(lesson.standing.stray).toBe(1);
    expect(lesson.forgive().standing.stray).toBeUndefined();
  });

  test('is a deed out of its order, too', () => {
    const lesson = new Lesson().read().play('drive miami');
    expect(lesson.standing.stray).toBe(1);
    expect(lesson.forgive().read().step).toBe('treat');
    expect(lesson.play('treat yellow').standing.stray).toBeUndefined();
  });

  test('that reaches the goal counts: over Washington to Miami', () => {
    const lesson = new Lesson().read().play('give atlanta to 2').read();
    lesson.play('drive washington').forgive();
    expect(lesson.step).toBe('move');
    expect(lesson.play('drive miami').step).toBe('treat');
    expect(lesson.play('treat yellow').step).toBe('end');
    expect(lesson.standing.stray).toBeUndefined();
  });

  test('by another flight counts as well', () => {
    const lesson = new Lesson().read().play('charter miami').forgive().read();
    expect(lesson.step).toBe('treat');
  });

  test('is nobody’s business when the lesson of the turn is done', () => {
    const lesson = new Lesson().play('give atlanta to 2', 'drive miami', 'treat yellow', 'drive washington');
    lesson.play('end', 'infect', 'infect', 'continue');
    lesson.play('cure blue with san-francisco atlanta madrid essen', 'drive chicago', 'treat blue');
    expect(lesson.play('drive montreal').standing.stray).toBeUndefined();
    expect(lesson.step).toBe('end-again');
  });

  test('of ending the turn at once leads on to what can still be done', () => {
    const lesson = new Lesson().play('end');
    expect(lesson.standing.stray).toBeUndefined();
    expect(lesson.step).toBe('drawn');
    lesson.read().play('infect', 'infect', 'continue');
    expect(textOf(lesson)).toBe('uncured');
    expect(lesson.read().step).toBe('chicago');
    expect(textOf(lesson.play('drive chicago'))).toBe('treatUncured');
    lesson.play('treat blue', 'end', 'continue', 'infect', 'infect');
    expect(textOf(lesson)).toBe('returned');
    expect(lesson.read().step).toBe('finish');
  });

  test('never keeps a player from the end, whatever is played', () => {
    const lesson = new Lesson();
    while (lesson.moment.view.turnsDone < 2) {
      const [first] = lesson.legal();
      lesson.read().play(first!);
    }
    expect(lesson.read().step).toBe('finish');
  });
});
