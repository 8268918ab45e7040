import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, clone, hashState, legal, sameState, type Command, type State } from '../../src/index.ts';
import { defineCommand } from '../../src/kernel/command.ts';
import { baseGame } from '../../src/modules/base/base.ts';
import { scenario } from '../scenario/scenario.ts';
import { madeUpGame } from './madeUp.ts';

const CURE = ['atlanta', 'chicago', 'paris', 'milan', 'essen'];
const table = (): State =>
  scenario({
    roles: ['operations-expert', 'scientist'],
    hands: { 'operations-expert': [...CURE, 'airlift', 'government-grant'], scientist: ['tokyo'] },
  }).state;

/** Refused with this code and a sentence; the state is as it was. */
function refused(state: State, command: unknown, code: string): void {
  const before = hashState(state);
  const result = apply(state, command as Command);
  expect(result).toMatchObject({ ok: false, error: { code } });
  expect(!result.ok && result.error.message).toMatch(/^\S.*\.$/u);
  expect(hashState(state)).toBe(before);
}

/** A command as text, whatever the order of its operands and of its cards. */
const key = (command: Command): string =>
  JSON.stringify(
    Object.entries(command)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );

describe('commands of the wrong shape', () => {
  const wrong: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'drive chicago'],
    ['a list', ['drive', 'chicago']],
    ['an empty object', {}],
    ['no kind', { seat: 1, to: 'chicago' }],
    ['an unknown kind', { kind: 'teleport', seat: 1 }],
    ['a kind with an inherited name', { kind: 'constructor', seat: 1 }],
    ['a kind that is no text', { kind: 7, seat: 1 }],
    ['no seat', { kind: 'drive', to: 'chicago' }],
    ['seat 0', { kind: 'drive', seat: 0, to: 'chicago' }],
    ['a seat that nobody has', { kind: 'drive', seat: 3, to: 'chicago' }],
    ['half a seat', { kind: 'drive', seat: 1.5, to: 'chicago' }],
    ['a seat written as text', { kind: 'drive', seat: '1', to: 'chicago' }],
    ['a seat that is no number', { kind: 'drive', seat: Number.NaN, to: 'chicago' }],
    ['a missing operand', { kind: 'drive', seat: 1 }],
    ['an operand of null', { kind: 'drive', seat: 1, to: null }],
    ['a city by number', { kind: 'drive', seat: 1, to: 3 }],
    ['a city in a list', { kind: 'drive', seat: 1, to: ['chicago'] }],
    ['an unknown city', { kind: 'drive', seat: 1, to: 'atlantis' }],
    ['a city with a capital', { kind: 'drive', seat: 1, to: 'Chicago' }],
    ['an empty city', { kind: 'drive', seat: 1, to: '' }],
    ['an inherited name as a city', { kind: 'drive', seat: 1, to: '__proto__' }],
    ['an unknown colour', { kind: 'treat', seat: 1, colour: 'green' }],
    ['a city as a colour', { kind: 'treat', seat: 1, colour: 'paris' }],
    ['an unknown card', { kind: 'discard', seat: 1, card: 'ace-of-spades' }],
    ['a pawn that nobody has', { kind: 'airlift', seat: 1, pawn: 5, to: 'paris' }],
    ['a pawn written as text', { kind: 'airlift', seat: 1, pawn: '2', to: 'paris' }],
    ['an optional operand of the wrong type', { kind: 'build', seat: 1, from: 5 }],
    ['no cards for a cure', { kind: 'cure', seat: 1, colour: 'blue', cards: [] }],
    ['cards that are no list', { kind: 'cure', seat: 1, colour: 'blue', cards: 'paris' }],
    ['cards in an object', { kind: 'cure', seat: 1, colour: 'blue', cards: { 0: 'paris', length: 1 } }],
    ['cards of null', { kind: 'cure', seat: 1, colour: 'blue', cards: null }],
    ['a card of null', { kind: 'cure', seat: 1, colour: 'blue', cards: ['paris', null] }],
    [
      'an unknown card for a cure',
      { kind: 'cure', seat: 1, colour: 'blue', cards: [...CURE.slice(1), 'airlift'] },
    ],
    [
      'the same card twice',
      { kind: 'cure', seat: 1, colour: 'blue', cards: ['paris', 'paris', 'milan', 'essen', 'atlanta'] },
    ],
    ['cards of two colours', { kind: 'cure', seat: 1, colour: 'blue', cards: [...CURE.slice(1), 'tokyo'] }],
    ['cards of another colour', { kind: 'cure', seat: 1, colour: 'red', cards: CURE }],
    ['an operand that the kind does not have', { kind: 'end', seat: 1, to: 'paris' }],
    ['one operand more than the kind has', { kind: 'drive', seat: 1, to: 'chicago', from: 'atlanta' }],
  ];

  it.each(wrong)('%s: refused, and nothing changes', (_name, command) => {
    refused(table(), command, 'bad-command');
  });

  it('anything that JSON can hold is refused or legal, never thrown', () => {
    const state = table();
    const kinds = [...state.game.kindsByName.keys()];
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('chicago', 'blue', 1, 2, CURE, 'airlift'));
    const command = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...kinds), odd),
        seat: fc.oneof(fc.constantFrom(1, 2), odd),
        to: odd,
        card: odd,
        cards: odd,
        colour: odd,
        pawn: odd,
        player: odd,
        city: odd,
        from: odd,
      },
      { requiredKeys: [] },
    );
    const listed = new Set(legal(state).map(key));
    fc.assert(
      fc.property(fc.oneof(command, fc.jsonValue()), (value) => {
        const copy = clone(state);
        const result = apply(copy, JSON.parse(JSON.stringify(value)) as Command);
        expect(result.ok ? listed.has(key(value as Command)) : sameState(copy, state)).toBe(true);
      }),
      { seed: 6, numRuns: 2000 },
    );
  });
});

