// Every reordering there is, in both games: found on the board, and played as one group.
import type { ConfigRequest } from '@cordon/engine';
import { describe, expect, test } from 'vitest';
import { orderingIn } from '../../src/choices/ordering.ts';
import { EngineTable } from '../support/engineTable.ts';

/** A table where cards are being put in order, by the command that begins it. */
function orderingAfter(request: ConfigRequest, begins: string): EngineTable {
  for (let seed = 0; ; seed++) {
    const table = new EngineTable(request, `ordering ${String(seed)}`);
    for (let move = 0; move < 12; move++) {
      const offers = table.legal(table.waitsFor);
      const found = offers.find(({ words }) => words === begins);
      table.play(table.waitsFor, (found ?? offers.at(-1)!).words);
      if (found !== undefined) return table;
    }
  }
}

const ways = [
  { begins: 'forecast', deck: 'infection', count: 6, request: { game: 'base', players: 2 } },
  {
    begins: 'forecast',
    deck: 'infection',
    count: 6,
    request: { game: 'base', players: 3, boxes: ['brink'], challenges: ['mutation'] },
  },
  {
    begins: 'study',
    deck: 'player',
    count: 3,
    request: { game: 'iberia', players: 2, roles: ['royal-academy-scientist', 'nurse'] },
  },
] as const;

describe.each(ways)('$begins with $request', ({ begins, deck, count, request }) => {
  test('its cards can be put in any order at once', () => {
    const table = orderingAfter(request, begins);
    const { view, offers, seat } = table.scene('en');
    const ordering = orderingIn(view, offers)!;
    expect(ordering).toMatchObject({ deck, placed: 0 });
    expect(ordering.cards).toHaveLength(count);
    const order = ordering.cards.toReversed();
    for (const words of ordering.commands(order)) table.play(seat, words);
    const after = table.scene('en');
    expect(orderingIn(after.view, after.offers)).toBeUndefined();
    const told = table.model.entries.flatMap((entry) =>
      entry.entry === 'played' ? entry.facts.filter(({ fact }) => fact === 'reordered') : [],
    );
    expect(told.map((fact) => fact['card'])).toEqual(order);
  });

  test('some of them may have their places already', () => {
    const table = orderingAfter(request, begins);
    const { offers, view, seat } = table.scene('en');
    const last = orderingIn(view, offers)!.cards.at(-1)!;
    table.play(seat, offers.find(({ operands }) => Object.values(operands).includes(last))!.words);
    const after = table.scene('en');
    const ordering = orderingIn(after.view, after.offers)!;
    expect(ordering.placed).toBe(1);
    expect(ordering.cards).not.toContain(last);
    for (const words of ordering.commands(ordering.cards)) table.play(seat, words);
    const end = table.scene('en');
    expect(orderingIn(end.view, end.offers)).toBeUndefined();
  });
});

test('an ordinary turn puts nothing in order', () => {
  const { view, offers } = new EngineTable({ game: 'base', players: 2 }, 'turn').scene('en');
  expect(orderingIn(view, offers)).toBeUndefined();
});
