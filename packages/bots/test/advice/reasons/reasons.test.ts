import { apply, clone, parseCommand, seedFromText, start, type Command, type State } from '@cordon/engine';
import { fromCommand } from '@cordon/engine/inner';
import { describe, expect, it } from 'vitest';
import { arrange, type Position } from '../../../../engine/test/scenario/arrange.ts';
import type { Reason } from '../../../src/advice/reason.ts';
import { reasonsFor } from '../../../src/advice/reasons/reasons.ts';
import { cityOf, deal, emptyHands, putCubes } from '../../support/arrange.ts';
import { gameOf } from '../../support/table.ts';

/** Two players in Atlanta with nothing on the board. */
function emptyTable(roles: readonly string[] = ['scientist', 'researcher']): State {
  const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
  const { state } = start(gameOf({ players: 2, epidemics: 4, roles, options }), seedFromText('reasons'));
  state.cubes.fill(0);
  return state;
}

function reasonsOf(state: State, ...commands: Command[]): Reason[] {
  const after = clone(state);
  for (const command of commands) expect(apply(after, command)).toMatchObject({ ok: true });
  const packed = commands.flatMap((command) => {
    const found = fromCommand(state.game, command);
    return found.ok ? [found.value] : [];
  });
  return reasonsFor(state, after, packed, 'actions').map(({ reason }) => reason);
}

describe('reasons in the lab', () => {
  const choice = { boxes: ['lab'], challenges: ['lab'] };
  const roles = ['scientist', 'researcher'];
  const line = { sequence: 'r4-r', colour: 'red', characterized: 'beijing' };

  function reasonsIn(position: Partial<Position>, ...said: string[]): Reason[] {
    const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
    const game = gameOf({ players: 2, epidemics: 4, roles, ...choice, options });
    const before = arrange(game, { roles, ...choice, ...position });
    const commands = said.flatMap((text) => {
      const command = parseCommand(before, text);
      return command.ok ? [command.value] : [];
    });
    expect(commands).toHaveLength(said.length);
    return reasonsOf(before, ...commands);
  }

  it('tell what a deed is for', () => {
    const lab = { research: [line], dishes: { 'sample-1': { red: 2 } } };
    expect(reasonsIn({ lab }, '1: centrifuge sample-1 keeping red')).toContainEqual({
      code: 'works-for',
      deed: 'centrifuge',
      colour: 'red',
    });
  });

  it('tell that a line is complete', () => {
    const lab = { research: [{ ...line, tested: 'tokyo' }], dishes: { growth: { red: 4 } } };
    expect(reasonsIn({ lab }, '1: apply growth to research-1')).toContainEqual({
      code: 'completes-work',
      colour: 'red',
    });
  });

  it('tell no more of a card that is turned up than that it is sought', () => {
    expect(reasonsIn({}, '1: sequence').filter(({ code }) => /work|card/u.test(code))).toEqual([
      { code: 'seeks-card' },
    ]);
  });
});

