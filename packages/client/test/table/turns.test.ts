import type { Fact } from '@cordon/engine';
import { expect, test } from 'vitest';
import { turnsOf, turnsSince, type Turn } from '../../src/table/turns.ts';
import { created, logFrom, played, said, undone, type Bare } from './support/entries.ts';

const began = (turn: number, seat: number): Fact => ({ fact: 'turnBegan', turn, seat });
const drew = (seat: number): Fact => ({ fact: 'drew', seat, count: 2 });
const looked = (seat: number): Fact => ({ fact: 'lookedAt', seat, deck: 'infection', count: 2 });
const started: Bare = { entry: 'started', move: 0, facts: [drew(1), began(1, 1)] };

/** Turn, seat, and the numbers of the entries with how many facts each has there. */
const shapes = (turns: readonly Turn[]) =>
  turns.map(({ turn, seat, lines }) => [
    turn,
    seat,
    lines.map(({ entry, facts }) => `${String(entry.number)}:${String(facts.length)}`).join(' '),
  ]);

test('a turn ends within the command that ends it; what follows belongs to the next', () => {
  const log = logFrom(
    1,
    created,
    started,
    played(1, 1),
    played(1, 2, { facts: [drew(1), began(2, 2), looked(2)] }),
    said('hello'),
    played(2, 3, { facts: [drew(2), began(3, 1)] }),
  );
  expect(shapes(turnsOf(log))).toEqual([
    [0, 0, '1:0 2:1'],
    [1, 1, '3:0 4:1'],
    [2, 2, '4:1 5:0 6:1'],
    [3, 1, ''],
  ]);
});

test('what is chosen before the first turn belongs to the setup', () => {
  const log = logFrom(
    1,
    { entry: 'started', move: 0, facts: [drew(1)] },
    played(1, 1),
    played(2, 2, { facts: [began(1, 1)] }),
  );
  expect(shapes(turnsOf(log))).toEqual([
    [0, 0, '1:1 2:0 3:0'],
    [1, 1, ''],
  ]);
});

test('taking back leads into the turn before', () => {
  const log = logFrom(1, started, played(1, 1, { facts: [began(2, 2)] }), undone(1, 0), played(1, 1));
  const turns = turnsOf(log);
  expect(shapes(turns)).toEqual([
    [0, 0, '1:1'],
    [1, 1, '2:0 3:0 4:0'],
  ]);
  expect(turns[1]!.lines.map(({ gone }) => gone)).toEqual(['yes', 'no', 'no']);
});

test('a log may begin in the middle of a turn', () => {
  const fork: Bare = { entry: 'started', move: 40, facts: [] };
  const log = logFrom(1, created, fork, played(2, 41), played(2, 42, { facts: [began(9, 1)] }));
  expect(shapes(turnsOf(log))).toEqual([
    [0, 0, '1:0 2:0'],
    [undefined, 0, '3:0 4:0'],
    [9, 1, ''],
  ]);
});

test('a turn that has not changed is the same one', () => {
  const log = logFrom(1, started, played(1, 1, { facts: [began(2, 2)] }), played(2, 2));
  const [first, own, last] = turnsOf(log);
  const later = turnsOf([...log, ...logFrom(4, played(2, 3))]);
  expect(later[0]).toBe(first);
  expect(later[1]).toBe(own);
  expect(later[2]).not.toBe(last);
});

test('others have played since my last turn, and whoever has just begun has not missed it', () => {
  const log = logFrom(
    1,
    started,
    played(1, 1, { facts: [began(2, 2)] }),
    played(2, 2, { facts: [began(3, 3)] }),
    played(3, 3, { facts: [began(4, 1)] }),
  );
  const turns = turnsOf(log);
  const since = (own: readonly number[], all = turns) => turnsSince(all, own).map(({ turn }) => turn);
  expect(since([1])).toEqual([2, 3]);
  expect(since([2])).toEqual([3, 4]);
  expect(since([1, 2, 3])).toEqual([]);
  // While somebody else still plays.
  expect(since([1], turns.slice(0, 3))).toEqual([2]);
});
