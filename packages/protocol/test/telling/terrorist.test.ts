// What a view shows of the Bio-Terrorist is read as far as it can be.
import { apply, compile, parseCommand, seedFromText, start, view, type State } from '@cordon/engine';
import { expect, it } from 'vitest';
import { isSighting, listsIn, terroristShown } from '../../src/telling/terrorist.ts';

function stateOf(challenges: readonly string[]): State {
  const game = compile({ game: 'base', boxes: ['brink'], challenges: [...challenges], players: 3 });
  if (!game.ok) throw new Error(game.error.message);
  return start(game.value, seedFromText('he hides')).state;
}

it('tells him where he is and what he holds, and the others neither', () => {
  const state = stateOf(['bio-terrorist']);
  const command = parseCommand(state, '3: hide lima');
  if (!command.ok || !apply(state, command.value).ok) throw new Error('he cannot hide');
  const his = terroristShown(view(state, 3))!;
  expect(his).toMatchObject({ seat: 3, state: 'hidden', city: 'lima', sightings: [], lastKnown: undefined });
  expect(his.hand.known).toHaveLength(his.hand.size);
  expect(his.turn).toEqual({ actions: 2, freeDrive: true });
  for (const seat of [0, 1, 2]) {
    const shown = terroristShown(view(state, seat))!;
    expect(shown).toMatchObject({ city: undefined, turn: undefined, hand: { size: 2, known: [] } });
    expect(shown.possible).toEqual(his.possible);
  }
});

it('is undefined at any other table', () => {
  expect(terroristShown(view(stateOf([]), 1))).toBeUndefined();
  for (const terrorist of [undefined, null, 3, 'hidden', []])
    expect(terroristShown({ shows: { terrorist } })).toBeUndefined();
});

it('takes what is missing or of another kind as empty', () => {
  expect(terroristShown({ shows: { terrorist: {} } })).toEqual({
    seat: 0,
    state: 'hidden',
    city: undefined,
    hand: { size: 0, known: [] },
    possible: [],
    sightings: [],
    lastKnown: undefined,
    turn: undefined,
  });
  const strange = {
    seat: '3',
    state: 'gone',
    city: 4,
    hand: [1],
    possible: ['cairo', 2],
    sightings: [{ city: 'lima', turn: 'late' }, { turn: 3 }, null],
    lastKnown: { turn: 2 },
    turn: 1,
  };
  expect(terroristShown({ shows: { terrorist: strange } })).toMatchObject({
    seat: 0,
    state: 'hidden',
    city: undefined,
    hand: { size: 0, known: [] },
    possible: ['cairo'],
    sightings: [{ city: 'lima', turn: 0 }],
    lastKnown: undefined,
    turn: undefined,
  });
});

it('lists a few cities, and counts many', () => {
  const cities = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `city-${String(index)}`);
  expect(listsIn(cities(8))).toBe(true);
  expect(listsIn(cities(9))).toBe(false);
});

it('tells a sighting once, though it is also where everybody saw him last', () => {
  const sightings = [
    { city: 'manila', turn: 4 },
    { city: 'lima', turn: 1 },
  ];
  expect(isSighting({ sightings }, { city: 'manila', turn: 4 })).toBe(true);
  expect(isSighting({ sightings }, { city: 'manila', turn: 5 })).toBe(false);
  expect(isSighting({ sightings }, { city: 'lima', turn: 4 })).toBe(false);
});
