// What these roles ask others is part of a saved game, and a saved game that asks what could not be asked is refused.
import { describe, expect, it } from 'vitest';
import { apply, restore, sameState, snapshot, type Snapshot, type State } from '../../../../src/index.ts';
import { scenario, type Position } from '../../../scenario/scenario.ts';

const boxes = ['lab'];

/** A question, and the field that says that the ability was used up before. */
const QUESTIONS: readonly (readonly [command: string, position: Position, used: string | undefined])[] = [
  ['lead medic to chicago', { boxes, roles: ['field-director', 'medic'] }, 'field-director.led'],
  ['pilot london with medic', { boxes, roles: ['pilot', 'medic'] }, undefined],
  [
    'pass paris to medic',
    { boxes, roles: ['local-liaison', 'medic'], hands: { 'local-liaison': ['paris'] } },
    'local-liaison.passed',
  ],
];

const saved = (state: State): Snapshot => JSON.parse(JSON.stringify(snapshot(state))) as Snapshot;

describe.each(QUESTIONS)('“%s”', (command, position, used) => {
  const ask = (): State => scenario(position).does(command).state;

  it('is kept in a saved game, and answered there', () => {
    const state = ask();
    const restored = restore(state.game, saved(state));
    if (!restored.ok) throw new Error(restored.error.message);
    expect(sameState(restored.value, state)).toBe(true);
    for (const copy of [restored.value, state])
      expect(apply(copy, { kind: 'accept', seat: 2 }).ok).toBe(true);
    expect(sameState(restored.value, state)).toBe(true);
  });

  it('is not asked where it could not be', () => {
    const state = ask();
    const pawns = saved(state).fields['pawns']!.with(1, state.game.cityNumbers.get('sydney')!);
    const changed: [string, readonly number[]][] = [['pawns', pawns]];
    if (used !== undefined) changed.push([used, [1]]);
    for (const [field, cells] of changed) {
      const taken = saved(state);
      const wrong = restore(state.game, { ...taken, fields: { ...taken.fields, [field]: cells } });
      expect(wrong.ok, field).toBe(false);
    }
  });
});
