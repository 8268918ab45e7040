// The texts of the guides: well set in both languages, and no longer than a card and a listener can bear.
import { describe, expect, test } from 'vitest';
import { words as english } from '../../src/words/en/index.ts';
import { words as french } from '../../src/words/fr/index.ts';
import { faults } from '../words/game/support/typography.ts';
import { isAsked } from '../../src/tutorial/moment.ts';
import { COURSES } from './courses.ts';
import { Lesson, namesIn } from './lesson.ts';

const LONGEST = 300;
const cases = COURSES.flatMap((course) =>
  [english, french].map(({ language, tutorial }) => ({ course, id: course.id, language, tutorial })),
);

describe.each(cases)('$id in $language', ({ course, language, tutorial }) => {
  const names = namesIn(language);
  const texts = Object.entries(course.texts[language]).map(
    ([id, { title, text }]) => [id, title, text(names)] as const,
  );

  test('has a name', () => {
    expect(faults(language, tutorial.titles[course.id])).toEqual([]);
  });

  test.each(texts)('%s', (_, title, text) => {
    expect(faults(language, title)).toEqual([]);
    expect(faults(language, text)).toEqual([]);
    expect(text.length).toBeLessThan(LONGEST);
    expect(text).toMatch(/[.»”]$/u);
  });

  test('names each button where it is pressed first', () => {
    const known = new Set(['drive']);
    const unnamed: string[] = [];
    const lesson = new Lesson(course).read();
    for (const [id, commands] of Object.entries(course.commands)) {
      const [, , said] = texts.find(([one]) => one === lesson.text)!;
      for (const command of commands) {
        const kind = command.split(' ')[0]!;
        // What is asked in the middle of an action comes with its own words.
        if (!isAsked(lesson.moment) && !known.has(kind) && !said.includes(names.button(kind)))
          unnamed.push(`${kind} in ${id}`);
        known.add(kind);
        lesson.play(command);
      }
      lesson.read();
    }
    expect(unnamed).toEqual([]);
  });
});
