// Talking, and voting to abandon the game.
import type { Person, RequestOf } from '@cordon/protocol';
import type { Entry, EntryOf } from '../../entries/entries.ts';
import { nothing, numberOf, type Draft } from '../draft.ts';
import { peopleAt } from '../people.ts';
import { Refusal } from '../refusal.ts';
import { needPart, needPlaying, needSeat, personOf, type Rights } from '../rights.ts';
import { hasSides, sideAt, sidesOf } from '../sides.ts';
import type { Table } from '../table.ts';

export function say(
  table: Table,
  rights: Rights,
  guest: Person | undefined,
  { text, to, seat: named }: RequestOf<'say'>,
): Draft<{ readonly number: number }> {
  needPart(rights);
  if (named !== undefined) needSeat(rights, named);
  const side = to === undefined ? undefined : sideSpokenTo(table, rights, named);
  const seat = named ?? rights.seats.find((one) => side === undefined || sideAt(table.game, one) === side);
  const entry: EntryOf<'said'> = {
    entry: 'said',
    person: personOf(table, rights, guest),
    ...(seat === undefined ? {} : { seat }),
    ...(side === undefined ? {} : { side }),
    text,
  };
  return { entries: [entry], answer: numberOf };
}

/** The side that is to hear it: the speaker's own, while the game is on. Before it seats still change hands. */
function sideSpokenTo(table: Table, { seats }: Rights, seat: number | undefined): number {
  if (!hasSides(table.game)) throw new Refusal('not-allowed', 'All at this table play together.');
  needPlaying(table);
  const own = sidesOf(table.game, seat === undefined ? seats : [seat]);
  if (own[0] === undefined) throw new Refusal('not-allowed', 'Only those who sit on a side talk to it.');
  if (own.length > 1)
    throw new Refusal('not-your-seat', 'You sit on several sides: name the seat you speak from.');
  return own[0];
}

/** More than half of the people of each side end the game; whoever holds several seats of a side has one vote there. */
export function vote(
  table: Table,
  rights: Rights,
  { seat, abandon }: RequestOf<'vote'>,
): Draft<Readonly<Record<never, never>>> {
  needSeat(rights, seat);
  needPlaying(table);
  const { game, seats } = table;
  const people = peopleAt(seats);
  const votes = people.filter((own) => own.some((one) => one === seat || table.abandon.includes(one)));
  const ends = sidesOf(game, people.flat()).every((side) => {
    const isOn = (own: readonly number[]): boolean => own.some((one) => sideAt(game, one) === side);
    return votes.filter(isOn).length * 2 > people.filter(isOn).length;
  });
  const entries: Entry[] = [{ entry: 'voted', seat, abandon }];
  if (abandon === 'yes' && ends) entries.push({ entry: 'abandoned' });
  return { entries, answer: nothing };
}
