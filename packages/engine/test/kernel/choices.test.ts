import { describe, expect, it } from 'vitest';
import { compile, gamesThereAre } from '../../src/index.ts';

describe('what a table can choose', () => {
  it('is told of every game, the usual one first', () => {
    expect(gamesThereAre().map(({ id }) => id)).toEqual(['base', 'iberia']);
    const usual = compile({});
    expect(usual.ok && usual.value.id).toBe(gamesThereAre()[0]!.id);
  });

  it.each(gamesThereAre())('is what $id takes, and nothing else', (choices) => {
    const { id: game, players, epidemics, roles, events, challenges, options } = choices;
    for (const count of players) expect(compile({ game, players: count }).ok).toBe(true);
    for (const count of epidemics) expect(compile({ game, epidemics: count }).ok).toBe(true);
    expect(compile({ game, players: Math.max(...players) + 1 }).ok).toBe(false);
    expect(compile({ game, pool: roles, events, challenges }).ok).toBe(true);
    for (const { name, values, challenge } of options) {
      const needed = challenge === undefined ? [] : [challenge];
      for (const value of values)
        expect(compile({ game, challenges: needed, options: { [name]: value } }).ok).toBe(true);
      expect(compile({ game, challenges: needed, options: { [name]: 'otherwise' } }).ok).toBe(false);
      expect(compile({ game, options: { [name]: values[0]! } }).ok).toBe(challenge === undefined);
    }
  });

  it('says what holds at every table when nobody says anything', () => {
    for (const { id: game, players, epidemics, challenges, options } of gamesThereAre())
      for (const [row, seats] of players.entries())
        for (const [column, count] of epidemics.entries()) {
          const compiled = compile({ game, players: seats, epidemics: count, challenges });
          if (!compiled.ok) throw new Error(compiled.error.message);
          expect(compiled.value.config.options).toEqual(
            Object.fromEntries(options.map(({ name, usual }) => [name, usual[row]![column]])),
          );
        }
  });

  it('lists each option of a full table once', () => {
    for (const { id: game, challenges, options } of gamesThereAre()) {
      const compiled = compile({ game, challenges });
      if (!compiled.ok) throw new Error(compiled.error.message);
      expect(Object.keys(compiled.value.config.options).toSorted()).toEqual(
        options.map(({ name }) => name).toSorted(),
      );
    }
  });
});
