// What the texts of the guided first game speak of is what its cards bring.
import { describe, expect, test } from 'vitest';
import { Lesson } from '../lesson.ts';
import { first } from './course.ts';

const LESSON = first.commands;
const upTo = (step: string): Lesson => new Lesson(first).upTo(step);

describe('the deal', () => {
  test('deals what the texts of the first turn say', () => {
    const { view } = new Lesson(first).moment;
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
  test.each(['give', 'treat', 'end'])(
    'offers “%s” with nothing left to ask, so that one press does it',
    (kind) => {
      const step = Object.keys(LESSON).find((id) => LESSON[id]![0]!.startsWith(kind))!;
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
    expect(lesson.text).toBe('curedBeside');
    const away = new Lesson(first).read().play('give atlanta to 2', 'end', 'infect', 'infect', 'continue');
    away.read().play(...LESSON['cure']!);
    expect(away.text).toBe('cured');
  });
});
