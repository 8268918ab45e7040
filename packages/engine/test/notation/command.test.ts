import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCommand, formatWords, legal, parseCommand, type State } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';

const table = (hands: string): State =>
  scenario({
    roles: ['medic', 'scientist'],
    at: { medic: 'paris' },
    cubes: { paris: { blue: 1 } },
    hands: {
      medic: ['paris', 'ho-chi-minh-city', 'st-petersburg'],
      scientist: ['airlift', 'government-grant', 'sao-paulo'],
    },
    options: { hands },
  }).state;

const read = (text: string): unknown => {
  const parsed = parseCommand(table('open'), text);
  return parsed.ok ? parsed.value : parsed.error.code;
};

describe('commands as people write them', () => {
  it.each([
    ['drive london', { kind: 'drive', seat: 1, to: 'london' }],
    ['1: drive london', { kind: 'drive', seat: 1, to: 'london' }],
    ['  1 :  DRIVE   London  ', { kind: 'drive', seat: 1, to: 'london' }],
    ['direct Ho Chi Minh City', { kind: 'direct', seat: 1, to: 'ho-chi-minh-city' }],
    ['direct St. Petersburg', { kind: 'direct', seat: 1, to: 'st-petersburg' }],
    ['charter são paulo', { kind: 'charter', seat: 1, to: 'sao-paulo' }],
    ['treat blue', { kind: 'treat', seat: 1, colour: 'blue' }],
    ['give paris to 2', { kind: 'give', seat: 1, card: 'paris', player: 2 }],
    ['build', { kind: 'build', seat: 1 }],
    ['build from atlanta', { kind: 'build', seat: 1, from: 'atlanta' }],
    [
      'cure blue with paris, milan, essen, london',
      { kind: 'cure', seat: 1, colour: 'blue', cards: ['london', 'essen', 'paris', 'milan'] },
    ],
    ['end', { kind: 'end', seat: 1 }],
    ['2: end', { kind: 'end', seat: 2 }],
    // Without a player, the holder of the event is meant.
    ['airlift 1 to tokyo', { kind: 'airlift', seat: 2, pawn: 1, to: 'tokyo' }],
    ['government-grant tokyo', { kind: 'government-grant', seat: 2, city: 'tokyo' }],
    ['send 2 driving to chicago', { kind: 'send-driving', seat: 1, pawn: 2, to: 'chicago' }],
    ['fly tokyo discarding paris', { kind: 'fly', seat: 1, to: 'tokyo', card: 'paris' }],
  ])('“%s”', (text, command) => {
    const parsed = read(text);
    const cards = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && 'cards' in value
        ? { ...value, cards: [...(value.cards as string[])].sort() }
        : value;
    expect(cards(parsed)).toEqual(cards(command));
  });

  it('are written with words in front of operands, and the player first', () => {
    const { game } = table('open');
    const command = { kind: 'give', seat: 1, card: 'paris', player: 2 };
    expect(formatWords(game, command)).toBe('give paris to 2');
    expect(formatCommand(game, command)).toBe('1: give paris to 2');
    expect(formatCommand(game, { kind: 'build', seat: 2 })).toBe('2: build');
    expect(formatCommand(game, { kind: 'build', seat: 2, from: 'paris' })).toBe('2: build from paris');
    expect(formatWords(game, { kind: 'cure', seat: 1, colour: 'red', cards: ['tokyo', 'osaka'] })).toBe(
      'cure red with tokyo osaka',
    );
  });
});

describe('text that is no command', () => {
  it.each([
    '',
    '   ',
    '#',
    '1:',
    'sing',
    'drive',
    'drive to',
    'drive atlantis',
    'drive london paris',
    'treat',
    'treat green',
    'give paris',
    'give paris to',
    'give paris to 9',
    'give paris to two',
    'cure blue with',
    'cure blue with paris tokyo',
    'cure blue with paris paris',
    'build from',
    'government-grant',
    '7: drive london',
    '0: drive london',
    '99999999999999999999999: end',
    'end now',
    '__proto__',
    'constructor',
    '\u0000\u0001',
    '💊',
  ])('“%s” is refused with a sentence', (text) => {
    const state = table('open');
    const parsed = parseCommand(state, text);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-command' } });
    expect(!parsed.ok && parsed.error.message).toMatch(/^\S.*\.$/su);
  });

  it('is answered with what was expected and the nearest legal commands', () => {
    const parsed = parseCommand(table('open'), 'drvie london');
    if (parsed.ok) throw new Error('understood');
    expect(parsed.error.message).toMatch(/“drvie” is not a command.*drive/u);
    expect(parsed.error.nearest?.[0]).toBe('drive london');
    expect(parsed.error.nearest?.length).toBeLessThanOrEqual(3);
    const half = parseCommand(table('open'), 'give paris');
    expect(!half.ok && half.error.message).toMatch(/expected: give \{card\} to \{player\}/u);
  });

  it('with a player in front is answered with commands of that player alone', () => {
    const state = table('private');
    const own = legal(state, 1).map((command) => formatWords(state.game, command));
    for (const text of ['1: airlfit 1 to tokyo', '1: goverment-grant tokyo', '1: x']) {
      const parsed = parseCommand(state, text);
      if (parsed.ok) throw new Error('understood');
      for (const near of parsed.error.nearest ?? []) expect(own).toContain(near);
    }
  });

  it('never throws and never changes anything, whatever is typed', () => {
    const state = table('open');
    const before = Array.from(state.cells);
    const tokens = fc.constantFrom(
      '1:',
      'drive',
      'cure',
      'blue',
      'with',
      'paris',
      'to',
      'from',
      '2',
      'build',
      'give',
      'ho',
      'chi',
      ',',
      '-',
      '🦠',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(tokens, { maxLength: 8 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const parsed = parseCommand(state, typed);
        const again = parsed.ok ? parseCommand(state, formatCommand(state.game, parsed.value)) : parsed;
        expect(again).toEqual(parsed);
        expect(parsed.ok ? 'bad-command' : parsed.error.code).toBe('bad-command');
      }),
      { seed: 8, numRuns: 400 },
    );
    expect(Array.from(state.cells)).toEqual(before);
  });

  it('is read soon, even if it is mostly spaces, and refused if it is longer than any command', () => {
    const state = table('open');
    const typed = (count: number): string => ['', '1', ':', 'drive', 'london', ''].join(' '.repeat(count));
    expect(parseCommand(state, typed(90))).toEqual(parseCommand(state, '1: drive london'));
    // A quarter of a million of them took minutes once; the test would not come to an end.
    expect(parseCommand(state, typed(250_000))).toMatchObject({ ok: false, error: { code: 'bad-command' } });
  });

  it.each(['0x1: drive london', '1e0: drive london', '01: drive london', `${'1'.repeat(400)}: drive london`])(
    'names a player only in plain digits: %s',
    (typed) => {
      expect(parseCommand(table('open'), typed)).toMatchObject({ ok: false, error: { code: 'bad-command' } });
    },
  );

  it('is refused without being repeated in full, however long its names are', () => {
    const state = table('open');
    const cities = 'paris '.repeat(5_000);
    for (const typed of [`cure blue with ${cities}`, 'x'.repeat(10_000_000), `drive ${'x'.repeat(400)}`]) {
      const parsed = parseCommand(state, typed);
      expect(!parsed.ok && parsed.error.message.length).toBeLessThan(300);
    }
  });
});
