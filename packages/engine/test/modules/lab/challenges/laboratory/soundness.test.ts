import { describe, expect, it } from 'vitest';
import { restore, snapshot, type Snapshot } from '../../../../../src/index.ts';
import { labTable } from '../../../../scenario/labTable.ts';

type Fields = Record<string, number[]>;

/** Two lines, one of them with everything, a dish with a cube, and a card in the discard pile. */
const whole = (): ReturnType<typeof labTable> =>
  labTable({
    lab: {
      research: [
        { sequence: 'k4-k', colour: 'black', characterized: 'cairo', tested: 'delhi', cubes: { black: 2 } },
        { sequence: 'r4-r', colour: 'red', characterized: 'tokyo' },
      ],
      dishes: { growth: { red: 1 } },
      sequencesLeft: 10,
    },
    stations: ['atlanta', 'paris'],
    cubes: { moscow: { black: 1 }, tehran: { black: 1 } },
  });

function changed(change: (fields: Fields, frames: Snapshot['frames'][number][]) => void): boolean {
  const s = whole();
  const { fields, frames, ...rest } = snapshot(s.state);
  const copy = Object.fromEntries(Object.entries(fields).map(([name, cells]) => [name, [...cells]]));
  const stack = [...frames];
  change(copy, stack);
  return restore(s.game, { ...rest, fields: copy, frames: stack }).ok;
}

describe('a snapshot of the lab that no game could have come to is refused', () => {
  it('while one that is as it should be is read', () => {
    expect(changed(() => undefined)).toBe(true);
    const question = { frame: 'testing', fields: { seat: 0, colour: 2 } };
    expect(changed((_fields, frames) => frames.push(question))).toBe(true);
    const sample = { frame: 'sample', fields: { seat: 0, colour: 2 } };
    expect(changed((_fields, frames) => frames.push(sample))).toBe(true);
    expect(changed((_fields, frames) => frames.push({ frame: 'free-lab', fields: { seat: 0 } }))).toBe(true);
    expect(
      changed((fields, frames) => {
        const top = fields['lab.left']![0]! - 1;
        const card = fields['lab.deck']![top]!;
        fields['lab.deck']![top] = 0;
        fields['lab.left']![0] = top;
        frames.push({ frame: 'sequencing', fields: { seat: 0, sequence: card } });
      }),
    ).toBe(true);
  });

  const cases: Readonly<Record<string, (fields: Fields, frames: Snapshot['frames'][number][]) => void>> = {
    'a cube from nowhere': (fields) => (fields['lab.dishes']![0] = 1),
    'more circles filled than there are': (fields) => (fields['lab.filled']![2] = 5),
    'filled circles without cubes': (fields) => (fields['lab.filled']![2] = 3),
    'two lines for one disease': (fields) => (fields['lab.colour']![1] = 3),
    'a cure colour that the card does not show': (fields) => (fields['lab.colour']![0] = 1),
    'a cure colour that nothing characterised': (fields) => (fields['lab.characterized']![1] = 0),
    'a card on two spaces': (fields) => (fields['lab.tested']![0] = fields['lab.characterized']![0]!),
    'a card that is in the deck': (fields) => (fields['lab.tested']![1] = 1),
    'a card of the lab that lies nowhere': (fields) => (fields['lab.tested']![0] = 0),
    'a line of a cured disease': (fields) => (fields['cures']![3] = 1),
    'a Sequence card on both lines': (fields) => (fields['lab.sequence']![1] = fields['lab.sequence']![0]!),
    'a Sequence card that lies nowhere': (fields) => (fields['lab.discard']![0] = 0),
    'a Sequence card twice in the deck': (fields) => (fields['lab.deck']![0] = fields['lab.deck']![1]!),
    'a deck of another size': (fields) => (fields['lab.left']![0] = 9),
    'a gap in the deck': (fields) => (fields['lab.deck']![3] = 0),
    'more lines than stations': (fields) => (fields['stations']![0]! &= fields['stations']![0]! - 1),
    'a growth that ended a game which goes on': (fields) => (fields['lab.overgrown']![0] = 1),
    'a disease that there is none of': (fields) => (fields['lab.appeared']![0] = 1 << 6),
    'a question about a line that is not tested': (_fields, frames) =>
      frames.push({ frame: 'testing', fields: { seat: 0, colour: 3 } }),
    'a sample of somebody else': (_fields, frames) =>
      frames.push({ frame: 'sample', fields: { seat: 1, colour: 2 } }),
    'a card drawn that lies on a line': (_fields, frames) =>
      frames.push({ frame: 'sequencing', fields: { seat: 0, sequence: 1 } }),
    'cubes on their way with nothing to choose': (_fields, frames) =>
      frames.push({
        frame: 'placement',
        fields: { seat: 0, research: 1, source: 4, sequence: 0, chosen: 0 },
      }),
    'a filling without cubes on their way': (_fields, frames) =>
      frames.push({ frame: 'filling', fields: { seat: 0, colour: 0 } }),
  };
  it.each(Object.entries(cases))('%s', (_what, change) => {
    expect(changed(change)).toBe(false);
  });
});
