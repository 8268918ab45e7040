// Who plays with whom. Where everybody plays together there is one side, and nothing here changes anything.
import type { TableInfo } from '@cordon/protocol';

type Placed = Pick<TableInfo, 'seats'> | undefined;

const sideOf = (info: Placed, seat: number): number | undefined =>
  info?.seats.find((one) => one.seat === seat)?.side;

/** Whether some seats play against others. */
export function hasSides(info: Placed): boolean {
  const [first, ...others] = info?.seats ?? [];
  return others.some(({ side }) => side !== first?.side);
}

/** Whether two seats win together. Where there are sides, those who only watch are on none of them. */
export function isOneSide(info: Placed, one: number, other: number): boolean {
  if (!hasSides(info)) return true;
  const side = sideOf(info, one);
  return side !== undefined && side === sideOf(info, other);
}

/** Whether this side is that of one of these seats. */
export function isSideOf(info: Placed, side: number | undefined, seats: readonly number[]): boolean {
  return side !== undefined && seats.some((seat) => sideOf(info, seat) === side);
}

/** The seats of a side, in their order. */
export function seatsOfSide(info: Placed, side: number): readonly number[] {
  return (info?.seats ?? []).filter((one) => one.side === side).map(({ seat }) => seat);
}

/** Who plays the seats of a device where nobody has said so: opponents are several people. */
export function usualPeople(info: TableInfo | undefined): 'one' | 'several' {
  const [first = 0, ...others] = info?.you.seats ?? [];
  return others.some((seat) => !isOneSide(info, first, seat)) ? 'several' : 'one';
}

/** My seats that look at the table together with this one, where several people share a device: it alone, or its side where there are sides. */
export function companyOf(info: TableInfo | undefined, seat: number): readonly number[] {
  const seats = info?.you.seats ?? [];
  if (!seats.includes(seat)) return [seat];
  return hasSides(info) ? seats.filter((one) => isOneSide(info, one, seat)) : [seat];
}

/** The sides there are, in their order; none where everybody plays together. */
export function sidesThereAre(info: Placed): readonly number[] {
  if (!hasSides(info)) return [];
  return [...new Set(info?.seats.flatMap(({ side }) => side ?? []))].toSorted((one, other) => one - other);
}

/** The sides that I play for. */
export function mySides(info: Pick<TableInfo, 'seats' | 'you'> | undefined): readonly number[] {
  return sidesThereAre(info).filter((side) => isSideOf(info, side, info?.you.seats ?? []));
}

/** The one side that I play for, where no other person plays for it. */
export function sideOfMine(info: Pick<TableInfo, 'seats' | 'you'> | undefined): number | undefined {
  const [side, ...others] = mySides(info);
  if (info === undefined || side === undefined || others.length > 0) return undefined;
  const isMineOrBot = (seat: number): boolean =>
    info.you.seats.includes(seat) || info.seats[seat - 1]?.bot !== undefined;
  return seatsOfSide(info, side).every(isMineOrBot) ? side : undefined;
}

/** The bots of sides that I don't play for. */
export function botsAgainst(info: Pick<TableInfo, 'seats' | 'you'> | undefined): ReadonlyMap<number, string> {
  const own = mySides(info);
  const others = sidesThereAre(info).filter((side) => !own.includes(side));
  return new Map(
    others.flatMap((side) =>
      seatsOfSide(info, side).flatMap((seat) => {
        const bot = info?.seats[seat - 1]?.bot;
        return bot === undefined ? [] : [[seat, bot] as const];
      }),
    ),
  );
}
