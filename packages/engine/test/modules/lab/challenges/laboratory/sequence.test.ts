import { describe, expect, it } from 'vitest';
import { apply, formatCommand, legal, parseCommand, restore, snapshot } from '../../../../../src/index.ts';
import type { Position, Scenario } from '../../../../scenario/scenario.ts';
import { cubesOf, isWhole, labOf, labTable, lineOf, offered } from '../../../../scenario/labTable.ts';

type Lab = NonNullable<Position['lab']>;
const table = (lab: Lab, position: Partial<Position> = {}): Scenario => labTable({ lab, ...position });
const ways = (s: Scenario): string[] => offered(s, 'place-sequence', 'swap-sequence', 'drop-sequence');

describe('Sequence a Disease', () => {
  it('LAB-SEQ-1 LAB-SEQ-10 a card is drawn and seen, then placed, swapped or discarded', () => {
    const s = table(
      { research: [{ sequence: 'k4-k' }], drawn: ['r4-r'] },
      { stations: ['atlanta', 'paris'] },
    );
    const { reveals } = s.state;
    s.does('sequence')
      .told({ fact: 'sequenceDrawn', seat: 1, card: 'r4-r' })
      .asks('sequencing', { seat: 1, sequence: 'r4-r' })
      .refuses('end', 'not-now');
    expect(s.state.reveals).toBeGreaterThan(reveals);
    expect(ways(isWhole(s))).toEqual([
      'drop-sequence',
      'place-sequence on research-2',
      'swap-sequence on research-1',
    ]);
    s.refuses('place-sequence on 1', 'line-taken')
      .refuses('swap-sequence on 2', 'no-sequence')
      .does('place-sequence on 2')
      .told({ fact: 'sequencePlaced', research: 'research-2', card: 'r4-r', by: 'sequence' })
      .asks('actions', { left: 3 });
    expect(lineOf(s, 1).sequence).toBe('r4-r');
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 12, discard: [] });
  });

  it('LAB-SEQ-1 a card that is discarded is gone from the deck', () => {
    const s = table({ research: [{ sequence: 'k4-k' }], drawn: ['r4-r'] }).does('sequence', 'drop-sequence');
    s.told({ fact: 'sequenceDropped', card: 'r4-r' });
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 12, discard: ['r4-r'] });
  });

  it('LAB-SEQ-2 an empty deck is made anew from the discard pile', () => {
    const s = table({ research: [{ sequence: 'k4-k' }], sequencesLeft: 0 });
    expect(labOf(s).sequence.discard).toHaveLength(13);
    s.does('sequence').told({ fact: 'sequenceShuffled' }, { fact: 'sequenceDrawn' });
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 12, discard: [] });
  });

  it('LAB-SEQ-3 LAB-SEQ-11 LAB-SC-6 the second line takes a second station', () => {
    const lab: Lab = { research: [{ sequence: 'k4-k' }], drawn: ['r4-r', 'b4-b'] };
    const s = table(lab, { hands: { scientist: ['chicago'] } }).does('sequence');
    expect(ways(s)).toEqual(['drop-sequence', 'swap-sequence on research-1']);
    s.refuses('place-sequence on 2', 'too-few-stations')
      .does('drop-sequence', 'drive chicago', 'build', 'sequence')
      .does('place-sequence on 2');
    expect(lineOf(s, 1).sequence).toBe('b4-b');
    isWhole(s);
  });

  it('LAB-SEQ-11 a line that was closed may be opened again while stations exceed the cards on lines', () => {
    const s = table(
      {
        research: [{ sequence: 'k4-k', colour: 'black', characterized: 'cairo' }, { sequence: 'k4g4-bykrp' }],
        drawn: ['r4-r'],
      },
      { stations: ['atlanta', 'paris'], hands: { scientist: ['delhi'] } },
    ).does('characterize 2 with delhi', 'sequence');
    expect(ways(s)).toEqual(['drop-sequence', 'place-sequence on research-1', 'swap-sequence on research-2']);
  });

  it('LAB-SEQ-11 with no card on a line one station is enough for one, and not for another', () => {
    const s = table({ drawn: ['r4-r', 'b4-b'] });
    const { fields, ...rest } = snapshot(s.state);
    const card = fields['lab.sequence']![0]! - 1;
    const restored = restore(s.game, {
      ...rest,
      fields: {
        ...fields,
        'lab.sequence': [0, 0],
        'lab.discard': [fields['lab.discard']![0]! | (1 << card)],
      },
    });
    if (!restored.ok) throw new Error(restored.error.message);
    const run = (text: string): void => {
      const command = parseCommand(restored.value, text);
      expect(command.ok && apply(restored.value, command.value)).toMatchObject({ ok: true });
    };
    const all = (): string[] => legal(restored.value).map((command) => formatCommand(s.game, command));
    run('1: sequence');
    expect(all().toSorted()).toEqual([
      '1: drop-sequence',
      '1: place-sequence on research-1',
      '1: place-sequence on research-2',
    ]);
    run('1: place-sequence on 2');
    run('1: sequence');
    expect(all().toSorted()).toEqual(['1: drop-sequence', '1: swap-sequence on research-2']);
  });

  const made = Array.from({ length: 12 }, () => 'b4-b');
  const sevenStart: Lab = {
    research: [
      {
        sequence: 'b2r1-br',
        colour: 'blue',
        characterized: 'paris',
        tested: 'milan',
        cubes: { blue: 2, red: 1 },
      },
    ],
    drawn: ['y1k1g1-b'],
  };

  it('LAB-SEQ-4 LAB-SEQ-6 LAB-SC-7 a card that shows the vial keeps cards, vial and what fits', () => {
    const s = table(sevenStart, { decks: { sequence: ['b2r1-br', 'k1y1g1-b', ...made] } });
    s.does('sequence', 'swap-sequence on 1').told({
      fact: 'sequenceSwapped',
      research: 'research-1',
      card: 'y1k1g1-b',
      from: 'b2r1-br',
      kept: { blue: 1 },
      returned: { blue: 1, red: 1 },
      cards: [],
    });
    expect(lineOf(s)).toMatchObject({
      sequence: 'y1k1g1-b',
      colour: 'blue',
      characterized: 'paris',
      tested: 'milan',
    });
    expect(lineOf(s).circles).toEqual([
      { colour: 'yellow' },
      { colour: 'black' },
      { colour: 'grey', cube: 'blue' },
    ]);
    expect(labOf(s).sequence.discard).toEqual(['b2r1-br']);
    isWhole(s).supply('blue', 23).supply('red', 24).asks('actions', { left: 3 });
  });

  it('LAB-SEQ-5 LAB-SEQ-6 LAB-SC-8 a card that does not show it ends what was done for the line', () => {
    const drawn = ['r1g1-r'];
    const s = table({ ...sevenStart, drawn }, { decks: { sequence: ['b2r1-br', 'r1g1-r', ...made] } });
    s.does('sequence', 'swap-sequence on 1').told({
      fact: 'sequenceSwapped',
      kept: {},
      returned: { blue: 2, red: 1 },
      cards: ['paris', 'milan'],
    });
    expect(lineOf(s)).toEqual({
      sequence: 'r1g1-r',
      circles: [{ colour: 'red' }, { colour: 'grey' }],
      complete: false,
    });
    expect(labOf(s).sequence.discard).toEqual(['b2r1-br']);
    isWhole(s).discarded('paris', 'milan').supply('blue', 24).supply('red', 24);
  });

  it('LAB-SEQ-7 LAB-SEQ-9 a card that is not characterised is only replaced', () => {
    const s = table({ research: [{ sequence: 'k4-k' }], drawn: ['r4-r'] }, { cured: ['black'] });
    s.does('sequence', 'swap-sequence on 1').told({ fact: 'sequenceSwapped', card: 'r4-r', from: 'k4-k' });
    expect(lineOf(s)).toMatchObject({ sequence: 'r4-r' });
    expect(labOf(isWhole(s)).sequence).toEqual({ left: 12, discard: ['k4-k'] });
  });

  it('LAB-SEQ-8 the test stays although no cube could be kept', () => {
    const line = { sequence: 'b1r1-br', colour: 'blue', characterized: 'paris', tested: 'milan' };
    const s = table(
      { research: [{ ...line, cubes: { red: 1 } }], drawn: ['b4-b'] },
      { decks: { sequence: ['b1r1-br', 'b4-b', ...made] } },
    );
    s.does('sequence', 'swap-sequence on 1');
    expect(lineOf(s)).toMatchObject({ sequence: 'b4-b', colour: 'blue', tested: 'milan' });
    expect(cubesOf(s)).toEqual({});
    isWhole(s).supply('red', 24);
  });

  const full: Lab = {
    research: [
      {
        sequence: 'b3k1g2-bk',
        colour: 'blue',
        characterized: 'paris',
        tested: 'milan',
        cubes: { blue: 5, black: 1 },
      },
    ],
    drawn: ['r3b1g2-br'],
  };

  it.each([{ eradicated: [] }, { eradicated: ['black'] }])(
    'LAB-SC-19 LAB-SEQ-4 a matching swap with printed cards keeps what fits, %j',
    (position) => {
      const s = table(full, position);
      expect(lineOf(s).complete).toBe(true);
      s.does('sequence', 'swap-sequence on 1');
      expect(cubesOf(s)).toEqual({ blue: 3 });
      expect(lineOf(s)).toMatchObject({ characterized: 'paris', tested: 'milan', complete: false });
      expect(lineOf(s).circles.filter(({ cube }) => cube === undefined)).toEqual([
        { colour: 'red' },
        { colour: 'red' },
        { colour: 'red' },
      ]);
      isWhole(s).supply('blue', 21).supply('black', 24);
    },
  );

  it('LAB-SC-19 LAB-SEQ-12 with the colour of the new circles eradicated everything stays', () => {
    const s = table(full, { eradicated: ['red'] })
      .does('sequence', 'swap-sequence on 1')
      .asks('actions');
    expect(cubesOf(s)).toEqual({ blue: 5, black: 1 });
    expect(lineOf(s).complete).toBe(true);
    isWhole(s);
  });

  it('LAB-SEQ-12 where several choices keep as many cubes, the player chooses', () => {
    const line = { ...full.research![0]!, cubes: { blue: 5, black: 1 } };
    const s = table(
      { research: [line], drawn: ['r2b1-br'] },
      { eradicated: ['red'], decks: { sequence: ['b3k1g2-bk', 'r2b1-br', ...made] } },
    ).does('sequence', 'swap-sequence on 1');
    isWhole(s).asks('filling', { seat: 1 });
    expect(s.view().frames.at(-2)).toMatchObject({ frame: 'placement', sequence: 'r2b1-br' });
    expect(offered(s, 'fill', 'enough')).toEqual(['fill black', 'fill blue']);
    s.does('fill black');
    expect(cubesOf(s)).toEqual({ blue: 2, black: 1 });
    isWhole(s).supply('blue', 22).supply('black', 23);
  });
});
