// Keeps who looks at the table, and what of it they may see.
import { useCallback, useMemo, useState } from 'react';
import type { TableModel } from '../../table/model.ts';
import { privateTo } from '../../table/private.ts';
import { turnOf } from '../../table/seats.ts';
import { usualPeople } from '../../table/sides.ts';
import { peopleAt, type People } from '../../tables/people.ts';
import { seatingOf, type Seating, type Wish } from './seating.ts';

export interface Seated extends Seating {
  /** The table as far as it is shown. */
  readonly known: TableModel;
  readonly people: People;
  readonly choose: (seat: number) => void;
  readonly uncover: () => void;
}

export function useSeating(model: TableModel): Seated {
  const { id, position } = model;
  const waitsFor = turnOf(model)?.waitsFor ?? 0;
  const usual = usualPeople(model.info);
  const people = useMemo(() => peopleAt(id, usual), [id, usual]);
  const [wish, setWish] = useState<Wish>();
  const [present, setPresent] = useState<number>();
  const { seat, covered, secret, company: together } = seatingOf(model, { people, wish, present });
  const company = useSame(together);
  const known = useMemo(
    () => (secret === 'yes' ? privateTo(model, company) : model),
    [model, company, secret],
  );
  const choose = useCallback(
    (one: number) => setWish({ seat: one, waitsFor, position }),
    [waitsFor, position],
  );
  const uncover = useCallback(() => setPresent(seat), [seat]);
  return { seat, covered, secret, company, known, people, choose, uncover };
}

/** The same list as long as the same seats are in it. */
function useSame(seats: readonly number[]): readonly number[] {
  const key = seats.join(' ');
  return useMemo(() => seats, [key]);
}
