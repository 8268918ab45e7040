// Tables of this server that everybody may find: sit down, or watch.
import type { TableSummary } from '@cordon/protocol';
import { Link } from 'wouter';
import { Glyph } from '../../icons/Glyph.tsx';
import { useAllWords } from '../../words/context.tsx';
import { titleOf } from '../../boxes/boxes.ts';
import styles from './TableList.module.css';

/** As many as one looks through. */
const MOST = 12;

export function OpenTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const words = useAllWords().home;
  if (tables.length === 0) return undefined;
  return (
    <section className={styles['tables']}>
      <h2>{words.listed}</h2>
      <p className={styles['soft']}>{words.listedAbout}</p>
      <ul className={styles['list']}>
        {tables.slice(0, MOST).map((table) => (
          <li key={table.table}>
            <OpenTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTable({ table: { table, about, status } }: { readonly table: TableSummary }) {
  const { home, language } = useAllWords();
  // Seats behind those of the players are spoken for: nobody takes them.
  const seats = about.seats.slice(0, about.players);
  const names = seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  const free = about.players - names.length - bots;
  const mayJoin = free > 0 || (status === 'playing' && bots > 0);
  return (
    <div className={styles['card']}>
      <Link href={`/t/${table}`} className={styles['link']}>
        <h3>{titleOf(language, about)}</h3>
        <div className={styles['state']}>
          {free > 0 ? home.freeSeats(free) : home.players(about.players)}
          {names.length === 0 ? undefined : `, ${home.listedBy(names.join(', '))}`}
        </div>
        <p className={styles['go']}>
          <Glyph name={mayJoin ? 'chair' : 'watch'} size={18} />
          {mayJoin ? home.joinTable : home.watchTable}
        </p>
      </Link>
    </div>
  );
}
