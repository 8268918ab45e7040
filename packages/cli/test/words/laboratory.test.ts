import {
  apply,
  compile,
  legal,
  parseCommand,
  seedFromText,
  start,
  view,
  type ConfigRequest,
  type State,
} from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { helpLines } from '../../src/play/help.ts';
import { boardLines, shortLines } from '../../src/words/board.ts';
import { laboratoryLines, wholeLaboratory } from '../../src/words/laboratory.ts';
import { waitWords } from '../../src/words/waits.ts';

const NARROW = Array.from({ length: 14 }, () => 'k3r1g2-kr');

function begin(request: ConfigRequest = {}): State {
  const compiled = compile({ boxes: ['lab'], challenges: ['lab'], ...request });
  if (!compiled.ok) throw new Error(compiled.error.message);
  return start(compiled.value, seedFromText('lab')).state;
}

function say(state: State, words: string): void {
  const parsed = parseCommand(state, words);
  if (!parsed.ok) throw new Error(parsed.error.message);
  apply(state, parsed.value);
}

/** A view whose lab is as somebody set it up. */
const shown = (state: State, laboratory: object): ReturnType<typeof view> => {
  const now = view(state, 1);
  return { ...now, shows: { ...now.shows, laboratory } };
};

describe('the lab board', () => {
  it('stands on the board and in the short view: dishes, lines, deck', () => {
    const state = begin({ decks: { sequence: NARROW } });
    const lines = laboratoryLines(state.game, view(state, 1));
    expect(lines).toEqual([
      'Dishes: sample-1 empty; sample-2 empty; centrifuge empty; separation empty; growth empty.',
      'Research 1, k3r1g2-kr: black or red, not characterised, not tested; filled 0 of 3 black, 0 of 1 red, 0 of 2 grey.',
      'Research 2: no Sequence card.',
      'Sequence cards: 13 cards in the deck, none discarded.',
    ]);
    expect(boardLines(state.game, view(state, 1))).toEqual(expect.arrayContaining(lines));
    expect(shortLines(state.game, view(state, 1))).toEqual(expect.arrayContaining(lines));
  });

  it('tells cubes, cards, filled circles and cubes of another colour', () => {
    const state = begin();
    const circle = (colour: string, cube?: string) => ({ colour, ...(cube === undefined ? {} : { cube }) });
    const lines = laboratoryLines(
      state.game,
      shown(state, {
        dishes: {
          'sample-1': { red: 1 },
          'sample-2': {},
          centrifuge: { black: 2, red: 1 },
          separation: {},
          growth: {},
        },
        research: [
          {
            sequence: 'k3r1g2-kr',
            colour: 'black',
            characterized: 'cairo',
            tested: 'delhi',
            circles: [
              circle('black', 'black'),
              circle('black'),
              circle('red', 'blue'),
              circle('grey', 'black'),
            ],
            complete: true,
          },
          { circles: [], complete: false },
        ],
        sequence: { left: 1, discard: ['k4-k', 'r4-r'] },
      }),
    );
    expect(lines).toEqual([
      'Dishes: sample-1 1 red; sample-2 empty; centrifuge 2 black and 1 red; separation empty; growth empty.',
      'Research 1, k3r1g2-kr: black, characterised with Cairo, tested with Delhi; filled 1 of 2 black, 1 of 1 red (with blue), 1 of 1 grey. COMPLETE.',
      'Research 2: no Sequence card.',
      'Sequence cards: 1 card in the deck, discarded k4-k and r4-r.',
    ]);
  });

  it('says which cards are left and that the usual ones are reconstructed', () => {
    const usual = begin();
    const whole = wholeLaboratory(usual.game, view(usual, 1));
    expect(whole.filter((line) => line.startsWith('  '))).toHaveLength(13);
    expect(whole.join('\n')).not.toContain('purple');
    expect(whole.at(-1)).toContain('reconstructed');
    const own = begin({ decks: { sequence: NARROW } });
    const lines = wholeLaboratory(own.game, view(own, 1));
    expect(lines.join('\n')).not.toContain('reconstructed');
    expect(lines).toContain('  k3r1g2-kr: 3 black, 1 red and 2 grey circles; cures black or red');
    const plain = begin({ challenges: [] });
    expect(wholeLaboratory(plain.game, view(plain, 1))).toEqual(['This table has no laboratory.']);
  });

  it('asks about a drawn card with what can be said', () => {
    const state = begin({ decks: { sequence: NARROW } });
    say(state, 'sequence');
    const now = view(state, view(state, 0).waitsFor);
    expect(waitWords(state.game, now, legal(state, now.waitsFor))).toBe(
      'what happens to the card k3r1g2-kr: 3 black, 1 red and 2 grey circles; cures black or red. You can say “swap-sequence on research-1” or “drop-sequence”',
    );
  });
});

describe('help', () => {
  it('lists the commands of lab and CDC together, each command once', () => {
    const { game } = begin({ challenges: ['lab', 'solo'] });
    const lines = helpLines(game);
    const after = (title: string): string => lines[lines.indexOf(title) + 1] ?? '';
    expect(after('Lab actions:')).toContain('apply DISH to RESEARCH');
    expect(after('Actions of the CDC:')).toContain('exchange CARD for OTHER');
    expect(lines.join('\n').split('grow DISH')).toHaveLength(2);
    expect(lines.join('\n')).toContain('You decide for the CDC too');
    const plain = helpLines(begin({ challenges: [] }).game).join('\n');
    expect(plain).not.toMatch(/Lab actions|CDC|lab board/u);
  });
});
