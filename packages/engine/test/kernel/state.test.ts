import { describe, expect, it } from 'vitest';
import { clone, hashState, sameState, seedFromText, start, type State } from '../../src/index.ts';
import { blankState, copyInto } from '../../src/inner.ts';
import { startInto } from '../../src/kernel/start.ts';
import { demand } from '../properties/demand.ts';
import { gameFor } from './support.ts';

const game = gameFor({ players: 4, epidemics: 6 });
const begun = (text: string): State => start(game, seedFromText(text)).state;

describe('a state', () => {
  it('is one block of which every field is a window', () => {
    const s = begun('block');
    const sizes = game.fields.reduce((total, field) => total + field.size(game.shape), 0);
    expect(s.cells).toHaveLength(game.size);
    expect(sizes).toBe(game.size);
    expect(s.cubes.buffer).toBe(s.cells.buffer);
    s.pawns[3] = 17;
    expect(clone(s).pawns[3]).toBe(17);
  });

  it('has numbers of its own for everything that counts', () => {
    const s = blankState(game);
    const names = ['over', 'turn', 'turnsDone', 'rate', 'outbreaks', 'reveals', 'lastGroup', 'top'] as const;
    names.forEach((name, index) => (s[name] = index + 10));
    s.playerDeck.size = 31;
    s.infectionDeck.size = 32;
    s.infectionDiscard.size = 33;
    expect(names.map((name) => s[name])).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
    expect([s.playerDeck.size, s.infectionDeck.size, s.infectionDiscard.size]).toEqual([31, 32, 33]);
    expect(s.cells.filter((cell) => cell !== 0)).toHaveLength(11);
  });

  it('is the same from the same seed and another from another', () => {
    expect(sameState(begun('one'), begun('one'))).toBe(true);
    expect(sameState(begun('one'), begun('two'))).toBe(false);
    expect(hashState(begun('one'))).not.toBe(hashState(begun('two')));
  });

  it('differs, and hashes differently, when any one cell differs', () => {
    const s = begun('cells');
    const hash = hashState(s);
    for (let at = 0; at < s.cells.length; at++) {
      const copy = clone(s);
      copy.cells[at] = copy.cells[at]! + 1;
      demand(!sameState(copy, s) && hashState(copy) !== hash, `cell ${String(at)} does not count`);
    }
  });

  it('is never equal to a state of another table', () => {
    const other = start(gameFor({ players: 2, epidemics: 6 }), seedFromText('one')).state;
    expect(sameState(begun('one'), other)).toBe(false);
  });

  it('can be used again: nothing of the old game is left', () => {
    const used = begun('old');
    startInto(used, seedFromText('new'));
    expect(sameState(used, begun('new'))).toBe(true);
    copyInto(used, begun('old'));
    expect(sameState(used, begun('old'))).toBe(true);
  });
});
