// The games one is in, on this device and online, those that wait for one first.
import { useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../../icons/Glyph.tsx';
import { useUnkept } from '../../local/localChannel.ts';
import { analysisPath } from '../../tables/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Sure } from '../../ui/Sure.tsx';
import { useAllWords } from '../../words/context.tsx';
import { localeOf } from '../../words/locale.ts';
import { titleOf } from '../../boxes/boxes.ts';
import { longDate } from '../../words/longDate.ts';
import { OpenTables } from './OpenTables.tsx';
import { stateOf } from './stateOf.ts';
import { useTables, type KnownTable } from './useTables.ts';
import styles from './TableList.module.css';

/** So many at once; the rest on demand. */
const FIRST = 6;

export function TableList() {
  const words = useAllWords().home;
  const { tables, listed, server, remove } = useTables();
  const [shown, setShown] = useState(FIRST);
  const unkept = useUnkept();
  if (tables.length === 0 && server === 'there') return <OpenTables tables={listed} />;
  return (
    <>
      <section className={styles['tables']}>
        <h2>{words.continue}</h2>
        {server === 'missing' ? <p className={styles['note']}>{words.noServer}</p> : undefined}
        {unkept.length > 0 ? <p className={styles['note']}>{words.unkept(unkept.length)}</p> : undefined}
        <ul className={styles['list']}>
          {tables.slice(0, shown).map((table) => (
            <li key={`${table.place} ${table.table}`}>
              <TableCard table={table} onRemove={() => void remove(table)} />
            </li>
          ))}
        </ul>
        {tables.length > shown ? (
          <Button weight="quiet" onClick={() => setShown(tables.length)}>
            {`+ ${String(tables.length - shown)}`}
          </Button>
        ) : undefined}
      </section>
      <OpenTables tables={listed} />
    </>
  );
}

function TableCard({ table, onRemove }: { readonly table: KnownTable; readonly onRemove: () => void }) {
  const { home, deals, table: tables, language } = useAllWords();
  const [asked, setAsked] = useState<'yes' | 'no'>('no');
  const { about, place, touched, mine } = table;
  const href = place === 'local' ? `/local/${table.table}` : `/t/${table.table}`;
  const time = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(touched));
  return (
    <div className={styles['card']} data-mine={mine}>
      <Link href={href} className={styles['link']}>
        <h3>{titleOf(language, about)}</h3>
        <div className={styles['state']}>{stateOf(table, home)}</div>
        {about.day === undefined ? undefined : (
          <p className={styles['more']}>{deals.ofDay(longDate(about.day, language))}</p>
        )}
        <p className={styles['more']}>
          {home.players(about.players)} · {place === 'local' ? home.local : home.online} ·{' '}
          {home.touched(time)}
        </p>
      </Link>
      {table.status === 'over' ? (
        <Link
          href={analysisPath(place, table.table)}
          className={styles['analysis']}
          aria-label={tables.analyse.other}
          title={tables.analyse.other}
        >
          <Glyph name="chart" size={18} />
        </Link>
      ) : undefined}
      {place === 'local' ? (
        <>
          <Button
            weight="quiet"
            size="small"
            icon={<Glyph name="trash" size={18} />}
            aria-label={home.remove}
            onClick={() => setAsked('yes')}
          />
          <Sure
            question={home.removeSure}
            yes={home.remove}
            no={home.keep}
            open={asked}
            onYes={onRemove}
            onClose={() => setAsked('no')}
          />
        </>
      ) : undefined}
    </div>
  );
}
