import { describe, expect, it } from 'vitest';
import {
  apply,
  audienceOf,
  clone,
  factsFor,
  hashState,
  legal,
  sight,
  view,
  type Command,
  type State,
} from '../../../../../src/index.ts';
import {
  drivesDone,
  mayBeIn,
  terroristCity,
} from '../../../../../src/modules/brink/challenges/bioTerrorist/memory.ts';
import { demand } from '../../../../properties/demand.ts';
import { BT, hisTurn, shown, terroristTable } from './tables.ts';

/** Everything that reaches the first player with a command, but for the cities that are worked out. */
function observed(state: State, command: Command): readonly [State, string] {
  const after = clone(state);
  const seats = audienceOf(state, command);
  const applied = apply(after, command);
  if (!applied.ok) throw new Error(applied.error.message);
  const seen = sight(after, 1).table;
  const { id } = after.game.fields.find(({ name }) => name === 'terrorist.possible')!;
  seen.cells.fill(0, after.game.offsets[id], after.game.offsets[id]! + 8);
  const words = seats === undefined || seats.includes(1) ? command : undefined;
  return [after, JSON.stringify([words, factsFor(applied.value, 1), hashState(seen)])];
}

/** What worlds of one history differ in: his hand is the same in all. */
const secretsOf = (world: State): number => 4 * terroristCity(world) + drivesDone(world);

/** What the team has observed so far to every world in which it would have, by what is hidden there. */
type Histories = Map<string, Map<number, State>>;

function begin(worlds: readonly State[]): Histories {
  return new Map([['', new Map(worlds.map((world) => [secretsOf(world), world]))]]);
}

/** Every history goes on with each of these commands that is legal in any of its worlds. */
function goOn(histories: Histories, choose: (command: Command) => boolean): Histories {
  const later: Histories = new Map();
  const numbers = new Map<string, number>();
  for (const [history, worlds] of histories)
    for (const world of worlds.values())
      for (const command of legal(world).filter(choose)) {
        const [after, look] = observed(world, command);
        const key = `${history} ${look}`;
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        const name = `${String(histories.size)}.${String(numbers.get(key))}`;
        later.set(name, (later.get(name) ?? new Map<number, State>()).set(secretsOf(after), after));
      }
  return later;
}

/** In every history the cities worked out are those of its worlds, and so are the numbers of drives. */
function check(histories: Histories): void {
  for (const worlds of histories.values()) {
    const all = [...worlds.values()];
    const [{ game }] = all as [State];
    const cities = new Set(all.map((world) => game.cityIds[terroristCity(world)]!));
    const driven = new Set(worlds.keys());
    const inOrder = game.cityIds.filter((city) => cities.has(city)).join(' ');
    for (const world of all) {
      const { possible } = view(world, 0).shows['terrorist'] as { possible: readonly string[] };
      demand(possible.join(' ') === inOrder, () => `${possible.join(' ')} instead of ${inOrder}`);
      for (let at = 0; at < 4 * game.shape.cities; at++)
        demand(
          mayBeIn(world, at % 4, at >> 2) === driven.has(at),
          'the number of drives is not that of the histories',
        );
    }
  }
}

const kinds =
  (...names: readonly string[]) =>
  (command: Command): boolean =>
    names.includes(command.kind);

describe('the cities in which he may be', () => {
  it('BRINK-BVW-10 are exactly those of all histories that the team cannot tell apart, over a whole turn of his', () => {
    const possible = ['cairo', 'lima'];
    const worlds = possible.map(
      (city) =>
        hisTurn({
          at: { dispatcher: 'algiers', researcher: 'bogota' },
          terrorist: { city, hand: ['cairo', 'osaka'], possible },
        }).state,
    );
    let histories = begin(worlds);
    check(histories);
    for (let command = 0; command < 3; command++) {
      // The last one without the 46 destinations of a flight in each of many histories.
      histories = goOn(histories, (one) => command < 2 || one.kind !== 'fly-out');
      check(histories);
    }
    expect(histories.size).toBeGreaterThan(100);
  }, 60_000);

  it('BRINK-BVW-10 and so they are across turns, with team pawns that move and a capture', () => {
    const possible = ['cairo', 'baghdad'];
    const worlds = possible.map(
      (city) =>
        terroristTable({
          at: { dispatcher: 'algiers', researcher: 'lima' },
          terrorist: { city, possible },
          options: { windows: 'possible' },
        }).state,
    );
    const round: readonly ((command: Command) => boolean)[] = [
      (command) => command.kind === 'drive' && ['cairo', 'istanbul'].includes(command.to),
      kinds('end', 'capture'),
      kinds('end', 'draw-infection', 'sneak', 'wait'),
      kinds('draw-infection', 'sneak', 'wait', 'infect-locally'),
      kinds('escape', 'sneak', 'wait'),
      kinds('escape', 'sneak', 'wait', 'end'),
      (command) => command.kind !== 'drive' || command.to === 'bogota',
    ];
    let histories = begin(worlds);
    for (const choose of round) {
      histories = goOn(histories, (command) => choose(command) && command.kind !== 'fly-in');
      check(histories);
    }
    expect(histories.size).toBeGreaterThan(20);
  }, 60_000);

  it('BRINK-SC-46 BRINK-BVW-10 three connections from the last sighting after three hidden commands, and one city after an infection', () => {
    const s = hisTurn({
      at: { dispatcher: 'tokyo', researcher: 'tokyo' },
      terrorist: { city: 'cairo', hand: ['lima'] },
      options: { windows: 'possible' },
    });
    s.does('fly-in lima', 'wait', 'wait').as('researcher').does('end');
    // Two waits may have been drives already.
    const { distances, shape, cityIds, cityNumbers } = s.game;
    const within = (steps: number): string[] =>
      cityIds.filter((_, city) => distances[cityNumbers.get('lima')! * shape.cities + city]! <= steps);
    expect(shown(s).possible).toEqual(within(2));
    const fresh = hisTurn({
      at: { dispatcher: 'tokyo', researcher: 'tokyo' },
      terrorist: { city: 'lima', possible: ['lima'] },
    });
    fresh.does('sneak bogota', 'sneak miami', 'wait');
    expect(shown(fresh).possible).toEqual(within(3));
    const other = hisTurn({
      at: { dispatcher: 'tokyo', researcher: 'tokyo' },
      terrorist: { city: 'lima', possible: ['lima'] },
    });
    other.does('sneak bogota', 'sneak miami', 'infect-locally');
    expect(shown(other).possible).toEqual(['miami']);
    expect(shown(other, BT).city).toBe('miami');
  });
});
