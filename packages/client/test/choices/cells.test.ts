// The grid has every offer in one cell, in an order that no move of a turn changes.
import { expect, test } from 'vitest';
import { cellsOf, keptOrder, STEP, type Order } from '../../src/choices/cells.ts';
import { readOffers } from '../../src/choices/read.ts';
import { factsOf } from '../../src/games/games.ts';
import { lookAround, tables } from './positions.ts';
import { BASE, viewOf } from './views.ts';
import { digitsOf } from '../../src/screens/table/keys/digits.ts';

const GROUPS = ['events', 'actions', 'abilities', 'steps'];

test('events come first, then actions, then what the role can do, then the step that goes on', () => {
  const facts = factsOf('base');
  const legal = ['end', 'drive paris', 'send 2 to paris', 'send 2 driving to milan', 'airlift 1 to paris'];
  const offers = readOffers(facts, legal, 1);
  const view = viewOf({ ...BASE, roles: ['dispatcher', 'medic'] }, { 1: { hand: ['airlift', 'forecast'] } });
  const cells = cellsOf({ facts, view, seat: 1, offers, beside: [] });
  expect(cells.map(({ key, offers: own }) => [key, own.length])).toEqual([
    ['airlift', 1],
    ['forecast', 0],
    ['drive', 1],
    ['treat', 0],
    ['give', 0],
    ['take', 0],
    ['build', 0],
    ['direct', 0],
    ['charter', 0],
    ['shuttle', 0],
    ['cure', 0],
    ['send', 2],
    [STEP, 1],
  ]);
  // Actions keep their digits whatever events are held.
  expect(digitsOf(cells).get('drive')).toBe('1');
  expect(digitsOf(cells).get('send')).toBe('0');
});

test('a cure piece by piece has a cell only while it can be done, also where a challenge has the name of its box', () => {
  const facts = factsOf('base');
  const view = viewOf({ game: 'base', boxes: ['lab'], challenges: ['lab'], roles: ['medic', 'virologist'] });
  const keysOf = (seat: number, legal: readonly string[]): string[] =>
    cellsOf({ facts, view, seat, offers: readOffers(facts, legal, seat), beside: [] }).map(({ key }) => key);
  expect(keysOf(1, ['end'])).toContain('lab');
  expect(keysOf(1, ['end'])).not.toContain('cure-piecemeal');
  expect(keysOf(2, ['end', 'cure blue piece by piece'])).toContain('cure-piecemeal');
});

test('a seat without a pawn has the cells of all it can do, and nobody else has them', () => {
  const facts = factsOf('base');
  const view = viewOf({
    game: 'base',
    boxes: ['brink', 'lab'],
    challenges: ['lab', 'solo'],
    roles: ['medic'],
  });
  const keysOf = (seat: number, legal: readonly string[]): string[] =>
    cellsOf({ facts, view, seat, offers: readOffers(facts, legal, seat), beside: [] })
      .filter(({ group }) => group !== 'events')
      .map(({ key }) => key);
  expect(keysOf(2, ['rest', 'draw-card'])).toEqual([
    'cure',
    'send',
    'lab',
    'assign',
    'exchange',
    'draw-card',
    STEP,
  ]);
  // In the same places before its step.
  expect(keysOf(2, [])).toEqual(keysOf(2, ['rest', 'draw-card']));
  const players = keysOf(1, ['end', 'drive chicago']);
  expect(players).toEqual(expect.arrayContaining(['drive', 'treat', 'cure', 'lab']));
  for (const key of ['send', 'assign', 'exchange', 'draw-card', 'solo', 'cure-piecemeal'])
    expect(players).not.toContain(key);
});

test('in real games every offer has its cell, and nothing moves before the turn is over', () => {
  const requests = tables().filter((_, index) => index % 3 === 0);
  const boxed = { game: 'base', players: 4, boxes: ['brink', 'lab'], options: { hands: 'open' } };
  let order: Order | undefined;
  lookAround([...requests, boxed], 1, ({ facts, legal, seat, view: see }) => {
    const view = see();
    const offers = readOffers(facts, legal, seat);
    const cells = cellsOf({ facts, view, seat, offers, beside: [] });
    const groups = cells.map(({ group }) => GROUPS.indexOf(group));
    expect(groups).toEqual(groups.toSorted((one, other) => one - other));
    expect(new Set(cells.map(({ key }) => key)).size).toBe(cells.length);
    expect(cells.at(-1)?.key).toBe(STEP);
    const inCells = cells.flatMap((cell) => cell.offers.map(({ words }) => words));
    expect(inCells.toSorted()).toEqual(legal.toSorted());
    const now = keptOrder(order, { of: `${String(seat)} ${String(view.turnsDone)}`, cells });
    const keys = now.cells.map(({ key }) => key);
    const before =
      order?.of === now.of ? order.cells.map(({ key }) => key).filter((key) => key !== STEP) : [];
    expect(keys.slice(0, before.length)).toEqual(before);
    expect(keys.at(-1)).toBe(STEP);
    order = now;
  });
});

test('the grid has room for an event that is drawn within the turn', () => {
  const facts = factsOf('base');
  const cellsWith = (hand: readonly string[]) =>
    cellsOf({
      facts,
      view: viewOf({ ...BASE, roles: ['scientist', 'medic'] }, { 1: { hand } }),
      seat: 1,
      offers: [],
      beside: [],
    });
  const begun = keptOrder(undefined, { of: '1', cells: cellsWith([]) });
  const drawn = keptOrder(begun, { of: '1', cells: cellsWith(['airlift']) });
  expect(drawn.cells).toHaveLength(begun.cells.length + 1);
  expect(drawn.room).toBe(begun.room);
  expect(keptOrder(drawn, { of: '1', cells: cellsWith([]) }).room).toBe(begun.room);
  const crowded = keptOrder(drawn, {
    of: '1',
    cells: cellsWith(['airlift', 'forecast', 'government-grant']),
  });
  expect(crowded.room).toBe(crowded.cells.length);
});

test('an event that is drawn takes the place of one that was played within the turn', () => {
  const facts = factsOf('base');
  const cellsWith = (hand: readonly string[]) =>
    cellsOf({
      facts,
      view: viewOf({ ...BASE, roles: ['scientist', 'medic'] }, { 1: { hand } }),
      seat: 1,
      offers: [],
      beside: [],
    });
  const begun = keptOrder(undefined, { of: '1', cells: cellsWith(['airlift', 'government-grant']) });
  const played = keptOrder(begun, { of: '1', cells: cellsWith(['government-grant']) });
  const drawn = keptOrder(played, { of: '1', cells: cellsWith(['government-grant', 'forecast']) });
  expect(drawn.cells.map(({ key }) => key)).toEqual(
    begun.cells.map(({ key }) => (key === 'airlift' ? 'forecast' : key)),
  );
  expect(drawn.room).toBe(begun.room);
});