describe('commands of the right shape that are not legal now', () => {
  const illegal: readonly (readonly [string, unknown, string])[] = [
    ['a drive too far', { kind: 'drive', seat: 1, to: 'tokyo' }, 'not-connected'],
    ['the turn of another', { kind: 'drive', seat: 2, to: 'chicago' }, 'not-your-turn'],
    ['a flight without its card', { kind: 'direct', seat: 1, to: 'tokyo' }, 'card-not-held'],
    ['nothing to treat', { kind: 'treat', seat: 1, colour: 'red' }, 'no-cube'],
    ['an answer nobody asked for', { kind: 'accept', seat: 1 }, 'not-now'],
    ['an event in another hand', { kind: 'airlift', seat: 2, pawn: 1, to: 'paris' }, 'card-not-held'],
    ['a discard without need', { kind: 'discard', seat: 1, card: 'paris' }, 'not-now'],
    [
      'four cards where five are needed',
      { kind: 'cure', seat: 1, colour: 'blue', cards: CURE.slice(1) },
      'wrong-count',
    ],
    ['a card of Forecast without Forecast', { kind: 'next', seat: 1, city: 'paris' }, 'not-now'],
  ];

  it.each(illegal)('%s: refused with the reason', (_name, command, reason) => {
    const state = table();
    refused(state, command, 'illegal-command');
    expect(apply(state, command as Command)).toMatchObject({ error: { reason } });
  });

  it('an optional operand that is undefined counts as absent', () => {
    const state = scenario({
      roles: ['operations-expert', 'medic'],
      at: { 'operations-expert': 'paris' },
    }).state;
    expect(apply(state, { kind: 'build', seat: 1, from: undefined } as unknown as Command).ok).toBe(true);
  });

  it('every command is refused after the end', () => {
    const ended = scenario({ roles: ['medic', 'scientist'], playerDeckSize: 1 })
      .does('end')
      .ends('cards');
    expect(legal(ended.state)).toEqual([]);
    expect(apply(ended.state, { kind: 'drive', seat: 1, to: 'chicago' })).toMatchObject({
      ok: false,
      error: { code: 'illegal-command', reason: 'game-over' },
    });
  });
});

it('two kinds of one game cannot have the same name', () => {
  const again = defineCommand({ name: 'treat', phrase: 'treat again', play: () => undefined });
  const modules = [...baseGame.modules, { id: 'again', commands: [again] }];
  expect(() => madeUpGame('treats-twice', { modules })).toThrow('two kinds of commands are called treat');
});
