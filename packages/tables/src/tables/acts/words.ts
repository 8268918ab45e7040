// Talking, and voting to abandon the game.
import type { Person, RequestOf } from '@cordon/protocol';
import type { Entry } from '../../entries/entries.ts';
import { nothing, numberOf, type Draft } from '../draft.ts';
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

/** More than half of the seats that people hold end the game. */
export function vote(
  table: Table,
  rights: Rights,
  { seat, abandon }: RequestOf<'vote'>,
): Draft<Readonly<Record<never, never>>> {
  needSeat(rights, seat);
  needPlaying(table);
  const people = table.seats.flatMap((one, index) => (one.kind === 'person' ? [index + 1] : []));
  const others = people.filter((number) => number !== seat && table.abandon.includes(number));
  const entries: Entry[] = [{ entry: 'voted', seat, abandon }];
  if (abandon === 'yes' && (others.length + 1) * 2 > people.length) entries.push({ entry: 'abandoned' });
  return { entries, answer: nothing };
}
