// The deal of the day: what is played, how one plays it, and how it went for others and for the bots.
import { use, useState } from 'react';
import { wordsOf } from '../../../boxes/load.ts';
import { Glyph } from '../../../icons/Glyph.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAllWords } from '../../../words/context.tsx';
import { localeOf } from '../../../words/locale.ts';
import { longDate } from '../../../words/longDate.ts';
import { DealTable } from '../../deals/DealTable.tsx';
import { DailyPlayed } from './DailyPlayed.tsx';
import { DailyWays } from './DailyWays.tsx';
import { useDaily, type Daily } from './useDaily.ts';
import styles from './Daily.module.css';

const FIRST = 5;
const DAY = 86_400_000;
/** There is no deal before. */
const FIRST_DAY = '2026-01-01';

const dayBeside = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

export function DailyCard() {
  const { deals: words, app } = useAllWords();
  const [day, setDay] = useState<string>();
  const [shown, setShown] = useState(FIRST);
  const daily = useDaily(day, shown);
  const show = (next: string): void => {
    setDay(next);
    setShown(FIRST);
  };
  return (
    <section className={styles['daily']} aria-labelledby="daily">
      {typeof daily === 'string' ? (
        <div className={styles['what']}>
          <h2 id="daily" className={styles['title']}>
            {words.title}
          </h2>
          <p className={styles['soft']} role="status">
            {daily === 'asking' ? app.loading : words.missing}
          </p>
        </div>
      ) : (
        <Known daily={daily} shown={shown} onDay={show} onMore={() => setShown(daily.deal.total)} />
      )}
    </section>
  );
}

interface KnownProps {
  readonly daily: Daily;
  readonly shown: number;
  readonly onDay: (day: string) => void;
  readonly onMore: () => void;
}

function Known({ daily, shown, onDay, onMore }: KnownProps) {
  const { deals: words, language } = useAllWords();
  const { deal, place } = daily;
  const { day, today, config } = deal;
  const say = use(wordsOf(language, config));
  return (
    <>
      <div className={styles['what']}>
        <Leaf day={day} />
        <div className={styles['head']}>
          <h2 id="daily" className={styles['title']}>
            {words.title}
          </h2>
          <div className={styles['days']}>
            <Button
              weight="quiet"
              size="small"
              aria-label={words.dayBefore}
              disabled={day <= FIRST_DAY}
              icon={<Glyph name="chevron-left" size={18} />}
              onClick={() => onDay(dayBeside(day, -1))}
            />
            <span aria-live="polite">{day === today ? words.today : longDate(day, language)}</span>
            <Button
              weight="quiet"
              size="small"
              aria-label={words.dayAfter}
              disabled={day >= today}
              icon={<Glyph name="chevron-right" size={18} />}
              onClick={() => onDay(dayBeside(day, 1))}
            />
          </div>
        </div>
        <div className={styles['config']}>
          <DailyPlayed config={config} say={say} />
        </div>
        <p className={styles['soft']}>{place === 'online' ? words.about : words.aboutLocal}</p>
        <DailyWays key={day} daily={daily} />
      </div>
      <div className={styles['results']}>
        <h3>{words.results}</h3>
        <DealTable deal={deal} say={say} none={words.none} shown={shown} onMore={onMore} />
      </div>
    </>
  );
}

/** The date as a leaf of a calendar. */
function Leaf({ day }: { readonly day: string }) {
  const { language } = useAllWords();
  const date = new Date(day);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(date);
  return (
    <time dateTime={day} className={styles['leaf']}>
      <span>{part({ month: 'short' })}</span>
      <b>{part({ day: 'numeric' })}</b>
    </time>
  );
}
