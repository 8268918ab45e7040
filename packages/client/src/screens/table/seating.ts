// From which seat a table is looked at. Where several people with secrets from each other share a device, the next of them has to
// say so before anything of theirs is shown: whoever has a private hand, and a side that plays against another one.
import type { TableModel } from '../../table/model.ts';
import { actingSeat, isOn, turnOf } from '../../table/seats.ts';
import { companyOf, hasSides, isOneSide } from '../../table/sides.ts';
import type { People } from '../../tables/people.ts';

export interface Wish {
  readonly seat: number;
  /** For whom the game waited then, and the position of the board. */
  readonly waitsFor: number;
  readonly position: number;
}

export interface Seating {
  readonly seat: number;
  /** Whether the table is covered until the person of that seat says so. */
  readonly covered: 'yes' | 'no';
  /** Whether only what the seats before the device may know is shown. */
  readonly secret: 'yes' | 'no';
  /** My seats that look together: that one and, where there are sides, its partners. */
  readonly company: readonly number[];
}

export interface AtDevice {
  readonly people: People;
  /** The seat that somebody asked for. */
  readonly wish: Wish | undefined;
  /** The seat of the person who said last that they hold the device. */
  readonly present: number | undefined;
}

export function seatingOf(model: TableModel, { people, wish, present }: AtDevice): Seating {
  const mine = model.info?.you.seats ?? [];
  const waitsFor = turnOf(model)?.waitsFor ?? 0;
  if (!isSecret(model, people)) {
    // A seat that was asked for is looked from until the game waits for another one; one that somebody speaks for, until anything happens.
    const isLasting = wish?.position === model.position || !speaksForAnother(model);
    const asked = wish?.waitsFor === waitsFor && isLasting ? wish.seat : undefined;
    const seat = asked ?? actingSeat(model) ?? mine[0] ?? 0;
    return { seat, covered: 'no', secret: 'no', company: people === 'one' ? mine : [seat] };
  }
  const wished = wish?.position === model.position ? wish.seat : undefined;
  const waited = mine.includes(waitsFor) ? waitsFor : undefined;
  const seat = wished ?? waited ?? present ?? mine[0] ?? 0;
  const company = companyOf(model.info, seat);
  const isHere = present !== undefined && company.includes(present);
  return { seat, covered: isHere ? 'no' : 'yes', secret: 'yes', company };
}

/** Whether one of my seats decides for another one. */
function speaksForAnother({ info }: TableModel): boolean {
  return (
    info?.seats.some(({ speaker }) => speaker !== undefined && info.you.seats.includes(speaker)) === true
  );
}

/** Partners at one device share what they hold; only where nobody plays against anybody do hands decide. */
function isSecret({ info }: TableModel, people: People): boolean {
  if (people === 'one' || info === undefined || !isOn(info)) return false;
  const persons = info.you.seats.filter((seat) => info.seats[seat - 1]?.speaker === undefined);
  if (hasSides(info)) return persons.some((seat) => !isOneSide(info, seat, persons[0]!));
  return persons.length > 1 && info.config.options['hands'] === 'private';
}
