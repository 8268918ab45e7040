// For whom bots think: the guest who made the table, else somebody who sits there; nobody's work goes last.
import { expect, test } from 'vitest';
import { claimOfNobody, claimOfTable } from '../../src/bots/claims.ts';
import type { Seat, Table } from '../../src/tables/table.ts';

const bot: Seat = { kind: 'bot', bot: 'fast' };
const person = (id: string): Seat => ({ kind: 'person', person: { id, name: id }, guests: [id], hash: 'x' });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a table is looked at
const tableWith = (...seats: readonly Seat[]): Table =>
  ({ id: 'table', host: { id: 'ann', name: 'Ann' }, seats }) as unknown as Table;

const known = (addresses: Readonly<Record<string, string>>) => (guest: string) => addresses[guest];

test('the host pays, whoever else sits there', () => {
  const addressOf = known({ ann: '1.1.1.1', bob: '2.2.2.2' });
  expect(claimOfTable(tableWith(person('bob'), bot), addressOf)).toEqual({
    path: ['1.1.1.1', 'ann', 'table'],
  });
});

test('for a host who has not been here, somebody who sits there pays', () => {
  const addressOf = known({ bob: '2.2.2.2' });
  expect(claimOfTable(tableWith(person('bob'), bot), addressOf)).toEqual({
    path: ['2.2.2.2', 'bob', 'table'],
  });
});

test.each([
  ['a table without people', [bot, bot], { ann: '1.1.1.1' }],
  ['a table whose people are unknown', [person('bob'), bot], {}],
])('%s goes last', (_, seats, addresses) => {
  const claim = claimOfTable(tableWith(...seats), known(addresses));
  expect(claim).toEqual(claimOfNobody('ann', 'table'));
  expect(claim.share).toBeLessThan(1);
});
