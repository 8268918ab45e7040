import { replay } from '@cordon/engine';
import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../../../src/index.ts';
import { decisionsOf } from '../../../src/advice/analysis/decisions.ts';
import { statisticsOf } from '../../../src/advice/analysis/statistics.ts';
import { recorded } from '../../support/recorded.ts';

const GAMES = [
  'won-late',
  'outbreaks-four-private',
  'iberia-won-all-diseases',
  'iberia-cubes-patients',
  'won-four-standard',
];
/** Cards are asked for and not given: by a person's answer, and by itself. */
const REFUSING = ['won-three-standard', 'won-four-standard'];

describe('statistics', () => {
  it.each(GAMES)('count what the facts tell: %s', (name) => {
    const record = recorded(name);
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const facts = replayed.value.facts.flat();
    const count = (fact: string): number => facts.filter((one) => one.fact === fact).length;
    const { seats, epidemics, reached, moves, ending, outbreaks } = statisticsOf(chronicleOf(record), []);
    const total = (of: (seat: (typeof seats)[number]) => number): number =>
      seats.reduce((sum, seat) => sum + of(seat), 0);
    expect(moves).toBe(record.commands.length);
    expect(epidemics).toBe(count('epidemicDrawn'));
    expect(total((seat) => seat.given)).toBe(count('shared'));
    expect(total((seat) => seat.taken)).toBe(count('shared'));
    expect(total((seat) => seat.events.length)).toBe(count('eventPlayed'));
    expect(outbreaks).toBe(replayed.value.state.outbreaks);
    expect(reached).toHaveLength(count('cured') + count('researched'));
    expect(total((seat) => seat.reached.length)).toBe(reached.length);
    expect(ending).toBe(record.result);
    const kinds = replayed.value.game.kindsByName;
    const isAction = (kind: string): boolean => kinds.get(kind)!.spends === 'action';
    let asked = '';
    let refused = 0;
    for (const fact of facts)
      if (fact.fact === 'asked') asked = fact.command.kind;
      else if (fact.fact === 'answered' && fact.answer === 'refused' && isAction(asked)) refused++;
    expect(total((seat) => Object.values(seat.actions).reduce((sum, one) => sum + one, 0))).toBe(
      record.commands.filter(({ kind }) => isAction(kind)).length - refused,
    );
  });

  it('count the turn in which the game ended, as the line of the chance does', () => {
    const record = recorded('won-late');
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const { turnsDone } = replayed.value.state;
    const chronicle = chronicleOf(record);
    const decisions = decisionsOf(chronicle);
    expect(decisions.at(-1)!.turn).toBe(turnsDone + 1);
    const told = (count: number): unknown => {
      const { turns, lastTurn } = statisticsOf(chronicle, decisions.slice(0, count));
      return { turns, lastTurn };
    };
    expect(told(decisions.length)).toEqual({ turns: turnsDone + 1, lastTurn: 'unfinished' });
    expect(told(1)).toEqual({ turns: turnsDone, lastTurn: 'whole' });
  });

  it.each(REFUSING)('count a card that was asked for only when it was given: %s', (name) => {
    const record = recorded(name);
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    const facts = replayed.value.facts.flat();
    expect(facts.some((fact) => fact.fact === 'answered' && fact.answer === 'refused')).toBe(true);
    const { seats } = statisticsOf(chronicleOf(record), []);
    const shares = seats.reduce(
      (sum, { actions }) => sum + (actions['give'] ?? 0) + (actions['take'] ?? 0),
      0,
    );
    expect(shares).toBe(facts.filter(({ fact }) => fact === 'shared').length);
    expect(shares).toBeGreaterThan(0);
  });
});
