// The guided game on the real engine: the cards are those the texts speak of, and every step is reached by legal commands.
import { formatSeed, parseSave, seedFromText } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { DEAL } from '../../src/tutorial/deal.ts';
import { SCRIPT } from '../../src/tutorial/script.ts';
import { Lesson, LESSON, savedDeal, SEED } from './lesson.ts';

const deeds = SCRIPT.filter(({ kind }) => kind === 'deed').map(({ id }) => id);
const textOf = (lesson: Lesson): string => {
  const { text } = SCRIPT[lesson.standing.at]!;
  return typeof text === 'string' ? text : text(lesson.moment);
};

/** Plays the lesson up to a step and reads what stands before it. */
function upTo(step: string): Lesson {
  const lesson = new Lesson().read();
  for (const id of deeds) {
    if (id === step) return lesson;
    lesson.play(...LESSON[id]!).read();
  }
  return lesson;
}

describe('the deal', () => {
  test('is a saved game without moves, of the seed that the tests use', () => {
    expect(parseSave(DEAL).ok).toBe(true);
    expect(savedDeal().commands).toEqual([]);
    expect(formatSeed(savedDeal().seed)).toBe(formatSeed(seedFromText(SEED)));
  });

  test('deals what the texts of the first turn say', () => {
    const { view } = new Lesson().moment;
    expect(view.turn).toBe(1);
    expect(view.seats.map(({ role, city }) => [role, city])).toEqual([
      ['medic', 'atlanta'],
      ['scientist', 'atlanta'],
    ]);
    expect(view.seats[0]!.hand).toContain('atlanta');
    expect(view.seats[1]!.hand).toEqual(expect.arrayContaining(['essen', 'madrid', 'san-francisco']));
    expect(view.cubes['miami']).toEqual({ yellow: 3 });
    expect(view.cubes['washington']).toEqual({ blue: 2 });
    expect(view.cubes['chicago']).toEqual({ blue: 2 });
    expect(view.rate).toBe(2);
    expect(view.shows['cardsForCure']).toEqual([
      { blue: 5, yellow: 5, black: 5, red: 5 },
      { blue: 4, yellow: 4, black: 4, red: 4 },
    ]);
  });

  test('brings the cards and the infections that the texts name', () => {
    const drawn = upTo('infect').moment.view;
    expect(drawn.seats[0]!.hand).toEqual(expect.arrayContaining(['khartoum', 'jakarta']));
    expect(upTo('pass').moment.view.infectionDiscard.slice(-2).toSorted()).toEqual(['delhi', 'sydney']);
    const epidemic = upTo('epidemic').moment.view;
    expect(epidemic.frames.at(-1)?.frame).toBe('before-intensify');
    expect(epidemic.cubes['kolkata']).toEqual({ black: 3 });
    const { view } = upTo('finish').moment;
    expect(view.infectionDiscard.toSorted()).toEqual(['moscow', 'washington']);
    expect(view.cubes['moscow']).toEqual({ black: 2 });
    expect(view.outbreaks).toBe(0);
  });

  test('shows what the Medic is good for', () => {
    expect(upTo('onward').moment.view.cubes['miami']).toBeUndefined();
    const cured = upTo('chicago').moment.view;
    expect(cured.shows['cures']).toMatchObject({ blue: 'cured' });
    expect(cured.cubes['washington']).toBeUndefined();
    expect(upTo('end-again').moment.view.cubes['chicago']).toBeUndefined();
    expect(upTo('finish').moment.view.cubes['washington']).toBeUndefined();
  });
});

describe('the script', () => {
  test('has a lesson for every deed', () => {
    expect(Object.keys(LESSON)).toEqual(deeds);
    expect(new Set(SCRIPT.map(({ id }) => id)).size).toBe(SCRIPT.length);
  });

  test('is played through from the first step to the last, each reached in its turn by legal commands', () => {
    const lesson = new Lesson();
    for (const { id, kind } of SCRIPT) {
      expect(lesson.step).toBe(id);
      expect(lesson.standing.stray).toBeUndefined();
      if (kind === 'reading') lesson.memory = { ...lesson.memory, read: id };
      for (const command of LESSON[id] ?? []) {
        expect(lesson.legal()).toContain(command);
        lesson.play(command);
      }
    }
  });

  test.each(['give', 'treat', 'end'])(
    'offers “%s” with nothing left to ask, so that one press does it',
    (kind) => {
      const step = deeds.find((id) => LESSON[id]![0]!.startsWith(kind))!;
      expect(
        upTo(step)
          .legal()
          .filter((command) => command.split(' ')[0] === kind),
      ).toHaveLength(1);
    },
  );

  test('offers one cure only', () => {
    expect(
      upTo('cure')
        .legal()
        .filter((command) => command.startsWith('cure')),
    ).toHaveLength(1);
  });

  test('says what the cure did, where the Medic is', () => {
    const lesson = upTo('cure').play(...LESSON['cure']!);
    expect(textOf(lesson)).toBe('curedBeside');
    const away = new Lesson().read().play('give atlanta to 2', 'end', 'infect', 'infect', 'continue');
    away.read().play(...LESSON['cure']!);
    expect(textOf(away)).toBe('cured');
  });
});
