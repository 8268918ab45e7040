import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCommand, legal, parseCommand, type State } from '../../src/index.ts';
import { iberia } from '../scenario/iberia.ts';

const table = (): State =>
  iberia({
    roles: ['rural-doctor', 'sailor', 'politician'],
    challenges: ['influx-of-patients'],
    at: { 'rural-doctor': 'a-coruna' },
    cubes: { 'a-coruna': { blue: 2 }, gijon: { red: 1 } },
    hands: {
      'rural-doctor': ['vigo', 'san-sebastian-donostia', 'palma-de-mallorca'],
      sailor: ['hospital-founding', 'travel-day-and-night', 'purify-water'],
      politician: ['mail-correspondence', 'when-the-plans-were-good'],
    },
  }).state;

const read = (text: string): unknown => {
  const parsed = parseCommand(table(), text);
  return parsed.ok ? parsed.value : parsed.error.code;
};

describe('commands of Iberia as people write them', () => {
  it.each([
    ['drive gijon', { kind: 'drive', seat: 1, to: 'gijon' }],
    ['drive Gijón', { kind: 'drive', seat: 1, to: 'gijon' }],
    ['drive Santiago de Compostela', { kind: 'drive', seat: 1, to: 'santiago-de-compostela' }],
    ['train Vitoria Gasteiz', { kind: 'train', seat: 1, to: 'vitoria-gasteiz' }],
    ['rail a-coruna-gijon', { kind: 'rail', seat: 1, line: 'a-coruna-gijon' }],
    ['rail gijon-a-coruna', { kind: 'rail', seat: 1, line: 'a-coruna-gijon' }],
    ['rail Gijón A Coruña', { kind: 'rail', seat: 1, line: 'a-coruna-gijon' }],
    [
      'rail San Sebastián Donostia Pamplona',
      { kind: 'rail', seat: 1, line: expect.stringContaining('donostia') as string },
    ],
    [
      'rail a-coruna-gijon then gijon-santander',
      {
        kind: 'rail-twice',
        seat: 1,
        line: 'a-coruna-gijon',
        next: expect.stringContaining('santander') as string,
      },
    ],
    ['ship porto discarding vigo', { kind: 'ship', seat: 1, to: 'porto', card: 'vigo' }],
    ['hospital blue', { kind: 'hospital', seat: 1, colour: 'blue' }],
    ['purify r02 with vigo', { kind: 'purify', seat: 1, region: 'a-coruna', card: 'vigo' }],
    [
      'purify R02 with Palma de Mallorca',
      { kind: 'purify', seat: 1, region: 'a-coruna', card: 'palma-de-mallorca' },
    ],
    ['treat blue', { kind: 'treat', seat: 1, colour: 'blue' }],
    [
      'treat blue and red in gijon',
      { kind: 'treat-more', seat: 1, colour: 'blue', city: 'gijon', extra: 'red' },
    ],
    ['2: sail porto', { kind: 'sail', seat: 2, to: 'porto' }],
    ['2: sail porto with 1', { kind: 'sail', seat: 2, to: 'porto', pawn: 1 }],
    ['1: train madrid with 2', { kind: 'train-with', seat: 1, to: 'madrid', pawn: 2 }],
    ['3: swap vigo for porto', { kind: 'swap', seat: 3, card: 'vigo', other: 'porto' }],
    // Without a player, the holder of the event is meant.
    [
      'hospital-founding blue in porto',
      { kind: 'hospital-founding', seat: 2, colour: 'blue', city: 'porto' },
    ],
    ['travel-day-and-night 3 to Évora', { kind: 'travel-day-and-night', seat: 2, pawn: 3, to: 'evora' }],
    ['purify-water r34', { kind: 'purify-water', seat: 2, region: 'cadiz' }],
    ['mail-correspondence vigo to 2', { kind: 'mail-correspondence', seat: 3, card: 'vigo', player: 2 }],
    ['1: transfer leon to gijon', { kind: 'transfer', seat: 1, from: 'leon', to: 'gijon' }],
  ])('“%s”', (text, command) => {
    expect(read(text)).toEqual(command);
  });

  it('research names its five cards', () => {
    const text = 'research blue with vigo, porto, braga, A Coruña, Lisboa';
    const { cards, ...others } = read(text) as { readonly cards: readonly string[] };
    expect(others).toEqual({ kind: 'research', seat: 1, colour: 'blue' });
    expect([...cards].sort()).toEqual(['a-coruna', 'braga', 'lisboa', 'porto', 'vigo']);
  });

  it('are written so that each legal one is read back as itself', () => {
    const state = table();
    const commands = legal(state);
    expect(commands.length).toBeGreaterThan(100);
    for (const command of commands) {
      const parsed = parseCommand(state, formatCommand(state.game, command));
      expect(parsed.ok && parsed.value).toEqual(command);
    }
  });
});

describe('text that is no command of Iberia', () => {
  it.each([
    'rail',
    'rail gijon',
    'rail a-coruna-madrid',
    'rail a-coruna-gijon then',
    'purify r35 with vigo',
    'purify vigo with r02',
    'treat blue and red',
    'treat blue and in gijon',
    'research blue with vigo madrid',
    'ship porto',
    'sail porto with',
    'sail porto with 9',
    'hospital in porto',
    'prevent',
    'fly madrid',
    'cure blue with vigo',
    'build',
  ])('“%s” is refused with a sentence', (text) => {
    const parsed = parseCommand(table(), text);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'bad-command' } });
    expect(!parsed.ok && parsed.error.message).toMatch(/^\S.*\.$/su);
  });

  it('is answered with all ways that begin with its word', () => {
    const parsed = parseCommand(table(), 'rail gijon');
    expect(!parsed.ok && parsed.error.message).toMatch(/rail \{line\} or rail \{line\} then \{next\}/u);
    const other = parseCommand(table(), 'rial a-coruna-gijon');
    expect(!other.ok && other.error.nearest).toContain('rail a-coruna-gijon');
  });

  it('never throws and never changes anything, whatever is typed', () => {
    const state = table();
    const before = Array.from(state.cells);
    const words =
      '1: rail then a coruna gijon a-coruna-gijon purify a-coruna with vigo treat blue and red in sail 2 research de ' +
      'palma mallorca transfer to - 🚂';
    const tokens = fc.constantFrom(...words.split(' '));
    fc.assert(
      fc.property(
        fc.array(tokens, { maxLength: 8 }).map((typed) => typed.join(' ')),
        (typed) => {
          const parsed = parseCommand(state, typed);
          const again = parsed.ok ? parseCommand(state, formatCommand(state.game, parsed.value)) : parsed;
          expect(again).toEqual(parsed);
          expect(parsed.ok ? 'bad-command' : parsed.error.code).toBe('bad-command');
        },
      ),
      { seed: 8, numRuns: 300 },
    );
    expect(Array.from(state.cells)).toEqual(before);
  });
});
