// What the texts of the guided game in the laboratory speak of is what its cards bring.
import { cubesIn, laboratoryShown, sequenceCard, type LaboratoryShown } from '@cordon/protocol/laboratory';
import { describe, expect, test } from 'vitest';
import { commands as labKinds } from '../../../src/boxes/lab/en/laboratory/commands.ts';
import { Lesson } from '../lesson.ts';
import { lab } from './course.ts';

const upTo = (step: string): Lesson => new Lesson(lab).upTo(step);
const labOf = (lesson: Lesson): LaboratoryShown => laboratoryShown(lesson.moment.view)!;
const circlesOf = (card: string | undefined): number =>
  sequenceCard(card ?? '').circles.reduce((sum, { count }) => sum + count, 0);
const drawnAt = (step: string): string => {
  const drawn = upTo(step).play('sequence').moment.view.frames.at(-1)!['sequence'];
  return String(drawn);
};

describe('the deal', () => {
  test('shows every way to work in the laboratory', () => {
    const played = new Set(
      Object.values(lab.commands)
        .flat()
        .map((command) => command.split(' ')[0]!),
    );
    // What is asked about an eradicated disease or after a sabotage, and what does nothing.
    const rest = ['no-sample', 'fill', 'enough', 'close-line', 'skip-lab'];
    expect(Object.keys(labKinds).filter((kind) => !played.has(kind))).toEqual(rest);
  });

  test('deals what the texts of the first turn say', () => {
    const lesson = new Lesson(lab);
    const { view } = lesson.moment;
    expect(view.seats.map(({ role, city }) => [role, city])).toEqual([
      ['operations-expert', 'atlanta'],
      ['scientist', 'atlanta'],
    ]);
    expect(view.turn).toBe(1);
    expect(view.cubes['washington']).toEqual({ blue: 3 });
    expect(view.seats[0]!.hand).toEqual(expect.arrayContaining(['san-francisco', 'essen']));
    expect(labOf(lesson).research.map(({ sequence }) => sequence)).toEqual(['b4-b', undefined]);
    const free = upTo('characterize');
    expect(free.text).toBe('characterizeFree');
    expect(free.legal().filter((command) => command.startsWith('characterize research-1'))).toHaveLength(2);
  });

  test('goes from turn to turn without a stop and without trouble', () => {
    for (const [step, turn] of [
      ['centrifuge', 2],
      ['test', 3],
      ['cure', 4],
    ] as const) {
      const { view } = upTo(step).moment;
      expect([view.turnsDone + 1, view.frames.at(-1)?.frame]).toEqual([turn, 'actions']);
      expect(view.outbreaks).toBe(0);
    }
  });

  test('fills the dishes and the lines as the texts tell', () => {
    expect(labOf(upTo('centrifuge')).dishes['sample-1']).toEqual({ blue: 2 });
    expect(labOf(upTo('apply')).dishes.growth).toEqual({ blue: 4 });
    expect(labOf(upTo('sample-blue')).research[1]!.sequence).toBe('y3b1g2-by');
    expect(upTo('sample-yellow').moment.view.cubes['miami']?.['yellow']).toBeGreaterThan(0);
    expect(labOf(upTo('cure')).research[0]!.isComplete).toBe(true);
    expect(labOf(upTo('separate')).dishes['sample-2']).toEqual({ blue: 1, yellow: 1 });
    const end = upTo('nothing');
    expect(end.step).toBe('finish');
    expect(cubesIn(labOf(end).dishes.separation)).toHaveLength(2);
    expect(labOf(end).research.map(({ colour }) => colour)).toEqual([undefined, undefined]);
  });

  test('has a city to choose at the test, and one cure', () => {
    const lesson = upTo('test').play(lab.commands['test']![0]!);
    expect(lesson.legal().length).toBeGreaterThan(1);
    expect(
      upTo('cure')
        .legal()
        .filter((command) => command.startsWith('cure')),
    ).toHaveLength(1);
  });

  test('draws a card to discard and one to swap', () => {
    expect(circlesOf(labOf(upTo('discard')).research[0]!.sequence)).toBe(8);
    expect(sequenceCard(drawnAt('discard')).circles).toEqual([
      { colour: 'blue', count: 4 },
      { colour: 'grey', count: 4 },
    ]);
    expect(circlesOf(drawnAt('swap'))).toBe(6);
    expect(sequenceCard(drawnAt('swap')).vials).toEqual(['yellow', 'red']);
    expect(drawnAt('place')).toBe('y3b1g2-by');
  });
});

describe('another way', () => {
  test('without a sample is noticed and can be forgiven', () => {
    const lesson = new Lesson(lab).read().play('drive washington', 'treat blue', 'no-sample');
    expect(lesson.standing.stray).toBe(3);
    expect(lesson.forgive().step).toBe('sample');
  });

  test('without the free lab action goes on to the end of the turn', () => {
    const lesson = upTo('characterize').play('skip-lab');
    expect(lesson.forgive().step).toBe('end');
  });

  test('without a cure leads on to what can still be done', () => {
    const lesson = upTo('test').play('end');
    expect(lesson.text).toBe('uncured');
    expect(lesson.read().step).toBe('finish');
  });
});
