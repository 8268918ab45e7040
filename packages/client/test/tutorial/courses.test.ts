// Every guided game on the real engine: each step is reached by legal commands, and whoever goes another way is followed.
import { formatSeed, seedFromText } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { GUIDED, guidedAddress, guidedAt } from '../../src/games/guided.ts';
import { GUIDED_FILES } from '../../src/tutorial/files.ts';
import { chanceFrom } from '../choices/positions.ts';
import { COURSES } from './courses.ts';
import { Lesson, savedDeal } from './lesson.ts';

test('all of them are looked at', () => {
  expect(COURSES.map(({ id }) => id)).toEqual(GUIDED);
});

test('each has an address of its own', () => {
  expect(GUIDED.map(guidedAddress).map(guidedAt)).toEqual(GUIDED);
  expect(['/', '/learn/', '/learn/first', '/learn/nothing', '/learn/first/x'].map(guidedAt)).toEqual(
    Array.from({ length: 5 }),
  );
});

describe.each(COURSES)('$id', (course) => {
  const { script } = course.game;
  const deeds = script.filter((step) => step.kind === 'deed').map(({ id }) => id);

  test('has a deal without moves, of the seed that the tests use, in the game that is fetched for it', () => {
    const { commands, seed, config } = savedDeal(course);
    expect(commands).toEqual([]);
    expect(formatSeed(seed)).toBe(formatSeed(seedFromText(course.seed)));
    expect({ game: config.game, boxes: config.boxes ?? [], challenges: config.challenges }).toEqual(
      GUIDED_FILES[course.id].played,
    );
  });

  test('has commands for every deed', () => {
    expect(Object.keys(course.commands)).toEqual(deeds);
    expect(new Set(script.map(({ id }) => id)).size).toBe(script.length);
    expect(script.at(-1)?.kind).toBe('finish');
  });

  test('is played through from the first step to the last, each reached in its turn by legal commands', () => {
    const lesson = new Lesson(course);
    for (const { id, kind } of script) {
      expect(lesson.step).toBe(id);
      if (kind === 'reading') lesson.memory = { ...lesson.memory, read: id };
      for (const command of course.commands[id] ?? []) {
        expect(lesson.step).toBe(id);
        expect(lesson.legal()).toContain(command);
        lesson.play(command);
        expect(lesson.standing.stray, command).toBeUndefined();
      }
    }
  });

  test('stands where it stood when what was read has been forgotten', () => {
    const lesson = new Lesson(course);
    for (const id of deeds) {
      lesson.memory = { read: undefined, forgiven: 0 };
      expect(lesson.read().step).toBe(id);
      lesson.play(...course.commands[id]!);
    }
  });

  test('never keeps anybody from its end, whatever is played', () => {
    const turns = Math.max(...script.map((step) => (step.kind === 'deed' ? step.turn : 0)));
    for (let seed = 0; seed < 4; seed++) {
      const chance = chanceFrom(seed);
      const lesson = new Lesson(course);
      while (lesson.moment.view.turnsDone < turns && lesson.moment.view.ending === 'running') {
        const legal = lesson.legal();
        lesson.read().play(legal[seed === 0 ? 0 : chance(legal.length)]!);
        expect(Object.keys(course.texts.en)).toContain(lesson.text);
      }
      expect(lesson.read().step).toBe('finish');
    }
  });
});
