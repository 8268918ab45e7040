import { describe, expect, it } from 'vitest';
import {
  clone,
  legal,
  resample,
  restore,
  sameState,
  sight,
  snapshot,
  view,
  type Command,
  type ConfigRequest,
  type Fact,
} from '../../../../../src/index.ts';
import { topFrame } from '../../../../../src/kernel/frame.ts';
import { gameOf } from '../../../../properties/configurations.ts';
import { checkPosition } from '../../../../properties/invariants.ts';
import { anyKind, pick, playGame, wordsFrom, type Chance } from '../../../../properties/play.ts';

const TABLES: readonly ConfigRequest[] = [
  { boxes: ['lab'], challenges: ['lab'], players: 2 },
  { boxes: ['lab'], challenges: ['lab'], players: 4, epidemics: 6, options: { windows: 'possible' } },
  { boxes: ['brink', 'lab'], challenges: ['lab'], players: 5, epidemics: 7 },
  { boxes: ['brink', 'lab'], challenges: ['virulent-strain', 'lab'], players: 3 },
  { boxes: ['brink', 'lab'], challenges: ['mutation', 'lab'], players: 3, options: { hands: 'private' } },
  { boxes: ['brink', 'lab'], challenges: ['virulent-strain', 'worldwide-panic', 'lab'], players: 2 },
  { boxes: ['lab'], challenges: ['lab', 'solo'], epidemics: 5, options: { hands: 'private' } },
  { boxes: ['brink', 'lab'], challenges: ['virulent-strain', 'mutation', 'lab', 'solo'], epidemics: 7 },
];

const WORK = new Set([
  'characterize',
  'apply',
  'test',
  'grow',
  'separate',
  'centrifuge',
  'sample',
  'treat',
  'build',
]);
const FRAMES = new Set(['sample', 'filling', 'testing', 'sequencing', 'free-lab']);

/** Likes the lab, so that its lines get somewhere. */
function researching(commands: readonly Command[], chance: Chance): Command {
  const wanted = commands.filter(({ kind }) => WORK.has(kind));
  return wanted.length > 0 && chance(3) > 0 ? anyKind(wanted, chance) : pick(commands, chance);
}

const removedBy = (facts: readonly Fact[]): number =>
  facts.filter(({ fact }) => fact === 'infectionRemoved').length;

describe('random play in the lab', () => {
  const seen = new Set<string>();

  it.each(TABLES)('conserves everything, and every position can be saved and dealt anew: %j', (table) => {
    const game = gameOf(table);
    for (let number = 0; number < 3; number++) {
      let removed = 0;
      playGame(game, `lab ${String(number)}`, researching, ({ state, facts, chance }) => {
        removed += removedBy(facts);
        checkPosition(state, removed);
        if (state.over !== 0) return;
        const { name } = topFrame(state);
        seen.add(name);
        if (!FRAMES.has(name) && chance(20) > 0) return;
        const restored = restore(game, snapshot(state));
        if (!restored.ok) throw new Error(`${name}: ${restored.error.message}`);
        expect(sameState(restored.value, state)).toBe(true);
        const dealt = resample(sight(state, 1), wordsFrom(String(number)));
        expect(view(dealt, 1)).toEqual(view(state, 1));
        expect(legal(dealt, 1)).toEqual(legal(state, 1));
        expect(restore(game, snapshot(clone(dealt))).ok).toBe(true);
      });
    }
  });

  it('comes to the questions of the lab', () => {
    expect([...seen]).toEqual(expect.arrayContaining(['sample', 'sequencing', 'free-lab', 'testing']));
  });
});
