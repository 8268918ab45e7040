import { replay } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../../../src/index.ts';
import { decisionsOf } from '../../../src/advice/analysis/decisions.ts';
import { inVain } from '../../../src/advice/analysis/vain.ts';
import { recorded } from '../../support/recorded.ts';

const GAMES = [
  'won-late',
  'outbreaks-four-private',
  'iberia-won-all-diseases',
  'iberia-cubes-patients',
  'won-three-standard',
  'won-four-standard',
];

describe('the decisions of a game', () => {
  it.each(GAMES)('hold every command that is a choice, and no news but at their end: %s', (name) => {
    const record = recorded(name);
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { game, reveals, facts } = replayed.value;
    const vain = inVain(facts.slice(1));
    const decisions = decisionsOf(chronicleOf(record));
    for (const [index, { from, to }] of decisions.entries()) {
      expect(from).toBeLessThan(to);
      expect(from).toBeGreaterThanOrEqual(decisions[index - 1]?.to ?? 0);
      expect(vain.slice(from, to)).toContain(false);
      for (let step = from; step < to - 1; step++) expect(reveals[step + 1]).toBe(reveals[step]);
    }
    for (const [step, { kind }] of record.commands.entries()) {
      if (vain[step] === true) continue;
      if (game.kindsByName.get(kind)!.spends === 'nothing' && kind !== 'discard') continue;
      expect(decisions.some(({ from, to }) => from <= step && step < to)).toBe(true);
    }
  });
});
