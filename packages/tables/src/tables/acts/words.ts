// Talking, and voting to abandon the game.
import type { Person, RequestOf } from '@cordon/protocol';
import type { Entry } from '../../entries/entries.ts';
import { nothing, numberOf, type Draft } from '../draft.ts';
import { peopleAt } from '../people.ts';
import { needPart, needPlaying, needSeat, personOf, type Rights } from '../rights.ts';
import type { Table } from '../table.ts';

export function say(
  table: Table,
  rights: Rights,
  guest: Person | undefined,
  { text }: RequestOf<'say'>,
): Draft<{ readonly number: number }> {
  needPart(rights);
  const number = rights.seats[0];
  const plain = { entry: 'said', person: personOf(table, rights, guest), text } as const;
  return { entries: [number === undefined ? plain : { ...plain, seat: number }], answer: numberOf };
}

/** More than half of the people end the game; whoever holds several seats has one vote. */
export function vote(
  table: Table,
  rights: Rights,
  { seat, abandon }: RequestOf<'vote'>,
): Draft<Readonly<Record<never, never>>> {
  needSeat(rights, seat);
  needPlaying(table);
  const people = peopleAt(table.seats);
  const votes = people.filter((own) => own.some((one) => one === seat || table.abandon.includes(one)));
  const entries: Entry[] = [{ entry: 'voted', seat, abandon }];
  if (abandon === 'yes' && votes.length * 2 > people.length) entries.push({ entry: 'abandoned' });
  return { entries, answer: nothing };
}
