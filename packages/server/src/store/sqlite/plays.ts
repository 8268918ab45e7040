// Keeps the games of a deal in order with the append that changes one of them, at a cost that doesn't depend on how many there are.
import type { DatabaseSync } from 'node:sqlite';
import type { Play } from '@cordon/tables';
import { text } from '../columns.ts';
import { asideOf, NEVER, standingOf } from '../plays.ts';

export type PutPlay = (table: string, deal: string, listed: 'yes' | 'no', play: Play) => void;

/** Prepares every statement once. */
export function preparePlays(database: DatabaseSync): PutPlay {
  const addDeal = database.prepare('INSERT INTO deals (deal, day) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const dayOf = database.prepare('SELECT day FROM deals WHERE deal = ?');
  const setStrangersAside = database.prepare(`
    UPDATE plays SET standing = 1, aside = 'repeat' WHERE deal = ? AND day = '' AND standing = 0 AND began > 0`);
  const setAside = database.prepare(`
    UPDATE plays SET standing = 1, aside = 'repeat' WHERE table_id = ? AND standing < 2 AND aside <> 'repeat'`);
  const forgetPeople = database.prepare('DELETE FROM play_people WHERE table_id = ?');
  const addPerson = database.prepare(`
    INSERT INTO play_people (deal, person, began, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`);
  const firstTwo = database.prepare(`
    SELECT table_id FROM play_people WHERE deal = ? AND person = ? AND began < ${NEVER}
    ORDER BY began, table_id LIMIT 2`);
  const put = database.prepare(`
    INSERT INTO plays (table_id, deal, day, began, standing, aside, listed, rank, ended)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET deal = excluded.deal, day = excluded.day, began = excluded.began,
      standing = excluded.standing, aside = excluded.aside, listed = excluded.listed, rank = excluded.rank,
      ended = excluded.ended`);

  /** Whether it is the first game of all its people; a game that was, until now, is set aside. */
  function isFirst(table: string, deal: string, people: readonly string[]): boolean {
    let isNew = true;
    for (const person of people) {
      const [first, second] = firstTwo.all(deal, person);
      if (first === undefined || text(first, 'table_id') !== table) isNew = false;
      else if (second !== undefined) setAside.run(text(second, 'table_id'));
    }
    return isNew;
  }

  return (table, deal, listed, play) => {
    const { day, people, began, bots, end } = play;
    if (day !== '' && addDeal.run(deal, day).changes > 0) setStrangersAside.run(deal);
    forgetPeople.run(table);
    for (const person of people) addPerson.run(deal, person, began === 0 ? NEVER : began, table);
    const kept = dayOf.get(deal);
    const isNew = began === 0 || bots === 'yes' || isFirst(table, deal, people);
    const aside = asideOf(play, kept === undefined ? '' : text(kept, 'day'), isNew);
    const standing = standingOf(play, aside);
    put.run(table, deal, day, began, standing, aside, listed, end?.rank ?? null, end?.at ?? 0);
  };
}
