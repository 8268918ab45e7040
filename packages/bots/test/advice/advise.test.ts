import { apply, clone, gamesThereAre, replay } from '@cordon/engine';
import { greedyPlayer, sightOf, type State } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { advise, type Advice } from '../../src/index.ts';
import { expectSameDecisions, HIDING_TABLES } from '../support/hidden.ts';
import { recorded } from '../support/recorded.ts';
import { gameOf, offersOf, playThrough } from '../support/table.ts';
import { LITTLE } from './efforts.ts';

const ask = (state: State, seat: number): Advice | undefined =>
  advise(sightOf(state, seat), { seed: 'test', effort: LITTLE });

describe('a hint', () => {
  it.each(HIDING_TABLES)(
    'is the same however hidden cards lie: $game, $players players, $hands hands',
    (table) => expectSameDecisions(table, { player: greedyPlayer, every: 23, most: 12, decide: ask }),
  );

  const tables = gamesThereAre().flatMap(({ id, players, challenges }) =>
    players.flatMap((count) =>
      [[], ...challenges.map((challenge) => [challenge]), [...challenges]]
        .filter((chosen, at, all) => all.findIndex((other) => other.join() === chosen.join()) === at)
        .map((chosen) => ({ game: id, players: count, challenges: chosen })),
    ),
  );

  it.each(tables)('can be followed to its end: $game, $players players, $challenges', (table) => {
    const options = { hands: 'open', consent: 'ask', windows: 'always' };
    const game = gameOf({ ...table, epidemics: 4, options });
    let [looks, followed] = [0, 0];
    playThrough(
      game,
      Array.from({ length: game.shape.seats }, () => greedyPlayer),
      'followed',
      (state) => {
        if (looks++ % 12 !== 0) return 'go on';
        const advice = ask(state, state.turn)!;
        for (const { commands, chance } of [advice.best, ...advice.alternatives]) {
          const copy = clone(state);
          for (const command of commands) {
            expect(apply(copy, command)).toMatchObject({ ok: true });
            followed++;
          }
          expect(chance.low).toBeLessThanOrEqual(chance.mean);
          expect(chance.mean).toBeLessThanOrEqual(chance.high);
        }
        return looks < 50 ? 'go on' : 'enough';
      },
    );
    expect(followed).toBeGreaterThan(5);
  });

  it('with private hands takes no card that the seat cannot see', () => {
    const roles = ['researcher', 'medic', 'scientist'];
    const game = gameOf({ players: 3, epidemics: 5, roles, options: { hands: 'private', consent: 'ask' } });
    let [looks, asked] = [0, 0];
    playThrough(game, [greedyPlayer, greedyPlayer, greedyPlayer], 'private', (state) => {
      if (looks++ % 7 !== 0 || offersOf(state, state.turn).count === 0) return 'go on';
      const seat = state.turn;
      const { places } = sightOf(state, seat).table;
      const { best, alternatives } = ask(state, seat)!;
      for (const { commands } of [best, ...alternatives]) {
        const [first] = commands;
        if (first === undefined) continue;
        expect(apply(clone(state), first)).toMatchObject({ ok: true });
        // Where a card is that a line takes or plays, the seat must know.
        const guessed = commands
          .filter(({ kind }) => kind === 'take' || game.kindsByName.get(kind)!.spends === 'event')
          .flatMap((command) => Object.values(command).flat())
          .map((name) => game.cardIds.indexOf(String(name)))
          .filter((card) => card >= 0 && card < game.firstEpidemic)
          .filter((card) => state.places[card]! < 3 && places[card]! >= 3);
        expect(guessed).toEqual([]);
        asked++;
      }
      return 'go on';
    });
    expect(asked).toBeGreaterThan(10);
  });

  it('names who plays a line: whoever decides, unless it is all an event of somebody else', () => {
    const game = gameOf({ players: 4, epidemics: 4, options: { hands: 'open', windows: 'possible' } });
    const all = Array.from({ length: 4 }, () => greedyPlayer);
    let [own, ofOthers] = [0, 0];
    playThrough(game, all, 'whose line', (state) => {
      const { seat: decides, best, alternatives } = ask(state, 0)!;
      for (const { seat, commands } of [best, ...alternatives]) {
        const seats = commands.map((command) => command.seat);
        const isOwn = commands.length === 0 || seats.includes(decides);
        expect(seat).toBe(isOwn ? decides : seats[0]);
        if (isOwn) own++;
        else ofOthers++;
      }
      return own < 20 || ofOthers === 0 ? 'go on' : 'enough';
    });
    expect(own).toBeGreaterThan(0);
    expect(ofOthers).toBeGreaterThan(0);
  });

  it('says to end the actions where nothing that could be done helps, as a command like others', () => {
    const game = gameOf({
      players: 2,
      epidemics: 4,
      roles: ['medic', 'scientist'],
      options: { hands: 'open' },
    });
    const all = Array.from({ length: 2 }, () => greedyPlayer);
    const advised: Advice[] = [];
    const isEnd = ({ best }: Advice): boolean => best.commands[0]!.kind === 'end';
    playThrough(game, all, 'nothing', (state) => {
      const advice = ask(state, 0)!;
      if (advice.about === 'actions') advised.push(advice);
      return advised.filter(isEnd).length > 1 ? 'enough' : 'go on';
    });
    expect(advised.some((advice) => !isEnd(advice))).toBe(true);
    for (const { best, idle } of advised) expect(idle?.mean ?? 0).toBeLessThanOrEqual(best.chance.mean);
    for (const { seat, best, alternatives, idle } of advised.filter(isEnd)) {
      expect(best.commands).toEqual([{ kind: 'end', seat }]);
      expect(best.reasons[0]).toEqual({ code: 'nothing-better' });
      expect(alternatives).toEqual([]);
      expect(idle).toBeUndefined();
    }
  });

  it('sees that the game can be won at once', () => {
    const game = recorded('won-two-heroic');
    const before = replay(game, game.commands.length - 3);
    if (!before.ok) throw new Error(before.error.message);
    const advice = ask(before.value.state, before.value.state.turn)!;
    expect(advice.best.reasons[0]).toEqual({ code: 'wins' });
    expect(advice.best.chance.mean).toBeGreaterThan(0.9);
    expect(advice.idle!.mean).toBeLessThan(advice.best.chance.mean);
  });

  it('gives the best line first and others that are after something else', () => {
    const effort = { ...LITTLE, width: 24, plans: 8, kept: 4, nodes: 12_000 };
    const record = recorded('outbreaks-two-later');
    const advised = [0, 20, 40, 60].flatMap((step) => {
      const begun = replay(record, step);
      if (!begun.ok) throw new Error(begun.error.message);
      const { state } = begun.value;
      return [advise(sightOf(state, state.turn), { seed: 'test', effort })!];
    });
    for (const { best, alternatives, idle } of advised) {
      expect(best.behind).toBe(0);
      for (const { chance } of alternatives) expect(chance.mean).toBeGreaterThanOrEqual(idle?.mean ?? 0);
      expect(alternatives.length).toBeLessThanOrEqual(3);
      for (const { commands, reasons, chance } of alternatives) {
        expect(commands).not.toEqual(best.commands);
        expect(reasons).not.toEqual(best.reasons);
        expect(chance.mean).toBeLessThanOrEqual(best.chance.mean);
      }
      const chances = alternatives.map(({ chance }) => chance.mean);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    }
    expect(advised.flatMap(({ alternatives }) => alternatives).length).toBeGreaterThan(1);
  });

  it('ends in time: when none is left, no more futures are drawn than it takes', () => {
    const begun = replay(recorded('outbreaks-two-later'), 20);
    if (!begun.ok) throw new Error(begun.error.message);
    const sight = sightOf(begun.value.state, begun.value.state.turn);
    const effort = { ...LITTLE, futures: 8, nodes: 100_000 };
    const late = advise(sight, { seed: 'test', effort, milliseconds: 0 });
    expect(late).toEqual(advise(sight, { seed: 'test', effort: { ...effort, nodes: 0 } }));
    expect(late).not.toEqual(advise(sight, { seed: 'test', effort }));
  });

  it('is not given when the game is over', () => {
    const over = replay(recorded('cubes-two'));
    if (!over.ok) throw new Error(over.error.message);
    expect(ask(over.value.state, 0)).toBeUndefined();
  });
});