describe('reasons', () => {
  it('tell of cubes that are taken away', () => {
    const state = emptyTable();
    putCubes(state, 'atlanta', 'blue', 2);
    const seat = state.turn + 1;
    expect(reasonsOf(state, { kind: 'treat', seat, colour: 'blue' })).toContainEqual({
      code: 'treats',
      city: 'atlanta',
      colour: 'blue',
      from: 2,
      to: 1,
    });
  });

  it('tell how likely the outbreak was that is prevented, and how far it would have gone', () => {
    const state = emptyTable();
    putCubes(state, 'atlanta', 'blue', 3);
    putCubes(state, 'chicago', 'blue', 3);
    const { infectionDeck: deck } = state;
    const top = deck.size - 1;
    const at = deck.cards.indexOf(cityOf(state, 'atlanta'));
    [deck.cards[top], deck.cards[at]] = [deck.cards[at]!, deck.cards[top]!];
    deck.group[top] = deck.group[top]! + 1;
    const seat = state.turn + 1;
    const [first] = reasonsOf(state, { kind: 'treat', seat, colour: 'blue' });
    expect(first).toMatchObject({ code: 'prevents-outbreak', city: 'atlanta', chain: 2, to: 0 });
    expect(first?.code === 'prevents-outbreak' && first.from).toBeGreaterThan(0.8);
    state.outbreaks = 6;
    const [ruin] = reasonsOf(state, { kind: 'treat', seat, colour: 'blue' });
    expect(ruin?.code).toBe('averts-defeat');
  });

  it('tell of cards that are passed on and of what they complete', () => {
    const state = emptyTable();
    emptyHands(state);
    const scientist =
      Array.from(state.roles).findIndex((role) => state.game.roleIds[role] === 'scientist') + 1;
    const other = 3 - scientist;
    deal(state, scientist, ['paris', 'london', 'essen']);
    deal(state, other, ['atlanta']);
    const command: Command =
      state.turn + 1 === other
        ? { kind: 'give', seat: other, card: 'atlanta', player: scientist }
        : { kind: 'take', seat: scientist, card: 'atlanta', player: other };
    const reasons = reasonsOf(state, command);
    expect(reasons[0]).toEqual({ code: 'completes-hand', seat: scientist, colour: 'blue' });
    expect(reasons).toContainEqual({ code: 'shares', card: 'atlanta', from: other, to: scientist });
  });

  it('tell of a cure, of the last cure, and of a station', () => {
    const state = emptyTable();
    emptyHands(state);
    const seat = state.turn + 1;
    const cards = ['paris', 'london', 'essen', 'milan', 'madrid'];
    deal(state, seat, cards);
    const needed = cards.slice(0, state.game.goals!.cardsNeeded(state, seat - 1, 0));
    expect(reasonsOf(state, { kind: 'cure', seat, colour: 'blue', cards: needed.toSorted() })[0]).toEqual({
      code: 'reaches-goal',
      colour: 'blue',
    });
    deal(state, seat, ['chicago']);
    expect(reasonsOf(state, { kind: 'drive', seat, to: 'chicago' }, { kind: 'build', seat })).toContainEqual({
      code: 'builds',
      city: 'chicago',
    });
  });

  it('tell what a pawn protects by where it stands', () => {
    const state = emptyTable(['quarantine-specialist', 'medic']);
    putCubes(state, 'paris', 'blue', 2);
    putCubes(state, 'milan', 'blue', 1);
    const { roleIds } = state.game;
    const seat = Array.from(state.roles).findIndex((role) => roleIds[role] === 'quarantine-specialist');
    const after = clone(state);
    after.pawns[seat] = cityOf(state, 'essen');
    const reasons = reasonsFor(state, after, [], 'actions').map(({ reason }) => reason);
    expect(reasons).toContainEqual({ code: 'protects', cities: ['paris'] });
  });

  it('tell of a pawn that goes to where it is dangerous', () => {
    const state = emptyTable();
    putCubes(state, 'washington', 'blue', 3);
    const seat = state.turn + 1;
    expect(reasonsOf(state, { kind: 'drive', seat, to: 'washington' })).toContainEqual({
      code: 'nears-danger',
      seat,
      city: 'washington',
      from: 1,
      to: 0,
    });
  });

  describe('of boxes', () => {
    /** The seat with this role has the turn, in Atlanta. */
    function tableOf(role: string, position: Omit<Position, 'roles'> = {}): State {
      const [roles, boxes] = [
        [role, 'scientist'],
        ['brink', 'lab'],
      ];
      const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
      return arrange(gameOf({ players: 2, epidemics: 4, roles, boxes, options }), {
        roles,
        boxes,
        ...position,
      });
    }

    it('tell of a card that comes back and of what only one role can do', () => {
      const state = tableOf('archivist', { playerDiscard: ['atlanta'] });
      const seat = state.turn + 1;
      const reasons = reasonsOf(state, { kind: 'recall', seat, card: 'atlanta' });
      expect(reasons).toContainEqual({ code: 'takes-back', seat, card: 'atlanta' });
      expect(reasons).toContainEqual({ code: 'uses-ability', seat, role: 'archivist' });
    });

    it('tell of cubes that are kept', () => {
      const state = tableOf('field-operative', { cubes: { atlanta: { blue: 2 } } });
      const seat = state.turn + 1;
      expect(reasonsOf(state, { kind: 'collect', seat, colour: 'blue' })).toContainEqual({
        code: 'keeps-cubes',
        colour: 'blue',
        from: 0,
        to: 1,
      });
    });

    it('tell of a card that the CDC draws, and not of those that come by themselves', () => {
      const choice = { boxes: ['lab'], challenges: ['solo'] };
      const options = { hands: 'open', consent: 'automatic', windows: 'possible' };
      const game = gameOf({ players: 1, epidemics: 4, roles: ['medic'], ...choice, options });
      const roles = ['medic', 'cdc'];
      const step = arrange(game, { roles, ...choice, step: 'cdc', drawNext: ['lima'] });
      expect(reasonsOf(step, { kind: 'draw-card', seat: 2 })).toContainEqual({ code: 'draws-card', seat: 2 });
      const turn = arrange(game, { roles, ...choice, drawNext: ['lima', 'cairo'] });
      expect(reasonsOf(turn, { kind: 'end', seat: 1 })).not.toContainEqual({ code: 'draws-card', seat: 1 });
    });

    it('tell of a slower infection, of chains that end and of another role', () => {
      const hand = ['commercial-travel-ban', 'infection-zone-ban', 'new-assignment'];
      const state = tableOf('medic', { rateSpace: 5, hands: { medic: hand } });
      const seat = state.turn + 1;
      expect(reasonsOf(state, { kind: 'commercial-travel-ban', seat })).toContainEqual({
        code: 'slows-infections',
        from: 3,
        to: 1,
      });
      expect(reasonsOf(state, { kind: 'infection-zone-ban', seat })).toContainEqual({ code: 'stops-chains' });
      expect(
        reasonsOf(
          state,
          { kind: 'new-assignment', seat, player: seat },
          { kind: 'become', seat, role: 'generalist' },
        ),
      ).toContainEqual({ code: 'changes-role', seat, role: 'generalist' });
    });
  });
});
